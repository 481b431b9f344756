"""Why a move on the trail is not allowed: herder, buildings, copying, hazards, outlaws."""

from __future__ import annotations

from trailboss.core.words import counted, listed, short_of, too_far
from trailboss.kansas import constants as k
from trailboss.kansas.building import builders_on
from trailboss.kansas.movement import is_location, legal_move, owner_of, step_limit
from trailboss.kansas.program import copy_from, copyable, in_chain
from trailboss.kansas.state import State
from trailboss.kansas.words.names import owner_name, place_words, space_name, tile_on_trail, word
from trailboss.kansas.words.ways import leads_to, payments, steps_along, ways_to

# The herder -------------------------------------------------------------------------------------


def against_move(s: State, route: int) -> str:
    t = s.tables
    p = s.players[s.seat]
    free = s.stack[-5] == k.MOVE and s.stack[-3] == 1
    limit = s.stack[-4] if s.stack[-5] == k.MOVE else step_limit(s, p)
    space = t.route_space[route]
    herder = f"your {word(t, 'herder')}"
    if space == p.herder:
        return f"{herder} stands there and must move on"
    if free and space == t.city_space:
        return f"this move never enters {t.city_names[0]}"
    if space != t.start and not is_location(s, space):
        return f"{t.spaces[space]} is empty: {herder} can stop only where a tile lies"
    moves: list[int] = []
    legal_move(s, limit, free, moves)
    if t.codes.move + route in moves:
        return ""
    if not leads_to(t, t.route_at[p.herder], route):
        return not_ahead(s, space, limit, moves)
    steps = steps_along(s, route)
    if steps > limit:
        return too_far(steps, limit)
    for code in moves:
        other = code - t.codes.move
        if t.route_space[other] == space and payments(s, other, free) == payments(s, route, free):
            return f"this way pays the same as {t.codec.text(code)!r}, which is the move to make"
    return ""


def not_ahead(s: State, space: int, limit: int, moves: list[int]) -> str:
    """The route does not go on from where the herder stands; `moves` are those that do."""
    t = s.tables
    here = space_name(t, s.players[s.seat].herder)
    ways = ways_to(s, space)
    if not ways:
        return f"{space_name(t, space)} is not ahead of your {word(t, 'herder')} at {here}"
    names = [
        repr(t.codec.text(code)) for code in moves if t.route_space[code - t.codes.move] == space
    ]
    if names:
        return f"from {here} that is {listed(names, 'or')}"
    least = min([steps_along(s, way) for way in ways])
    return too_far(least, limit)


# Buildings --------------------------------------------------------------------------------------


def against_build(s: State, choice: int) -> str:
    t = s.tables
    p = s.players[s.seat]
    number, place = divmod(choice, len(t.building_spaces))
    number += 1
    face = t.face_names[s.setup.faces[number]]
    space = t.building_spaces[place]
    tile = s.trail[space]
    if not p.shed >> number & 1:
        own = k.PRIVATE + s.seat * k.SEAT_TILES + number
        if own in s.trail:
            return f"your {face} is already built, on {t.spaces[s.trail.index(own)]}"
        return f"your {face} was replaced and has left the game"
    if tile != k.EMPTY and owner_of(tile) != s.seat:
        return f"{t.spaces[space]} is taken: {tile_on_trail(s, tile)} stands there"
    old = builders_on(s, space)
    new = t.face_builders[s.setup.faces[number]]
    builder = word(t, "builder")
    if new <= old:
        return (
            f"only a building of more than {counted(old, builder)} can replace"
            f" {tile_on_trail(s, tile)}; {face} has {new}"
        )
    difference = new - old
    if difference > p.workers[k.BUILDER]:
        return f"{counted(difference, builder)} needed, {p.workers[k.BUILDER]} there"
    price = s.stack[-4] * difference
    return short_of(price, p.money) if price > p.money else ""


def against_copy(s: State, place: int) -> str:
    t = s.tables
    space = (t.neutral_spaces + t.building_spaces)[place]
    if space in copyable(s):
        return ""
    at = copy_from(s)
    here = s.stack[at + 1]
    if in_chain(s, space, at):
        return f"{t.spaces[space]} is part of this chain of copies already"
    if space not in t.space_adjacent[here]:
        return f"{t.spaces[space]} is not adjacent to {t.spaces[here]}"
    return f"no building stands on {t.spaces[space]}"


# Hazards and outlaws ----------------------------------------------------------------------------


def against_hazard(s: State, place: int) -> str:
    t = s.tables
    space = t.hazard_spaces[place]
    return "" if s.trail[space] != k.EMPTY else f"no hazard lies on {t.spaces[space]}"


def against_outlaw(s: State, place: int) -> str:
    t = s.tables
    space = t.outlaw_spaces[place]
    if s.trail[space] == k.EMPTY:
        return f"no {word(t, 'outlaw')} is on {t.spaces[space]}"
    money = s.players[s.seat].money
    price = t.bounty_price[place]
    return short_of(price, money) if price > money else ""


def whose_words(s: State, tile: int, space: int) -> str:
    """Why a location's local actions are not for the deciding player."""
    owner = owner_of(tile)
    if owner >= 0:
        return f"the building on {s.tables.spaces[space]} belongs to {owner_name(s, owner)}"
    return f"{place_words(s, space)} has no local actions"
