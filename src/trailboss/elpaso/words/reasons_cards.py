"""Why a card or tile cannot be chosen: exchanging, discarding, removing, taking tiles."""

from __future__ import annotations

from trailboss.elpaso import constants as k
from trailboss.elpaso.cards import can_exchange
from trailboss.elpaso.state import State
from trailboss.elpaso.words.names import a_card, bonus_name, set_words
from trailboss.elpaso.words.prompts import TILE_NAMES


def against_token(s: State) -> str:
    p = s.players[s.seat]
    top = s.stack[-5]
    if top == k.START_OBJECTIVE:
        return "exchange tokens are used in your own turns, and the first has not begun"
    if top == k.DISCARD:
        return "one exchange is finished before the next: discard 1 card of your hand"
    if p.tokens == 0:
        return "you have no exchange token"
    return "" if can_exchange(s, p) else "there is no card to draw"


def not_in_hand(s: State, card: int) -> str:
    if s.players[s.seat].hand[card]:
        return ""
    return f"your hand does not hold {a_card(s.tables, card)}"


def against_discard(s: State, card: int) -> str:
    """A card to discard in an exchange, or one that an action asks for."""
    cards = s.stack[-4]
    if s.stack[-5] == k.PAY_CARD and card not in s.tables.sets[cards]:
        return f"the action asks for {set_words(s.tables, cards)}"
    return not_in_hand(s, card)


def against_remove(s: State, card: int) -> str:
    cards = s.stack[-4]
    if card not in s.tables.sets[cards]:
        return f"what may be removed is {set_words(s.tables, cards)}"
    return not_in_hand(s, card)


# Tiles ------------------------------------------------------------------------------------------


def allowed(s: State) -> int:
    """The kinds of tile that may be taken."""
    return k.TILE_OBJECTIVE if s.stack[-5] == k.START_OBJECTIVE else s.stack[-4]


def against_kind(s: State, kind: int) -> str:
    return "" if allowed(s) & kind else f"what may be taken is {TILE_NAMES[allowed(s)]}"


def against_objective(s: State, tile: int) -> str:
    wrong = against_kind(s, k.TILE_OBJECTIVE)
    if wrong or tile in s.objective_display:
        return wrong
    return f"objective tile {s.tables.objectives[tile]} is not in the display"


def against_objective_top(s: State) -> str:
    wrong = against_kind(s, k.TILE_OBJECTIVE)
    if wrong:
        return wrong
    if s.stack[-5] == k.START_OBJECTIVE:
        return "the first objective tile comes from the display"
    return "" if s.objectives[-1] else "the stack of objective tiles is empty"


def against_bonus_tile(s: State, tile: int) -> str:
    wrong = against_kind(s, k.TILE_BONUS)
    if wrong or tile in s.bonus_display:
        return wrong
    return f"bonus tile {bonus_name(s.tables, tile)} is not in the display"


def against_bonus_top(s: State) -> str:
    wrong = against_kind(s, k.TILE_BONUS)
    if wrong:
        return wrong
    return "" if s.bonuses[-1] else "the stack of bonus tiles is empty"
