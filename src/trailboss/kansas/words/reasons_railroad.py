"""Why something on the railroad is not allowed: engine, stations, discs, deliveries."""

from __future__ import annotations

from trailboss.core.words import counted, listed, short_of
from trailboss.kansas import constants as k
from trailboss.kansas.delivery import can_deliver, transport_cost
from trailboss.kansas.engine import backward_reach, behind, forward_reach, occupied
from trailboss.kansas.state import State
from trailboss.kansas.stations import (
    can_upgrade,
    discs_for,
    hired_types,
    spare_stations,
    stations_behind,
)
from trailboss.kansas.words.move_words import spaces_to
from trailboss.kansas.words.names import owner_name, position_name, worker_name
from trailboss.kansas.words.prompts import target_name


def against_engine(s: State, position: int) -> str:
    t = s.tables
    top = s.stack[-5]
    spaces = s.stack[-4]
    here = s.players[s.seat].engine
    if position == here:
        return "your engine stands there"
    ahead = t.position_order[position] > t.position_order[here]
    if occupied(s) >> position & 1:
        return f"{engine_on(s, position)}'s engine stands there"
    if top == k.ENGINE:
        if forward_reach(s, spaces) >> position & 1:
            return ""
        if not ahead:
            return f"it lies behind your engine on {position_name(t, here)}, which moves forward"
        far = counted(spaces_to(s, position), "space")
        return f"too far: {far}, and {counted(spaces, 'space')} at most"
    if ahead:
        return f"it lies ahead of your engine on {position_name(t, here)}, which moves back"
    if top == k.ENGINE_BACK:
        reach = backward_reach(s, spaces)
        if reach >> position & 1:
            return ""
        names = [t.positions[at] for at in range(len(t.positions)) if reach >> at & 1]
        return f"{counted(spaces, 'space')} back leads to {listed(names, 'or')}"
    return "" if behind(s) >> position & 1 else "it is not free"


def engine_on(s: State, position: int) -> str:
    """Whose engine stands on a position."""
    for seat in range(s.setup.players):
        if seat != s.seat and s.players[seat].engine == position:
            return owner_name(s, seat)
    return ""


# Stations ---------------------------------------------------------------------------------------


def against_upgrade(s: State, station: int) -> str:
    t = s.tables
    if s.stack[-5] == k.UPGRADE:
        asked = s.stack[-4]
        return "" if station == asked else f"your engine is at station {t.stations[asked]}"
    if stations_behind(s) >> station & 1:
        return ""
    position = t.station_position[station]
    here = s.players[s.seat].engine
    if position == t.last or t.position_order[position] >= t.position_order[here]:
        return f"station {t.stations[station]} is not behind your engine"
    return "" if can_upgrade(s, station) else against_station(s, station)


def against_station(s: State, station: int) -> str:
    """Why a station cannot be upgraded at all."""
    p = s.players[s.seat]
    cost = s.tables.station_cost[station]
    if p.stations >> station & 1:
        return f"you have upgraded station {s.tables.stations[station]} already"
    if p.money < cost:
        return short_of(cost, p.money)
    return "no disc is available for it"


def against_master(s: State, worker: int) -> str:
    if hired_types(s.players[s.seat]) >> worker & 1:
        return ""
    name = worker_name(s.tables, worker)
    return f"you have hired no {name}; the printed one cannot be given away"


# Discs and deliveries ---------------------------------------------------------------------------


def against_disc(s: State, kind: int) -> str:
    t = s.tables
    p = s.players[s.seat]
    target = s.stack[-4]
    transport = s.stack[-3]
    if discs_for(s, p, target, p.money, transport) >> kind & 1:
        return ""
    if p.discs[kind] == 0:
        return f"no disc {t.disc_names[kind]!r} is left on your board"
    if p.money < t.disc_pay[kind]:
        return short_of(t.disc_pay[kind], p.money)
    left = p.money - t.disc_pay[kind] + t.disc_gain[kind]
    if left < transport:
        return f"it would leave ${left}, and the transport costs ${transport}"
    return (
        f"{target_name(s, target)} has white corners: a disc with dark corners fits there"
        " only when none with white corners is left on your board"
    )


def against_disc_from(s: State, station: int) -> str:
    t = s.tables
    p = s.players[s.seat]
    target = s.stack[-4]
    if discs_for(s, p, target, p.money, s.stack[-3]):
        return "a disc of your board is available and must be used"
    if spare_stations(s, p, target) >> station & 1:
        return ""
    if p.stations >> station & 1:
        return "the disc must come from another station"
    return f"you have no disc at station {t.stations[station]}"


def against_deliver(s: State, city: int) -> str:
    t = s.tables
    p = s.players[s.seat]
    value = s.stack[-4]
    if t.city_value[city] > value:
        return f"{t.city_names[city]} has the value {t.city_value[city]}, your delivery {value}"
    if p.cities[city] and not t.city_repeat[city]:
        return f"your disc is already on {t.city_names[city]}"
    transport = transport_cost(s, p, city) if s.stack[-3] == 1 else 0
    if can_deliver(s, p, city, transport):
        return ""
    return f"transport costs ${transport}, ${p.money} there"
