"""The benchmark that says whether the review is right: its arithmetic, on games made up here."""

from __future__ import annotations

from typing import Any

import pytest
from benchmarks.coach import Thresholds, kept, spearman, thresholds
from benchmarks.handicap import begun, worth_of

from trailboss.elpaso.state import State


def test_spearman_knows_order_and_ties() -> None:
    assert spearman([70.0, 83.0, 89.0, 90.0, 100.0], [0, 1, 2, 3, 4]) == pytest.approx(1)
    assert spearman([100.0, 90.0, 89.0], [0, 1, 2]) == pytest.approx(-1)
    assert spearman([70.0, 89.0, 83.0, 90.0, 100.0], [0, 1, 2, 3, 4]) == pytest.approx(0.9)
    assert spearman([1.0, 1.0, 2.0], [0, 1, 2]) == pytest.approx(0.866, abs=0.001)


def game(level: str, costs: list[tuple[float, float, float]], decisions: int) -> dict[str, Any]:
    """One player is of that level; nobody looks at the other's dear mistakes."""
    other = {"level": "champion", "decisions": decisions}
    return {
        "players": [{"level": level, "decisions": decisions}, other],
        "costs": [[0, *one] for one in costs] + [[1, 50.0, 0.1, 0.9]] * 5,
    }


def test_thresholds_are_what_the_middle_level_does_so_often_in_a_game() -> None:
    costs = [(number / 10, 0.01, number / 200) for number in range(1, 41)]
    played = [game("medium", costs, 100), game("medium", costs, 100)]
    found = thresholds([*played, game("beginner", [(30.0, 0.1, 0.5)] * 9, 10)])
    assert found == Thresholds(inaccuracy=3.4, mistake=3.9, turns=0.2)


def test_what_is_within_the_noise_counts_as_nothing() -> None:
    sure = [(number / 10, 0.01, 0.0) for number in range(1, 41)]
    doubtful = [(9.0, 5.0, 0.0)] * 20
    costs = [*sure, *doubtful]
    assert thresholds([game("medium", costs, 100)]) == thresholds([game("medium", sure, 100)])


def test_the_share_of_the_claim_that_is_lost() -> None:
    tried = [
        {"claimed": 4.0, "measured": 5.0, "error": 1.0},
        {"claimed": 6.0, "measured": 4.0, "error": 1.0},
    ]
    claimed, measured, error = kept(tried)
    assert (claimed, measured) == (10, 9)
    assert error == pytest.approx(2**0.5)


def test_what_a_handicap_was_worth_in_games() -> None:
    found = worth_of([1.0, 0.5, 0.5, 1.0], [3, 5, -2, 6])
    assert (found.share, found.margin, found.games) == (0.75, 3.0, 4)
    assert found.odds == pytest.approx(1.0986, abs=0.001)
    assert found.odds_error == pytest.approx(found.error / 0.1875)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_handicap_is_that_of_one_seat_and_the_rest_the_same(seat: int) -> None:
    plain, given = begun("el-paso", 3, seat, 0, 0), begun("el-paso", 3, seat, 10, 0)
    assert given.chance.below(1000) == plain.chance.below(1000)
    money = []
    for one in (plain, given):
        state = one.position
        assert isinstance(state, State)
        money.append([player.money for player in state.players])
    assert money[1][seat] == money[0][seat] + 10
    assert money[1][1 - seat] == money[0][1 - seat]
