"""Rows that keep what has not changed are the rows made from scratch."""

from __future__ import annotations

from typing import Any

import pytest

import trailboss
from tests.core import rows
from trailboss.elpaso import memo as elpaso_memo
from trailboss.elpaso.state import Player as ElPasoPlayer
from trailboss.elpaso.state import State as ElPasoState
from trailboss.kansas import memo as kansas_memo
from trailboss.kansas.scoring import best_objectives, objective_choice
from trailboss.kansas.state import Player as KansasPlayer
from trailboss.kansas.state import State as KansasState


@pytest.mark.parametrize("name", rows.names()[::3])
def test_every_row_of_a_record(name: str) -> None:
    """Every seat looks at every position, so that all parts are kept, used and made anew."""
    record = trailboss.load_record((rows.RECORDS / name).read_text(encoding="utf-8"))
    game = trailboss.replay(record, step=0)
    rules = game.ruleset
    memo = rules.memo()
    for text in [*record.moves[:250], None]:
        for seat in range(game.players):
            totals: list[int] = []
            row = memo.row(game.position, seat, totals)
            whole = row + bytes(rules.encoding().size - len(row))
            assert whole == rules.encode(game.position, seat), f"{name}, step {game.step}"
            assert totals == rules.totals(game.position)
        if text is not None:
            game.play(text)


def changed(value: Any) -> Any:
    """Something else of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    assert isinstance(value, list)
    return [*value[:-1], value[-1] + 1]


FAMILIES = [
    ("second-edition", KansasState, KansasPlayer, kansas_memo.same),
    ("el-paso", ElPasoState, ElPasoPlayer, elpaso_memo.same),
]


@pytest.mark.parametrize(("title", "state", "player", "same"), FAMILIES)
def test_whatever_changes_at_a_seat_is_noticed(
    title: str, state: Any, player: Any, same: Any
) -> None:
    position = trailboss.new_game(title, players=2, seed=1).position
    assert isinstance(position, state)
    one = position.players[0]
    assert isinstance(one, player)
    things = {name: getattr(one, name) for name in dir(one) if not name.startswith("_")}
    names = [name for name, thing in things.items() if not callable(thing)]
    assert len(names) >= 15
    assert same(one, one.copy())
    for name in names:
        other = one.copy()
        setattr(other, name, changed(getattr(one, name)))
        assert not same(one, other), name
        assert not same(other, one), name


@pytest.mark.parametrize("name", [name for name in rows.names() if "-paso" not in name])
def test_the_short_cut_to_the_points_of_objectives(name: str) -> None:
    """The same as weighing all of them against each other."""
    for game in rows.positions(name):
        position = game.position
        assert isinstance(position, KansasState)
        for seat in range(game.players):
            assert best_objectives(position, seat) == objective_choice(position, seat).solve()
