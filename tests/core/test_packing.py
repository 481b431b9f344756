"""Numbers as bytes: in Python, and, where the engine is compiled, in C just so."""

from __future__ import annotations

import importlib.util
import inspect
import random
import sys
from types import ModuleType
from typing import Any

import pytest

from trailboss.bench import compiled
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
    assert inspect.isbuiltin(packing.changes) == compiled()
    assert not inspect.isbuiltin(PLAIN.changes)


@pytest.mark.parametrize("made", BOTH)
def test_changes(made: Any) -> None:
    memory = bytearray()
    assert made.changes(memory, [1, [2, 3], True]) == 0b111  # nothing was kept
    assert made.changes(memory, [1, [2, 3], True]) == 0
    assert made.changes(memory, (1, [2, 4], False)) == 0b110
    assert made.changes(memory, [1, [2, 4], False]) == 0
    assert made.changes(memory, [-1, [2, 4], False]) == 0b001
    assert made.changes(memory, [256, [2, 4], False]) == 0b001
    assert made.changes(memory, [1 << 30, [2, 4], False]) == 0b001
    assert made.changes(memory, [1 << 30, [2, 4], False]) == 0
    assert made.changes(memory, [1 << 30, [2, 4, 5], False]) == 0b111  # other lists
    for large in (257, -6):
        assert made.changes(memory, [1, [2, large, 5], False]) & 0b010
        assert made.changes(memory, [1, [2, large, 5], False]) == 0b010  # one cannot be sure
    assert made.changes(memory, [1, [2, 256, -5], False]) == 0b010
    assert made.changes(memory, [1, [2, 256, -5], False]) == 0
    assert made.changes(memory, []) == 0
    assert len(memory) == 0


@pytest.mark.parametrize("made", BOTH)
def test_what_changes_refuses(made: Any) -> None:
    memory = bytearray()
    made.changes(memory, [1, [2, 3]])
    for wrong, error in (
        ([1 << 80, [2, 3]], OverflowError),
        ([1, ["a", 3]], TypeError),
        ([1, None], TypeError),
        ([0] * 61, ValueError),
    ):
        with pytest.raises(error):
            made.changes(memory, wrong)
    # Whatever was kept meanwhile, nothing is mistaken for known.
    assert made.changes(memory, [1, [2, 3]]) in (0, 0b11)


@pytest.mark.parametrize("made", BOTH)
def test_flat(made: Any) -> None:
    assert made.flat([1, [2, 3], b"\x04\x05", True, []], 0) == bytes([1, 2, 3, 4, 5, 1])
    assert made.flat([300, [-7, 256, 1 << 90, -(1 << 90)]], 0) == bytes([255, 0, 255, 255, 0])
    assert made.flat((7,), 3) == bytes([7, 0, 0])
    assert made.flat([b"abc"], 2) == b"abc"
    assert made.flat([], 2) == bytes(2)
    for wrong in ([["a"]], [None]):
        with pytest.raises(TypeError):
            made.flat(wrong, 0)


@pytest.mark.parametrize("made", BOTH)
def test_marks_and_words(made: Any) -> None:
    assert made.marks(4, [3, 0, 2], [0, 2]) == bytes([0, 0, 1, 1])
    assert made.marks(2, [], []) == bytes(2)
    for places, codes in (([0], [1]), ([0], [-1]), ([9], [0]), ([-1], [0])):
        with pytest.raises(IndexError):
            made.marks(3, places, codes)
    assert made.words([1, -1, 258, 65_537]) == bytes([1, 0, 255, 255, 2, 1, 1, 0])


def test_both_say_the_same() -> None:
    choice = random.Random(5)
    one = bytearray()
    other = bytearray()
    lists = [[choice.randrange(-3, 300) for _ in range(size)] for size in (42, 7, 0, 13)]
    for _ in range(300):
        part = choice.choice(lists[:2])
        part[choice.randrange(len(part))] = choice.choice([0, 1, 255, 256, 1 << 20, -2])
        parts: list[Any] = [*lists, choice.randrange(3), bool(choice.randrange(2))]
        assert packing.changes(one, parts) == PLAIN.changes(other, parts)
        assert packing.flat(parts, 100) == PLAIN.flat(parts, 100)
        assert packing.words(lists[0]) == PLAIN.words(lists[0])
