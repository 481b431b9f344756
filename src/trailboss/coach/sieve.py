"""Which of many decisions have one move that is clearly best?

All of them are looked at together, so that the network answers hundreds of questions at once. The
first looks are short, since most decisions are none of that kind: three moves are tried in one
position, then in three, and only then all. Those that cannot be best any more are left alone. What
the best move is ahead by is at last measured in positions not yet looked at: else it would look
better than it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from trailboss.bots import View
from trailboss.bots.many import Rows
from trailboss.bots.tries import Table, Try, abreast
from trailboss.coach.puzzles import CLEAR
from trailboss.core.rules import Position
from trailboss.core.source import SeededSource

MOST: Final = 24  # moves that are tried, the liked ones first
RIVALS: Final = 3  # of the best move, in the last look
HOPELESS: Final = 12.0  # points behind after a short look at all moves
DOUBT: Final = 1.96  # standard errors on either side of a 95 % interval
FAR: Final = 3.0  # standard errors: what is behind by more than them and `CLEAR` is decided
FIRST: Final = 16  # positions of the last look after which most others are given up
AT_ONCE: Final = 4096  # tries: more would only take memory


class Glance(NamedTuple):
    """A short look."""

    moves: int  # that are tried
    positions: int
    hope: float  # points ahead that it has to show, for a longer one


GLANCES: Final = (Glance(3, 1, 1.5), Glance(3, 3, 3.0))
ALL: Final = Glance(MOST, 4, 3.0)
LOOK: Final = Glance(2 * RIVALS, 8, 3.0)  # at those that may be best


class Question:
    """A decision, and what its moves came to in the positions looked at so far."""

    def __init__(self, position: Position, view: View, logs: dict[int, float], seed: int) -> None:
        self.position = position
        self.view = view
        self.logs = logs  # how the champion likes the moves, as logarithms of chances
        self.moves = sorted(logs, key=lambda code: (-logs[code], code))[:MOST]
        self.source = SeededSource(seed)
        self.found: dict[int, list[float]] = {}  # margins
        self.costs: dict[int, tuple[float, float]] = {}  # against the best; with standard errors

    @property
    def best(self) -> int:
        return self.order()[0]

    def order(self) -> list[int]:
        """The moves of the last look, the best first."""
        return sorted(self.found, key=lambda code: -sum(self.found[code]))

    def behind(self, best: int, other: int) -> tuple[float, float]:
        """How many points `other` is behind, and the standard error of that."""
        apart = [b - o for b, o in zip(self.found[best], self.found[other], strict=True)]
        mean = sum(apart) / len(apart)
        spread = sum((one - mean) ** 2 for one in apart) / max(1, len(apart) - 1)
        return mean, (spread / len(apart)) ** 0.5

    def gap(self) -> float:
        """Points between the best two of the last look."""
        best, second = self.order()[:2]
        return self.behind(best, second)[0]

    def weigh(self) -> None:
        """Take the costs of the last look."""
        best = self.best
        self.costs.update({code: self.behind(best, code) for code in self.found})

    def left(self) -> list[int]:
        """The moves that may be best, and one more at least."""
        order = self.order()
        near = [code for code in order if self.costs[code][0] < HOPELESS]
        return order[: max(2, min(len(near), LOOK.moves))]

    def rivals(self) -> list[int]:
        """The best move and those next to it: the second, and what is not far behind."""
        best, second, *others = self.order()[: 1 + RIVALS]
        near = [code for code in others if self.costs[code][0] - FAR * self.costs[code][1] < CLEAR]
        return [best, second, *near]

    def is_clear(self) -> bool:
        """Is the best move ahead of every other, beyond doubt of its rivals?"""
        best = self.best
        return all(
            cost >= CLEAR and (code not in self.found or cost - DOUBT * error >= CLEAR / 2)
            for code, (cost, error) in self.costs.items()
            if code != best
        )


Question_ = TypeVar("Question_", bound=Question)


class Sieve:
    def __init__(self, table: Table) -> None:
        self.table = table

    def promising(self, questions: list[Question_]) -> list[Question_]:
        """Those that are worth a longer look."""
        for glance in GLANCES:
            questions = self.passing(questions, glance)
        return questions

    def passing(self, questions: list[Question_], glance: Glance) -> list[Question_]:
        for one in questions:
            one.found = {code: [] for code in one.moves[: glance.moves]}
        self.look(questions, glance.positions)
        return [one for one in questions if one.gap() >= glance.hope]

    def clear(self, questions: list[Question_], samples: int) -> list[Question_]:
        """Those that have one clearly best move, which is measured in `samples` positions."""
        questions = self.passing(questions, ALL)
        for one in questions:
            one.weigh()
            one.found = {code: [] for code in one.left()}
        self.look(questions, LOOK.positions)
        questions = [one for one in questions if one.gap() >= LOOK.hope]
        for one in questions:
            one.weigh()
            one.found = {code: [] for code in one.rivals()}
        first = min(FIRST, samples)
        self.look(questions, first)
        questions = [one for one in questions if one.gap() >= LOOK.hope]
        if samples > first:
            self.look(questions, samples - first)
        for one in questions:
            one.weigh()
        return [one for one in questions if one.is_clear()]

    def look(self, questions: Sequence[Question], count: int) -> None:
        """Try the moves of `found` in so many more positions, all with the same luck."""
        tries: list[tuple[list[float], Try]] = []
        for one in questions:
            alike: Rows = {}
            for group in abreast(one.view, list(one.found), count, one.source, alike):
                tries += zip(one.found.values(), group)
            if len(tries) >= AT_ONCE:
                self.play(tries)
        self.play(tries)

    def play(self, tries: list[tuple[list[float], Try]]) -> None:
        self.table.play([one for _, one in tries])
        for margins, one in tries:
            margins.append(one.end.margin)
        tries.clear()
