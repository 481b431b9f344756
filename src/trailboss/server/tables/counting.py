"""Which games count for ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trailboss.core.rules import Rules
from trailboss.server.storage.rows import Header, SeatRow
from trailboss.server.tables.building import rules_at

LEVEL = "difficulty"  # the option by which solo opponents differ; the others are a handicap


def can_be_rated(header: Header, seats: Sequence[SeatRow]) -> bool:
    """May a game count, with these at the table? Accounts and bots of the list on equal terms."""
    if header.sandbox or header.copied or header.figures is not None:
        return False
    if header.chance.position is not None or not any(seat.kind == "person" for seat in seats):
        return False
    for seat in seats:
        if seat.kind == "person" and (seat.guest or seat.hotseat):
            return False
        if seat.kind == "bot" and "seed=" in (seat.bot or ""):
            return False
    return header.players > 1 or plain_solo(rules_at(header), header.options)


def plain_solo(rules: Rules, options: dict[str, Any]) -> bool:
    """Is the solo opponent as its level says?"""
    return all(
        name == LEVEL or options.get(name, values[0]) == values[0]
        for name, values in rules.solo_values().items()
    )
