"""Thinking to the end of one's turn: every move is tried, the turn finished in thought a few times
with moves that look natural, and the position reached is appraised."""

from __future__ import annotations

from typing import Final

from trailboss.core.rules import Position, Rules
from trailboss.core.source import SeededSource

LONGEST: Final = 60  # decisions a turn is followed in thought


class Lookahead:
    """Chooses by appraisal. Positions it is given are resampled ones, never the true one."""

    def __init__(self, rules: Rules, style: list[float], source: SeededSource) -> None:
        self.rules = rules
        self.style = style
        self.source = source

    def pick(self, weights: list[int]) -> int:
        total = 0
        for weight in weights:
            total += weight
        if total == 0:
            return self.source.below(len(weights))
        left = self.source.below(total)
        at = 0
        while True:
            left -= weights[at]
            if left < 0:
                return at
            at += 1

    def finish_turn(self, position: Position, seat: int, turn: int) -> None:
        """Play on, as one would, until the turn has passed."""
        rules = self.rules
        for _ in range(LONGEST):
            if position.seat != seat or position.turn != turn:
                return
            legal = rules.legal(position)
            at = self.pick(rules.incline(position, legal)) if len(legal) > 1 else 0
            rules.apply(position, legal[at], self.source)

    def value(self, position: Position, seat: int) -> float:
        """One's own prospects against those of the best other."""
        rules = self.rules
        best = -1000.0
        for other in range(rules.seats(position)):
            if other != seat:
                best = max(best, rules.appraise(position, other, self.style))
        return rules.appraise(position, seat, self.style) - 0.3 * best

    def judge(self, positions: list[Position], legal: list[int], tries: int) -> list[float]:
        """What each legal move is worth: the mean over resampled positions of the better half of
        the ways to finish the turn."""
        seat = positions[0].seat
        turn = positions[0].turn
        rules = self.rules
        found: list[float] = []
        for code in legal:
            total = 0.0
            for base in positions:
                values: list[float] = []
                for _ in range(tries):
                    position = base.copy()
                    rules.apply(position, code, self.source)
                    self.finish_turn(position, seat, turn)
                    values.append(self.value(position, seat))
                values.sort(reverse=True)
                half = (tries + 1) // 2
                total += sum(values[:half]) / half
            found.append(total / len(positions))
        return found
