"""Placing and replacing private buildings."""

from __future__ import annotations

from trailboss.core.events import EV_BUILT
from trailboss.core.frames import WIDTH, Question
from trailboss.core.money import pay_money
from trailboss.core.source import Source
from trailboss.kansas.constants import (
    ALL_USED,
    BUILD_PRICE,
    BUILDER,
    EMPTY,
    PRIVATE,
    SEAT_TILES,
    VISIT,
    VISIT_SPACE,
    VISIT_USED,
)
from trailboss.kansas.state import Player, State


def builders_on(s: State, space: int) -> int:
    """Builders of the deciding player's building on a space: 0 if it is empty, a large number if it
    is somebody else's and cannot be built on."""
    tile = s.trail[space]
    if tile == EMPTY:
        return 0
    number = tile - PRIVATE - s.seat * SEAT_TILES
    if 0 < number < SEAT_TILES:
        return s.tables.face_builders[s.setup.faces[number]]
    return 99


def most_builders(p: Player, price: int) -> int:
    """How many builders' worth of building can be placed: by workers and by money."""
    return min(p.workers[BUILDER], p.money // price)


def can_build(s: State, price: int) -> bool:
    p = s.players[s.seat]
    most = most_builders(p, price)
    if most == 0 or p.shed == 0:
        return False
    faces = s.setup.faces
    builders = s.tables.face_builders
    for space in s.tables.building_spaces:
        old = builders_on(s, space)
        if old < 99:
            for number in range(1, len(faces)):
                if p.shed >> number & 1 and 0 < builders[faces[number]] - old <= most:
                    return True
    return False


def legal_build(s: State, price: int, moves: list[int]) -> None:
    p = s.players[s.seat]
    t = s.tables
    most = most_builders(p, price)
    spaces = len(t.building_spaces)
    for place in range(spaces):
        old = builders_on(s, t.building_spaces[place])
        if old == 99:
            continue
        for number in range(1, t.building_numbers + 1):
            if p.shed >> number & 1:
                difference = t.face_builders[s.setup.faces[number]] - old
                if 0 < difference <= most:
                    moves.append(t.codes.build + (number - 1) * spaces + place)


def build(s: State, choice: int) -> None:
    t = s.tables
    p = s.players[s.seat]
    number, place = divmod(choice, len(t.building_spaces))
    number += 1
    space = t.building_spaces[place]
    old = builders_on(s, space)
    price = s.stack[BUILD_PRICE] * (t.face_builders[s.setup.faces[number]] - old)
    s.pop()
    pay_money(s, p, price)
    if old == 0:
        p.built += 1
        if t.space_woods[space]:
            p.woods += 1
    else:
        close_visit(s, space)
    s.trail[space] = PRIVATE + s.seat * SEAT_TILES + number
    p.shed &= ~(1 << number)
    s.tell(EV_BUILT, number, space, price)


def close_visit(s: State, space: int) -> None:
    """The building on a space is gone: what was left to do there, or was copied from there, is
    lost."""
    lost = False
    for at in range(0, len(s.stack), WIDTH):
        if s.stack[at] == VISIT:
            end = at + WIDTH
            lost = lost or s.stack[end + VISIT_SPACE] == space
            if lost:
                s.stack[end + VISIT_USED] = ALL_USED


class Build(Question[State]):
    """What to build, and where."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_build(s, s.stack[BUILD_PRICE], moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        build(s, code - s.tables.codes.build)
