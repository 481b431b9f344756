"""Positions a seat cannot tell apart: drawn by the engine, and dealt here as unlike as possible."""

from __future__ import annotations

from trailboss.core.pile import put, take
from trailboss.core.rules import Position
from trailboss.core.source import SeededSource
from trailboss.kansas.rules import KansasRules
from trailboss.kansas.state import Player, State


def look_alikes(rules: KansasRules, s: State, seat: int, seed: int) -> list[Position]:
    """Some positions that `seat` (-1: a spectator) cannot tell from `s`."""
    found: list[Position] = [rules.resample(s, seat, SeededSource(seed + n)) for n in range(2)]
    for highest in (False, True):
        other = s.copy()
        for at in range(s.setup.players):
            if at != seat:
                deal_extreme(other.players[at], highest)
        found.append(other)
    return found


def deal_extreme(p: Player, highest: bool) -> None:
    """Give the hand the first or the last kinds of what lies face down, instead of what it has;
    cards known to be in hand stay."""
    kinds = list(range(len(p.hand) - 1))
    size = p.hand[-1]
    for kind in kinds:
        while p.hand[kind] > p.known[kind]:
            take(p.hand, kind)
            put(p.draw, kind)
    for kind in reversed(kinds) if highest else kinds:
        while p.draw[kind] and p.hand[-1] < size:
            take(p.draw, kind)
            put(p.hand, kind)
