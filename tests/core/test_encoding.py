"""The encoding for learning: one length, columns that are what they say, rows that are pinned."""

from __future__ import annotations

import array
import random
import struct
from functools import cache
from typing import Any

import pytest

import trailboss
from tests.core import rows
from tests.property.elpaso_choosers import chooser_for
from trailboss.core.encoding import CATEGORY, COUNT, KINDS, LARGEST, OFFSET, SEATS, ZERO, Encoding
from trailboss.core.encoding import numbered as number_names
from trailboss.core.errors import TrailbossError
from trailboss.core.source import SeededSource
from trailboss.game import Game
from trailboss.titles import rules_of

TITLES = [title.id for title in trailboss.games()]
# Every title with every number of players it has.
TABLES = [(title.id, players) for title in trailboss.games() for players in title.players]
# A network is for one encoding. When one of these changes, networks have to be taken over by name
# (`trailboss train --resume` does it) and the VERSION in columns.py goes up.
LABELS = {
    "first-edition": "kansas 1 (47679d1f382a73bf)",
    "second-edition": "kansas 1 (47679d1f382a73bf)",
    "el-paso": "el-paso 1 (4fddd0b3909c3c15)",
}


def encoding_of(title: str) -> Encoding:
    return rules_of(title).encoding()


# The layout -------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_the_encoding_is_the_one_networks_were_trained_with(title: str) -> None:
    assert encoding_of(title).label == LABELS[title]


@pytest.mark.parametrize("title", TITLES)
def test_every_column_has_a_name_a_kind_and_a_meaning(title: str) -> None:
    encoding = encoding_of(title)
    layout = encoding.layout()
    assert len(layout) == encoding.size
    assert len({column["name"] for column in layout}) == encoding.size
    for column in layout:
        assert column["kind"] in KINDS
        assert 1 <= column["size"] <= LARGEST
        assert column["meaning"]


@pytest.mark.parametrize("title", TITLES)
def test_places_for_seats_are_alike(title: str) -> None:
    encoding = encoding_of(title)
    first = encoding.size - SEATS * encoding.seat_size
    blocks = []
    for seat in range(SEATS):
        at = first + seat * encoding.seat_size
        columns = encoding.columns[at : at + encoding.seat_size]
        blocks.append([(c.name.partition(": ")[2], c.kind, c.size) for c in columns])
    assert all(block == blocks[0] for block in blocks)


def test_editions_share_columns_and_numbers_of_moves() -> None:
    first = encoding_of("first-edition")
    second = encoding_of("second-edition")
    assert first.layout() == second.layout()
    assert first.moves == second.moves
    shared = [slot for slot in range(first.move_count) if first.codes[slot] >= 0]
    assert sum(second.codes[slot] >= 0 for slot in shared) > 0.8 * len(shared)


@pytest.mark.parametrize("title", TITLES)
def test_moves_have_a_slot_each(title: str) -> None:
    rules = rules_of(title)
    encoding = rules.encoding()
    assert len(encoding.slots) == rules.action_count
    assert len(set(encoding.slots)) == rules.action_count
    for code, slot in enumerate(encoding.slots):
        assert encoding.codes[slot] == code
    assert len(set(encoding.moves)) == encoding.move_count


def test_another_layout_has_another_fingerprint() -> None:
    one = encoding_of("el-paso")
    moves = list(one.moves)
    fewer = Encoding("el-paso", 1, one.columns[:-1], one.seat_size, moves, one.slots)
    renamed = Encoding("el-paso", 1, one.columns, one.seat_size, ["x", *moves[1:]], one.slots)
    again = Encoding("el-paso", 1, one.columns, one.seat_size, moves, one.slots)
    assert len({one.fingerprint, fewer.fingerprint, renamed.fingerprint}) == 3
    assert again.label == one.label


def test_new_names_are_numbered_at_the_end() -> None:
    names = ["a", "b"]
    assert number_names(names, ["b", "c", "a"]) == [1, 2, 0]
    assert names == ["a", "b", "c"]


# Rows -------------------------------------------------------------------------------------------


@cache
def pinned() -> dict[str, str]:
    return dict(line.split(" ") for line in rows.PINNED.read_text("utf-8").splitlines())


def test_every_title_and_number_of_players_is_pinned() -> None:
    assert list(pinned()) == rows.names()
    seen = set()
    for name in rows.names():
        game = next(rows.positions(name))
        seen.add((game.ruleset.id, game.players))
    assert seen == set(TABLES)


@pytest.mark.parametrize("name", rows.names())
def test_rows_of_recorded_games_are_as_ever(name: str) -> None:
    """Compiled and interpreted alike: both runs of the tests compare with the same file."""
    assert rows.digest(name) == pinned()[name]


@pytest.mark.parametrize("name", rows.names()[::5])
def test_columns_are_what_they_say(name: str) -> None:
    """Categories within their size, counts not far above the usual, empty places zero."""
    for game in rows.positions(name):
        rules = game.ruleset
        encoding = rules.encoding()
        seats = rules.seats(game.state)
        for seat in range(game.players):
            row = rules.encode(game.state, seat)
            assert len(row) == encoding.size
            empty = encoding.size - (SEATS - seats) * encoding.seat_size
            assert not any(row[empty:])
            for at in range(empty):
                column = encoding.columns[at]
                if column.kind == CATEGORY:
                    assert row[at] < column.size, f"{name}, step {game.step}: {column}"
                elif column.kind == COUNT and not column.name.endswith("second number"):
                    # That one is also the sign for any transport cost, which is far above.
                    assert row[at] <= max(20, 3 * column.size), (
                        f"{name}, step {game.step}: {column}"
                    )
                elif column.kind == OFFSET:
                    assert row[at] > 0


def told(game: Game, seat: int) -> dict[str, int]:
    """A row by the names of its columns."""
    encoding = game.ruleset.encoding()
    row = game.ruleset.encode(game.state, seat)
    return {column.name: row[at] for at, column in enumerate(encoding.columns)}


PREFIXES = ("own: ", "next: ", "third: ", "fourth: ")


@pytest.mark.parametrize("name", rows.names()[::6])
def test_columns_say_what_the_observation_says(name: str) -> None:
    for game in rows.positions(name):
        seats = game.ruleset.seats(game.state)
        sheets = game.ruleset.scores(game.state)
        for seat in range(game.players):
            numbers = told(game, seat)
            players: list[dict[str, Any]] = game.observe(seat)["players"]
            assert numbers["seats"] == seats
            assert numbers["place in turn order"] == seat
            decides = 0 if game.seat is None else (game.seat - seat) % seats + 1
            assert numbers["decides"] == decides
            for distance in range(seats):
                other = (seat + distance) % seats
                own = PREFIXES[distance]
                for line, points in sheets[other].lines.items():
                    assert numbers[f"{own}points {line}"] == points + ZERO
                if other >= game.players:
                    assert numbers[f"{own}who"] == 2
                    continue
                assert numbers[f"{own}who"] == 1
                assert numbers[f"{own}money"] == players[other]["money"]
                if distance == 0:
                    for card, cards in players[other]["hand"].items():
                        assert numbers[f"own: hand {card}"] == cards


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_rows_follow_the_game(title: str, players: int) -> None:
    """Most moves can be seen in them, by the one who made the move."""
    game = trailboss.new_game(title, players=players, seed=3)
    chooser = chooser_for(game.ruleset, SeededSource(3), "directed")
    changed = 0
    for _ in range(100):
        if game.over:
            break
        seat = game.seat
        assert seat is not None
        before = game.ruleset.encode(game.state, seat)
        game.play(chooser.choose(game))
        changed += game.ruleset.encode(game.state, seat) != before
    assert changed > 0.9 * game.step


@pytest.mark.parametrize(("title", "players"), [table for table in TABLES if table[1] > 1])
def test_seats_see_themselves_first(title: str, players: int) -> None:
    game = trailboss.new_game(title, players=players, seed=3)
    seen = {bytes(game.ruleset.encode(game.state, seat)) for seat in range(players)}
    assert len(seen) == players


@pytest.mark.parametrize("title", ["second-edition", "el-paso"])
def test_a_game_keeps_rows_that_are_right_whatever_is_taken_back(title: str) -> None:
    game = trailboss.new_game(title, players=1, seed=4)
    choice = random.Random(7)
    row = bytearray(game.encoding_size)
    for step in range(150):
        if game.over:
            break
        if step % 7 == 6 and game.can_undo:
            game.undo()
        else:
            game.play(choice.choice(game.legal))
        for one in (game, game.copy(), game.resample(0, SeededSource(step))):
            one.encode_into(0, row)
            assert row == game.ruleset.encode(one.state, 0)


@pytest.mark.parametrize("title", ["second-edition", "el-paso"])
def test_a_position_from_elsewhere_has_a_row_of_its_own(title: str) -> None:
    game = trailboss.new_game(title, players=2, seed=4, buildings="a")
    row = bytearray(game.encoding_size)
    game.encode_into(0, row)
    game.state = trailboss.new_game(title, players=2, seed=4, buildings="b").state
    game.encode_into(0, row)
    assert row == game.ruleset.encode(game.state, 0)


def test_encoding_changes_nothing() -> None:
    game = trailboss.new_game("second-edition", players=3, seed=3)
    before = game.ruleset.dump(game.state)
    first = game.ruleset.encode(game.state, 1)
    assert game.ruleset.encode(game.state, 1) == first
    assert game.ruleset.dump(game.state) == before


def test_far_more_than_usual_is_the_largest_number() -> None:
    game = trailboss.new_game("second-edition", players=2, seed=3)
    position: Any = game.state
    position.players[0].money = 1000
    position.turn = 700
    numbers = told(game, 0)
    assert numbers["own: money"] == LARGEST
    assert numbers["turn"] == LARGEST


# Buffers ----------------------------------------------------------------------------------------


def a_game() -> Game:
    return trailboss.new_game("el-paso", players=2, seed=1)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_the_buffer_holds_the_row(title: str, players: int) -> None:
    """As bytes or exactly as native float32; one length for all numbers of players."""
    game = trailboss.new_game(title, players=players, seed=2)
    size = game.encoding_size
    assert size == encoding_of(title).size
    for seat in range(players):
        row = game.ruleset.encode(game.state, seat)
        floats = array.array("f", [-1.0]) * size
        game.encode_into(seat, floats)
        assert floats.tolist() == list(row)
        small = bytearray(b"\x09" * size)
        game.encode_into(seat, small)
        assert small == row


@pytest.mark.parametrize("kind", ["bytearray", "array", "memoryview", "rows"])
def test_buffers_that_will_do(kind: str) -> None:
    game = a_game()
    size = game.encoding_size
    expected = [float(number) for number in game.ruleset.encode(game.state, 1)]
    store = bytearray(4 * size)
    if kind == "array":
        numbers = array.array("f", bytes(4 * size))
        game.encode_into(1, numbers)
        store[:] = numbers.tobytes()
    elif kind == "memoryview":
        game.encode_into(1, memoryview(store).cast("f"))
    elif kind == "rows":  # one row of a batch: the others stay as they are
        batch = bytearray(b"\x07" * (12 * size))
        game.encode_into(1, memoryview(batch)[4 * size : 8 * size])
        assert set(batch[: 4 * size]) == set(batch[8 * size :]) == {7}
        store[:] = batch[4 * size : 8 * size]
    else:
        game.encode_into(1, store)
    assert list(struct.unpack(f"={size}f", store)) == expected


def buffers(size: int) -> list[tuple[object, str]]:
    """Buffers that will not do, and what is said about them."""
    there = "the encoding is {0} numbers, {0} bytes or {1} as float32; the buffer has {2} bytes"
    return [
        (array.array("f", bytes(4 * size - 4)), there.format(size, 4 * size, 4 * size - 4)),
        (array.array("f", bytes(4 * size + 4)), there.format(size, 4 * size, 4 * size + 4)),
        (bytearray(size - 1), there.format(size, 4 * size, size - 1)),
        (bytearray(0), there.format(size, 4 * size, 0)),
        (array.array("d", bytes(8 * size)), "bytes or float32 numbers, the buffer's format is 'd'"),
        (array.array("i", bytes(4 * size)), "bytes or float32 numbers, the buffer's format is 'i'"),
        (bytes(4 * size), "cannot be written to"),
        (memoryview(bytearray(8 * size))[::2], "a contiguous buffer"),
        ([0.0] * size, "a contiguous buffer: memoryview"),
        (None, "a contiguous buffer: memoryview"),
    ]


@pytest.mark.parametrize("which", range(len(buffers(1))))
def test_buffers_that_will_not_do(which: int) -> None:
    game = a_game()
    buffer, message = buffers(game.encoding_size)[which]
    before = None if buffer is None or isinstance(buffer, list) else bytes(buffer)  # type: ignore[call-overload]
    with pytest.raises(TrailbossError) as error:
        game.encode_into(0, buffer)
    assert message in str(error.value)
    if before is not None:
        assert bytes(buffer) == before  # type: ignore[call-overload]


@pytest.mark.parametrize("seat", [-1, 2])
def test_seats_that_are_not_there(seat: int) -> None:
    game = a_game()
    with pytest.raises(TrailbossError, match=f"seats run from 0 to 1, not {seat}"):
        game.encode_into(seat, bytearray(4 * game.encoding_size))
