"""Observations as flat numbers: the same in the list and in the buffer, always of one length."""

from __future__ import annotations

import array
import struct
from typing import Any

import pytest

import trailboss
from tests.property.elpaso_choosers import chooser_for
from trailboss.core.encode import LARGEST, add_bits, pack, small
from trailboss.core.errors import TrailbossError
from trailboss.core.source import SeededSource
from trailboss.game import Game

# Every title with every number of players it has.
TABLES = [(title.id, players) for title in trailboss.games() for players in title.players]
SETUPS: list[dict[str, Any]] = [{}, {"buildings": "random", "neutral": "random"}]


def positions(title: str, players: int) -> list[Game]:
    """Games at some moments from their beginning to their end."""
    found: list[Game] = []
    for seed, options in enumerate(SETUPS):
        game = trailboss.new_game(title, players=players, seed=seed, **options)
        chooser = chooser_for(game.ruleset, SeededSource(seed), ("slow", "directed")[seed % 2])
        while not game.over:
            if game.step % 29 == 0:
                found.append(game.copy())
            game.play(chooser.choose(game))
        found.append(game)
    return found


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_the_buffer_holds_the_numbers_of_the_list(title: str, players: int) -> None:
    """Exactly, as native float32; and every list of a number of players has one length."""
    games = positions(title, players)
    size = games[0].encoding_size
    assert size > 100
    for game in games:
        assert game.encoding_size == size
        for seat in range(players):
            numbers = game.ruleset.encode(game.position, seat)
            assert len(numbers) == size
            assert min(numbers) >= 0
            assert max(numbers) <= LARGEST
            buffer = array.array("f", [-1.0]) * size
            game.encode_into(seat, buffer)
            assert buffer.tolist() == numbers


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_the_numbers_follow_the_game(title: str, players: int) -> None:
    """Most moves can be seen in them, by the one who made the move."""
    game = trailboss.new_game(title, players=players, seed=3)
    chooser = chooser_for(game.ruleset, SeededSource(3), "directed")
    changed = 0
    for _ in range(100):
        if game.over:
            break
        seat = game.seat
        assert seat is not None
        before = game.ruleset.encode(game.position, seat)
        game.play(chooser.choose(game))
        changed += game.ruleset.encode(game.position, seat) != before
    assert changed > 0.9 * game.step


@pytest.mark.parametrize(("title", "players"), [table for table in TABLES if table[1] > 1])
def test_seats_see_themselves_first(title: str, players: int) -> None:
    """Seats differ in what they hold, so their numbers differ in the same position."""
    game = trailboss.new_game(title, players=players, seed=3)
    seen = {tuple(game.ruleset.encode(game.position, seat)) for seat in range(players)}
    assert len(seen) == players


def test_lengths_are_known() -> None:
    """More seats need more numbers; alone there is the solo opponent's seat as well."""
    for title in trailboss.games():
        sizes = {
            players: trailboss.new_game(title.id, players=players, seed=1).encoding_size
            for players in title.players
        }
        assert sizes[2] < sizes[3] < sizes[4]
        assert sizes[4] - sizes[3] == sizes[3] - sizes[2], "the same for every further seat"
        if 1 in sizes:
            assert sizes[1] > sizes[2], "the solo opponent's cards too"


def a_game() -> Game:
    return trailboss.new_game("el-paso", players=2, seed=1)


@pytest.mark.parametrize("kind", ["bytearray", "array", "memoryview", "rows"])
def test_buffers_that_will_do(kind: str) -> None:
    game = a_game()
    size = game.encoding_size
    expected = [float(number) for number in game.ruleset.encode(game.position, 1)]
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
    bytes_there = "the encoding is {0} float32 numbers, {1} bytes; the buffer has {2} bytes"
    return [
        (array.array("f", bytes(4 * size - 4)), bytes_there.format(size, 4 * size, 4 * size - 4)),
        (array.array("f", bytes(4 * size + 4)), bytes_there.format(size, 4 * size, 4 * size + 4)),
        (bytearray(4 * size - 1), bytes_there.format(size, 4 * size, 4 * size - 1)),
        (bytearray(0), bytes_there.format(size, 4 * size, 0)),
        (array.array("d", bytes(8 * size)), "float32 numbers, the buffer's format is 'd'"),
        (array.array("i", bytes(4 * size)), "float32 numbers, the buffer's format is 'i'"),
        (bytes(4 * size), "cannot be written to"),
        (memoryview(bytearray(8 * size))[::2], "a contiguous float32 buffer"),
        ([0.0] * size, "a contiguous float32 buffer: memoryview"),
        (None, "a contiguous float32 buffer: memoryview"),
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


def test_every_number_is_packed_as_it_is() -> None:
    """All 256 of them; what is larger counts as the largest."""
    store = array.array("f", bytes(4 * (LARGEST + 1)))
    pack(list(range(LARGEST + 1)), store)
    assert store.tolist() == list(range(LARGEST + 1))
    assert [small(number) for number in (0, 254, 255, 256, 1000)] == [0, 254, 255, 255, 255]


def test_bits_come_lowest_first() -> None:
    out = [9]
    add_bits(out, 0b1101, 5)
    assert out == [9, 1, 0, 1, 1, 0]
