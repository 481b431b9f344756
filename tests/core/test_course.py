"""A game is played on one position; whoever needs an earlier one still gets it."""

from __future__ import annotations

import pytest

import trailboss
from trailboss.core.errors import IllegalMove, TrailbossError
from trailboss.core.source import SeededSource
from trailboss.game import Game

TITLES = [title.id for title in trailboss.games()]


def played(game: Game, moves: int, seed: int) -> None:
    choice = SeededSource(seed)
    for _ in range(moves):
        if game.over:
            return
        game.play(game.legal[choice.below(len(game.legal))])


@pytest.mark.parametrize("title", TITLES)
def test_moves_of_before_speak_of_their_own_position(title: str) -> None:
    game = trailboss.new_game(title, players=2, seed=3)
    played(game, 25, 3)
    kept = []
    for step in range(12):
        kept.append((game.legal, [move.text() for move in game.copy().legal]))
        played(game, 1, step)
    if game.can_undo:
        game.undo()
    played(game, 10, 99)
    for moves, texts in kept:
        assert [move.text() for move in moves] == texts


def test_after_going_back_the_moves_of_the_other_way_still_speak() -> None:
    game = trailboss.new_game("second-edition", players=1, seed=5)
    played(game, 20, 5)
    position = game.ruleset.dump(game.state)
    texts = [move.text() for move in game.copy().legal]
    there = game.legal
    played(game, 6, 6)
    for _ in range(8):
        game.undo()
    played(game, 9, 7)
    assert [move.text() for move in there] == texts
    assert game.ruleset.dump(there[0].situation.position) == position


@pytest.mark.parametrize("title", TITLES)
def test_any_earlier_position(title: str) -> None:
    game = trailboss.new_game(title, players=2, seed=8)
    dumps = [game.ruleset.dump(game.state)]
    for step in range(40):
        played(game, 1, step)
        dumps.append(game.ruleset.dump(game.state))
    for step in (0, 1, 17, 39, 40):
        assert game.ruleset.dump(game.position_at(step)) == dumps[step]


def test_a_refused_move_changes_nothing() -> None:
    game = trailboss.new_game("el-paso", players=2, seed=8)
    played(game, 30, 8)
    before = game.ruleset.dump(game.state)
    legal = game.legal
    illegal = next(code for code in range(400) if code not in [move.code for move in legal])
    with pytest.raises(IllegalMove):
        game.play(illegal)
    assert game.ruleset.dump(game.state) == before
    assert game.legal == legal


def test_a_script_that_runs_out_changes_nothing() -> None:
    whole = trailboss.new_game("el-paso", players=2, seed=8)
    played(whole, 60, 8)
    outcomes = whole.source.outcomes
    script = trailboss.ScriptedSource(outcomes[:-1])
    game = trailboss.new_game("el-paso", players=2, source=script)
    before = game.ruleset.dump(game.state)

    def play_all() -> None:
        nonlocal before
        for code in whole.codes:
            before = game.ruleset.dump(game.state)
            game.play(code)

    with pytest.raises(TrailbossError):
        play_all()
    step = game.step
    assert 0 < step < 60
    assert game.ruleset.dump(game.state) == before
    assert game.record.moves == whole.record.moves[:step]
    with pytest.raises(TrailbossError):
        game.play(whole.codes[step])
    assert game.ruleset.dump(game.state) == before


def test_a_resampled_game_goes_its_own_way() -> None:
    game = trailboss.new_game("second-edition", players=2, seed=8)
    played(game, 30, 8)
    seat = game.seat
    before = game.ruleset.dump(game.state)
    other = game.resample(seat, SeededSource(4))
    texts = [move.text() for move in other.copy().legal]
    moves = other.legal
    here = other.state
    dealt = other.ruleset.dump(here)
    played(other, 15, 9)
    assert other.ruleset.dump(here) == dealt
    assert [move.text() for move in moves] == texts
    assert game.ruleset.dump(game.state) == before
