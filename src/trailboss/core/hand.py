"""Cards of a player, as in every game: drawing, discarding, whether a card is there."""

from __future__ import annotations

from trailboss.core.deck import NO_CARD
from trailboss.core.events import EV_CARD, EV_DISCARDED, EV_SHUFFLED
from trailboss.core.pile import put
from trailboss.core.player import BasePlayer
from trailboss.core.rules import Position
from trailboss.core.source import Source


def draw_card(s: Position, p: BasePlayer, source: Source, what: int) -> int:
    """Draw a card, which is not put anywhere yet; NO_CARD when there is none. The discard pile is
    shuffled only when a card must be drawn and the draw stack is empty."""
    if p.must_shuffle():
        p.shuffle()
        s.tell(EV_SHUFFLED)
    kind = p.next_card(source, what)
    if kind != NO_CARD:
        s.reveals += 1
    return kind


def take_in_hand(s: Position, p: BasePlayer, kind: int) -> None:
    put(p.hand, kind)
    s.tell(EV_CARD, kind)


def discard_card(s: Position, p: BasePlayer, kind: int) -> None:
    p.leave_hand(kind)
    put(p.discard, kind)
    s.tell(EV_DISCARDED, kind)


def holds(p: BasePlayer, kinds: tuple[int, ...]) -> bool:
    """Does the hand hold a card of one of these kinds?"""
    for kind in kinds:
        if p.hand[kind]:
            return True
    return False


def legal_cards(p: BasePlayer, kinds: tuple[int, ...], base: int, moves: list[int]) -> None:
    """A move for each of these kinds that is in hand."""
    for kind in kinds:
        if p.hand[kind]:
            moves.append(base + kind)
