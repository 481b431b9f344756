"""What networks are told of moves: what they lead to, wherever that lies."""

from __future__ import annotations

import pytest

from trailboss.core.encoding import Encoding
from trailboss.core.source import SeededSource
from trailboss.titles import rules_of


def told(encoding: Encoding, row: bytes, move: str) -> set[str]:
    """The things of a move."""
    things = encoding.things
    spots = things.of_move[encoding.moves.index(move)]
    found = {things.tables[spot][row[things.columns[spot]]] for spot in spots}
    return {things.names[thing] for thing in found if thing >= 0}


def row_of(game: str, seed: int) -> tuple[Encoding, bytes]:
    rules = rules_of(game)
    position = rules.start(2, rules.options(2, {"neutral": "random"}), SeededSource(seed))
    return rules.encoding(), rules.encode(position, position.seat)


def lies(encoding: Encoding, row: bytes, column: str, names: str) -> str:
    """The neutral building of a space."""
    at = [one.name for one in encoding.columns].index(column)
    return f"neutral {names[row[at] - 1]}"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_between_which_neutral_buildings_a_move_leads(seed: int) -> None:
    encoding, row = row_of("second-edition", seed)
    a, b, c, g = (lies(encoding, row, f"trail {space}", "ABCDEFG") for space in "ABCG")
    move = told(encoding, row, "move to A-1")
    assert {f"move before 1: {b}", f"move before 2: {c}"} <= move
    build = told(encoding, row, "build 1 on A-1")
    assert {"build on A-1", f"build after {a}", f"build before {b}"} <= build
    last = told(encoding, row, "build 1 on G-1")
    assert f"build after {g}" in last
    assert not [name for name in last if name.startswith("build before")]


@pytest.mark.parametrize("seed", [1, 2])
def test_on_the_ring_of_el_paso_there_is_always_a_next_one(seed: int) -> None:
    encoding, row = row_of("el-paso", seed)
    for move in encoding.moves:
        found = told(encoding, row, move)
        if move.startswith("move to "):
            assert len([name for name in found if name.startswith("move before ")]) == 2, move
        if move.startswith("build "):
            assert len([name for name in found if name.startswith("build after ")]) == 1, move
            assert len([name for name in found if name.startswith("build before ")]) == 1, move


def test_all_neutral_buildings_ahead_are_told_in_order() -> None:
    encoding, row = row_of("second-edition", 4)
    things = encoding.things
    names = [
        things.ahead_names[table[row[column]]]
        for column, table, herders in zip(
            things.ahead_columns, things.ahead_tables, things.ahead_from, strict=True
        )
        if 1 in herders and table[row[column]] >= 0
    ]
    ranks = sorted(name.split(":")[0] for name in names)
    assert ranks == [f"ahead {rank}" for rank in range(1, len(ranks) + 1)]
    assert len(ranks) == 6, "from the first space on"
    assert len({name.split(": ")[1] for name in names}) == len(names)
