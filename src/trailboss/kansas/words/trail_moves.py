"""Moves on the trail as they would work out now."""

from __future__ import annotations

from trailboss.core.message import Arg, Message, Name, Seat
from trailboss.kansas import constants as k
from trailboss.kansas.building import builders_on
from trailboss.kansas.facts import TASKS
from trailboss.kansas.state import State
from trailboss.kansas.visit import local_actions
from trailboss.kansas.words.programs import actions, program
from trailboss.kansas.words.serving import left, served
from trailboss.kansas.words.things import place, space, tile, yes
from trailboss.kansas.words.ways import Fee, branches, fees_along, leads_to, steps_along, way_of

Facts = dict[str, Arg]


def herder(s: State, route: int) -> Facts:
    """Where to, by which way, every fee and who gets it, money left."""
    t = s.tables
    facts = place(s, t.route_space[route])
    kind = s.stack[-5]
    stands = s.players[s.seat].herder
    if (kind != k.PHASE_A and kind != k.MOVE) or not leads_to(t, t.route_at[stands], route):
        return facts
    free = kind == k.MOVE and s.stack[-3] == 1
    fees = [] if free else fees_along(s, route)
    paid = sum(fee[3] for fee in fees)
    facts.update(
        steps=steps_along(s, route),
        path=tuple(space(t, entered) for entered in way_of(s, route)),
        via=branches(t, stands, route),
        free=yes(free),
        fees=tuple(fee_of(s, fee) for fee in fees),
        paid=paid,
        left=left(s, paid),
    )
    return facts


def fee_of(s: State, fee: Fee) -> Message:
    """A fee: paid as far as the money goes, to a seat or to the bank."""
    at, payee, due, paid = fee
    facts: Facts = {"amount": paid, "due": due, "place": space(s.tables, at)}
    if payee >= 0:
        facts["payee"] = Seat(payee)
    return Message("fee" if paid == due else "fee-short", facts)


def build(s: State, choice: int) -> Facts:
    """The building, its price, what it replaces, what the space has to it."""
    t = s.tables
    number, at = divmod(choice, len(t.building_spaces))
    face = s.setup.faces[number + 1]
    on = t.building_spaces[at]
    old = builders_on(s, on)
    replacing = 0 < old < 99
    facts: Facts = {
        "building": number + 1,
        "tile": Name("tile", t.face_names[face]),
        "points": t.face_vp[face],
        "place": space(t, on),
        "woods": yes(t.space_woods[on]),
    }
    if replacing:
        facts["replaces"] = tile(s, s.trail[on])
    else:
        facts["tasks"] = served(s, "building")
    difference = t.face_builders[face] - old
    if s.stack[-5] == k.BUILD and difference > 0:
        price = s.stack[-4] * difference
        facts.update(difference=difference, price=price, left=left(s, price))
    if t.space_risk[on] >= 0:
        facts["risk"] = program(t, t.space_risk[on])
    return facts


def hazard(s: State, at: int) -> Facts:
    t = s.tables
    facts = place(s, t.hazard_spaces[at])
    lying = s.trail[t.hazard_spaces[at]]
    if lying >= k.TILE:
        facts.update(points=t.tile_vp[lying - k.TILE], tasks=served(s, "hazard"))
    if s.stack[-5] == k.REMOVE_HAZARD:
        facts.update(price=s.stack[-4], left=left(s, s.stack[-4]))
    return facts


def outlaw(s: State, at: int) -> Facts:
    """What lies there, and what its space pays or asks for."""
    t = s.tables
    facts = place(s, t.outlaw_spaces[at])
    lying = s.trail[t.outlaw_spaces[at]]
    if lying >= k.TILE:
        facts["tasks"] = served(s, TASKS[3 + lying - k.TILE - k.OUTLAW])
    facts["program"] = program(t, t.bounty[at], s)
    if t.bounty_price[at]:
        facts.update(price=t.bounty_price[at], left=left(s, t.bounty_price[at]))
    return facts


def copy(s: State, at: int) -> Facts:
    t = s.tables
    on = (t.neutral_spaces + t.building_spaces)[at]
    return {**place(s, on), "actions": actions(t, local_actions(s, s.trail[on]))}
