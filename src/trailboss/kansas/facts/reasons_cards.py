"""Why a card cannot be used: discarding, removing, playing, drawing, exchanging, raising."""

from __future__ import annotations

from trailboss.core.frames import KIND, WIDTH
from trailboss.core.message import Message, say
from trailboss.kansas import constants as k
from trailboss.kansas.facts import things
from trailboss.kansas.hand import allow_pay_card, drawable, may_exchange_aside
from trailboss.kansas.kansas_city import can_hold, can_raise
from trailboss.kansas.state import State


def about_card(s: State, reason: str, card: int) -> Message:
    return say(reason, **things.card(s.tables, card))


def against_discard(s: State, card: int) -> Message | None:
    if s.stack[KIND] != k.DISCARD:
        return against_pay_card(s, card)
    return against_hand(s, card)


def against_hand(s: State, card: int) -> Message | None:
    """A card that may be any of the hand."""
    return None if s.players[s.seat].hand[card] else about_card(s, "no-card", card)


def against_pay_card(s: State, card: int) -> Message | None:
    """A card that an action asks for, or one of a pair."""
    t = s.tables
    cards = s.stack[k.PAY_CARD_SET]
    first = s.stack[k.PAY_CARD_FIRST]
    moves: list[int] = []
    allow_pay_card(s, moves)
    if t.codes.discard + card in moves:
        return None
    pair = cards == t.pair_set
    if card >= t.cattle_count if pair else card not in t.sets[cards]:
        return say("no-set", cards=things.cards_of_set(t, cards))
    if pair and first >= 0 and t.card_type[card] != t.card_type[first]:
        return about_card(s, "no-pair-of", first)
    if s.players[s.seat].hand[card] == 0:
        return about_card(s, "no-card", card)
    return about_card(s, "no-pair", card)


def against_play(s: State, at: int) -> Message | None:
    card = s.tables.cattle_count + at
    if s.players[s.seat].hand[card] == 0:
        return about_card(s, "no-card", card)
    barred = s.stack[KIND] == k.ENTER_CITY and s.tables.number < 2
    if barred and s.tables.objective_rides[card]:
        return about_card(s, "no-ride", card)
    return None


def against_token(s: State, at: int) -> Message | None:
    if s.players[s.seat].tokens == 0:
        return say("no-token")
    if at and s.tables.number >= 2:
        return say("no-cards-at-once")
    return too_many(s, at + 1)


def against_aside(s: State, seat: int) -> Message | None:
    """A token of somebody in another's turn."""
    if may_exchange_aside(s, seat):
        return None
    if s.tables.number < 2 or seat >= s.setup.players or seat == s.setup.automa:
        return say("no-aside")
    if seat == s.seat:
        return say("no-aside-needed")
    if s.players[seat].tokens == 0:
        return say("no-token")
    return say("no-cards-left", count=1, there=0)


def against_hold(s: State, at: int) -> Message | None:
    """To hold the hand after the income."""
    if can_hold(s):
        return None
    if s.players[s.seat].tokens == 0:
        return say("no-token")
    if s.tables.number < 2 or s.stack[k.KANSAS_CITY_HELD - WIDTH]:
        return say("no-holding")
    return say("no-cards-left", count=1, there=0)


def against_draw(s: State, at: int) -> Message | None:
    if at and s.tables.number >= 2:
        return say("no-cards-at-once")
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
