"""Deliveries: breeding value, choosing a city, the disc, transport cost, arrows."""

from __future__ import annotations

from trailboss.core.events import EV_DELIVERED
from trailboss.core.frames import Question
from trailboss.core.money import gain_money, pay_money
from trailboss.core.program import RUN
from trailboss.core.source import Source
from trailboss.kansas.constants import (
    CITY_ORDINARY,
    CITY_VALUE,
    DISC,
    DISC_TARGET,
    DISC_TRANSPORT,
    STATION_TARGET,
)
from trailboss.kansas.state import Player, State
from trailboss.kansas.stations import clear_disc, discs_for, legal_disc, take_disc_from


def breeding_value(s: State, p: Player) -> int:
    """The sum over the different types in hand, the best card of each."""
    t = s.tables
    best = [0] * len(t.colours)
    for kind in range(t.cattle_count):
        if p.hand[kind]:
            colour = t.card_type[kind]
            if t.card_value[kind] > best[colour]:
                best[colour] = t.card_value[kind]
    return sum(best)


def transport_cost(s: State, p: Player, city: int) -> int:
    """A dollar for each cross between the nose of the engine and the city."""
    t = s.tables
    return t.transport[city][t.position_number[p.engine]]


def can_deliver(s: State, p: Player, city: int, transport: int) -> bool:
    """Is there a disc for the city that leaves enough for the transport? Whoever can pay for none
    has no disc available and delivers without one of the board; who can pay for one, but not with
    the transport, is not excused."""
    if discs_for(s, p, city, p.money, transport):
        return True
    if s.tables.number >= 2 and discs_for(s, p, city, p.money, 0):
        return False
    return p.money >= transport


def legal_city(s: State, value: int, ordinary: bool, moves: list[int]) -> None:
    t = s.tables
    p = s.players[s.seat]
    for city in range(len(t.cities)):
        if t.city_value[city] > value:
            continue
        if p.cities[city] and not t.city_repeat[city]:
            continue
        if can_deliver(s, p, city, transport_cost(s, p, city) if ordinary else 0):
            moves.append(t.codes.deliver + city)


def deliver(s: State, city: int) -> None:
    p = s.players[s.seat]
    ordinary = s.stack[CITY_ORDINARY] == 1
    s.pop()
    transport = transport_cost(s, p, city) if ordinary else 0
    s.tell(EV_DELIVERED, city, transport, int(not ordinary))
    if discs_for(s, p, city, p.money, transport) or p.stations:
        s.push(DISC, city, transport)
    else:
        pay_money(s, p, transport)


def place_disc(s: State, kind: int, station: int) -> None:
    """Put a disc from the board (`kind`), or one from a station, where the top frame wants it."""
    target = s.stack[DISC_TARGET]
    transport = s.stack[DISC_TRANSPORT]
    s.pop()
    p = s.players[s.seat]
    if kind >= 0:
        clear_disc(s, kind)
    else:
        take_disc_from(s, station)
    if target >= STATION_TARGET:
        p.stations |= 1 << (target - STATION_TARGET)
        return
    p.cities[target] += 1
    pay_money(s, p, transport)
    gain_money(s, p, s.tables.city_bonus[target])
    if p.cities[target] == 1:
        complete_arrows(s, p, target)


def complete_arrows(s: State, p: Player, city: int) -> None:
    """Arrows whose second neighbour has just got its first disc act now; the left one first."""
    t = s.tables
    right = t.arrow_program[city]
    if right >= 0 and p.cities[city + 1]:
        s.push(RUN, right, 0)
    if city > 0:
        left = t.arrow_program[city - 1]
        if left >= 0 and p.cities[city - 1]:
            s.push(RUN, left, 0)


# Questions ---------------------------------------------------------------------------------------


class City(Question[State]):
    """Which city to deliver to."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_city(s, s.stack[CITY_VALUE], s.stack[CITY_ORDINARY] == 1, moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        deliver(s, code - s.tables.codes.deliver)


class Disc(Question[State]):
    """Which disc to place in a city or at a station."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_disc(s, s.stack[DISC_TARGET], s.stack[DISC_TRANSPORT], moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        codes = s.tables.codes
        if codes.disc <= code < codes.disc_end:
            place_disc(s, code - codes.disc, -1)
        else:
            place_disc(s, -1, code - codes.disc_from)
