"""Thinking to the end of one's turn: every move is tried, the turn finished in thought a few times
with moves that look natural, and the position reached is appraised."""

from __future__ import annotations

from typing import Final

from trailboss.core.judge import Judge
from trailboss.core.rules import Position
from trailboss.core.source import SeededSource

LONGEST: Final = 60  # decisions a turn is followed in thought
ENVY: Final = 0.3  # how much of the best other's prospects is taken off one's own
MOST: Final = 12  # tries a move gets in a round


class Lookahead:
    """Chooses by appraisal. Positions it is given are resampled ones, never the true one."""

    def __init__(
        self, judge: Judge, style: list[float], source: SeededSource, envy: float = ENVY
    ) -> None:
        self.judge = judge
        self.rules = judge.rules
        self.style = style
        self.source = source
        self.envy = envy

    def pick(self, weights: list[int]) -> int:
        """A place, drawn with these weights."""
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

    def natural(self, position: Position) -> None:
        """Make a move that looks natural."""
        rules = self.rules
        legal = rules.legal(position)
        at = self.pick(self.judge.incline(position, legal)) if len(legal) > 1 else 0
        rules.apply(position, legal[at], self.source)

    def value(self, position: Position, seat: int) -> float:
        """One's own prospects, less a share of those of the best other."""
        rules = self.rules
        own = 0.0
        best = -1000.0
        if position.seat < 0:
            sheets = rules.scores(position)
            for other in range(len(sheets)):
                if other == seat:
                    own = float(sheets[other].total)
                else:
                    best = max(best, float(sheets[other].total))
        else:
            own = self.judge.appraise(position, seat, self.style)
            for other in range(rules.seats(position)):
                if other != seat:
                    best = max(best, self.judge.appraise(position, other, self.style))
        return own - self.envy * best

    def attempt(self, base: Position, code: int) -> float:
        """What a move is worth if the turn is finished in one natural way."""
        seat = base.seat
        turn = base.turn
        position = base.copy()
        self.rules.apply(position, code, self.source)
        for _ in range(LONGEST):
            if position.seat != seat or position.turn != turn:
                break
            self.natural(position)
        return self.value(position, seat)

    def choose(self, base: Position, legal: list[int], tries: int) -> int:
        """The move that promises most: by the mean of the better half of its tries. They are shared
        out in rounds; after each the worse half of the moves is given up."""
        values: list[list[float]] = [[] for _ in legal]
        left = list(range(len(legal)))
        rounds = 1
        while 1 << rounds < len(legal):
            rounds += 1
        while len(left) > 1:
            each = max(1, min(MOST, tries // (rounds * len(left))))
            order: list[tuple[float, int]] = []
            for at in left:
                found = values[at]
                for _ in range(each):
                    found.append(self.attempt(base, legal[at]))
                found.sort(reverse=True)
                half = (len(found) + 1) // 2
                total = 0.0
                for place in range(half):
                    total += found[place]
                order.append((-total / half, at))
            order.sort()
            left = [at for _, at in order[: len(order) // 2]]
        return legal[left[0]]
