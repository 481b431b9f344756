"""What things are called: cards, tiles, spaces, needs, costs."""

from __future__ import annotations

from typing import Final

from trailboss.core.words import article, counted, listed, seat_name
from trailboss.elpaso.buildings import kind_of
from trailboss.elpaso.constants import (
    EMPTY,
    JOKER,
    NEED_BONUS,
    NEED_BUILDING,
    NEED_DISC,
    NEUTRAL,
    OWNED,
)
from trailboss.elpaso.movement import owner_of
from trailboss.elpaso.state import State
from trailboss.elpaso.tables import Tables
from trailboss.elpaso.workers import can_spend, least_jokers, most_jokers

CITY: Final = "El Paso"
SIDES: Final = "ab"


def owner_name(s: State, seat: int) -> str:
    """A seat, or the solo opponent by name."""
    return s.tables.automa_name if seat == s.setup.automa else seat_name(seat)


# Cards and workers ------------------------------------------------------------------------------


def card_name(t: Tables, card: int) -> str:
    """A breed, or a type of worker."""
    return t.card_names[card] if card < t.cattle_count else t.cards[card]


def a_card(t: Tables, card: int) -> str:
    """A card as the object of a sentence."""
    return article(card_name(t, card))


def bonus_name(t: Tables, tile: int) -> str:
    """A bonus tile by what it gives, a breed by its name."""
    name = t.bonuses[tile]
    return card_name(t, t.cards.index(name)) if name in t.cards else name


def set_words(t: Tables, cards: int) -> str:
    """A set of cattle cards that an action asks for."""
    kinds = t.sets[cards]
    if cards == t.all_cattle:
        return "any cattle card"
    if t.set_names[cards] in t.cards:
        return a_card(t, kinds[0])
    return f"a cattle card of breeding value {t.card_value[kinds[0]]}"


def cost_words(t: Tables, worker: int, count: int, further: int) -> str:
    """Workers and the dollars they cost, with what else is paid: 2 cowboys and $4."""
    return f"{counted(count, t.workers[worker])} and ${count * t.dollars_per_worker + further}"


def cost_now(s: State, worker: int, count: int, further: int) -> str:
    """The same for the deciding player, with the jokers that stand in."""
    t = s.tables
    p = s.players[s.seat]
    if not can_spend(s, worker, count, further) or p.ready[JOKER] == 0:
        return cost_words(t, worker, count, further)
    name = t.workers[worker]
    joker = t.workers[JOKER]
    dollars = f"${count * t.dollars_per_worker + further}"
    least = least_jokers(p, worker, count)
    if least != most_jokers(p, count):
        return f"{counted(count, name)} or {joker if count == 1 else joker + 's'} and {dollars}"
    parts: list[str] = []
    if count > least:
        parts.append(counted(count - least, name))
    if least:
        parts.append(counted(least, joker))
    return listed([*parts, dollars])


# Tiles and spaces -------------------------------------------------------------------------------


def space_name(t: Tables, space: int) -> str:
    return CITY if space == t.city else t.spaces[space]


def face_name(s: State, kind: int) -> str:
    """A public building with the side in play: 4a."""
    return f"{kind}{SIDES[s.setup.sides[kind - 1]]}"


def tile_on_ring(s: State, tile: int) -> str:
    """A tile on the ring, with its owner if it has one."""
    if tile == EMPTY:
        return "empty"
    if tile < OWNED:
        return f"neutral building {s.tables.neutral_names[tile - NEUTRAL]}"
    face = face_name(s, kind_of(tile))
    owner = owner_of(tile)
    return f"your {face}" if owner == s.seat else f"{owner_name(s, owner)}'s {face}"


def place_words(s: State, space: int) -> str:
    """A space of the ring and what lies on it."""
    name = space_name(s.tables, space)
    return name if space == s.tables.city else f"{name} ({tile_on_ring(s, s.ring[space])})"


# What objectives need ---------------------------------------------------------------------------


def need_words(t: Tables, need: int, count: int) -> str:
    kind, what = t.needs[need]
    if kind == NEED_BUILDING:
        return counted(count, "building")
    if kind == NEED_BONUS:
        return counted(count, "bonus tile")
    if kind == NEED_DISC:
        return (
            f"{counted(count, 'disc')} on {'a post' if count == 1 else 'posts'} of {what} or more"
        )
    if what < t.cattle_count:
        return counted(count, f"{t.card_names[what]} card")
    return counted(count, t.cards[what])


def needs_words(t: Tables, counts: tuple[int, ...]) -> str:
    """Needs with their numbers, in a list. A disc on a post of 14 is counted as one of 10 too, but
    said once."""
    parts: list[str] = []
    for need in range(len(counts)):
        count = counts[need]
        if t.needs[need][0] == NEED_DISC:
            count -= dearer_discs(t, counts, t.needs[need][1])
        if count > 0:
            parts.append(need_words(t, need, count))
    return listed(parts)


def dearer_discs(t: Tables, counts: tuple[int, ...], value: int) -> int:
    """How many of the discs needed on posts of a value are needed on dearer ones."""
    most = 0
    for need in range(len(counts)):
        kind, what = t.needs[need]
        if kind == NEED_DISC and what > value:
            most = max(most, counts[need])
    return most
