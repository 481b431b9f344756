"""Lists of numbers as bytes, and what has changed in them since the last time.

Rows for learning are made of some 300 numbers a player, looked at before every decision. Where the
engine is compiled these functions are in C (`_packing.c`), where reading a number from a list takes
a nanosecond; what stands here does the same without.
"""

from __future__ import annotations

import contextlib
from array import array
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final

Numbers = int | list[int]
Part = int | list[int] | bytes

BYTE: Final = 255
SMALLEST: Final = -5  # of the numbers that are one object each as long as Python runs
LARGEST: Final = 256
MOST_PARTS: Final = 60

__all__ = ["Numbers", "Part", "changes", "flat", "marks", "words"]


def changes(memory: bytearray, parts: Sequence[Numbers]) -> int:
    """Keep the numbers of all parts in `memory`; the bits say which parts are not as they were: all
    of them where there were others, or none. A list with a large number is named every time."""
    if len(parts) > MOST_PARTS:
        raise ValueError("changes() takes up to 60 parts")
    numbers: list[int] = []
    ends: list[int] = []
    large = 0
    for at, part in enumerate(parts):
        if isinstance(part, list):
            numbers += part
            if part and (max(part) > LARGEST or min(part) < SMALLEST):
                large |= 1 << at
        else:
            numbers.append(part)
        ends.append(len(numbers))
    try:
        now = array("q", numbers)
    except (TypeError, OverflowError):
        memory.clear()
        raise
    packed = now.tobytes()
    if packed == memory:
        return large
    found = (1 << len(parts)) - 1
    if len(packed) == len(memory):
        found = 0
        begin = 0
        for at, number in enumerate(ends):
            end = number * now.itemsize
            if packed[begin:end] != memory[begin:end]:
                found |= 1 << at
            begin = end
    memory[:] = packed
    return found | large


def flat(parts: Sequence[Part], least: int) -> bytes:
    """All parts one after the other, with zeros behind them up to a length of `least`; numbers are
    cut to those of a byte."""
    made = bytearray()
    for part in parts:
        if isinstance(part, list):
            try:
                made += bytes(part)
            except ValueError:  # something is far above what is usual
                made += bytes([min(max(number, 0), BYTE) for number in part])
        elif isinstance(part, int):
            made.append(min(max(part, 0), BYTE))
        else:
            made += part
    if len(made) < least:
        made += bytes(least - len(made))
    return bytes(made)


def marks(size: int, places: Sequence[int], codes: Sequence[int]) -> bytes:
    """So many zeros, but a 1 at the place of every code."""
    made = bytearray(size)
    for code in codes:
        if not 0 <= code < len(places):
            raise IndexError("marks() got a code that has no place")
        if not 0 <= places[code] < size:
            raise IndexError("marks() got a place that is not there")
        made[places[code]] = 1
    return bytes(made)


def words(numbers: Sequence[int]) -> bytes:
    """Each number as two bytes, the low one first; negative ones as those of int16 are."""
    made = bytearray()
    for number in numbers:
        made.append(number & 255)
        made.append(number >> 8 & 255)
    return bytes(made)


if not TYPE_CHECKING:
    with contextlib.suppress(ImportError):
        in_c = import_module("trailboss.core._packing")
        changes, flat, marks, words = in_c.changes, in_c.flat, in_c.marks, in_c.words
