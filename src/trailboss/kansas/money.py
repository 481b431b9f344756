"""Certificates and the things that are counted; dollars are in core.money."""

from __future__ import annotations

from trailboss.core.events import EV_CERTIFICATE
from trailboss.kansas import effects as fx
from trailboss.kansas.constants import BUILDER, COWBOY, ENGINEER, HAZARD, OUTLAW
from trailboss.kansas.state import Player, State


def certificate_limit(s: State, p: Player) -> int:
    """The highest position of the track the marker may reach. Each limit needs the ones below."""
    t = s.tables
    limit = t.certificate_base
    for disc, position in t.certificate_limits:
        if p.discs[disc]:
            break
        limit = position
    return limit


def gain_certificates(s: State, p: Player, spaces: int) -> None:
    """Move the marker forward by spaces of the track, as far as the limit allows."""
    limit = certificate_limit(s, p)
    if spaces > 0 and p.certificate < limit:
        p.certificate = min(p.certificate + spaces, limit)
        s.tell(EV_CERTIFICATE, s.tables.certificates[p.certificate])


def hazards_taken(p: Player) -> int:
    total = 0
    for kind in range(HAZARD, OUTLAW):
        total += p.taken[kind]
    return total


def stations_upgraded(p: Player) -> int:
    total = 0
    bits = p.stations
    while bits:
        total += bits & 1
        bits >>= 1
    return total


def count_of(s: State, p: Player, per: int) -> int:
    """How many of a counted thing a player has."""
    if per == fx.PER_NOTHING:
        return 1
    if per == fx.PER_COWBOYS:
        return p.workers[COWBOY]
    if per == fx.PER_BUILDERS:
        return p.workers[BUILDER]
    if per == fx.PER_ENGINEERS:
        return p.workers[ENGINEER]
    if per == fx.PER_WOODS:
        return p.woods
    if per == fx.PER_BUILDINGS:
        return p.built
    if per == fx.PER_HAZARDS:
        return hazards_taken(p)
    if per == fx.PER_STATIONS:
        return stations_upgraded(p)
    if per == fx.PER_PAIRS:
        return min(p.taken[OUTLAW], p.taken[OUTLAW + 1])
    if per == fx.PER_OBJECTIVES:
        return p.area[-1]
    if per == fx.PER_CERTIFICATES:
        return s.tables.certificates[p.certificate] + p.permanent
    return p.workers[COWBOY] + p.workers[BUILDER] + p.workers[ENGINEER]  # PER_WORKERS
