"""What a decision cost, how sure that is, and what it is called.

A cost is the mean difference between the champion's choice and the move made over pairs of tries. A
few tries say little, and the network that judges where they lead errs however many there are. So it
is drawn towards zero as far as both leave room for that: the dearest of many guesses would look
dearer than it is otherwise. The figures are those of games between levels, as `python -m
benchmarks.coach` finds them, see docs/review.md.
"""

from __future__ import annotations

from typing import NamedTuple

from trailboss.coach.moments import Moment

DOUBT = 1.96  # standard errors on either side of a 95 % interval

USUAL = 1.8  # points that the champion's choice and another move usually differ by
SPREAD = 1.2  # points by which that differs from one pair of tries to the next, where few are known
TRUST = 4  # pairs that weigh as much as this figure
ASTRAY = 0.5  # points of doubt about the network itself, which no more pairs mend

FINE = "fine"
INACCURACY = "inaccuracy"
MISTAKE = "mistake"
TURNING_POINT = "turning-point"
MARKS = (FINE, INACCURACY, MISTAKE, TURNING_POINT)

# Points a marked decision costs at least.
INACCURACY_COSTS = 1.0
MISTAKE_COSTS = 2.5
TURNS = 0.12  # of the chance to win, for a mistake that turns the game


class Cost(NamedTuple):
    points: float  # 0 where the move was as good
    error: float  # standard error
    win: float  # of the chance to win
    share: float  # of the mean difference that counts
    looks: int  # pairs of tries
    wavers: float  # the part of the standard error that more pairs would lessen

    @property
    def interval(self) -> tuple[float, float]:
        """95 % of the cost."""
        return interval_of(self.points, self.error)

    @property
    def mark(self) -> str:
        """What is within the noise is no mistake."""
        return mark_of(self.points, self.error, self.win)


NOTHING = Cost(0.0, 0.0, 0.0, 1.0, 0, 0.0)


def interval_of(cost: float, error: float) -> tuple[float, float]:
    """95 %."""
    return (cost - DOUBT * error, cost + DOUBT * error)


def mark_of(cost: float, error: float, win: float) -> str:
    if cost < INACCURACY_COSTS or cost <= DOUBT * error:
        return FINE
    if cost < MISTAKE_COSTS:
        return INACCURACY
    return TURNING_POINT if win >= TURNS else MISTAKE


def weighed(apart: list[float], wins: list[float]) -> Cost:
    """By the differences of margins and of chances to win, a pair of tries each."""
    count = len(apart)
    mean = sum(apart) / count
    squares = sum((one - mean) ** 2 for one in apart)
    spread = (TRUST * SPREAD**2 + squares) / (TRUST + count - 1)
    noise = spread / count
    doubt = noise + ASTRAY**2
    share = USUAL**2 / (USUAL**2 + doubt)
    error = (share * doubt) ** 0.5
    wavers = share * noise**0.5
    if mean <= 0:
        return Cost(0.0, error, 0.0, share, count, wavers)
    win = max(0.0, share * sum(wins) / count)
    return Cost(share * mean, error, win, share, count, wavers)


def cost_of(moment: Moment) -> Cost:
    if not moment.tried:
        return NOTHING
    return weighed(
        [better.end.margin - made.end.margin for made, better in moment.tried],
        [better.end.win - made.end.win for made, better in moment.tried],
    )


def is_open(cost: Cost) -> bool:
    """Could more tries make it something to tell?"""
    return cost.points + DOUBT * cost.wavers > INACCURACY_COSTS
