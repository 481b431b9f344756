"""The cattle market: buying with cowboys, adding cards, filling up."""

from __future__ import annotations

from trailboss.core.events import EV_BOUGHT
from trailboss.core.frames import Question
from trailboss.core.money import pay_money
from trailboss.core.pile import draw, put, take
from trailboss.core.source import Source
from trailboss.kansas.constants import BUY_COWBOYS, BUY_MADE, COWBOY, DRAW_MARKET
from trailboss.kansas.events import EV_REVEALED
from trailboss.kansas.state import State


def add_to_market(s: State, source: Source) -> None:
    """The top card of the market stack joins the market."""
    s.stock = s.stock[:]
    kind = draw(s.stock, source, DRAW_MARKET)
    s.reveals += 1
    put(s.market, kind)
    s.tell(EV_REVEALED, kind)


def fill_market(s: State, source: Source) -> None:
    while s.market[-1] < s.setup.market_size and s.stock[-1]:
        add_to_market(s, source)


def can_purchase(s: State, purchase: int, cowboys: int, money: int) -> bool:
    t = s.tables
    if t.purchase_cowboys[purchase] > cowboys or t.purchase_price[purchase] > money:
        return False
    cards = t.purchase_cards[purchase]
    if len(cards) == 2 and cards[0] == cards[1]:
        return s.market[cards[0]] > 1
    for kind in cards:
        if s.market[kind] == 0:
            return False
    return True


def can_reveal(s: State, cowboys: int) -> bool:
    return cowboys >= s.tables.reveal_cowboys and s.stock[-1] > 0


def can_buy(s: State, cowboys: int) -> bool:
    """Is there any use for the cowboys that are left?"""
    if can_reveal(s, cowboys):
        return True
    money = s.players[s.seat].money
    for purchase in range(len(s.tables.purchases)):
        if can_purchase(s, purchase, cowboys, money):
            return True
    return False


def legal_buy(s: State, cowboys: int, made: int, moves: list[int]) -> None:
    """What the cowboys that are left can still do; after the first thing the player may stop."""
    t = s.tables
    money = s.players[s.seat].money
    if made:
        moves.append(t.codes.done)
    for purchase in range(len(t.purchases)):
        if can_purchase(s, purchase, cowboys, money):
            moves.append(t.codes.buy + purchase)
    if can_reveal(s, cowboys):
        moves.append(t.codes.reveal)


def purchase_cattle(s: State, purchase: int) -> None:
    t = s.tables
    p = s.players[s.seat]
    pay_money(s, p, t.purchase_price[purchase])
    for kind in t.purchase_cards[purchase]:
        take(s.market, kind)
        put(p.discard, kind)
        s.tell(EV_BOUGHT, kind, t.purchase_price[purchase])
    s.stack[BUY_COWBOYS] -= t.purchase_cowboys[purchase]
    s.stack[BUY_MADE] += 1
    leave_market(s)


def reveal_cattle(s: State, source: Source) -> None:
    for _ in range(s.tables.reveal_cards):
        if s.stock[-1]:
            add_to_market(s, source)
    s.stack[BUY_COWBOYS] -= s.tables.reveal_cowboys
    s.stack[BUY_MADE] += 1
    leave_market(s)


def leave_market(s: State) -> None:
    if not can_buy(s, s.stack[BUY_COWBOYS]):
        s.pop()


def cowboys(s: State) -> int:
    return s.players[s.seat].workers[COWBOY]


class Buy(Question[State]):
    """What to buy next, or whether to add cards to the market."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_buy(s, s.stack[BUY_COWBOYS], s.stack[BUY_MADE], moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        codes = s.tables.codes
        if code == codes.done:
            s.pop()
        elif code == codes.reveal:
            reveal_cattle(s, source)
        else:
            purchase_cattle(s, code - codes.buy)

    def optional(self, s: State) -> bool:
        return s.stack[BUY_MADE] > 0
