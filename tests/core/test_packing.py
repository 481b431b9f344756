"""Numbers as bytes: in Python, and, where the engine is compiled, in C just so."""

from __future__ import annotations

import importlib.util
import inspect
import random
import sys
from types import ModuleType
from typing import Any

import pytest

from trailboss.build import COMPILED
from trailboss.core import packing


def plain() -> ModuleType:
    """The module as it is where nothing is compiled."""
    name = "trailboss.core._packing"
    kept = sys.modules.get(name)
    sys.modules[name] = None  # type: ignore[assignment]
    try:
        spec = importlib.util.spec_from_file_location("plain_packing", packing.__file__)
        assert spec is not None
        assert spec.loader is not None
        made = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(made)
    finally:
        del sys.modules[name]
        if kept is not None:
            sys.modules[name] = kept
    return made


PLAIN = plain()
BOTH = [PLAIN, packing]


def test_the_compiled_engine_has_them_in_c() -> None:
    assert inspect.isbuiltin(packing.changes) == COMPILED
    assert not inspect.isbuiltin(PLAIN.changes)


@pytest.mark.parametrize("made", BOTH)
def test_changes(made: Any) -> None:
    memory = bytearray()
    assert made.changes(memory, 1, [2, 3], True) == 0b111  # nothing was kept
    assert made.changes(memory, 1, [2, 3], True) == 0
    assert made.changes(memory, 1, [2, 4], False) == 0b110
    assert made.changes(memory, 1, [2, 4], False) == 0
    assert made.changes(memory, -1, [2, 4], False) == 0b001
    assert made.changes(memory, 256, [2, 4], False) == 0b001
    assert made.changes(memory, 1 << 30, [2, 4], False) == 0b001
    assert made.changes(memory, 1 << 30, [2, 4], False) == 0
    assert made.changes(memory, 1 << 30, [2, 4, 5], False) == 0b111  # other lists
    for large in (257, -6):
        assert made.changes(memory, 1, [2, large, 5], False) & 0b010
        assert made.changes(memory, 1, [2, large, 5], False) == 0b010  # one cannot be sure
    assert made.changes(memory, 1, [2, 256, -5], False) == 0b010
    assert made.changes(memory, 1, [2, 256, -5], False) == 0
    assert made.changes(memory) == 0
    assert len(memory) == 0


@pytest.mark.parametrize("made", BOTH)
def test_what_changes_refuses(made: Any) -> None:
    memory = bytearray()
    made.changes(memory, 1, [2, 3])
    for wrong, error in (
        ([1 << 80, [2, 3]], OverflowError),
        ([1, ["a", 3]], TypeError),
        ([1, None], TypeError),
        ([0] * 61, ValueError),
    ):
        with pytest.raises(error):
            made.changes(memory, *wrong)
    # Whatever was kept meanwhile, nothing is mistaken for known.
    assert made.changes(memory, 1, [2, 3]) in (0, 0b11)


@pytest.mark.parametrize("made", BOTH)
def test_flat(made: Any) -> None:
    assert made.flat(1, [2, 3], b"\x04\x05", True, []) == bytes([1, 2, 3, 4, 5, 1])
    assert made.flat(300, [-7, 256, 1 << 90, -(1 << 90)]) == bytes([255, 0, 255, 255, 0])
    assert made.flat() == b""
    for wrong in (["a"], None):
        with pytest.raises(TypeError):
            made.flat(wrong)


@pytest.mark.parametrize("made", BOTH)
def test_what_is_put_into_buffers(made: Any) -> None:
    buffer = bytearray(b"x" * 8)
    made.put(memoryview(buffer), 2, 4, [7, [300], b"a"])
    assert buffer == b"xx\x07\xffa\x00xx"
    made.put_marks(buffer, 1, 4, [3, 0, 2], [0, 2])
    assert buffer == b"x\x00\x00\x01\x01\x00xx"
    made.put_words(buffer, 0, 1, [-1, 258], 65_537)
    assert buffer == bytes([1, 0, 255, 255, 2, 1, 1, 0])
    made.put(buffer, 8, 0, [])
    made.put_words(buffer, 8)
    assert buffer == bytes([1, 0, 255, 255, 2, 1, 1, 0])


@pytest.mark.parametrize("made", BOTH)
def test_what_is_not_put_into_buffers(made: Any) -> None:
    buffer = bytearray(4)
    for at, size in ((-1, 2), (3, 2), (5, 0), (0, -1), (1 << 40, 1)):
        with pytest.raises(ValueError, match=r"not in a buffer of 4|more numbers"):
            made.put(buffer, at, size, [])
        with pytest.raises(ValueError, match="not in a buffer of 4"):
            made.put_marks(buffer, at, size, [], [])
    with pytest.raises(ValueError, match="not in a buffer of 4"):
        made.put_words(buffer, 1, 5, 6)
    with pytest.raises(ValueError, match="more numbers"):
        made.put(buffer, 0, 2, [b"abc"])
    with pytest.raises((TypeError, BufferError)):
        made.put(bytes(4), 0, 4, [])
    for places, codes in (([0], [1]), ([0], [-1]), ([9], [0]), ([-1], [0])):
        with pytest.raises(IndexError):
            made.put_marks(buffer, 0, 3, places, codes)


@pytest.mark.parametrize("made", BOTH)
def test_sums_and_tables(made: Any) -> None:
    assert made.sums(1, 3, [9, 1, 2, 9], [9, 3, 300, 9]) == bytes([4, 255])
    assert made.sums(0, 2, [-4, 1]) == bytes([0, 1])
    assert made.sums(2, 2, [1, 2]) == b""
    for first, last in ((-1, 1), (2, 1), (0, 3)):
        with pytest.raises(IndexError):
            made.sums(first, last, [1, 2, 3], [1, 2])
    with pytest.raises(ValueError, match="up to 8"):
        made.sums(0, 1, *[[1]] * 9)
    assert made.looked_up(b"abc", [2, -1, 0], [1, 9, 2]) == b"c\x00b"
    for places, numbers in (([0], [3]), ([0], [-1]), ([1], [0])):
        with pytest.raises(IndexError):
            made.looked_up(b"abc", places, numbers)


@pytest.mark.parametrize("made", BOTH)
def test_keys(made: Any) -> None:
    """Equal numbers have equal keys and others have others, also of another length."""
    stack = [35, 7, 0, -1, 0, 35, 7, 0, -1, 0, 35, 7, 0, 4031, -64]
    assert made.key(stack, 0, 5) == made.key(stack, 5, 5) > 0
    assert len({made.key(stack, at, count) for at in range(4) for count in range(6)}) == 24 - 3
    assert made.key(stack, 10, 5) > 0
    assert made.key(stack, -5, 5) == 0
    for number in (-65, 4032, 1 << 70):
        assert made.key([1, number], 0, 2) == -1
    for at, count in ((11, 5), (16, 0), (0, 6), (0, -1)):
        with pytest.raises(IndexError):
            made.key(stack, at, count)


def test_both_say_the_same() -> None:
    choice = random.Random(5)
    one = bytearray()
    other = bytearray()
    room = bytearray(200)
    same = bytearray(200)
    lists = [[choice.randrange(-3, 300) for _ in range(size)] for size in (42, 7, 0, 13)]
    for _ in range(300):
        part = choice.choice(lists[:2])
        part[choice.randrange(len(part))] = choice.choice([0, 1, 255, 256, 1 << 20, -2])
        parts: list[Any] = [*lists, choice.randrange(3), bool(choice.randrange(2))]
        assert packing.changes(one, *parts) == PLAIN.changes(other, *parts)
        assert packing.flat(*parts) == PLAIN.flat(*parts)
        assert packing.sums(2, 7, *lists[:2]) == PLAIN.sums(2, 7, *lists[:2])
        assert packing.key(part, 1, 5) == PLAIN.key(part, 1, 5)
        for made, buffer in ((packing, room), (PLAIN, same)):
            made.put(buffer, 3, 90, parts)
            made.put_words(buffer, 95, lists[1], parts[-2])
        assert room == same
