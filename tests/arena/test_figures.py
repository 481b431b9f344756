"""The figures of a match, worked out by hand."""

from __future__ import annotations

import math
from array import array

import pytest

from tests.arena.conftest import match_of
from trailboss.arena.figures import Figures
from trailboss.arena.match import Forfeit, GameResult, Step
from trailboss.arena.statistics import Interval, negated


def result(
    totals: list[int],
    winners: list[int],
    moves: list[Step] | None = None,
    forfeits: list[Forfeit] | None = None,
) -> GameResult:
    scores = [{"a": total - 1, "b": 1} for total in totals]
    return GameResult(10, 20, 3, scores, winners, forfeits or [], moves or [])


def test_two_bots_both_ways() -> None:
    match = match_of("random", "heuristic")
    games = [
        # heuristic has seat 1, then seat 0, and so on.
        result([10, 30], [1], [(0, 5, None), (1, 6, 2.0), (1, 7, 4.0), (0, 5, 1.0)]),
        result([50, 20], [0], [(0, 5, 12.0)]),
        result([40, 40], [0, 1]),
        result([35, 45], [1], forfeits=[Forfeit(0, 7, "gone")]),
    ]
    figures = Figures(match, enumerate(games))
    random, heuristic = figures.standings
    assert (random.name, heuristic.name) == ("random", "heuristic")
    assert random.games == heuristic.games == figures.games == 4
    assert (random.wins, heuristic.wins) == (1.5, 2.5)
    assert (random.share.figure, heuristic.share.figure) == (0.375, 0.625)
    assert random.parity == heuristic.parity == 0.5
    # heuristic's margins: +20 and +30 in the first block, 0 and -10 in the second: 25 and -5.
    assert heuristic.margin == 10
    assert heuristic.margin_error == pytest.approx(math.sqrt(2 * 15**2 / 1 / 2))
    assert random.margin == -10
    assert heuristic.elo.figure == pytest.approx(400 * math.log10(2.5 / 1.5))
    assert random.elo.figure == pytest.approx(-400 * math.log10(2.5 / 1.5))
    assert heuristic.elo.low == pytest.approx(400 * math.log10(0.219427 / 0.780573), abs=0.01)
    assert heuristic.total.mean == (30 + 50 + 40 + 35) / 4
    assert heuristic.lines["a"].mean == heuristic.total.mean - 1
    assert (heuristic.total.least, heuristic.total.most) == (30, 50)
    assert heuristic.times == array("d", [2.0, 4.0, 12.0])
    assert (heuristic.mean_time, heuristic.late_time) == (6.0, 12.0)
    assert (random.mean_time, random.late_time) == (1.0, 1.0)
    assert heuristic.forfeits == [{"game": 3, "step": 7, "reason": "gone"}]
    assert random.forfeits == []
    # Winners: 30, 50, 40, 40, 45.
    assert figures.seats.winning_total.mean == 41
    assert figures.to_data()["winning_score"] == 41


def test_one_among_three_others() -> None:
    match = match_of("heuristic", "random", players=4)
    games = [
        result([9, 5, 6, 7], [0]),
        result([8, 9, 5, 8], [1]),
        result([8, 2, 7, 8], [0, 3]),
        result([1, 4, 6, 3], [2]),
    ]
    figures = Figures(match, enumerate(games))
    heuristic, random = figures.standings
    assert (heuristic.wins, random.wins) == (2.0, 2.0)
    assert (heuristic.parity, random.parity) == (0.25, 0.75)
    assert (heuristic.games, heuristic.seats) == (4, 4)
    assert (random.games, random.seats) == (4, 12)
    # heuristic: 9 - 7, 9 - 8, 7 - 8, 3 - 6.
    assert heuristic.margin == -0.25
    assert heuristic.margin_error is None  # one block
    # random: 5 6 7 against 9; 8 5 8 against 9; 8 2 8 against 8; 1 4 6 against 6 6 4.
    by_hand = [-4, -3, -2, -1, -4, -1, 0, -6, 0, -5, -2, 2]
    assert random.margin == pytest.approx(sum(by_hand) / 12)
    assert heuristic.elo.figure == pytest.approx(400 * math.log10(3))
    assert random.elo.figure == pytest.approx(-400 * math.log10(3))


def test_alone_against_the_automa() -> None:
    match = match_of("random", "heuristic", players=1, automas=("Sam",))
    games = [
        result([10, 30], [1]),
        result([50, 30], [0]),
        result([20, 40], [1]),
        result([60, 40], [0]),
    ]
    figures = Figures(match, enumerate(games))
    random, heuristic, sam = figures.standings
    assert [standing.games for standing in figures.standings] == [2, 2, 4]
    assert [standing.wins for standing in figures.standings] == [0, 2, 2]
    assert [standing.margin for standing in figures.standings] == [-20, 20, 0]
    assert [standing.parity for standing in figures.standings] == [0.5, 0.5, 0.5]
    # Each pair gets one shared game: 0.5 of 3 and 2.5 of 3 against Sam.
    step = 400 * math.log10(5)
    ratings = [random.elo.figure, heuristic.elo.figure, sam.elo.figure]
    assert ratings == pytest.approx([-1.5 * step, 1.5 * step, 0], abs=1e-6)
    assert sam.mean_time is None


def test_a_bot_by_itself_has_no_elo() -> None:
    figures = Figures(match_of("random"), enumerate([result([3, 9], [1]), result([4, 4], [0, 1])]))
    (random,) = figures.standings
    assert (random.games, random.seats, random.wins) == (2, 4, 2.0)
    assert (random.parity, random.share.figure) == (1.0, 1.0)
    assert random.elo.figure is random.elo.low is random.elo.high is None
    assert random.margin == 0
    assert figures.seats.wins(1) == 1.5


def test_games_that_nobody_won() -> None:
    figures = Figures(
        match_of("random", "heuristic"), enumerate([result([3, 9], []), result([9, 3], [])])
    )
    assert [standing.wins for standing in figures.standings] == [0, 0]
    assert figures.to_data()["winning_score"] == 0
    # Neither is stronger or weaker than the other, as far as these games tell.
    for standing in figures.standings:
        assert standing.elo.figure is standing.elo.low is standing.elo.high is None


def test_elo_of_two_comes_from_the_games_somebody_won() -> None:
    lost_by_both = [result([3, 9], []), result([9, 3], [])]
    decided = [
        result([9, 3], [0]),
        result([9, 3], [0]),
        result([5, 5], [0, 1]),
        result([3, 9], [0]),
    ]
    figures = Figures(match_of("random", "heuristic"), enumerate(lost_by_both + decided))
    random, heuristic = figures.standings
    # random has seats 0, 1, 0, 1 in the games that were decided: a victory, a defeat, half, a
    # defeat.
    assert (random.wins, heuristic.wins) == (1.5, 2.5)
    assert random.share.figure == 1.5 / 6
    without = Figures(match_of("random", "heuristic"), enumerate(decided)).standings
    assert [random.elo, heuristic.elo] == [standing.elo for standing in without]
    assert random.elo.figure == pytest.approx(400 * math.log10(1.5 / 2.5))
    assert heuristic.elo == negated(random.elo)


def test_elo_of_two_when_one_has_won_all_that_was_decided() -> None:
    games = [result([9, 3], []), result([3, 9], []), result([3, 9], [1]), result([9, 3], [0])]
    random, heuristic = Figures(match_of("random", "heuristic"), enumerate(games)).standings
    # Wilson for two of two: from 0.34 on.
    assert (heuristic.elo.figure, heuristic.elo.high) == (None, None)
    assert heuristic.elo.low == pytest.approx(400 * math.log10(0.342380 / 0.657620), abs=0.01)
    assert (random.elo.figure, random.elo.low) == (None, None)
    assert random.elo == negated(heuristic.elo)
    assert negated(Interval(1.0, -2.0, None)) == Interval(-1.0, None, 2.0)
    assert str(negated(Interval(0.0, -2.0, 3.0)).figure) == "0.0"
