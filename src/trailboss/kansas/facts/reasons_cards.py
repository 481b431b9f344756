"""Why a card cannot be used: discarding, removing, playing, drawing, exchanging, raising."""

from __future__ import annotations

from trailboss.core.frames import KIND
from trailboss.core.message import Message, say
from trailboss.kansas import constants as k
from trailboss.kansas.facts import things
from trailboss.kansas.hand import drawable, legal_discard, legal_pay_card
from trailboss.kansas.kansas_city import can_raise
from trailboss.kansas.state import State


def about_card(s: State, reason: str, card: int) -> Message:
    return say(reason, **things.card(s.tables, card))


def against_discard(s: State, card: int) -> Message | None:
    if s.stack[KIND] != k.DISCARD:
        return against_pay_card(s, card)
    least = s.stack[k.DISCARD_LEAST]
    moves: list[int] = []
    legal_discard(s, s.stack[k.DISCARD_LEFT], least, moves)
    base = s.tables.codes.discard
    if base + card in moves:
        return None
    if s.players[s.seat].hand[card] == 0:
        return about_card(s, "no-card", card)
    if card < least:
        return about_card(s, "no-order", least)
    return about_card(s, "no-order-yet", max(moves) - base)


def against_pay_card(s: State, card: int) -> Message | None:
    """A card that an action asks for, or one of a pair."""
    t = s.tables
    cards = s.stack[k.PAY_CARD_SET]
    first = s.stack[k.PAY_CARD_FIRST]
    moves: list[int] = []
    legal_pay_card(s, cards, first, moves)
    if t.codes.discard + card in moves:
        return None
    pair = cards == t.pair_set
    if card >= t.cattle_count if pair else card not in t.sets[cards]:
        return say("no-set", cards=things.cards_of_set(t, cards))
    if pair and first >= 0 and t.card_type[card] != t.card_type[first]:
        return about_card(s, "no-pair-of", first)
    if s.players[s.seat].hand[card] == 0:
        return about_card(s, "no-card", card)
    if first >= 0:
        return about_card(s, "no-order", first)
    return about_card(s, "no-pair", card)


def against_remove(s: State, card: int) -> Message | None:
    if s.players[s.seat].hand[card] == 0:
        return about_card(s, "no-card", card)
    least = s.stack[k.REMOVE_LEAST]
    return about_card(s, "no-order", least) if card < least else None


def against_play(s: State, at: int) -> Message | None:
    card = s.tables.cattle_count + at
    if s.players[s.seat].hand[card] == 0:
        return about_card(s, "no-card", card)
    if s.stack[KIND] == k.ENTER_CITY and s.tables.objective_rides[card]:
        return about_card(s, "no-ride", card)
    return None


def against_token(s: State, at: int) -> Message | None:
    if s.players[s.seat].tokens == 0:
        return say("no-token")
    return too_many(s, at + 1)


def against_draw(s: State, at: int) -> Message | None:
    most = s.stack[k.DRAW_MOST]
    if at + 1 > most:
        return say("no-more-cards", count=at + 1, most=most)
    return too_many(s, at + 1)


def too_many(s: State, count: int) -> Message | None:
    """More cards than there are."""
    there = drawable(s.players[s.seat])
    return say("no-cards-left", count=count, there=there) if count > there else None


def against_objective(s: State, at: int) -> Message | None:
    card = s.tables.cattle_count + at
    return None if card in s.display else about_card(s, "no-display", card)


def against_objective_top(s: State, at: int) -> Message | None:
    return None if s.objectives[-1] else say("no-objective-stack")


def against_raise(s: State, at: int) -> Message | None:
    """Simmental cards rise stage by stage, the youngest first."""
    t = s.tables
    card = t.raising[at]
    rising = s.stack[k.SIMMENTAL_CARD]
    if card != rising:
        return about_card(s, "no-raising-now", rising)
    if can_raise(s, card, s.stack[k.SIMMENTAL_RISEN]):
        return None
    if s.beside[t.card_becomes[card]] == 0:
        return about_card(s, "no-older", t.card_becomes[card])
    if s.players[s.seat].hand[card] == 0:
        return about_card(s, "no-card", card)
    return about_card(s, "no-raising-again", card)
