"""Every number of a row is described, and the page says what the engine does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import trailboss
from tests.property.elpaso_choosers import chooser_for
from trailboss.core.errors import TrailbossError
from trailboss.core.source import SeededSource
from trailboss.env import Batch, aec, move_features, spec
from trailboss.env.spec import page

ROOT = Path(__file__).parents[2]
TITLES = [title.id for title in trailboss.games()]


@pytest.mark.parametrize("game", TITLES)
def test_every_number_and_action(game: str) -> None:
    found = spec(game)
    rules = trailboss.new_game(game, players=2, seed=1).ruleset
    encoding = rules.encoding()
    assert found.label == encoding.label
    assert found.size == encoding.size
    assert [number.index for number in found.numbers] == list(range(found.size))
    assert all(number.name and number.meaning for number in found.numbers)
    assert all(number.low <= number.usual <= number.high for number in found.numbers)
    assert sum(action.here for action in found.actions) == rules.action_count
    assert {action.kind for action in found.actions if action.here} <= set(found.kinds)
    json.dumps(found.to_data())


def test_a_number_by_name() -> None:
    game = trailboss.new_game("el-paso", players=2, seed=1)
    row = game.ruleset.encode(game.state, 0)
    assert row[spec("el-paso").index("own: money")] == game.observe(0)["players"][0]["money"]
    with pytest.raises(KeyError):
        spec("el-paso").index("own: gold")


def test_the_page_is_up_to_date() -> None:
    """python -m trailboss.env.spec > docs/observations.md"""
    assert (ROOT / "docs" / "observations.md").read_text("utf-8") == page()


# Moves as features ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TITLES)
def test_what_moves_cost_and_bring(game: str) -> None:
    table = trailboss.new_game(game, players=2, seed=4)
    features = move_features(game)
    money = features.names.index("change money")
    reveals = features.names.index("reveals")
    chooser = chooser_for(table.ruleset, SeededSource(4), "directed")
    compared = 0
    for _ in range(150):
        found = features(table.state)
        legal = table.ruleset.legal(table.state)
        assert found.shape == (len(legal), len(features.names))
        assert (found[:, : len(features.kinds)].sum(1) == 1).all()
        seat = table.seat
        assert seat is not None
        move = chooser.choose(table)
        code = table.code_of(move)
        at = legal.index(code)
        before = table.observe(seat)["players"][seat]["money"]
        table.play(move)
        after = table.observe(seat)["players"][seat]["money"]
        if not found[at, reveals]:
            assert found[at, money] == after - before
            compared += 1
    assert compared > 50


def test_features_tell_no_secret() -> None:
    """They are the same in every position a seat cannot tell from this one."""
    table = trailboss.new_game("second-edition", players=2, seed=4)
    features = move_features("second-edition")
    chooser = chooser_for(table.ruleset, SeededSource(4), "directed")
    for step in range(60):
        seat = table.seat
        assert seat is not None
        other = table.ruleset.resample(table.state, seat, SeededSource(step))
        assert np.array_equal(features(table.state), features(other))
        table.play(chooser.choose(table))


def test_features_of_the_pending_decision() -> None:
    """Every environment hands them out, with the actions they are about."""
    seat: Any = gymnasium.make("trailboss/ElPasoSue-v0").unwrapped
    turns: Any = aec("el-paso", 2).unwrapped
    batch = Batch("el-paso", 2, seed=1)
    for asked in (seat.move_features, turns.move_features, lambda: batch.move_features(1)):
        with pytest.raises(TrailbossError, match="reset"):
            asked()
    seat.reset(seed=1)
    turns.reset(seed=1)
    batch.reset()
    names = move_features("el-paso").names
    assert len(move_features("el-paso").meanings) == len(names)
    for (actions, table), mask in (
        (seat.move_features(), seat.action_masks()),
        (turns.move_features(), turns.observe(turns.agent_selection)["action_mask"]),
        (batch.move_features(1), batch.masks[1]),
    ):
        assert np.array_equal(np.sort(actions), np.flatnonzero(mask))
        assert table.shape == (len(actions), len(names))


def test_nothing_is_changed() -> None:
    table = trailboss.new_game("el-paso", players=2, seed=4)
    before = table.ruleset.dump(table.state)
    move_features(table.ruleset)(table.state)
    assert table.ruleset.dump(table.state) == before
