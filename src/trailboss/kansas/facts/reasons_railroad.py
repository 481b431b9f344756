"""Why something on the railroad is not allowed: engine, stations, discs, deliveries."""

from __future__ import annotations

from trailboss.core.frames import KIND
from trailboss.core.message import Message, Seat, say
from trailboss.kansas import constants as k
from trailboss.kansas.delivery import can_deliver, transport_cost
from trailboss.kansas.engine import backward_reach, behind, forward_reach, occupied
from trailboss.kansas.facts import things
from trailboss.kansas.facts.moves import spaces_to
from trailboss.kansas.facts.reasons_market import too_dear
from trailboss.kansas.state import State
from trailboss.kansas.stations import discs_for, hired_types, spare_stations, stations_behind


def against_engine(s: State, position: int) -> Message | None:
    t = s.tables
    top = s.stack[KIND]
    engine = s.players[s.seat].engine
    here = things.position(t, engine)
    if position == engine:
        return say("no-engine-move")
    if occupied(s) >> position & 1:
        owner = [p.engine for p in s.players].index(position)
        return say("no-engine-room", owner=Seat(owner), whose=things.whose(s, owner))
    ahead = t.position_order[position] > t.position_order[engine]
    if top == k.ENGINE:
        limit = s.stack[k.ENGINE_SPACES]
        if forward_reach(s, limit) >> position & 1:
            return None
        if ahead:
            return say("no-engine-far", spaces=spaces_to(s, position), limit=limit)
    if ahead or top == k.ENGINE:
        return say("no-engine-way", way="back" if ahead else "forward", **here)
    if top == k.ENGINE_BACK:
        spaces = s.stack[k.ENGINE_BACK_SPACES]
        reach = backward_reach(s, spaces)
        if reach >> position & 1:
            return None
        places = [
            Message("engine-place", things.position(t, at))
            for at in range(len(t.positions))
            if reach >> at & 1
        ]
        return say("no-engine-there", spaces=spaces, places=tuple(places))
    return None if behind(s) >> position & 1 else say("no-engine-free")


# Stations ---------------------------------------------------------------------------------------


def against_upgrade(s: State, station: int) -> Message | None:
    t = s.tables
    p = s.players[s.seat]
    name = things.station(t, station)
    if s.stack[KIND] == k.UPGRADE:
        asked = s.stack[k.UPGRADE_STATION]
        return None if station == asked else say("no-stop", station=things.station(t, asked))
    if stations_behind(s) >> station & 1:
        return None
    position = t.station_position[station]
    if position == t.last or t.position_order[position] >= t.position_order[p.engine]:
        return say("no-station-behind", station=name)
    if p.stations >> station & 1:
        return say("no-upgrade-again", station=name)
    return too_dear(s, t.station_cost[station]) or say("no-disc-left", station=name)


def against_master(s: State, worker: int) -> Message | None:
    if hired_types(s.players[s.seat]) >> worker & 1:
        return None
    return say("no-hired", worker=things.worker(s.tables, worker))


# Discs and deliveries ---------------------------------------------------------------------------


def against_disc(s: State, kind: int) -> Message | None:
    t = s.tables
    p = s.players[s.seat]
    target = s.stack[k.DISC_TARGET]
    transport = s.stack[k.DISC_TRANSPORT]
    if discs_for(s, p, target, p.money, transport) >> kind & 1:
        return None
    if p.discs[kind] == 0:
        return say("no-disc", disc=things.disc(t, kind))
    left = p.money - t.disc_pay[kind] + t.disc_gain[kind]
    short = too_dear(s, t.disc_pay[kind])
    if short or left >= transport:
        return short or say("no-disc-corners", target=things.target(t, target))
    return say("no-disc-transport", left=left, transport=transport)


def against_disc_from(s: State, station: int) -> Message | None:
    p = s.players[s.seat]
    target = s.stack[k.DISC_TARGET]
    name = things.station(s.tables, station)
    if discs_for(s, p, target, p.money, s.stack[k.DISC_TRANSPORT]):
        return say("no-disc-from-station")
    if spare_stations(s, p, target) >> station & 1:
        return None
    return say("no-disc-back" if p.stations >> station & 1 else "no-disc-at", station=name)


def against_deliver(s: State, city: int) -> Message | None:
    t = s.tables
    p = s.players[s.seat]
    name = things.city(t, city)
    value = s.stack[k.CITY_VALUE]
    if t.city_value[city] > value:
        return say("no-value", city=name, needed=t.city_value[city], there=value)
    if p.cities[city] and not t.city_repeat[city]:
        return say("no-second-disc", city=name)
    transport = transport_cost(s, p, city) if s.stack[k.CITY_ORDINARY] == 1 else 0
    if can_deliver(s, p, city, transport):
        return None
    if p.money >= transport:  # it is the disc that leaves too little
        return say("no-transport-left", city=name, needed=transport, there=p.money)
    return say("no-transport", city=name, needed=transport, there=p.money)
