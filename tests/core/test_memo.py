"""Rows that keep what has not changed are the rows made from scratch."""

from __future__ import annotations

from typing import Any

import pytest

import trailboss
from tests.core import rows
from trailboss.kansas.scoring import best_objectives, objective_choice
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
            row = memo.row(game.state, seat, totals)
            assert len(row) == rules.encoding().size
            assert row == rules.memo().row(game.state, seat, []), f"{name}, step {game.step}"
            assert row == rules.encode(game.state, seat), f"{name}, step {game.step}"
            assert totals == rules.totals(game.state)
        if text is not None:
            game.play(text)


def changed(value: Any) -> Any:
    """Something else of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value - 1 if value > 0 else value + 1
    assert isinstance(value, list)
    return [*value[:-1], value[-1] + 1]


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("title", ["second-edition", "el-paso"])
def test_whatever_changes_at_a_seat_is_noticed(title: str, players: int) -> None:
    """One thing after the other, in a game that is under way."""
    game = trailboss.new_game(title, players=players, seed=1)
    for _ in range(60):
        game.play(game.legal[-1])
    rules = game.ruleset
    position: Any = game.state
    for seat in range(2):
        one = position.players[seat]
        things = {name: getattr(one, name) for name in dir(one) if not name.startswith("_")}
        names = [name for name, thing in things.items() if not callable(thing)]
        assert len(names) >= 15
        memo = rules.memo()
        for name in names:
            before = memo.row(position, 0, [])
            thing = getattr(one, name)
            setattr(one, name, changed(thing))
            totals: list[int] = []
            fresh: list[int] = []
            row = memo.row(position, 0, totals)
            assert row == rules.memo().row(position, 0, fresh), name
            assert totals == fresh, name
            setattr(one, name, thing)
            assert memo.row(position, 0, []) == before, name


MARKETS = {
    "second-edition": "jobs stock beside objectives masters market foresight display",
    "el-paso": "buildings market workers objective_display bonus_display objectives bonuses",
}


@pytest.mark.parametrize("title", MARKETS)
def test_a_table_changed_by_hand(title: str) -> None:
    """`encode` keeps things, too, but trusts nobody."""
    game = trailboss.new_game(title, players=2, seed=1)
    for _ in range(60):
        game.play(game.legal[-1])
    rules = game.ruleset
    position: Any = game.state
    for name in MARKETS[title].split():
        before = rules.encode(position, 0)
        assert before == rules.memo().row(position, 0, []), name
        things = getattr(position, name)
        for at, thing in enumerate(things):
            things[at] = changed(thing)
            assert rules.encode(position, 0) == rules.memo().row(position, 0, []), name
            things[at] = thing
        assert rules.encode(position, 0) == before, name


@pytest.mark.parametrize("title", ["second-edition", "el-paso"])
def test_rows_of_several_games_by_turns(title: str) -> None:
    games = [
        trailboss.new_game(title, players=players, seed=3, buildings=buildings)
        for players in (2, 4)
        for buildings in ("a", "b")
    ]
    for _ in range(30):
        for game in games:
            seat = game.seat or 0
            fresh = game.ruleset.memo().row(game.state, seat, [])
            assert game.ruleset.encode(game.state, seat) == fresh
            assert game.ruleset.encode(game.state.copy(), seat) == fresh
            game.play(game.legal[-1])


@pytest.mark.parametrize("name", [name for name in rows.names() if "-paso" not in name])
def test_the_short_cut_to_the_points_of_objectives(name: str) -> None:
    """The same as weighing all of them against each other."""
    for game in rows.positions(name):
        position = game.state
        assert isinstance(position, KansasState)
        for seat in range(game.players):
            assert best_objectives(position, seat) == objective_choice(position, seat).solve()
