"""Observations as flat numbers, for programs that learn.

A game writes what a seat may know as a list of whole numbers from 0 to 255 (larger ones count as
255), always of the same length for the same number of seats; `pack` puts it into a float32 buffer.

A whole number up to 255 fills only the upper two bytes of its float32. So the numbers are turned
into bytes once, both bytes are looked up in tables, and nothing is done number by number.
"""

from __future__ import annotations

import struct
import sys
from typing import Any, Final

from trailboss.core.errors import TrailbossError

LARGEST: Final = 255
FORMATS: Final = ("f", "@f", "B", "b", "c")  # float32, or plain bytes

THIRD: Final = bytes(struct.pack("<f", number)[2] for number in range(LARGEST + 1))
FOURTH: Final = bytes(struct.pack("<f", number)[3] for number in range(LARGEST + 1))


def small(number: int) -> int:
    return number if number < LARGEST else LARGEST


def add_bits(out: list[int], mask: int, count: int) -> None:
    for _ in range(count):
        out.append(mask & 1)
        mask >>= 1


def pack(numbers: list[int], buffer: Any) -> None:
    """Write float32 numbers into any object with a writable buffer of just that length."""
    raw = bytes(numbers)
    packed = bytearray(4 * len(numbers))
    if sys.byteorder == "little":
        packed[2::4] = raw.translate(THIRD)
        packed[3::4] = raw.translate(FOURTH)
    else:
        packed[1::4] = raw.translate(THIRD)
        packed[0::4] = raw.translate(FOURTH)
    bytes_of(buffer, len(numbers))[:] = packed


def bytes_of(buffer: Any, count: int) -> memoryview:
    """The bytes of a buffer for `count` float32 numbers, or an error that says what is wrong."""
    try:
        view = memoryview(buffer)
        whole = view.cast("B")
    except (TypeError, ValueError) as error:
        raise TrailbossError(f"the encoding needs a contiguous float32 buffer: {error}") from error
    if view.format not in FORMATS:
        raise TrailbossError(
            f"the encoding is float32 numbers, the buffer's format is {view.format!r}"
        )
    if view.readonly:
        raise TrailbossError("the buffer for the encoding cannot be written to")
    if len(whole) != 4 * count:
        raise TrailbossError(
            f"the encoding is {count} float32 numbers, {4 * count} bytes; the buffer has"
            f" {len(whole)} bytes"
        )
    return whole
