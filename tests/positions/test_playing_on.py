"""A game that goes on from a position is a game like any other."""

from __future__ import annotations

import pytest

import trailboss
from tests.positions.kit import dump, part_way
from trailboss.bots import bot, view_of

TABLES = [("second-edition", 2), ("second-edition", 1), ("first-edition", 3), ("el-paso", 2)]


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_bots_play_on_to_the_end(title: str, players: int) -> None:
    game = trailboss.load_position(part_way(title, players, 5, 60).position, seed=4)
    player = bot("random", 1)
    while not game.over:
        game.play(player.choose(view_of(game.ruleset, game.state)))
    assert game.winners


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_records_begin_with_the_position(title: str, players: int) -> None:
    game = trailboss.load_position(part_way(title, players, 6, 50).position, seed=11)
    opening = game.position
    for _ in range(30):
        game.play(game.legal[-1])
    record = game.record
    assert record.position == opening
    for text in record.to_text(), record.to_json():
        assert trailboss.load_record(text) == record
        again = trailboss.replay(text)
        assert dump(again) == dump(game)
        assert again.record == record
        assert trailboss.replay(text, step=0).position == opening


def test_a_record_with_chance_that_was_given() -> None:
    opening = part_way("second-edition", 2, 6, 50).position
    game = trailboss.load_position(opening, source=trailboss.SeededSource(3))
    for _ in range(30):
        game.play(game.legal[-1])
    assert game.record.seed is None
    assert dump(trailboss.replay(game.record.to_text())) == dump(game)


def test_a_record_names_the_position_of_another_game() -> None:
    game = trailboss.load_position(part_way("second-edition", 2, 6, 10).position, seed=1)
    record = game.record
    record.position = part_way("second-edition", 3, 6, 10).position
    with pytest.raises(trailboss.InvalidRecord, match="another number of players"):
        trailboss.replay(record)
    record.position = "nonsense"
    with pytest.raises(trailboss.InvalidRecord, match="a position begins with"):
        trailboss.replay(record)


def test_undo_goes_back_to_the_position() -> None:
    opening = part_way("second-edition", 1, 6, 50).position
    game = trailboss.load_position(opening, seed=1)
    before = dump(game)
    played = 0
    for _ in range(25):
        game.play(game.legal[0])
        played += 1
    copy = game.copy()
    for _ in range(played):
        game.undo()
    assert dump(game) == before
    assert game.position == opening
    with pytest.raises(trailboss.IllegalMove, match="no move has been made yet"):
        game.undo()
    assert copy.step == played
    assert dump(trailboss.replay(copy.record)) == dump(copy)


def test_moves_of_before_still_speak_of_their_position() -> None:
    game = trailboss.load_position(part_way("el-paso", 2, 3, 40).position, seed=1)
    moves = game.legal
    told = [move.text("en") for move in moves]
    for _ in range(8):
        game.play(game.legal[-1])
    assert [move.text("en") for move in moves] == told


def test_the_seed_decides_what_follows() -> None:
    text = part_way("second-edition", 2, 6, 50).position

    def future(text: str, seed: int | None = None) -> list[int]:
        game = trailboss.load_position(text, seed=seed)
        while game.step < 40:
            game.play(game.legal[0])
        return game.source.outcomes

    assert future(text, 5) == future(text, 5)
    assert future(text, 5) != future(text, 6)
    named = text.replace("turn:", "seed: 5\nturn:", 1)
    assert future(named) == future(text, 5)
    assert future(named, 6) == future(text, 6)  # whoever loads it decides
    assert "seed" not in trailboss.load_position(named).position  # chance lies on no table


def test_names_are_kept() -> None:
    game = trailboss.new_game("el-paso", players=2, seed=1, names=["Ann", "Bob: the # [2]"])
    again = trailboss.load_position(game.position)
    assert again.names == game.names
    assert trailboss.load_position(game.position, names=["X", "Y"]).names == ["X", "Y"]
