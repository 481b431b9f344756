"""Public buildings: placing and replacing."""

from __future__ import annotations

from trailboss.core.events import EV_BUILT
from trailboss.core.frames import WIDTH
from trailboss.core.source import Source
from trailboss.elpaso.asking import Asking
from trailboss.elpaso.constants import (
    ALL_USED,
    BUILDER,
    EMPTY,
    OWNED,
    SEAT_KINDS,
    VISIT,
    VISIT_SPACE,
    VISIT_USED,
)
from trailboss.elpaso.movement import owner_of
from trailboss.elpaso.state import State
from trailboss.elpaso.workers import can_spend, spend


def kind_of(tile: int) -> int:
    return (tile - OWNED) % SEAT_KINDS


def build_cost(s: State, kind: int, space: int) -> tuple[int, int]:
    """Workers needed and the cost of the space; no workers means it cannot be built there."""
    cost = s.setup.kind_workers
    tile = s.ring[space]
    if tile == EMPTY:
        if s.players[s.seat].markers == 0:
            return (0, 0)
        return (cost[kind], s.tables.space_cost[space])
    if owner_of(tile) != s.seat:
        return (0, 0)
    return (max(0, cost[kind] - cost[kind_of(tile)]), 0)


def can_build_there(s: State, kind: int, space: int) -> bool:
    if s.buildings[kind] == 0:
        return False
    workers, cost = build_cost(s, kind, space)
    return workers > 0 and can_spend(s, BUILDER, workers, cost)


def can_build(s: State) -> bool:
    for space in s.tables.building_spaces:
        for kind in range(1, s.tables.kinds + 1):
            if can_build_there(s, kind, space):
                return True
    return False


def legal_build(s: State, moves: list[int]) -> None:
    t = s.tables
    count = len(t.building_spaces)
    for kind in range(1, t.kinds + 1):
        for place in range(count):
            if can_build_there(s, kind, t.building_spaces[place]):
                moves.append(t.codes.build + (kind - 1) * count + place)


def build(s: State, choice: int) -> None:
    t = s.tables
    kind, place = divmod(choice, len(t.building_spaces))
    kind += 1
    space = t.building_spaces[place]
    workers, cost = build_cost(s, kind, space)
    s.pop()
    if s.ring[space] != EMPTY:
        close_visit(s, space)
    put_building(s, kind, space)
    s.tell(EV_BUILT, kind, space, workers * t.dollars_per_worker + cost)
    spend(s, BUILDER, workers, cost)


def put_building(s: State, kind: int, space: int) -> None:
    """Lay a tile of the display on a space, with the seat's marker; a replaced one goes back."""
    tile = s.ring[space]
    if tile == EMPTY:
        s.players[s.seat].markers -= 1
    else:
        s.buildings[kind_of(tile)] += 1
    s.buildings[kind] -= 1
    s.ring[space] = OWNED + s.seat * SEAT_KINDS + kind


def close_visit(s: State, space: int) -> None:
    """The building one stands on is gone: what was left to do there is lost."""
    for at in range(0, len(s.stack), WIDTH):
        if s.stack[at] == VISIT and s.stack[at + WIDTH + VISIT_SPACE] == space:
            s.stack[at + WIDTH + VISIT_USED] = ALL_USED


class Build(Asking):
    """What to build, and where."""

    def choices(self, s: State, moves: list[int]) -> None:
        legal_build(s, moves)

    def answer(self, s: State, code: int, source: Source) -> None:
        build(s, code - s.tables.codes.build)
