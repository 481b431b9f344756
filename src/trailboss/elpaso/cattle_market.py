"""The cattle market: buying with cowboys, and taking a card from it."""

from __future__ import annotations

from trailboss.core.pile import put, take
from trailboss.elpaso.constants import COWBOY, EV_BOUGHT
from trailboss.elpaso.state import State
from trailboss.elpaso.workers import can_spend


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
