"""The plan that fits a position: from the workers one has, those in hand, what has been built, and
what the objective tiles ask for."""

from __future__ import annotations

from typing import Final

from trailboss.core.features import clearly_ahead
from trailboss.core.rules import Position
from trailboss.elpaso.constants import NEED_BONUS, NEED_BUILDING, NEED_CARD
from trailboss.elpaso.scoring import own_buildings, owned_workers
from trailboss.elpaso.state import State

STYLES: Final = ("cowboys", "builders", "engineers")  # by type of worker
IN_HAND: Final = 0.5
BUILT: Final = 0.5
ASKED: Final = 0.5
CLEAR: Final = (1.0, 1.0, 1.0)  # how far a plan has to be ahead of the others


def plan(position: Position, seat: int) -> str:
    """The style to play a position in; `mixed` unless another one is clearly ahead."""
    assert isinstance(position, State)
    s = position
    t = s.tables
    p = s.players[seat]
    workers = owned_workers(s, p)
    points = [
        workers[worker] + IN_HAND * p.hand[t.cattle_count + worker] for worker in range(len(STYLES))
    ]
    points[1] += BUILT * len(own_buildings(s, seat))
    for tile in range(len(t.objectives)):
        for need in range(len(t.needs)):
            asked = ASKED * p.objectives[tile] * t.objective_needs[tile][need]
            kind, what = t.needs[need]
            if kind == NEED_BUILDING:
                points[1] += asked
            elif kind == NEED_BONUS:
                points[2] += asked
            elif kind == NEED_CARD and t.cattle_count <= what < t.cattle_count + len(STYLES):
                points[what - t.cattle_count] += asked
            else:
                points[0] += asked
    best = clearly_ahead(points, CLEAR)
    return STYLES[best] if best >= 0 else "mixed"
