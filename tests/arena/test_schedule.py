"""Schedules: every entrant in every seat equally often, on the same set-ups."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.arena.conftest import match_of, timeless
from trailboss.arena.match import play_number
from trailboss.arena.schedule import entrants_of, listed, rounded_up, seatings_of
from trailboss.core.errors import TrailbossError


def test_two_bots_play_both_ways() -> None:
    assert seatings_of(["a", "b"], 2) == [["a", "b"], ["b", "a"]]


def test_every_rotation_of_four() -> None:
    assert seatings_of(["a", "b", "c", "d"], 4) == [
        ["a", "b", "c", "d"],
        ["d", "a", "b", "c"],
        ["c", "d", "a", "b"],
        ["b", "c", "d", "a"],
    ]


def test_the_last_bot_takes_the_other_seats() -> None:
    bots = listed(["s", "h"], 4)
    assert bots == ["s", "h", "h", "h"]
    assert entrants_of(bots) == ["s", "h"]
    assert seatings_of(bots, 4) == [
        ["s", "h", "h", "h"],
        ["h", "s", "h", "h"],
        ["h", "h", "s", "h"],
        ["h", "h", "h", "s"],
    ]


def test_seatings_that_look_alike_are_played_once() -> None:
    assert seatings_of(["a", "a"], 2) == [["a", "a"]]
    assert seatings_of(["a", "b", "a", "b"], 4) == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]


def test_of_more_bots_than_seats_every_choice_plays() -> None:
    seatings = seatings_of(["a", "b", "c"], 2)
    assert seatings == [
        ["a", "b"],
        ["b", "a"],
        ["a", "c"],
        ["c", "a"],
        ["b", "c"],
        ["c", "b"],
    ]
    for seat in (0, 1):
        assert Counter(seating[seat] for seating in seatings) == {"a": 2, "b": 2, "c": 2}
    assert seatings_of(["a", "b"], 1) == [["a"], ["b"]]


def test_more_bots_than_seats_are_all_different() -> None:
    with pytest.raises(TrailbossError, match="each can be listed only once"):
        listed(["a", "b", "a"], 2)


@pytest.mark.parametrize(("games", "block", "whole"), [(400, 2, 400), (5, 4, 8), (1, 1, 1)])
def test_games_come_in_whole_blocks(games: int, block: int, whole: int) -> None:
    assert rounded_up(games, block) == whole


def test_the_games_of_a_match() -> None:
    match = match_of("random", "heuristic", players=3)
    assert [match.seating(index) for index in range(4)] == [
        ["random", "heuristic", "heuristic"],
        ["heuristic", "random", "heuristic"],
        ["heuristic", "heuristic", "random"],
        ["random", "heuristic", "heuristic"],
    ]
    assert [match.block(index) for index in range(4)] == [0, 0, 0, 1]
    assert match.sides(1) == [1, 0, 1]


def test_equal_bots_play_the_same_game_in_every_seating() -> None:
    """Chance belongs to the block and a bot's seed to its seat: only the bots make a difference."""
    match = match_of("search:simulations=4", "search:simulations=4,processes=1", game="el-paso")
    first, second, third = [play_number(match, index) for index in range(3)]
    assert timeless(first) == timeless(second)
    assert timeless(first) != timeless(third)
