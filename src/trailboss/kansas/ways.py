"""Ways along the trail: which routes lead on from a space, their steps and their fees."""

from __future__ import annotations

from trailboss.kansas.constants import PRIVATE
from trailboss.kansas.movement import is_location, owner_of, path_of, payee
from trailboss.kansas.state import State
from trailboss.kansas.tables import Tables

Fee = tuple[int, int, int, int]  # space, payee (-1: the bank), dollars due, dollars paid


def following(t: Tables, here: int, route: int) -> int:
    """The route one space further towards a route; -1 if none leads there."""
    onward = -1
    # Routes are numbered in walking order: the branch is the last that begins before the end.
    for further in t.route_next[here]:
        if further <= route:
            onward = further
    return onward


def leads_to(t: Tables, here: int, route: int) -> bool:
    """Is a route the continuation of the route `here`? It is not its own continuation."""
    if here == route:
        return False
    while 0 <= here < route:
        here = following(t, here, route)
    return here == route


def branches(t: Tables, start: int, route: int) -> list[int]:
    """The spaces where the way from a space to the end of a route does not go straight on."""
    here = t.route_at[start]
    taken: list[int] = []
    if leads_to(t, here, route):
        while here != route:
            straight = t.route_next[here][0]
            here = following(t, here, route)
            if here != straight and here != route:
                taken.append(t.route_space[here])
    return taken


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
    for space in way_of(s, route):
        if is_location(s, space):
            steps += 1
    return steps


def fees_along(s: State, route: int) -> list[Fee]:
    """Every fee that is due on the way, in order, paid as far as the money goes."""
    money = s.players[s.seat].money
    fees: list[Fee] = []
    for space in way_of(s, route):
        tile = s.trail[space]
        if tile >= PRIVATE and owner_of(tile) != s.seat:
            due = s.setup.fees[tile]
            if due:
                paid = min(due, money)
                money -= paid
                fees.append((space, payee(s, tile), due, paid))
    return fees


def payments(s: State, route: int, free: bool) -> list[int]:
    """What the bank (last) and each seat would get on the way."""
    got = [0] * (s.setup.players + 1)
    if not free:
        for fee in fees_along(s, route):
            got[fee[1]] += fee[3]
    return got
