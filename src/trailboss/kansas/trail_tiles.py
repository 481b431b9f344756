"""Hazards and outlaws: laying their tiles on the trail and taking them away."""

from __future__ import annotations

from trailboss.core.events import EV_TILE
from trailboss.core.frames import Question
from trailboss.core.money import pay_money
from trailboss.core.pile import put
from trailboss.core.program import RUN
from trailboss.core.source import Source
from trailboss.kansas.constants import (
    EMPTY,
    HAZARD,
    HAZARD_SPACES,
    HAZARD_VARIANTS,
    OUTLAW,
    REMOVE_HAZARD_PRICE,
    TILE,
)
from trailboss.kansas.events import EV_HAZARD, EV_OUTLAW
from trailboss.kansas.state import State


def free_space(s: State, kind: int) -> int:
    """The lowest empty space a hazard or outlaw tile goes to, -1 if all are full."""
    t = s.tables
    if kind >= OUTLAW:
        for space in t.outlaw_spaces:
            if s.trail[space] == EMPTY:
                return space
        return -1
    hazard = (kind - HAZARD) // HAZARD_VARIANTS
    for place in range(hazard * HAZARD_SPACES, (hazard + 1) * HAZARD_SPACES):
        if s.trail[t.hazard_spaces[place]] == EMPTY:
            return t.hazard_spaces[place]
    return -1


def lay_tile(s: State, kind: int) -> None:
    """Put a hazard or outlaw tile on the trail, or out of the game if its section is full."""
    space = free_space(s, kind)
    if space < 0:
        s.box_tiles = s.box_tiles[:]
        put(s.box_tiles, kind)
    else:
        s.trail[space] = TILE + kind
    s.tell(EV_TILE, kind, space)


def can_remove_hazard(s: State, price: int) -> bool:
    if s.players[s.seat].money < price:
        return False
    for space in s.tables.hazard_spaces:
        if s.trail[space] != EMPTY:
            return True
    return False


def legal_hazard(s: State, moves: list[int]) -> None:
    t = s.tables
    for place in range(len(t.hazard_spaces)):
        if s.trail[t.hazard_spaces[place]] != EMPTY:
            moves.append(t.codes.hazard + place)


def remove_hazard(s: State, place: int) -> None:
    p = s.players[s.seat]
    space = s.tables.hazard_spaces[place]
    pay_money(s, p, s.stack[REMOVE_HAZARD_PRICE])
    s.pop()
    kind = s.trail[space] - TILE
    s.trail[space] = EMPTY
    put(p.taken, kind)
    s.tell(EV_HAZARD, space, kind)


def can_take_outlaw(s: State) -> bool:
    t = s.tables
    money = s.players[s.seat].money
    for place in range(len(t.outlaw_spaces)):
        if s.trail[t.outlaw_spaces[place]] != EMPTY and t.bounty_price[place] <= money:
            return True
    return False


def legal_outlaw(s: State, moves: list[int]) -> None:
    t = s.tables
    money = s.players[s.seat].money
    for place in range(len(t.outlaw_spaces)):
        if s.trail[t.outlaw_spaces[place]] != EMPTY and t.bounty_price[place] <= money:
            moves.append(t.codes.outlaw + place)


def take_outlaw(s: State, place: int) -> None:
    """Take the tile and what its space pays (or asks for)."""
    p = s.players[s.seat]
    space = s.tables.outlaw_spaces[place]
    s.pop()
    kind = s.trail[space] - TILE
    s.trail[space] = EMPTY
    put(p.taken, kind)
    s.tell(EV_OUTLAW, space, kind)
    s.push(RUN, s.tables.bounty[place], 0)


class RemoveHazard(Question[State]):
    """Which hazard to take."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_hazard(s, moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        remove_hazard(s, code - s.tables.codes.hazard)


class TakeOutlaw(Question[State]):
    """Which outlaw to take."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_outlaw(s, moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        take_outlaw(s, code - s.tables.codes.outlaw)
