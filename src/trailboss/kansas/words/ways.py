"""Ways along the trail, for explaining moves: how many steps they take and what they cost."""

from __future__ import annotations

from trailboss.core.message import Arg
from trailboss.kansas.constants import PRIVATE
from trailboss.kansas.movement import is_location, owner_of, path_of, payee
from trailboss.kansas.state import State
from trailboss.kansas.tables import Tables
from trailboss.kansas.words.things import space

Fee = tuple[int, int, int, int]  # space, payee (-1: the bank), dollars due, dollars paid


def leads_to(t: Tables, here: int, route: int) -> bool:
    """Is a route the continuation of the route `here`? It is not its own continuation."""
    if here == route:
        return False
    while here < route:
        onward = -1
        for following in t.route_next[here]:
            if following <= route:
                onward = following
        if onward < 0:
            return False
        here = onward
    return here == route


def branches(t: Tables, start: int, route: int) -> tuple[Arg, ...]:
    """The forks on the way from a space to the end of a route where it does not go straight on."""
    here = t.route_at[start]
    taken: list[Arg] = []
    if leads_to(t, here, route):
        while here != route:
            following = t.route_next[here]
            here = following[0]
            for onward in following:
                if onward <= route:
                    here = onward
            if here != following[0] and here != route:
                taken.append(space(t, t.route_space[here]))
    return tuple(taken)


def ways_to(s: State, end: int) -> list[int]:
    """All routes from where the deciding player's herder stands to a space."""
    t = s.tables
    here = t.route_at[s.players[s.seat].herder]
    return [
        route
        for route in range(t.route_count)
        if t.route_space[route] == end and leads_to(t, here, route)
    ]


def way_of(s: State, route: int) -> list[int]:
    """The spaces the deciding player's herder would enter."""
    return path_of(s, s.players[s.seat].herder, route)


def steps_along(s: State, route: int) -> int:
    """Steps count locations only."""
    steps = 0
    for entered in way_of(s, route):
        if is_location(s, entered):
            steps += 1
    return steps


def fees_along(s: State, route: int) -> list[Fee]:
    """Every fee that is due on the way, in order, paid as far as the money goes."""
    money = s.players[s.seat].money
    fees: list[Fee] = []
    for entered in way_of(s, route):
        tile = s.trail[entered]
        if tile >= PRIVATE and owner_of(tile) != s.seat:
            due = s.setup.fees[tile]
            if due:
                paid = min(due, money)
                money -= paid
                fees.append((entered, payee(s, tile), due, paid))
    return fees


def payments(s: State, route: int, free: bool) -> list[int]:
    """What the bank (last) and each seat would get on the way."""
    got = [0] * (s.setup.players + 1)
    if not free:
        for fee in fees_along(s, route):
            got[fee[1]] += fee[3]
    return got
