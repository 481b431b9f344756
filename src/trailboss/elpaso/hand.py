"""Cards of a player: drawing, workers laid out, discarding, removing, exchange tokens."""

from __future__ import annotations

from trailboss.core.deck import NO_CARD
from trailboss.core.events import EV_DREW, EV_LAPSED, EV_REMOVED, EV_TOKEN
from trailboss.core.frames import Step
from trailboss.core.hand import discard_card, draw_card, legal_cards, take_in_hand
from trailboss.core.money import gain_money
from trailboss.core.pile import put
from trailboss.core.source import Source
from trailboss.elpaso import constants as k
from trailboss.elpaso.asking import Asking
from trailboss.elpaso.events import EV_WORKER
from trailboss.elpaso.state import Player, State


def hand_limit(s: State, p: Player) -> int:
    t = s.tables
    limit = t.hand_limit
    for disc in range(len(t.discs)):
        if not p.discs >> disc & 1:
            limit += t.disc_cards[disc]
    return limit


def draw_cattle(s: State, p: Player, count: int, source: Source) -> int:
    """Draw until `count` cattle cards have come to the hand; workers are laid out on the way."""
    drawn = 0
    cattle = s.tables.cattle_count
    while drawn < count:
        kind = draw_card(s, p, source, k.DRAW_CARD)
        if kind == NO_CARD:
            break
        if kind >= cattle:
            p.ready[kind - cattle] += 1
            s.tell(EV_WORKER, kind - cattle)
        else:
            take_in_hand(s, p, kind)
            drawn += 1
    if drawn:
        s.tell(EV_DREW, drawn)
    return drawn


# Exchanging -------------------------------------------------------------------------------------


def can_exchange(s: State, p: Player) -> bool:
    """An exchange needs a card to draw: any card, a worker too."""
    return p.draw[-1] + p.discard[-1] > 0


def exchange(s: State, times: int, source: Source) -> None:
    """Draw a card, then discard one; with `times` above one it may be done again."""
    if times > 1:
        s.push(k.AGAIN_CHECK, times - 1)
    p = s.players[s.seat]
    draw_cattle(s, p, 1, source)
    if p.hand[-1]:
        s.push(k.DISCARD)


def legal_token(s: State, moves: list[int]) -> None:
    p = s.players[s.seat]
    if p.tokens and can_exchange(s, p):
        moves.append(s.tables.codes.token)


def use_token(s: State, source: Source) -> None:
    s.players[s.seat].tokens -= 1
    s.tell(EV_TOKEN, -1)
    exchange(s, 1, source)


def legal_set(s: State, cards: int, base: int, moves: list[int]) -> None:
    """Cards of a set that are in hand."""
    legal_cards(s.players[s.seat], s.tables.sets[cards], base, moves)


def do_discard(s: State, kind: int) -> None:
    s.pop()
    discard_card(s, s.players[s.seat], kind)


# Cards as a requirement, and removing -----------------------------------------------------------


def pay_card(s: State, cards: int, factor: int) -> None:
    """Discard a card of a set; with a factor, for so many dollars per breeding value."""
    kinds = s.tables.sets[cards]
    if len(kinds) == 1:
        discard_card(s, s.players[s.seat], kinds[0])
    else:
        s.push(k.PAY_CARD, cards, factor)


def do_pay_card(s: State, kind: int) -> None:
    factor = s.stack[k.PAY_CARD_FACTOR]
    s.pop()
    p = s.players[s.seat]
    discard_card(s, p, kind)
    gain_money(s, p, factor * s.tables.card_value[kind])


def lapse(s: State) -> None:
    """The card an action asked for is gone: the action ends without what it would have given."""
    more = s.stack[k.PAY_CARD_FACTOR] == 0
    s.pop()
    if more:
        s.pop()  # the rest of its program
    s.tell(EV_LAPSED)


def offer_removal(s: State, cards: int) -> None:
    if s.players[s.seat].hand[-1]:
        s.push(k.REMOVE, cards)


def do_remove(s: State, kind: int) -> None:
    s.pop()
    s.players[s.seat].leave_hand(kind)
    put(s.box, kind)
    s.tell(EV_REMOVED, kind)


# Questions and what follows ----------------------------------------------------------------------


class Discard(Asking):
    """Which card to put down in an exchange."""

    def choices(self, s: State, moves: list[int]) -> None:
        legal_set(s, s.tables.all_cattle, s.tables.codes.discard, moves)

    def answer(self, s: State, code: int, source: Source) -> None:
        do_discard(s, code - s.tables.codes.discard)


class PayCard(Asking):
    """Which card to put down for an action that asks for one of several."""

    def choices(self, s: State, moves: list[int]) -> None:
        legal_set(s, s.stack[k.PAY_CARD_SET], s.tables.codes.discard, moves)

    def answer(self, s: State, code: int, source: Source) -> None:
        do_pay_card(s, code - s.tables.codes.discard)

    def close(self, s: State) -> None:
        lapse(s)


class Remove(Asking):
    """Whether to remove a card from the game."""

    def choices(self, s: State, moves: list[int]) -> None:
        codes = s.tables.codes
        moves.append(codes.decline)
        legal_set(s, s.stack[k.REMOVE_SET], codes.remove, moves)

    def answer(self, s: State, code: int, source: Source) -> None:
        do_remove(s, code - s.tables.codes.remove)

    def optional(self, s: State) -> bool:
        return True


class Again(Asking):
    """Whether to exchange again."""

    def choices(self, s: State, moves: list[int]) -> None:
        codes = s.tables.codes
        moves.append(codes.decline)
        moves.append(codes.again)

    def answer(self, s: State, code: int, source: Source) -> None:
        times = s.stack[k.AGAIN_TIMES]
        s.pop()
        exchange(s, times, source)

    def optional(self, s: State) -> bool:
        return True


class AgainCheck(Step[State]):
    """An exchange is over; perhaps there can be another."""

    def carry_out(self, s: State, source: Source) -> bool:
        times = s.stack[k.AGAIN_CHECK_TIMES]
        s.pop()
        if can_exchange(s, s.players[s.seat]):
            s.push(k.AGAIN, times)
        return True
