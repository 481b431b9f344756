"""What a seat may know of a position, as text, holds nothing it may not know."""

from __future__ import annotations

import pytest

import trailboss
from tests.positions.kit import dump, part_way
from trailboss.core.source import SeededSource

TABLES = [
    ("first-edition", 2),
    ("second-edition", 3),
    ("second-edition", 4),
    ("el-paso", 2),
    ("el-paso", 4),
]


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_positions_a_seat_cannot_tell_apart_are_written_alike(title: str, players: int) -> None:
    differ = 0
    for steps in (0, 3, 20, 45, 70, 100):
        game = part_way(title, players, steps + 1, steps)
        for seat in [*range(players), None]:
            for sample in range(3):
                other = game.resample(seat, SeededSource(sample))
                differ += dump(other) != dump(game)
                assert other.position_for(seat) == game.position_for(seat)
    assert differ > 20


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_what_a_seat_knows_can_be_played_on(title: str, players: int) -> None:
    for steps in (0, 3, 20, 45, 70, 100):
        game = part_way(title, players, steps + 1, steps)
        for seat in [*range(players), None]:
            text = game.position_for(seat)
            dealt = trailboss.load_position(text, seed=steps)
            assert dealt.position_for(seat) == text
            assert dealt.observe(seat) == game.observe(seat)
            assert trailboss.load_position(text, seed=steps).position == dealt.position
        hands = {trailboss.load_position(text, seed=seed).position for seed in range(6)}
        if "unknown" in text and steps:
            assert len(hands) > 1


def test_own_cards_are_known_and_others_are_not() -> None:
    game = part_way("second-edition", 2, 4, 40)
    mine, theirs = game.position_for(0).split("[seat 2]")
    assert "unknown" not in mine
    assert "unknown" in theirs
    assert game.position_for(None).count("unknown") > game.position_for(0).count("unknown")


def test_alone_nothing_is_hidden() -> None:
    game = part_way("el-paso", 1, 4, 40)
    assert game.position_for(0) == game.position


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_there_must_be_such_a_seat(seat: int) -> None:
    with pytest.raises(trailboss.TrailbossError, match="seats run from 0 to 1"):
        part_way("el-paso", 2, 4, 4).position_for(seat)
