"""Money and certificates."""

from __future__ import annotations

from trailboss.core.events import EV_CERTIFICATE, EV_MONEY
from trailboss.elpaso.state import Player, State


def gain_money(s: State, p: Player, dollars: int) -> None:
    """Gain dollars, or with a negative number pay them."""
    if dollars:
        p.money += dollars
        s.tell(EV_MONEY, dollars)


def gain_certificates(s: State, p: Player, count: int) -> None:
    limit = s.tables.certificate_limit
    if count and p.certificate < limit:
        p.certificate = min(p.certificate + count, limit)
        s.tell(EV_CERTIFICATE, p.certificate)
