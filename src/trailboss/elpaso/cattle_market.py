"""The cattle market: buying with cowboys, and taking a card from it."""

from __future__ import annotations

from trailboss.core.events import EV_BOUGHT
from trailboss.core.frames import Step
from trailboss.core.pile import put, take
from trailboss.core.source import Source
from trailboss.elpaso.asking import Asking
from trailboss.elpaso.constants import BOUGHT, BOUGHT_CARD, COWBOY
from trailboss.elpaso.state import State
from trailboss.elpaso.workers import can_spend, spend


def can_buy(s: State) -> bool:
    for kind in range(s.tables.cattle_count):
        if can_buy_card(s, kind):
            return True
    return False


def can_buy_card(s: State, kind: int) -> bool:
    cowboys = s.tables.card_cowboys[kind]
    return cowboys > 0 and s.market[kind] > 0 and can_spend(s, COWBOY, cowboys, 0)


def gain_card(s: State, kind: int) -> None:
    """A card of the market goes to the discard pile."""
    take(s.market, kind)
    put(s.players[s.seat].discard, kind)
    s.tell(EV_BOUGHT, kind)


class Buy(Asking):
    """Which card of the market to buy."""

    def choices(self, s: State, moves: list[int]) -> None:
        t = s.tables
        for place in range(len(t.market_kinds)):
            if can_buy_card(s, t.market_kinds[place]):
                moves.append(t.codes.buy + place)

    def answer(self, s: State, code: int, source: Source) -> None:
        t = s.tables
        s.pop()
        card = t.market_kinds[code - t.codes.buy]
        s.push(BOUGHT, card)
        spend(s, COWBOY, t.card_cowboys[card], 0)


class Bought(Step[State]):
    """A card of the market has been paid for."""

    def carry_out(self, s: State, source: Source) -> bool:
        card = s.stack[BOUGHT_CARD]
        s.pop()
        gain_card(s, card)
        return True
