"""Whatever is thrown at the readers of text, they answer with a clear error or with a value that
goes round."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import trailboss
from trailboss.core.errors import InvalidMove, InvalidRecord, TrailbossError
from trailboss.core.record import Record
from trailboss.core.source import SeededSource
from trailboss.titles import rules_of

QUICK = settings(max_examples=60, deadline=None)


def some_record() -> Record:
    game = trailboss.new_game("second-edition", players=2, seed=4)
    for _ in range(12):
        game.play(game.legal[-1])
    return game.record


TEXT = some_record().to_text()
JSON = some_record().to_json()


@QUICK
@given(st.text())
def test_any_text_as_a_record(text: str) -> None:
    with contextlib.suppress(InvalidRecord):
        record = trailboss.load_record(text)
        assert trailboss.load_record(record.to_text()) == record


@QUICK
@given(st.sampled_from((TEXT, JSON)), st.integers(0, 2000), st.integers(0, 40), st.text(max_size=9))
def test_a_damaged_record(whole: str, at: int, length: int, new: str) -> None:
    """A piece is cut out and something else put in: it is refused, or it replays."""
    damaged = whole[:at] + new + whole[at + length :]
    with contextlib.suppress(InvalidRecord):
        trailboss.replay(trailboss.load_record(damaged))


@QUICK
@given(st.text())
def test_any_text_as_a_move(text: str) -> None:
    codec = rules_of("el-paso").codec
    known = " ".join(text.split())
    if known in codec.texts:
        assert codec.text(codec.parse(text)) == known
        return
    with pytest.raises(InvalidMove, match="is not a move"):
        codec.parse(text)


@QUICK
@given(st.integers())
def test_any_number_as_a_move(code: int) -> None:
    game = trailboss.new_game("el-paso", players=2, seed=1)
    legal = [move.code for move in game.legal]
    before = game.ruleset.dump(game.state)
    if code in legal:
        return
    with pytest.raises(TrailbossError, match=r"\w"):
        game.play(code)
    assert game.ruleset.dump(game.state) == before


@QUICK
@given(st.integers())
def test_any_seed(seed: int) -> None:
    if 0 <= seed < 1 << 64:
        assert 0 <= SeededSource(seed).below(10) < 10
    else:
        with pytest.raises(TrailbossError, match=r"2\^64"):
            SeededSource(seed)
