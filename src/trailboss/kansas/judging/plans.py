"""The plan that fits a position: from what has been begun, what is on offer, and what the objective
cards in hand and before the player ask for."""

from __future__ import annotations

from typing import Final

from trailboss.core.features import clearly_ahead
from trailboss.core.rules import Position
from trailboss.kansas.constants import BUILDER, COWBOY, ENGINEER
from trailboss.kansas.state import State

STYLES: Final = ("cowboys", "builders", "engineers")  # by type of worker
HIRED: Final = 1.5  # what a worker of one's own says for a plan
OFFERED: Final = 0.5  # one in the job market
MOST_OFFERED: Final = 4
FORESEEN: Final = 0.25  # one that waits at Kansas City
ASKED: Final = 0.4  # a thing that an objective card asks for
# How far a plan has to be ahead of the others. Buildings pay off only for whoever is set on them.
CLEAR: Final = (1.0, 2.0, 0.75)
BUILDINGS: Final = 0  # tasks of objective cards, see load.TASKS
STATIONS: Final = 1
CATTLE: Final = (5, 6, 7)


def plan(position: Position, seat: int) -> str:
    """The style to play a position in; `mixed` unless another one is clearly ahead."""
    assert isinstance(position, State)
    s = position
    t = s.tables
    p = s.players[seat]
    points = [HIRED * (count - 1) for count in p.workers]
    offered = [0, 0, 0]
    for worker in s.jobs:
        if worker:
            offered[worker - 1] += 1
    for tile in s.foresight:
        if 0 <= tile < len(points):
            points[tile] += FORESEEN
    for worker in range(len(points)):
        points[worker] += OFFERED * min(MOST_OFFERED, offered[worker])
    for card in range(t.cattle_count, t.card_count):
        count = p.hand[card] + p.area[card]
        if count:
            tasks = t.objective_tasks[card]
            points[BUILDER] += ASKED * count * tasks[BUILDINGS]
            points[ENGINEER] += ASKED * count * tasks[STATIONS]
            for task in CATTLE:
                points[COWBOY] += ASKED * count * tasks[task]
    best = clearly_ahead(points, CLEAR)
    return STYLES[best] if best >= 0 else "mixed"
