"""Numbers as bytes, and what has changed in lists of them since the last time.

Rows for learning are made of some 300 numbers a player, looked at before every decision. Where the
engine is compiled these functions are in C (`_packing.c`), where reading a number from a list takes
a nanosecond; what stands here does the same without. Most take what they work on one by one: a
call with ten things costs less than a list of them.
"""

from __future__ import annotations

import contextlib
from array import array
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final

Numbers = int | list[int]
Part = int | list[int] | bytes
Buffer = bytearray | memoryview

BYTE: Final = 255
SMALLEST: Final = -5  # of the numbers that are one object each as long as Python runs
LARGEST: Final = 256
MOST_PARTS: Final = 60
# Numbers are put together into a key, unless one of them is out of bounds.
KEY_BITS: Final = 12
LOWEST: Final = -64
BEYOND: Final = (1 << KEY_BITS) + LOWEST
MOST_IN_KEY: Final = 5
MOST_PILES: Final = 8

__all__ = [
    "Buffer",
    "Numbers",
    "Part",
    "changes",
    "flat",
    "key",
    "looked_up",
    "put",
    "put_marks",
    "put_words",
    "sums",
]


def changes(memory: bytearray, *parts: Numbers) -> int:
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


def flat(*parts: Part) -> bytes:
    """All parts one after the other; numbers are cut to those of a byte."""
    made = bytearray()
    for part in parts:
        if isinstance(part, list):
            made += cut(part)
        elif isinstance(part, int):
            made += cut([part])
        else:
            made += part
    return bytes(made)


def cut(numbers: list[int]) -> bytes:
    """A byte for each number."""
    try:
        return bytes(numbers)
    except ValueError:  # something is far above what is usual
        return bytes([min(max(number, 0), BYTE) for number in numbers])


def put(buffer: Buffer, at: int, size: int, parts: Sequence[Part]) -> None:
    """Write all parts as `flat` does into so many bytes of a buffer, and zeros behind them."""
    check_room(buffer, at, size)
    made = flat(*parts)
    if len(made) > size:
        raise ValueError("put() got more numbers than there is room for")
    buffer[at : at + size] = made + bytes(size - len(made))


def put_marks(
    buffer: Buffer, at: int, size: int, places: Sequence[int], codes: Sequence[int]
) -> None:
    """Write so many zeros into a buffer, but a 1 at the place of every code."""
    check_room(buffer, at, size)
    made = bytearray(size)
    for code in codes:
        if not 0 <= code < len(places):
            raise IndexError("put_marks() got a code that has no place")
        if not 0 <= places[code] < size:
            raise IndexError("put_marks() got a place that is not there")
        made[places[code]] = 1
    buffer[at : at + size] = made


def put_words(buffer: Buffer, at: int, *parts: Numbers) -> None:
    """Write each number as two bytes, the low one first; negative ones as those of int16 are."""
    made = bytearray()
    for part in parts:
        for number in part if isinstance(part, list) else [part]:
            made.append(number & 255)
            made.append(number >> 8 & 255)
    check_room(buffer, at, len(made))
    buffer[at : at + len(made)] = made


def check_room(buffer: Buffer, at: int, size: int) -> None:
    if not 0 <= at <= at + size <= len(buffer):
        raise ValueError(f"{size} bytes from {at} on are not in a buffer of {len(buffer)}")


def sums(first: int, last: int, *piles: list[int]) -> bytes:
    """From one place up to another, which is left out: the sum of what the piles have there."""
    if len(piles) > MOST_PILES:
        raise ValueError("sums() takes up to 8 piles")
    if not 0 <= first <= last <= min(map(len, piles)):
        raise IndexError("sums() got places that are not there")
    return cut([sum(numbers) for numbers in zip(*(pile[first:last] for pile in piles))])


def looked_up(table: bytes, places: Sequence[int], numbers: Sequence[int]) -> bytes:
    """What a table has for the number at each of these places; a place below 0 has 0."""
    made = bytearray()
    for place in places:
        number = numbers[place] if place >= 0 else -1
        if place >= 0 and number < 0:
            raise IndexError("looked_up() got a number that is not in the table")
        made.append(table[number] if place >= 0 else 0)
    return bytes(made)


def key(numbers: Sequence[int], at: int, count: int) -> int:
    """A number that stands for some numbers of a list, up to five: 0 before the list begins, -1
    where one of them is out of bounds."""
    if at < 0:
        return 0
    if not 0 <= count <= MOST_IN_KEY or at + count > len(numbers):
        raise IndexError("key() got places that are not there")
    found = 1
    for number in numbers[at : at + count]:
        if not LOWEST <= number < BEYOND:
            return -1
        found = found << KEY_BITS | number - LOWEST
    return found


if not TYPE_CHECKING:
    with contextlib.suppress(ImportError):
        in_c = import_module("trailboss.core._packing")
        changes, flat, key, looked_up = in_c.changes, in_c.flat, in_c.key, in_c.looked_up
        put, put_marks, put_words, sums = in_c.put, in_c.put_marks, in_c.put_words, in_c.sums
