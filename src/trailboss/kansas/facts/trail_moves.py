"""Moves on the trail as they would work out now."""

from __future__ import annotations

from trailboss.core.facts import Facts, given, yes
from trailboss.core.frames import KIND
from trailboss.core.message import Message, Name, Seat
from trailboss.kansas import constants as k
from trailboss.kansas import ways
from trailboss.kansas.building import builders_on
from trailboss.kansas.derived import TASKS
from trailboss.kansas.facts import things
from trailboss.kansas.facts.programs import actions, program
from trailboss.kansas.facts.serving import left, served
from trailboss.kansas.state import State
from trailboss.kansas.visit import local_actions


def herder(s: State, route: int) -> Facts:
    """Where to, by which way, every fee and who gets it, money left."""
    t = s.tables
    to = things.place(s, t.route_space[route])
    asked = s.stack[KIND]
    stands = s.players[s.seat].herder
    if asked not in (k.PHASE_A, k.MOVE) or not ways.leads_to(t, t.route_at[stands], route):
        return to
    free = asked == k.MOVE and s.stack[k.MOVE_FREE] == 1
    fees = [] if free else ways.fees_along(s, route)
    paid = sum(fee[3] for fee in fees)
    return {
        **to,
        "steps": ways.steps_along(s, route),
        "path": tuple(things.space(t, space) for space in ways.way_of(s, route)),
        "via": tuple(things.space(t, space) for space in ways.branches(t, stands, route)),
        "free": yes(free),
        "fees": tuple(fee_of(s, fee) for fee in fees),
        "paid": paid,
        "left": left(s, paid),
    }


def fee_of(s: State, fee: ways.Fee) -> Message:
    """A fee: paid as far as the money goes, to a seat or to the bank."""
    at, payee, due, paid = fee
    facts = given(amount=paid, due=due, place=things.space(s.tables, at))
    if payee >= 0:
        facts["payee"] = Seat(payee)
    return Message("fee" if paid == due else "fee-short", facts)


def build(s: State, choice: int) -> Facts:
    """The building, its price, what it replaces, what the space has to it."""
    t = s.tables
    number, at = divmod(choice, len(t.building_spaces))
    face = s.setup.faces[number + 1]
    space = t.building_spaces[at]
    old = builders_on(s, space)
    replaces = 0 < old < 99
    difference = t.face_builders[face] - old
    price = (
        s.stack[k.BUILD_PRICE] * difference if s.stack[KIND] == k.BUILD and difference > 0 else None
    )
    return given(
        building=number + 1,
        tile=Name("tile", t.face_names[face]),
        points=t.face_vp[face],
        place=things.space(t, space),
        woods=yes(t.space_woods[space]),
        replaces=things.tile(s, s.trail[space]) if replaces else None,
        difference=None if price is None else difference,
        price=price,
        left=None if price is None else left(s, price),
        risk=program(t, t.space_risk[space]) if t.space_risk[space] >= 0 else None,
        tasks=None if replaces else served(s, "building"),
    )


def hazard(s: State, at: int) -> Facts:
    t = s.tables
    space = t.hazard_spaces[at]
    kind = s.trail[space] - k.TILE
    price = s.stack[k.REMOVE_HAZARD_PRICE] if s.stack[KIND] == k.REMOVE_HAZARD else None
    return given(
        **things.place(s, space),
        points=t.tile_vp[kind] if kind >= 0 else None,
        price=price,
        left=None if price is None else left(s, price),
        tasks=served(s, "hazard") if kind >= 0 else None,
    )


def outlaw(s: State, at: int) -> Facts:
    """What lies there, and what its space pays or asks for."""
    t = s.tables
    space = t.outlaw_spaces[at]
    kind = s.trail[space] - k.TILE
    price = t.bounty_price[at]
    return given(
        **things.place(s, space),
        program=program(t, t.bounty[at], s),
        price=price or None,
        left=left(s, price) if price else None,
        tasks=served(s, TASKS[3 + kind - k.OUTLAW]) if kind >= 0 else None,
    )


def copy(s: State, at: int) -> Facts:
    t = s.tables
    space = (t.neutral_spaces + t.building_spaces)[at]
    return {**things.place(s, space), "actions": actions(t, local_actions(s, s.trail[space]))}
