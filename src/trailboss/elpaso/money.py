"""Certificates."""

from __future__ import annotations

from trailboss.core.events import EV_CERTIFICATE
from trailboss.elpaso.state import Player, State


def gain_certificates(s: State, p: Player, count: int) -> None:
    limit = s.tables.certificate_limit
    if count and p.certificate < limit:
        p.certificate = min(p.certificate + count, limit)
        s.tell(EV_CERTIFICATE, p.certificate)
