"""Intervals and ratings against values worked out by hand."""

from __future__ import annotations

import math
from typing import Any

import pytest

from trailboss.arena.statistics import (
    Interval,
    elo_of_many,
    elo_of_share,
    elo_of_two,
    inverted,
    mean_and_error,
    percentile,
    wilson,
)


def close(*figures: float) -> Any:
    return pytest.approx(list(figures), abs=5e-5)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # The examples of Newcombe (1998), method 3, and one where every game is won.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert [found.figure, found.low, found.high] == close(wins / games, low, high)


def test_wilson_with_shared_wins() -> None:
    # The roots of (0.625 - x)^2 = z^2 x (1 - x) / 4 with z^2 = 3.841459, which is
    # 1.960365 x^2 - 2.210365 x + 0.390625 = 0.
    found = wilson(2.5, 4)
    assert [found.figure, found.low, found.high] == close(0.625, 0.219427, 0.908101)


def test_no_games_no_share() -> None:
    assert wilson(0, 0) == Interval(None, None, None)


def test_mean_and_error() -> None:
    # Mean 5, squares 9 + 1 + 1 + 9 = 20, variance 20/3, error sqrt(20/3/4).
    mean, error = mean_and_error([2, 4, 6, 8])
    assert mean == 5
    assert error == pytest.approx(math.sqrt(5 / 3))
    assert mean_and_error([7]) == (7, None)


@pytest.mark.parametrize(
    ("count", "rank"), [(100, 95), (20, 19), (21, 20), (1, 1), (2, 2), (19, 19)]
)
def test_percentile(count: int, rank: int) -> None:
    figures = [float(figure) for figure in range(count, 0, -1)]
    assert percentile(figures, 0.95) == rank


def test_elo_of_two() -> None:
    assert elo_of_share(0.5, 1, 1) == 0
    assert elo_of_share(10 / 11, 1, 1) == pytest.approx(400)  # ten to one
    assert elo_of_share(0.76, 1, 1) == pytest.approx(200.24, abs=0.01)
    # One among three others: a quarter of the games is parity.
    assert elo_of_share(0.25, 1, 3) == pytest.approx(0)
    assert elo_of_share(0.75, 3, 1) == pytest.approx(0)
    assert elo_of_share(0.45, 1, 3) == pytest.approx(155.98, abs=0.01)
    assert elo_of_share(1.0, 1, 1) is None
    assert elo_of_share(0.0, 1, 1) is None


def test_the_interval_of_elo_is_that_of_the_share() -> None:
    # 20 of 20: at least 1 - 0.16113 = 0.83887 of the games.
    found = elo_of_two(wilson(20, 20), 1, 1)
    assert (found.figure, found.high) == (None, None)
    assert found.low == pytest.approx(400 * math.log10(0.83887 / 0.16113), abs=0.05)


def test_elo_of_many_agrees_with_elo_of_two() -> None:
    """With one game shared added by hand, the fit is the formula for two."""
    first, second = elo_of_many({(1, 1): [30.0, 10.0]})
    expected = 400 * math.log10(30.5 / 10.5)
    assert first.figure == pytest.approx(expected, abs=1e-6)
    assert second.figure == pytest.approx(-expected, abs=1e-6)
    # Variance of the log of the odds: 1 / (n p (1 - p)) = 1 / 30.5 + 1 / 10.5.
    reach = 1.959964 * 400 / math.log(10) * math.sqrt(1 / 30.5 + 1 / 10.5)
    assert first.low == pytest.approx(expected - reach, abs=1e-3)
    assert first.high == pytest.approx(expected + reach, abs=1e-3)


def test_elo_of_one_among_three() -> None:
    first, second = elo_of_many({(1, 3): [45.0, 55.0]})
    expected = 400 * math.log10(3 * 45.25 / 55.75)
    assert first.figure == pytest.approx(expected, abs=1e-6)
    assert second.figure == pytest.approx(-expected, abs=1e-6)


def test_elo_of_three_that_fit_exactly() -> None:
    """Strengths 4 : 2 : 1. Every pair plays 599 games, with the shared one added 600, and the
    wins are those of the model: the fit must find log10 2 steps of 400."""
    tables: dict[tuple[int, ...], list[float]] = {
        (1, 1, 0): [400 - 0.5, 200 - 0.5, 0.0],
        (1, 0, 1): [480 - 0.5, 0.0, 120 - 0.5],
        (0, 1, 1): [0.0, 400 - 0.5, 200 - 0.5],
    }
    step = 400 * math.log10(2)
    figures = [found.figure for found in elo_of_many(tables)]
    # Against the mean of the others: 2 - (1 + 0) / 2, 1 - (2 + 0) / 2, 0 - (2 + 1) / 2.
    assert figures == pytest.approx([1.5 * step, 0, -1.5 * step], abs=1e-6)


def test_one_that_never_wins_keeps_the_others_finite() -> None:
    found = elo_of_many(
        {(1, 1, 0): [10.0, 10.0, 0.0], (1, 0, 1): [20.0, 0, 0], (0, 1, 1): [0, 20, 0]}
    )
    figures = [one.figure for one in found]
    assert None not in figures
    assert figures[0] == pytest.approx(figures[1])
    assert figures[2] is not None
    assert figures[2] < -400


def test_inverted() -> None:
    # By hand: det = 2*5 - 3*3 = 1.
    assert inverted([[2.0, 3.0], [3.0, 5.0]]) == [
        pytest.approx([5.0, -3.0]),
        pytest.approx([-3.0, 2.0]),
    ]
