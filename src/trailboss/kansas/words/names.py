"""What things are called, in the words of the edition: cards, tiles, spaces, seats, sums."""

from __future__ import annotations

from trailboss.core.words import article, listed, points, seat_name
from trailboss.kansas.constants import (
    EMPTY,
    HAZARD,
    NEUTRAL,
    OUTLAW,
    PRIVATE,
    TILE,
)
from trailboss.kansas.movement import owner_of
from trailboss.kansas.state import State
from trailboss.kansas.tables import Tables


def word(t: Tables, common: str) -> str:
    """The edition's word for a thing that the editions call differently."""
    return t.words.get(common, common)


def owner_name(s: State, seat: int) -> str:
    """A seat, or the solo opponent by name."""
    return s.tables.automa_name if seat == s.setup.automa else seat_name(seat)


# Cards and workers ------------------------------------------------------------------------------


def worker_name(t: Tables, worker: int) -> str:
    return word(t, t.workers[worker])


def card_name(t: Tables, card: int) -> str:
    """Longhorn (red); of cards that differ by their points only, with these; an objective's id."""
    if card >= t.cattle_count:
        return t.cards[card]
    colour = t.card_type[card]
    for other in range(t.cattle_count):
        if (
            other != card
            and t.card_type[other] == colour
            and t.card_value[other] == t.card_value[card]
        ):
            return f"{t.card_names[card]} ({t.colours[colour]}, {points(t.card_vp[card])})"
    return f"{t.card_names[card]} ({t.colours[colour]})"


def a_card(t: Tables, card: int) -> str:
    """A card as the object of a sentence."""
    if card >= t.cattle_count:
        return f"objective card {t.cards[card]}"
    return article(card_name(t, card))


def set_words(t: Tables, cards: int) -> str:
    """A set of cards that an action asks for."""
    kinds = t.sets[cards]
    if cards == t.pair_set:
        return "two cattle cards of one type"
    if kinds[0] >= t.cattle_count:
        return "an objective card"
    if len(kinds) == t.cattle_count:
        return "any cattle card"
    if len(kinds) == 1:
        return article(card_name(t, kinds[0]))
    names: list[str] = []
    for kind in kinds:
        name = f"{t.card_names[kind]} ({t.colours[t.card_type[kind]]})"
        if name not in names:
            names.append(name)
    return article(listed(names, "or"))


# Tiles and spaces -------------------------------------------------------------------------------


def hands_words(green: int, black: int) -> str:
    """The hands on a tile."""
    if green and black:
        return "green and black hand"
    if green:
        return "green hand"
    return "black hand" if black else "no hand"


def supply_name(t: Tables, kind: int) -> str:
    """A tile of the bags: a worker, a hazard, an outlaw."""
    if kind < HAZARD:
        return worker_name(t, kind)
    if kind == OUTLAW:
        return word(t, "green outlaw")
    if kind > OUTLAW:
        return word(t, "orange outlaw")
    hand = hands_words(t.tile_green[kind], t.tile_black[kind])
    return f"{hazard_name(t, kind)} ({points(t.tile_vp[kind])}, {hand})"


def hazard_name(t: Tables, kind: int) -> str:
    """flood, drought or rockfall."""
    return t.tile_names[kind].split("-")[0]


def space_name(t: Tables, space: int) -> str:
    if space == t.city_space:
        return t.city_names[0]
    if space == t.start:
        return "the start"
    return t.spaces[space]


def tile_on_trail(s: State, tile: int) -> str:
    """A tile on the trail, with its owner if it has one."""
    t = s.tables
    if tile == EMPTY:
        return "empty"
    if tile >= TILE:
        kind = tile - TILE
        return supply_name(t, kind) if kind >= OUTLAW else hazard_name(t, kind)
    if tile >= PRIVATE:
        face = t.face_names[s.setup.face(tile)]
        owner = owner_of(tile)
        return f"your {face}" if owner == s.seat else f"{owner_name(s, owner)}'s {face}"
    return f"neutral building {t.neutral_names[tile - NEUTRAL]}"


def place_words(s: State, space: int) -> str:
    """A space of the trail and what lies on it."""
    name = space_name(s.tables, space)
    if space == s.tables.city_space:
        return name
    return f"{name} ({tile_on_trail(s, s.trail[space])})"


def position_name(t: Tables, position: int) -> str:
    """A space of the railroad; at a turnout with its station."""
    station = t.position_station[position]
    name = t.positions[position]
    if station < 0:
        return f"space {name}"
    if position == t.last:
        return f"the last space {name}"
    return f"turnout {name} at station {t.stations[station]}"


def purchase_words(t: Tables, purchase: int) -> str:
    """The cards of a purchase."""
    cards = t.purchase_cards[purchase]
    if len(cards) == 2 and cards[0] == cards[1]:
        return f"two {card_name(t, cards[0])}"
    return listed([article(card_name(t, card)) for card in cards])
