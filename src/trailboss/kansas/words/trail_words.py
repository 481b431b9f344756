"""Moves on the trail in words, as they would work out now."""

from __future__ import annotations

from trailboss.core.words import counted, listed, money_left, points, seat_name
from trailboss.kansas import constants as k
from trailboss.kansas.building import builders_on
from trailboss.kansas.state import State
from trailboss.kansas.visit import local_actions
from trailboss.kansas.words.effect_words import actions_words, program_words
from trailboss.kansas.words.names import place_words, supply_name, tile_on_trail, word
from trailboss.kansas.words.ways import Fee, fees_along, leads_to, steps_along, via_words


def left_words(s: State, price: int) -> str:
    """What a price leaves of the deciding player's money."""
    return money_left(s.players[s.seat].money, price)


def herder_words(s: State, route: int) -> str:
    """Steps, every fee and who gets it, money left."""
    t = s.tables
    space = t.route_space[route]
    to = place_words(s, space)
    top = s.stack[-5]
    herder = s.players[s.seat].herder
    here = t.route_at[herder]
    if (top != k.PHASE_A and top != k.MOVE) or not leads_to(t, here, route):
        return f"Move your {word(t, 'herder')} to {to}"
    via = via_words(t, herder, route)
    words = f"Move {counted(steps_along(s, route), 'step')} to {to}{via}"
    if top == k.MOVE and s.stack[-3]:
        return f"{words}, without fees"
    fees = fees_along(s, route)
    if not fees:
        return f"{words}, no fees"
    paid = 0
    for fee in fees:
        paid += fee[3]
    left = s.players[s.seat].money - paid
    return f"{words}, paying {listed([fee_words(s, fee) for fee in fees])}; ${left} left"


def fee_words(s: State, fee: Fee) -> str:
    space, payee, due, paid = fee
    dollars = f"${paid}" if paid == due else f"${paid} of ${due}"
    name = "the bank" if payee < 0 else seat_name(payee)
    return f"{dollars} to {name} at {s.tables.spaces[space]}"


def build_words(s: State, choice: int) -> str:
    """The building, its price, what it replaces, what the space has to it."""
    t = s.tables
    number, place = divmod(choice, len(t.building_spaces))
    face = s.setup.faces[number + 1]
    space = t.building_spaces[place]
    words = f"Place {t.face_names[face]} ({points(t.face_vp[face])}) on {t.spaces[space]}"
    if t.space_woods[space]:
        words += " in the woods"
    old = builders_on(s, space)
    if 0 < old < 99:
        words += f" in place of {tile_on_trail(s, s.trail[space])}"
    difference = t.face_builders[face] - old
    if s.stack[-5] == k.BUILD and difference > 0:
        price = s.stack[-4] * difference
        words += f" for ${price}{left_words(s, price)}"
    if t.space_risk[space] >= 0:
        words += f"; risk action: {program_words(t, t.space_risk[space])}"
    return words


def hazard_words(s: State, place: int) -> str:
    t = s.tables
    space = t.hazard_spaces[place]
    tile = s.trail[space]
    what = supply_name(t, tile - k.TILE) if tile >= k.TILE else "hazard"
    words = f"Remove the {what} on {t.spaces[space]}"
    if s.stack[-5] != k.REMOVE_HAZARD or s.stack[-4] == 0:
        return words
    return f"{words} for ${s.stack[-4]}{left_words(s, s.stack[-4])}"


def outlaw_words(s: State, place: int) -> str:
    t = s.tables
    space = t.outlaw_spaces[place]
    tile = s.trail[space]
    what = supply_name(t, tile - k.TILE) if tile >= k.TILE else word(t, "outlaw")
    gives = program_words(t, t.bounty[place])
    return f"Take the {what} on {t.spaces[space]}: {gives}{left_words(s, t.bounty_price[place])}"


def copy_words(s: State, place: int) -> str:
    t = s.tables
    spaces = t.neutral_spaces + t.building_spaces
    words = f"Use {place_words(s, spaces[place])}"
    actions = local_actions(s, s.trail[spaces[place]])
    return f"{words}: {actions_words(t, actions)}" if actions else words
