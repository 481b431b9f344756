"""The rating of somebody who solves puzzles: Elo, each puzzle an opponent as strong as its level.

It follows from the answers alone, so it is not kept anywhere.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

BEGIN: Final = 1200.0
OPPONENT: Final = {1: 1000.0, 2: 1300.0, 3: 1600.0}  # by level
FIRST_STEP: Final = 60.0  # an answer moves it by so much at most, at first
LAST_STEP: Final = 20.0  # and later
SETTLED: Final = 20  # answers after which it moves little


def expected(rating: float, level: int) -> float:
    """The chance to solve a puzzle of that level."""
    return 1.0 / (1.0 + math.pow(10.0, (OPPONENT[level] - rating) / 400.0))


def ratings(answers: Iterable[tuple[int, bool]]) -> list[float]:
    """The rating before the first answer and after each: (level, solved), in order."""
    found = [BEGIN]
    for count, (level, solved) in enumerate(answers):
        settled = min(1.0, count / SETTLED)
        step = FIRST_STEP + (LAST_STEP - FIRST_STEP) * settled
        found.append(found[-1] + step * (solved - expected(found[-1], level)))
    return found
