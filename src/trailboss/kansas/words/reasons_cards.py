"""Why a card cannot be used: discarding, removing, playing, drawing, exchanging, raising."""

from __future__ import annotations

from trailboss.core.words import article, counted
from trailboss.kansas.constants import ENTER_CITY
from trailboss.kansas.hand import drawable, legal_discard, legal_pay_card
from trailboss.kansas.kansas_city import can_raise
from trailboss.kansas.state import State
from trailboss.kansas.words.names import a_card, card_name, set_words


def not_in_hand(s: State, card: int) -> str:
    return f"your hand does not hold {a_card(s.tables, card)}"


def order_words(s: State, least: int) -> str:
    """Cards are put down in the order of their kinds, so that a set of cards is one way only."""
    return (
        "cards are put down in the order of the list, so that each choice is made one way only;"
        f" {card_name(s.tables, least)} has been put down already"
    )


def against_discard(s: State, card: int) -> str:
    left = s.stack[-4]
    least = s.stack[-3]
    moves: list[int] = []
    legal_discard(s, left, least, moves)
    base = s.tables.codes.discard
    if base + card in moves:
        return ""
    if s.players[s.seat].hand[card] == 0:
        return not_in_hand(s, card)
    if card < least:
        return order_words(s, least)
    first = a_card(s.tables, max(moves) - base)
    return (
        "cards are put down in the order of the list, and too few would come after this one;"
        f" {first} or an earlier card comes first"
    )


def against_pay_card(s: State, card: int) -> str:
    """A card that an action asks for, or one of a pair."""
    t = s.tables
    cards = s.stack[-4]
    first = s.stack[-3]
    moves: list[int] = []
    legal_pay_card(s, cards, first, moves)
    if t.codes.discard + card in moves:
        return ""
    if cards != t.pair_set and card not in t.sets[cards]:
        return f"the action asks for {set_words(t, cards)}"
    if cards == t.pair_set:
        if card >= t.cattle_count:
            return "the action asks for two cattle cards of one type"
        if first >= 0 and t.card_type[card] != t.card_type[first]:
            return f"the second card must be of the type of {card_name(t, first)}"
    if s.players[s.seat].hand[card] == 0:
        return not_in_hand(s, card)
    if first >= 0:
        return order_words(s, first)
    return f"with {article(card_name(t, card))} first, no second card of its type would follow"


def against_remove(s: State, card: int) -> str:
    if s.players[s.seat].hand[card] == 0:
        return not_in_hand(s, card)
    least = s.stack[-3]
    return order_words(s, least) if card < least else ""


def against_play(s: State, card: int) -> str:
    t = s.tables
    if s.players[s.seat].hand[card] == 0:
        return not_in_hand(s, card)
    if s.stack[-5] == ENTER_CITY and t.objective_rides[card]:
        return f"the move of {t.cards[card]} has no use in {t.city_names[0]}"
    return ""


def against_token(s: State, at: int) -> str:
    p = s.players[s.seat]
    if p.tokens == 0:
        return "you have no exchange token"
    return against_count(s, at + 1)


def against_count(s: State, count: int) -> str:
    """More cards than there are."""
    there = drawable(s.players[s.seat])
    if count <= there:
        return ""
    return f"{counted(there, 'card')} can be drawn, not {count}"


def against_draw(s: State, count: int) -> str:
    most = s.stack[-4]
    if count > most:
        return f"{counted(most, 'card')} at most, not {count}"
    return against_count(s, count)


def against_objective(s: State, card: int) -> str:
    return "" if card in s.display else f"{s.tables.cards[card]} is not in the display"


def against_objective_top(s: State) -> str:
    return "" if s.objectives[-1] else "the objective stack is empty"


def against_raise(s: State, card: int) -> str:
    """Simmental cards rise stage by stage, the youngest first."""
    t = s.tables
    asked = s.stack[-4]
    if card != asked:
        return f"now it is about {card_name(t, asked)}"
    if can_raise(s, card, s.stack[-3]):
        return ""
    if s.beside[t.card_becomes[card]] == 0:
        return f"no {t.card_names[t.card_becomes[card]]} is left"
    if s.players[s.seat].hand[card] == 0:
        return not_in_hand(s, card)
    return f"{a_card(t, card)} of this delivery's raising does not rise again in it"
