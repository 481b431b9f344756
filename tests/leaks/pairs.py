"""Positions a seat cannot tell apart: drawn by the engine, and dealt here as unlike as possible."""

from __future__ import annotations

from trailboss.core.deck import Deck
from trailboss.core.pile import put, take
from trailboss.core.rules import Position, Rules
from trailboss.core.source import SeededSource
from trailboss.elpaso.state import State as ElPasoState
from trailboss.kansas.state import State as KansasState


def look_alikes(rules: Rules, s: Position, seat: int, seed: int) -> list[Position]:
    """Some positions that `seat` (-1: a spectator) cannot tell from `s`."""
    found: list[Position] = [rules.resample(s, seat, SeededSource(seed + n)) for n in range(2)]
    for highest in (False, True):
        other = s.copy()
        assert isinstance(other, KansasState | ElPasoState)
        kinds = other.tables.card_count
        if isinstance(other, ElPasoState):
            kinds = other.tables.cattle_count  # workers are never in a hand
        for at in range(len(other.players)):
            if at != seat:
                deal_extreme(other.players[at], kinds, highest)
        found.append(other)
    return found


def deal_extreme(p: Deck, count: int, highest: bool) -> None:
    """Give the hand the first or the last of `count` kinds of what lies face down, instead of what
    it has; cards known to be in hand stay."""
    kinds = list(range(count))
    size = p.hand[-1]
    for kind in kinds:
        while p.hand[kind] > p.known[kind]:
            take(p.hand, kind)
            put(p.draw, kind)
    for kind in reversed(kinds) if highest else kinds:
        while p.draw[kind] and p.hand[-1] < size:
            take(p.draw, kind)
            put(p.hand, kind)
