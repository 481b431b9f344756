"""Checks too slow for every step: copies, records, undo, refused moves, every legal move tried."""

from __future__ import annotations

import json
from typing import Protocol

import pytest

import trailboss
from trailboss.core.errors import IllegalMove, InvalidMove
from trailboss.core.source import Source
from trailboss.game import Game


class Watching(Protocol):
    """Follows a game of any title: invariants.Watch, elpaso_invariants.ElPasoWatch."""

    def fork(self, game: Game) -> Watching: ...

    def check(self, game: Game) -> None: ...

    def tie_breaks(self, game: Game) -> list[int]: ...


def same(a: Game, b: Game, what: str) -> None:
    """Two games in the same position, with the same moves to choose from."""
    dump = a.ruleset.dump
    assert dump(a.state) == dump(b.state), f"{what}: another position"
    assert a.legal == b.legal, f"{what}: other legal moves"
    assert a.seat == b.seat, what


def check_copy(game: Game, source: Source) -> None:
    """A copy equals, goes on with the same chance, and what happens to it stays with it."""
    dump = game.ruleset.dump
    before = dump(game.state)
    first = game.copy()
    second = game.copy()
    same(game, first, "copy")
    for _ in range(8):
        if first.over:
            break
        move = first.legal[source.below(len(first.legal))]
        first.play(move)
        second.play(move)
        same(first, second, f"two copies after {move}")
    assert dump(game.state) == before, "playing on a copy changed the original"
    assert dump(game.state.copy()) == before, "a position and its copy differ"


def check_record(game: Game) -> None:
    """Saved and loaded in the middle, as text and as JSON, the game goes on from here."""
    record = game.record
    from_text = trailboss.load_record(record.to_text())
    from_json = trailboss.load_record(record.to_json())
    assert from_text == record
    assert from_json == record
    assert from_text.to_text() == record.to_text()
    assert from_json.to_json() == record.to_json()
    again = trailboss.replay(from_text)
    same(game, again, "replay of the text record")
    assert again.record == record
    assert again.source.outcomes == game.source.outcomes
    step = len(record.moves) // 2
    half = trailboss.replay(from_json, step=step)
    for move in record.moves[step:]:
        half.play(move)
    same(game, half, f"replay of the JSON record, stopped at step {step}")


def check_undo(game: Game) -> None:
    """What can be taken back and is played again leads to the same position and chance."""
    dump = game.ruleset.dump
    trial = game.copy()
    trial.sandbox = False  # alone one could go on back to the beginning: check_undo_alone
    taken: list[trailboss.Move] = []
    while trial.can_undo:
        expected = trial.moves[-1]
        assert trial.undo() == expected
        taken.append(expected)
        assert trial.step == game.step - len(taken)
    assert len(taken) == game.step - game.barrier_step
    with pytest.raises(IllegalMove, match="undo"):
        trial.undo()
    assert trial.source.outcomes == game.source.outcomes
    for move in reversed(taken):
        assert move in trial.legal
        trial.play(move)
    same(game, trial, "undo and redo")
    assert trial.record == game.record
    if not game.over:
        one = game.copy()
        move = game.legal[-1]
        one.play(move)
        if one.can_undo:
            one.undo()
            same(game, one, f"{move} taken back")
            one.play(move)
        trial.play(move)
        assert dump(one.state) == dump(trial.state), f"{move} after undo"


def check_undo_alone(game: Game, moves: int) -> None:
    """Who plays alone may take back what has revealed something too; the same comes again."""
    assert game.players == 1
    trial = game.copy()
    taken = [trial.undo() for _ in range(min(moves, game.step))]
    assert trial.moves == game.moves[: game.step - len(taken)]
    for move in reversed(taken):
        assert move in trial.legal
        trial.play(move)
    same(game, trial, f"{len(taken)} moves taken back and made again")
    assert trial.source.outcomes == game.source.outcomes
    assert trial.record == game.record


def check_refused(game: Game, source: Source) -> None:
    """A move that is refused says why and changes nothing."""
    dump = game.ruleset.dump
    before = dump(game.state)
    legal = {move.code for move in game.legal}
    count = game.ruleset.action_count
    for _ in range(4):
        code = source.below(count)
        if not game.ruleset.accepts(game.state, code):
            with pytest.raises(IllegalMove) as refused:
                game.play(code)
            assert refused.value.reason
            assert game.ruleset.codec.text(code) in str(refused.value)
    for nonsense in (count, -1, "hire everybody", ""):
        with pytest.raises(InvalidMove):
            game.play(nonsense)
    assert dump(game.state) == before, "a refused move changed the position"
    assert [move.code for move in game.legal] == sorted(legal)


def check_every_move(game: Game, watch: Watching) -> None:
    """Every legal move can be made, and leaves everything accounted for."""
    for move in game.legal:
        trial = game.copy()
        trial_watch = watch.fork(trial)
        try:
            trial.play(move)
            trial_watch.check(trial)
        except Exception as error:
            raise AssertionError(f"after the legal move {move}: {error!r}") from error


def check_words_and_scores(game: Game, watch: Watching) -> None:
    """Prompt, explanations, observations and score sheets can be made at any moment."""
    assert game.prompt
    for move in game.legal:
        assert game.explain(move)
    seats: list[int | None] = [None, *range(game.players)]
    for seat in seats:
        seen = game.observe(seat)
        assert json.loads(json.dumps(seen)) == seen
    sheets = game.scores()
    assert len(sheets) == game.ruleset.seats(game.state)
    for sheet in sheets:
        assert sheet.total == sum(sheet.lines.values())
    ranks = list(zip([sheet.total for sheet in sheets], watch.tie_breaks(game), strict=True))
    best = [seat for seat in range(len(ranks)) if ranks[seat] == max(ranks)]
    assert game.winners == (best if game.over else [])
    if not game.over:
        assert game.ruleset.default(game.state) in [move.code for move in game.legal]


def check_resample(game: Game, watch: Watching, source: Source) -> None:
    """A position drawn for a seat has everything, and the turn can be played to its end from it."""
    seat = source.below(game.players + 1)
    trial = game.resample(None if seat == game.players else seat, source)
    trial_watch = watch.fork(trial)
    trial_watch.check(trial)
    turn = game.state.turn
    while not trial.over and trial.state.turn == turn:
        trial.play(trial.legal[source.below(len(trial.legal))])
        trial_watch.check(trial)
