"""Undo: back to the latest of something revealed, another player's decision, the turn's start."""

from __future__ import annotations

import pytest

import trailboss
from tests.property.choosers import Chooser
from trailboss.core.errors import IllegalMove
from trailboss.core.source import ScriptedSource, SeededSource
from trailboss.game import Game
from trailboss.kansas.rules import KansasRules

GAME = "second-edition"


def start(sandbox: bool = False) -> Game:
    return trailboss.new_game(GAME, players=2, seed=11, sandbox=sandbox)


def open_to_undo(game: Game) -> bool:
    return game.can_undo


def dump(game: Game) -> object:
    return game.ruleset.dump(game.state)


def test_nothing_to_take_back() -> None:
    game = start()
    assert not open_to_undo(game)
    with pytest.raises(IllegalMove, match="undo: no move has been made yet"):
        game.undo()


def test_moves_of_a_turn_are_taken_back_one_by_one() -> None:
    game = start()
    states = [dump(game)]
    for move in ("place herder on A", "do discard white => money 2"):
        if move not in [str(known) for known in game.legal]:
            move = "auxiliary money single"
        game.play(move)
        states.append(dump(game))
    assert open_to_undo(game)
    last = game.moves[-1]
    assert game.undo() == last
    assert dump(game) == states[1]
    assert str(game.undo()) == "place herder on A"
    assert dump(game) == states[0]
    assert game.step == 0
    assert not open_to_undo(game)
    game.play("place herder on C")
    assert [str(move) for move in game.moves] == ["place herder on C"]
    assert game.record.moves == ["place herder on C"]


def test_a_draw_is_a_barrier() -> None:
    game = start()
    game.play("place herder on D")
    game.play("auxiliary draw single")  # a card is drawn
    assert game.seat == 0
    assert not open_to_undo(game)
    before = dump(game)
    with pytest.raises(IllegalMove, match="undo: something has been drawn or revealed since"):
        game.undo()
    assert dump(game) == before
    game.play("exchange 1")  # another
    assert not open_to_undo(game)
    game.play("done")
    assert open_to_undo(game)
    game.play(next(move for move in game.legal if str(move).startswith("discard")))
    assert open_to_undo(game)
    game.undo()
    game.undo()
    assert dump(game) != before
    assert not open_to_undo(game)


def test_another_player_is_a_barrier() -> None:
    game = start()
    game.play("place herder on A")
    game.play("auxiliary money single")
    while game.seat == 0:
        game.play("done")
    assert not open_to_undo(game)
    with pytest.raises(IllegalMove, match="undo: another player has had the turn since"):
        game.undo()


def test_a_barrier_is_never_crossed() -> None:
    """Along a game: undo is open exactly while the same player has decided and nothing was drawn
    since, and it stops there."""
    game = start()
    rules = game.ruleset
    assert isinstance(rules, KansasRules)
    chooser = Chooser(rules, SeededSource(5), "directed")
    expected = 0  # moves that can be taken back
    kinds = set()
    while not game.over:
        before = (game.state.reveals, game.state.turn, game.seat)
        game.play(chooser.choose(game))
        after = (game.state.reveals, game.state.turn, game.seat)
        if before[0] != after[0]:
            kinds.add("reveal")
        elif before != after:
            kinds.add("turn")
        expected = expected + 1 if before == after else 0
        trial = game.copy()
        for _ in range(expected):
            trial.undo()
        assert not open_to_undo(trial)
    assert kinds == {"reveal", "turn"}


def test_a_sandbox_goes_back_to_the_beginning() -> None:
    game = start(sandbox=True)
    rules = game.ruleset
    assert isinstance(rules, KansasRules)
    chooser = Chooser(rules, SeededSource(5), "directed")
    states = [dump(game)]
    for _ in range(80):
        game.play(chooser.choose(game))
        states.append(dump(game))
    moves = game.moves
    for step in range(79, -1, -1):
        assert game.undo() == moves[step]
        assert dump(game) == states[step]
    assert not open_to_undo(game)
    for step in range(80):
        game.play(moves[step])
        assert dump(game) == states[step + 1], "the same is drawn again"


def test_a_scripted_sandbox_goes_back_too() -> None:
    seeded = start()
    rules = seeded.ruleset
    assert isinstance(rules, KansasRules)
    chooser = Chooser(rules, SeededSource(5), "directed")
    for _ in range(40):
        seeded.play(chooser.choose(seeded))
    game = trailboss.new_game(GAME, source=ScriptedSource(seeded.source.outcomes), sandbox=True)
    states = []
    for move in seeded.record.moves:
        states.append(dump(game))
        game.play(move)
    for step in range(39, 19, -1):
        game.undo()
        assert dump(game) == states[step]
    for move in seeded.record.moves[20:]:
        game.play(move)
    assert dump(game) == dump(seeded)


def test_a_copy_is_taken_back_alone() -> None:
    game = start()
    game.play("place herder on A")
    copy = game.copy()
    copy.undo()
    assert copy.step == 0
    assert game.step == 1
    assert open_to_undo(game)


def test_a_replayed_game_has_the_same_barrier() -> None:
    game = start()
    game.play("place herder on A")
    again = trailboss.replay(game.record)
    assert open_to_undo(again)
    again.undo()
    assert dump(again) == dump(start())
    assert trailboss.replay(game.record, sandbox=True).sandbox
