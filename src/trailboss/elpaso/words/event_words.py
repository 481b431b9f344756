"""What has happened, in words: one sentence for every event."""

from __future__ import annotations

from typing import Final

from trailboss.core.rules import Event
from trailboss.core.words import (
    article,
    counted,
    plural,
    points,
    price_words,
    seat_name,
    told,
    value_words,
)
from trailboss.elpaso import constants as k
from trailboss.elpaso.buildings import kind_of
from trailboss.elpaso.tables import Tables
from trailboss.elpaso.words.effect_words import program_words
from trailboss.elpaso.words.names import a_card, bonus_name, card_name, space_name

PRIVATE_EVENTS: Final = frozenset({k.EV_CARD})  # for the eyes of their own seat only


def event_words(t: Tables, event: Event) -> str:
    """An event as a sentence; one of PRIVATE_EVENTS only for the seat it is about."""
    if event[0] <= k.EV_CERTIFICATE:
        return course_event(t, event)
    if event[0] <= k.EV_TILE:
        return action_event(t, event)
    if event[0] <= k.EV_OVER:
        return city_event(t, event)
    return other_event(t, event)


def course_event(t: Tables, event: Event) -> str:
    """Turns, the herder, money, cards."""
    kind, seat, a, b, _ = event
    who = seat_name(seat)
    if kind == k.EV_TURN:
        return f"Turn {a}: {who}"
    if kind == k.EV_PLACED:
        return f"{who} places the herder on {space_name(t, a)}"
    if kind == k.EV_MOVED:
        return f"{who} moves from {space_name(t, a)} to {space_name(t, b)}"
    if kind == k.EV_MONEY:
        return f"{who} gains ${a}" if a > 0 else f"{who} pays ${-a}"
    if kind == k.EV_DREW:
        return f"{who} draws {counted(a, 'cattle card')}"
    if kind == k.EV_CARD:
        return f"{who} draws {a_card(t, a)}"
    if kind == k.EV_WORKER:
        return f"{who} lays out {article(t.workers[a])}"
    if kind == k.EV_SHUFFLED:
        return f"{who} shuffles the discard pile into a new draw pile"
    if kind == k.EV_DISCARDED:
        return f"{who} discards {a_card(t, a)}"
    if kind == k.EV_REMOVED:
        return f"{who} removes {a_card(t, a)} from the game"
    if kind == k.EV_TOKEN:
        return f"{who} {'gains' if a > 0 else 'uses'} {counted(abs(a), 'exchange token')}"
    return f"{who} has {counted(a, 'certificate')} now"


def action_event(t: Tables, event: Event) -> str:
    """Workers, cattle, buildings, train, tiles."""
    kind, seat, a, b, c = event
    who = seat_name(seat)
    if kind == k.EV_HIRED:
        return f"{who} hires {article(t.workers[a])} {price_words(b)}"
    if kind == k.EV_SPENT:
        return f"{who} spends {counted(b, t.workers[a])}"
    if kind == k.EV_BONUS:
        return f"{who} discards {article(t.workers[a])} for the bonus"
    if kind == k.EV_BOUGHT:
        return f"{who} takes {a_card(t, a)} from the market"
    if kind == k.EV_BUILT:
        return f"{who} places building {a} on {space_name(t, b)} {price_words(c)}"
    if kind == k.EV_TRAIN:
        return f"{who} uses train card {t.trains[a]}"
    if a == k.TILE_OBJECTIVE:
        return f"{who} takes objective tile {t.objectives[b]}"
    return f"{who} takes bonus tile {bonus_name(t, b)}"


def city_event(t: Tables, event: Event) -> str:
    """El Paso, deliveries, the end."""
    kind, seat, a, b, c = event
    who = seat_name(seat)
    if kind == k.EV_SHOWN:
        return f"{who} shows {a_card(t, a)}"
    if kind == k.EV_VALUE:
        return f"{who} delivers {value_words(a, b, c)}"
    if kind == k.EV_DELIVERED:
        return f"{who} places a disc on post {t.posts[a]}"
    if kind == k.EV_DISC:
        return f"{who} takes a disc off the board: {t.disc_names[a]}"
    if kind == k.EV_SIMMENTAL:
        return f"{who} takes {a_card(t, t.simmental)}, {a if a else 'none'} left"
    if kind == k.EV_CLAIMED:
        gain = points(t.simmental_vp)
        return (
            f"{who} claims the {card_name(t, t.simmental)} space ({gain}):"
            " everybody else has one more turn"
        )
    return "The game is over"


def other_event(t: Tables, event: Event) -> str:
    """Actions by name, the solo opponent."""
    kind, seat, a, b, _ = event
    who = seat_name(seat)
    if kind == k.EV_USED:
        return f"{who} uses {user_words(t, b)}: {told(program_words(t, a))}"
    if kind == k.EV_AUXILIARY:
        return f"{who} takes an auxiliary action: {told(program_words(t, b))}"
    if kind == k.EV_LAPSED:
        return f"{who} no longer has the card that was asked for: the action lapses"
    if kind == k.EV_AUTOMA:
        return f"{who} draws automa card {t.automa[a]}: {counted(b, 'step')}"
    if kind == k.EV_SKIPPED:
        return f"{who} finds nothing to take or build: that part is skipped"
    if kind == k.EV_SUPPLY:
        return f"{who} draws {a_card(t, a)} from the supply{joins_words(t, a, b)}"
    raise ValueError(f"event {kind} has no words")


def joins_words(t: Tables, card: int, worker: int) -> str:
    """Where a joker of the solo opponent goes."""
    if card != t.cattle_count + k.JOKER:
        return ""
    if worker == k.JOKER:
        return ", which is set aside"
    return f", which joins the {plural(t.workers[worker])}"


def user_words(t: Tables, tile: int) -> str:
    """What an action belongs to: a neutral building, an own one (which side of it lies up is not
    part of the event), or a train card."""
    if tile < 0:
        return f"train card {t.trains[-1 - tile]}"
    if tile >= k.OWNED:
        return f"building {kind_of(tile)}"
    return f"neutral building {t.neutral_names[tile - k.NEUTRAL]}"
