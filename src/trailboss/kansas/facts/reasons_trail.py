"""Why a move on the trail is not allowed: herder, buildings, copying, hazards, outlaws."""

from __future__ import annotations

from trailboss.core.frames import KIND
from trailboss.core.message import Message, Name, say
from trailboss.kansas import constants as k
from trailboss.kansas.building import builders_on
from trailboss.kansas.facts import things
from trailboss.kansas.facts.reasons_market import too_dear, too_few
from trailboss.kansas.movement import is_location, legal_move, owner_of, step_limit
from trailboss.kansas.program import copy_from, copyable, in_chain, visited
from trailboss.kansas.state import State
from trailboss.kansas.ways import leads_to, payments, steps_along, ways_to

# The herder -------------------------------------------------------------------------------------


def against_move(s: State, route: int) -> Message | None:
    t = s.tables
    p = s.players[s.seat]
    riding = s.stack[KIND] == k.MOVE
    free = riding and s.stack[k.MOVE_FREE] == 1
    limit = s.stack[k.MOVE_STEPS] if riding else step_limit(s, p)
    space = t.route_space[route]
    place = things.space(t, space)
    if space == p.herder:
        return say("no-staying")
    if free and space == t.city_space:
        return say("no-entering")
    if space != t.start and not is_location(s, space):
        return say("no-location", place=place)
    moves: list[int] = []
    legal_move(s, limit, free, moves)
    if t.codes.move + route in moves:
        return None
    there = [code for code in moves if t.route_space[code - t.codes.move] == space]
    ways = ways_to(s, space)
    if not ways:
        return say("no-way", place=place, here=things.space(t, p.herder))
    ahead = leads_to(t, t.route_at[p.herder], route)
    steps = min([steps_along(s, way) for way in ([route] if ahead else ways)])
    if steps > limit and (ahead or not there):
        return say("no-steps", steps=steps, limit=limit)
    if ahead:
        paid = payments(s, route, free)
        there = [code for code in there if payments(s, code - t.codes.move, free) == paid]
    # The same way under the name it has from here.
    return say("no-route", place=place, moves=tuple([t.codec.text(code) for code in there]))


# Buildings --------------------------------------------------------------------------------------


def against_build(s: State, choice: int) -> Message | None:
    t = s.tables
    p = s.players[s.seat]
    number, at = divmod(choice, len(t.building_spaces))
    face = s.setup.faces[number + 1]
    building = Name("tile", t.face_names[face])
    space = t.building_spaces[at]
    here = things.place(s, space)
    if not p.shed >> number + 1 & 1:
        own = k.PRIVATE + s.seat * k.SEAT_TILES + number + 1
        if own not in s.trail:
            return say("no-building-again", building=building)
        where = things.space(t, s.trail.index(own))
        return say("no-building-twice", building=building, place=where)
    old = builders_on(s, space)
    needed = t.face_builders[face] - old
    if s.trail[space] != k.EMPTY and owner_of(s.trail[space]) != s.seat:
        return say("no-site", **here)
    if needed <= 0:
        new = t.face_builders[face]
        return say("no-replacing", building=building, builders=new, replaced=old, **here)
    short = too_few(s, k.BUILDER, needed, p.workers[k.BUILDER])
    return short or too_dear(s, s.stack[k.BUILD_PRICE] * needed)


def against_copy(s: State, place: int) -> Message | None:
    t = s.tables
    space = (t.neutral_spaces + t.building_spaces)[place]
    if space in copyable(s):
        return None
    name = things.space(t, space)
    at = copy_from(s)
    here = visited(s, at)
    if in_chain(s, space, at):
        return say("no-copy-again", place=name)
    if space not in t.space_adjacent[here]:
        return say("no-copy-far", place=name, here=things.space(t, here))
    return say("no-copy-empty", place=name)


# Hazards and outlaws ----------------------------------------------------------------------------


def against_hazard(s: State, at: int) -> Message | None:
    space = s.tables.hazard_spaces[at]
    if s.trail[space] == k.EMPTY:
        return say("no-hazard-on", place=things.space(s.tables, space))
    return None


def against_outlaw(s: State, at: int) -> Message | None:
    space = s.tables.outlaw_spaces[at]
    if s.trail[space] == k.EMPTY:
        return say("no-outlaw-on", place=things.space(s.tables, space))
    return too_dear(s, s.tables.bounty_price[at])
