"""Intervals and ratings. docs/arena.md gives the formulae in words."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z = 1.959963984540054  # 95 % of a normal distribution lie within this many standard deviations
ELO = 400 / math.log(10)  # points of Elo in a factor of e in strength

CLOSE_ENOUGH = 1e-10
LONGEST_STEP = 1.0  # of a rating, in factors of e: keeps Newton's method from overshooting
MOST_STEPS = 500


@dataclass
class Interval:
    """A figure with its 95 % interval; None is beyond all bounds."""

    figure: float | None
    low: float | None
    high: float | None


def wilson(wins: float, games: int) -> Interval:
    """The share of games won with Wilson's interval."""
    if games == 0:
        return Interval(None, None, None)
    share = wins / games
    spread = Z * Z / games
    centre = (share + spread / 2) / (1 + spread)
    reach = Z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / games / 4)
    low = 0.0 if wins == 0 else centre - reach
    high = 1.0 if wins == games else centre + reach
    return Interval(share, low, high)


def mean_and_error(figures: Sequence[float]) -> tuple[float, float | None]:
    """The mean and its standard error; a figure alone has none."""
    count = len(figures)
    mean = math.fsum(figures) / count
    if count < 2:
        return mean, None
    squares = math.fsum((figure - mean) ** 2 for figure in figures)
    return mean, math.sqrt(squares / (count - 1) / count)


def percentile(figures: Sequence[float], share: float) -> float:
    """The least figure that at least this share of all do not exceed (nearest rank)."""
    ranked = sorted(figures)
    return ranked[max(0, math.ceil(share * len(ranked)) - 1)]


# Elo --------------------------------------------------------------------------------------------


def elo_of_share(share: float | None, seats: int, others: int) -> float | None:
    """The difference in Elo between two entrants from a share of games won, when one has `seats`
    seats in every game and the other `others`; None when it is infinite."""
    if share is None or share <= 0 or share >= 1:
        return None
    return 400 * math.log10(share / (1 - share) * others / seats)


def elo_of_two(won: Interval, seats: int, others: int) -> Interval:
    return Interval(
        elo_of_share(won.figure, seats, others),
        elo_of_share(won.low, seats, others),
        elo_of_share(won.high, seats, others),
    )


def negated(interval: Interval) -> Interval:
    """The same difference, seen from the other side."""

    def less(figure: float | None) -> float | None:
        return None if figure is None else 0.0 - figure  # zero has no sign

    return Interval(less(interval.figure), less(interval.high), less(interval.low))


def elo_of_many(tables: dict[tuple[int, ...], list[float]]) -> list[Interval]:
    """Each entrant's Elo against the mean of the others, by maximum likelihood.

    `tables` has for each company of entrants (how many seats each has) the games each has won. A
    seat of an entrant with rating r wins with probability e^r / the sum of e^r over all seats. Each
    company gets one game more that all seats share: without it an entrant that always or never won
    would have an infinite rating, and so would have the others against it.
    """
    entrants = len(next(iter(tables)))
    evened: list[tuple[tuple[int, ...], list[float]]] = []
    for company, wins in tables.items():
        seats = sum(company)
        evened.append((company, [won + own / seats for won, own in zip(wins, company)]))
    ratings = [0.0] * entrants  # in factors of e; the last stays where it is
    for _ in range(MOST_STEPS):
        gradient, information = slopes(evened, ratings)
        inverse = inverted(information)
        step = [sum(a * b for a, b in zip(row, gradient)) for row in inverse]
        longest = max(abs(part) for part in step)
        shrink = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        for entrant in range(entrants - 1):
            ratings[entrant] += shrink * step[entrant]
        if longest < CLOSE_ENOUGH:
            break
    _, information = slopes(evened, ratings)
    covariance = inverted(information)
    found: list[Interval] = []
    for entrant in range(entrants):
        weights = [1.0 if one == entrant else -1 / (entrants - 1) for one in range(entrants)]
        difference = ELO * sum(a * b for a, b in zip(weights, ratings))
        variance = sum(
            weights[i] * covariance[i][j] * weights[j]
            for i in range(entrants - 1)
            for j in range(entrants - 1)
        )
        reach = Z * ELO * math.sqrt(variance)
        found.append(Interval(difference, difference - reach, difference + reach))
    return found


def slopes(
    tables: list[tuple[tuple[int, ...], list[float]]], ratings: list[float]
) -> tuple[list[float], list[list[float]]]:
    """Gradient of the log likelihood and Fisher's information, without the last entrant."""
    size = len(ratings) - 1
    gradient = [0.0] * size
    information = [[0.0] * size for _ in range(size)]
    for company, wins in tables:
        strengths = [seats * math.exp(rating) for seats, rating in zip(company, ratings)]
        chances = [strength / sum(strengths) for strength in strengths]
        games = sum(wins)
        for i in range(size):
            gradient[i] += wins[i] - games * chances[i]
            for j in range(size):
                same = chances[i] if i == j else 0.0
                information[i][j] += games * (same - chances[i] * chances[j])
    return gradient, information


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [matrix[i] + [1.0 if i == j else 0.0 for j in range(size)] for i in range(size)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column][column]
        rows[column] = [part / head for part in rows[column]]
        for row in range(size):
            if row != column:
                factor = rows[row][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column])]
    return [row[size:] for row in rows]
