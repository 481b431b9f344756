"""Games between champions, many at once: the same games as one by one."""

from __future__ import annotations

import pytest

import trailboss
from trailboss.arena.champions import is_for_champions, play_champions
from trailboss.arena.match import GameResult, Match, play_number
from trailboss.arena.pool import here, play_games
from trailboss.titles import rules_of

TITLES = [title.id for title in trailboss.games()]


def timeless(result: GameResult) -> dict[str, object]:
    """Without milliseconds."""
    data = result.to_data()
    data["moves"] = [step[:2] for step in result.moves]
    return data


def match_of(title: str, players: int, *bots: str) -> Match:
    options = rules_of(title).options(players, {})
    return Match(title, players, options, list(bots), [], 21)


@pytest.mark.parametrize(("title", "players"), [(TITLES[0], 2), (TITLES[1], 3), (TITLES[2], 2)])
def test_they_are_the_games_that_would_be_played_alone(title: str, players: int) -> None:
    match = match_of(title, players, *["champion"] * players)
    several = play_champions(match, [0, 1, 2])
    assert timeless(several[1]) == timeless(play_number(match, 1))
    assert len({tuple(one.totals) for one in several}) > 1


def test_the_arena_plays_them_together() -> None:
    match = match_of("second-edition", 2, "champion", "champion")
    found = dict(play_games(match, [3, 5], here))
    assert found.keys() == {3, 5}
    assert [timeless(one) for one in play_champions(match, [3, 5])] == [
        timeless(found[index]) for index in (3, 5)
    ]


@pytest.mark.parametrize("bots", [("champion", "easy"), ("champion:ms=50", "champion:ms=50")])
def test_other_matches_are_played_one_by_one(bots: tuple[str, str]) -> None:
    assert not is_for_champions(match_of("el-paso", 2, *bots))
