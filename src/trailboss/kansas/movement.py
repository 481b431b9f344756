"""Phase A: moving the herder along the trail, step by step, with fees."""

from __future__ import annotations

from trailboss.core.events import EV_MOVED
from trailboss.core.frames import WIDTH, Question
from trailboss.core.movement import legal_place, place_herder
from trailboss.core.source import Source
from trailboss.kansas.constants import (
    EMPTY,
    KANSAS_CITY,
    MOVE_FREE,
    MOVE_STEPS,
    NEUTRAL,
    PHASE_A,
    PRIVATE,
    SEAT_TILES,
    TILE,
    VISIT,
)
from trailboss.kansas.events import EV_FEE
from trailboss.kansas.objectives import legal_play
from trailboss.kansas.state import Player, State


def step_limit(s: State, p: Player) -> int:
    limit = s.setup.base_steps
    for kind in range(len(p.discs)):
        if s.setup.steps[kind] and p.discs[kind] == 0:
            limit += s.setup.steps[kind]
    return limit


def owner_of(tile: int) -> int:
    """Whose private building a tile is, -1 if it is none."""
    if PRIVATE <= tile < TILE:
        return (tile - PRIVATE) // SEAT_TILES
    return -1


def is_location(s: State, space: int) -> bool:
    return s.trail[space] != EMPTY or space == s.tables.city_space


def legal_move(s: State, steps: int, free: bool, moves: list[int]) -> None:
    """Every destination within reach. Ways to the same place are different moves only when they
    pay different people; a free ride pays nobody and never enters Kansas City."""
    t = s.tables
    p = s.players[s.seat]
    seen: list[int] = []
    walk(s, t.route_at[p.herder], steps, p.money, 0, free, seen, moves)


def walk(
    s: State,
    route: int,
    steps: int,
    money: int,
    paid: int,
    free: bool,
    seen: list[int],
    moves: list[int],
) -> None:
    """Follow all ways on from `route`. `paid` packs what everybody has got so far, 8 bits each."""
    t = s.tables
    for onward in t.route_next[route]:
        space = t.route_space[onward]
        tile = s.trail[space]
        if space == t.city_space:
            if not free:
                end(s, onward, space, paid, seen, moves)
            continue
        if tile == EMPTY:
            walk(s, onward, steps, money, paid, free, seen, moves)
            continue
        now_paid = paid
        now_money = money
        if not free and tile >= PRIVATE:
            fee = min(s.setup.fees[tile], money)
            if fee:
                if owner_of(tile) != s.seat:
                    now_money -= fee
                    now_paid += fee << (8 * (payee(s, tile) + 1))
        end(s, onward, space, now_paid, seen, moves)
        if steps > 1:
            walk(s, onward, steps - 1, now_money, now_paid, free, seen, moves)


def end(s: State, route: int, space: int, paid: int, seen: list[int], moves: list[int]) -> None:
    key = paid << 6 | space
    if key not in seen:
        seen.append(key)
        moves.append(s.tables.codes.move + route)


def path_of(s: State, start: int, route: int) -> list[int]:
    """The spaces entered on the way from `start` to the end of a route, in order."""
    t = s.tables
    path: list[int] = []
    here = t.route_at[start]
    while here != route:
        following = t.route_next[here]
        here = following[0]
        # Routes are numbered in walking order: the branch is the last that begins before the end.
        for onward in following:
            if onward <= route:
                here = onward
        path.append(t.route_space[here])
    return path


def travel(s: State, route: int, free: bool) -> int:
    """Move the deciding player's herder along a route, paying on the way as far as money goes."""
    p = s.players[s.seat]
    before = p.herder
    space = s.tables.route_space[route]
    s.tell(EV_MOVED, before, space, route)
    if not free:
        for passed in path_of(s, before, route):
            tile = s.trail[passed]
            if tile >= PRIVATE:
                pay_fee(s, p, tile)
    p.herder = space
    return space


def payee(s: State, tile: int) -> int:
    """Who gets the fee of a tile: its owner, or the bank (-1). The solo opponent has no money."""
    owner = owner_of(tile)
    return -1 if owner == s.setup.automa else owner


def pay_fee(s: State, p: Player, tile: int) -> None:
    fee = min(s.setup.fees[tile], p.money)
    if fee == 0 or owner_of(tile) == s.seat:
        return
    owner = payee(s, tile)
    p.money -= fee
    if owner >= 0:
        s.players[owner].money += fee
    s.tell(EV_FEE, fee, owner)


def is_neutral(tile: int) -> bool:
    return NEUTRAL <= tile < PRIVATE


# Arriving, and the questions ---------------------------------------------------------------------


def arrive(s: State, space: int) -> None:
    """The herder has moved: whatever was going on at the place it left is over."""
    del s.stack[WIDTH:]  # everything above phase C
    if space == s.tables.city_space:
        s.push(KANSAS_CITY)
    else:
        s.push(VISIT, space, 0, 0, s.trail[space])


def ride_over(s: State) -> None:
    """A free ride before phase A is followed by the movement; in phase B it ends the phase."""
    if s.stack[WIDTH] == PHASE_A:
        del s.stack[2 * WIDTH :]
    else:
        del s.stack[WIDTH:]


class Place(Question[State]):
    """Where the herder begins."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_place(s.tables, s.tables.codes.place, moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        space = s.tables.neutral_spaces[code - s.tables.codes.place]
        arrive(s, place_herder(s, s.players[s.seat], space))


class PhaseA(Question[State]):
    """Where the herder goes in phase A."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_move(s, step_limit(s, s.players[s.seat]), False, moves)
        legal_play(s, False, moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        arrive(s, travel(s, code - s.tables.codes.move, False))


class Move(Question[State]):
    """Where the herder goes by an action."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_move(s, s.stack[MOVE_STEPS], s.stack[MOVE_FREE] == 1, moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        free = s.stack[MOVE_FREE] == 1
        space = travel(s, code - s.tables.codes.move, free)
        if free:
            ride_over(s)
        else:
            arrive(s, space)
