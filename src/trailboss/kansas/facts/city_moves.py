"""Moves of Kansas City, deliveries and discs as they would work out now."""

from __future__ import annotations

from trailboss.core.facts import Facts, given, yes
from trailboss.core.frames import KIND
from trailboss.core.message import Arg, Message, say
from trailboss.kansas import constants as k
from trailboss.kansas.auxiliary import open_spaces
from trailboss.kansas.delivery import breeding_value, transport_cost
from trailboss.kansas.facts import things
from trailboss.kansas.facts.gifts import arrow_with
from trailboss.kansas.facts.programs import program
from trailboss.kansas.facts.serving import left, served
from trailboss.kansas.hand import hand_limit
from trailboss.kansas.job_market import market_closed
from trailboss.kansas.money import certificate_limit
from trailboss.kansas.movement import step_limit
from trailboss.kansas.state import State
from trailboss.kansas.stations import discs_for
from trailboss.kansas.trail_tiles import free_space


def foresight(s: State, kind: int) -> Facts:
    """Where the tile `goes` (`trail`, `jobs`, `out` of the game), and what that sets off; `whose`
    visit it is, where it is not one's own."""
    t = s.tables
    asked = s.stack[KIND] == k.FORESIGHT and s.stack[k.FORESIGHT_AUTOMA]
    whose = "automa" if asked else None
    tile = things.supply(t, kind)
    if kind >= k.HAZARD:
        free = free_space(s, kind)
        if free < 0:
            return given(tile=tile, goes="out", whose=whose)
        return given(tile=tile, goes="trail", place=things.space(t, free), whose=whose)
    if market_closed(s):
        return given(tile=tile, goes="none")
    row, column = divmod(s.placed, s.setup.players)
    full = column == s.setup.players - 1
    return given(
        tile=tile,
        goes="jobs",
        whose=whose,
        row=row + 1,
        fills=yes(full and row + 1 in t.cattle_rows),
        ends=yes(full and row + 1 == t.job_rows),
    )


def keep(s: State, position: int) -> Facts:
    """The income (`bonus`, which is the value of the delivery too): the breeding value of the hand,
    certificates used, and permanent ones."""
    p = s.players[s.seat]
    kept = s.tables.certificates[position]
    used = s.tables.certificates[p.certificate] - kept
    facts = given(
        choice=yes(p.certificate > 0 or position > 0),
        certificates=say("used-certificates", used=max(used, 0), left=kept),
    )
    if s.stack[KIND] == k.INCOME and used >= 0:
        value = breeding_value(s, p)
        income = value + used + p.permanent
        facts.update(value=value, permanent=p.permanent, bonus=income, left=left(s, -income))
    return facts


def deliver(s: State, at: int) -> Facts:
    """Transport, money and points of the city, arrows that are completed, discs to choose from."""
    t = s.tables
    p = s.players[s.seat]
    facts = given(city=things.city(t, at), value=t.city_value[at])
    asked = s.stack[KIND] == k.CITY
    transport = transport_cost(s, p, at) if asked and s.stack[k.CITY_ORDINARY] else 0
    fitting = discs_for(s, p, at, p.money, transport)
    disc = not asked or fitting != 0 or p.stations != 0
    facts["disc"] = yes(disc)
    if asked:
        discs = [things.disc(t, kind) for kind in range(len(t.discs)) if fitting >> kind & 1]
        facts.update(
            ordinary=yes(s.stack[k.CITY_ORDINARY] == 1), transport=transport, discs=tuple(discs)
        )
    bonus = t.city_bonus[at] if disc else 0
    if disc:
        facts.update(bonus=bonus, points=t.city_vp[at], arrows=arrows(s, at))
        if at == len(t.cities) - 1:
            facts["tasks"] = served(s, "last-city")
    if asked and (transport or bonus):
        facts["left"] = left(s, transport - bonus)
    return facts


def arrows(s: State, at: int) -> tuple[Arg, ...]:
    """The arrows that a first disc on a city would complete."""
    cities = s.players[s.seat].cities
    if cities[at]:
        return ()
    ends = [(at - 1, at - 1), (at, at + 1)]  # arrow, city at its other end
    found = [
        arrow_with(s.tables, arrow, other, s)
        for arrow, other in ends
        if 0 <= other < len(cities) and cities[other]
    ]
    return tuple(arrow for arrow in found if arrow is not None)


# Discs ------------------------------------------------------------------------------------------


def disc(s: State, kind: int) -> Facts:
    """A disc of the player board: what it costs, gives and unlocks, and the money that is left."""
    t = s.tables
    return given(
        disc=things.disc(t, kind),
        price=t.disc_pay[kind],
        bonus=t.disc_gain[kind],
        unlocks=unlocked(s, kind) if s.players[s.seat].discs[kind] else None,
        **placed(s, t.disc_gain[kind] - t.disc_pay[kind]),
    )


def unlocked(s: State, kind: int) -> tuple[Arg, ...]:
    """What works from now on for the deciding player without one more disc of a kind."""
    t = s.tables
    p = s.players[s.seat]
    after = p.copy()
    after.discs[kind] -= 1
    found: list[Arg] = []
    if step_limit(s, after) > step_limit(s, p):
        found.append(say("opens-steps", limit=step_limit(s, after)))
    if hand_limit(s, after) > hand_limit(s, p):
        found.append(say("opens-hand", limit=hand_limit(s, after)))
    if certificate_limit(s, after) > certificate_limit(s, p):
        reached = t.certificates[certificate_limit(s, after)]
        found.append(say("opens-certificates", limit=reached))
    for action in range(len(t.auxiliary)):
        if open_spaces(s, after, action) > open_spaces(s, p, action):
            found.append(auxiliary_unlocked(s, action, open_spaces(s, after, action) > 1))
    if t.disc_vp[kind] and after.discs[kind] == 0:
        found.append(say("opens-points", points=t.disc_vp[kind]))
    return tuple(found)


def auxiliary_unlocked(s: State, action: int, double: bool) -> Message:
    t = s.tables
    number = t.auxiliary_double[action] if double else t.auxiliary_single[action]
    return say(
        "opens-auxiliary",
        auxiliary=things.auxiliary(t, action),
        size="double" if double else "single",
        program=program(t, number),
    )


def placed(s: State, change: int) -> Facts:
    """Where the disc goes, transport and reward there, and the money left in the end."""
    if s.stack[KIND] != k.DISC:
        return {}
    target, transport = s.stack[k.DISC_TARGET], s.stack[k.DISC_TRANSPORT]
    reward = 0 if target >= k.STATION_TARGET else s.tables.city_bonus[target]
    return given(
        target=things.target(s.tables, target),
        transport=transport,
        reward=reward,
        left=left(s, transport - reward - change) if change or transport or reward else None,
    )


def disc_from(s: State, at: int) -> Facts:
    """The disc of an upgraded station, whose points are lost."""
    points = -s.tables.station_vp[at]
    return given(station=things.station(s.tables, at), points=points, **placed(s, 0))
