"""Cards of a player: drawing, workers laid out, discarding, removing, exchange tokens."""

from __future__ import annotations

from trailboss.core.deck import NO_CARD
from trailboss.core.events import (
    EV_CARD,
    EV_DISCARDED,
    EV_DREW,
    EV_LAPSED,
    EV_REMOVED,
    EV_SHUFFLED,
    EV_TOKEN,
)
from trailboss.core.frames import Step
from trailboss.core.pile import put
from trailboss.core.source import Source
from trailboss.elpaso.asking import Asking
from trailboss.elpaso.constants import (
    AGAIN,
    AGAIN_CHECK,
    AGAIN_CHECK_TIMES,
    AGAIN_TIMES,
    DISCARD,
    DRAW_CARD,
    PAY_CARD,
    PAY_CARD_FACTOR,
    PAY_CARD_SET,
    REMOVE,
    REMOVE_SET,
)
from trailboss.elpaso.events import EV_WORKER
from trailboss.elpaso.money import gain_money
from trailboss.elpaso.state import Player, State


def hand_limit(s: State, p: Player) -> int:
    t = s.tables
    limit = t.hand_limit
    for disc in range(len(t.discs)):
        if not p.discs >> disc & 1:
            limit += t.disc_cards[disc]
    return limit


def draw_cattle(s: State, p: Player, count: int, source: Source) -> int:
    """Draw until `count` cattle cards have come to the hand; workers are laid out on the way. The
    discard pile is shuffled only when a card must be drawn and the draw pile is empty."""
    drawn = 0
    cattle = s.tables.cattle_count
    while drawn < count:
        if p.must_shuffle():
            p.shuffle()
            s.tell(EV_SHUFFLED)
        kind = p.next_card(source, DRAW_CARD)
        if kind == NO_CARD:
            break
        s.reveals += 1
        if kind >= cattle:
            p.ready[kind - cattle] += 1
            s.tell(EV_WORKER, kind - cattle)
        else:
            put(p.hand, kind)
            s.tell(EV_CARD, kind)
            drawn += 1
    if drawn:
        s.tell(EV_DREW, drawn)
    return drawn


def discard_card(s: State, p: Player, kind: int) -> None:
    p.leave_hand(kind)
    put(p.discard, kind)
    s.tell(EV_DISCARDED, kind)


# Exchanging -------------------------------------------------------------------------------------


def can_exchange(s: State, p: Player) -> bool:
    """An exchange needs a card to draw: any card, a worker too."""
    return p.draw[-1] + p.discard[-1] > 0


def exchange(s: State, times: int, source: Source) -> None:
    """Draw a card, then discard one; with `times` above one it may be done again."""
    if times > 1:
        s.push(AGAIN_CHECK, times - 1)
    p = s.players[s.seat]
    draw_cattle(s, p, 1, source)
    if p.hand[-1]:
        s.push(DISCARD)


def legal_token(s: State, moves: list[int]) -> None:
    p = s.players[s.seat]
    if p.tokens and can_exchange(s, p):
        moves.append(s.tables.codes.token)


def use_token(s: State, source: Source) -> None:
    s.players[s.seat].tokens -= 1
    s.tell(EV_TOKEN, -1)
    exchange(s, 1, source)


def legal_cards(s: State, cards: int, base: int, moves: list[int]) -> None:
    """Cards of a set that are in hand."""
    p = s.players[s.seat]
    for kind in s.tables.sets[cards]:
        if p.hand[kind]:
            moves.append(base + kind)


def do_discard(s: State, kind: int) -> None:
    s.pop()
    discard_card(s, s.players[s.seat], kind)


# Cards as a requirement, and removing -----------------------------------------------------------


def holds(s: State, cards: int) -> bool:
    p = s.players[s.seat]
    for kind in s.tables.sets[cards]:
        if p.hand[kind]:
            return True
    return False


def pay_card(s: State, cards: int, factor: int) -> None:
    """Discard a card of a set; with a factor, for so many dollars per breeding value."""
    kinds = s.tables.sets[cards]
    if len(kinds) == 1:
        discard_card(s, s.players[s.seat], kinds[0])
    else:
        s.push(PAY_CARD, cards, factor)


def do_pay_card(s: State, kind: int) -> None:
    factor = s.stack[PAY_CARD_FACTOR]
    s.pop()
    p = s.players[s.seat]
    discard_card(s, p, kind)
    gain_money(s, p, factor * s.tables.card_value[kind])


def lapse(s: State) -> None:
    """The card an action asked for is gone: the action ends without what it would have given."""
    more = s.stack[PAY_CARD_FACTOR] == 0
    s.pop()
    if more:
        s.pop()  # the rest of its program
    s.tell(EV_LAPSED)


def offer_removal(s: State, cards: int) -> None:
    if s.players[s.seat].hand[-1]:
        s.push(REMOVE, cards)


def do_remove(s: State, kind: int) -> None:
    s.pop()
    s.players[s.seat].leave_hand(kind)
    put(s.box, kind)
    s.tell(EV_REMOVED, kind)


# Questions and what follows ----------------------------------------------------------------------


class Discard(Asking):
    """Which card to put down in an exchange."""

    def choices(self, s: State, moves: list[int]) -> None:
        legal_cards(s, s.tables.all_cattle, s.tables.codes.discard, moves)

    def answer(self, s: State, code: int, source: Source) -> None:
        do_discard(s, code - s.tables.codes.discard)


class PayCard(Asking):
    """Which card to put down for an action that asks for one of several."""

    def choices(self, s: State, moves: list[int]) -> None:
        legal_cards(s, s.stack[PAY_CARD_SET], s.tables.codes.discard, moves)

    def answer(self, s: State, code: int, source: Source) -> None:
        do_pay_card(s, code - s.tables.codes.discard)

    def close(self, s: State) -> None:
        lapse(s)


class Remove(Asking):
    """Whether to remove a card from the game."""

    def choices(self, s: State, moves: list[int]) -> None:
        codes = s.tables.codes
        moves.append(codes.decline)
        legal_cards(s, s.stack[REMOVE_SET], codes.remove, moves)

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
        times = s.stack[AGAIN_TIMES]
        s.pop()
        exchange(s, times, source)

    def optional(self, s: State) -> bool:
        return True


class AgainCheck(Step[State]):
    """An exchange is over; perhaps there can be another."""

    def carry_out(self, s: State, source: Source) -> bool:
        times = s.stack[AGAIN_CHECK_TIMES]
        s.pop()
        if can_exchange(s, s.players[s.seat]):
            s.push(AGAIN, times)
        return True
