"""Dollars, as in every game."""

from __future__ import annotations

from trailboss.core.events import EV_MONEY
from trailboss.core.player import BasePlayer
from trailboss.core.rules import Position


def gain_money(s: Position, p: BasePlayer, dollars: int) -> None:
    """Gain dollars, or with a negative number pay them."""
    if dollars:
        p.money += dollars
        s.tell(EV_MONEY, dollars)


def pay_money(s: Position, p: BasePlayer, dollars: int) -> None:
    gain_money(s, p, -dollars)
