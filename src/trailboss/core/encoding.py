"""What a seat may know as a row of numbers, for programs that learn.

A row has one length for a family of titles, whoever sits at the table: first the table and the
pending decision, then four places for seats, the observer's own first and the others in turn order;
an empty place is all zeros. Every number is a byte and has a `Column` that says what it is. Moves
have numbers too, their *slots*: a family shares them, so that one network can play all its titles.
"""

from __future__ import annotations

import struct
import sys
from hashlib import sha256
from typing import Any, Final

from trailboss.core.errors import TrailbossError
from trailboss.core.packing import put_marks
from trailboss.core.things import Things

SEATS: Final = 4  # places for seats in a row
LARGEST: Final = 255
ZERO: Final = 32  # what stands for 0 in a column that can be negative

CATEGORY: Final = "category"  # one of `size` things, 0 usually none
COUNT: Final = "count"  # how many, seldom above `size`
OFFSET: Final = "offset"  # a number that can be negative: ZERO is added; 0 at an empty seat
KINDS: Final = (CATEGORY, COUNT, OFFSET)

THIRD: Final = bytes(struct.pack("<f", number)[2] for number in range(LARGEST + 1))
FOURTH: Final = bytes(struct.pack("<f", number)[3] for number in range(LARGEST + 1))

PUT_MARKS: Final = put_marks  # found faster than what is imported, see core.memo


class Column:
    """One number of a row."""

    def __init__(self, name: str, kind: str, size: int, meaning: str) -> None:
        self.name = name
        self.kind = kind
        self.size = size  # how many categories, or the largest count that is usual
        self.meaning = meaning

    def __repr__(self) -> str:
        return f"Column({self.name}: {self.kind} {self.size})"


class Columns:
    """A list of columns in the making."""

    def __init__(self) -> None:
        self.all: list[Column] = []
        self.prefix: str = ""

    def category(self, name: str, size: int, meaning: str) -> None:
        self.all.append(Column(self.prefix + name, CATEGORY, size, meaning))

    def count(self, name: str, size: int, meaning: str) -> None:
        self.all.append(Column(self.prefix + name, COUNT, size, meaning))

    def offset(self, name: str, size: int, meaning: str) -> None:
        self.all.append(Column(self.prefix + name, OFFSET, size, meaning))

    def flag(self, name: str, meaning: str) -> None:
        self.category(name, 2, meaning)

    def counts(self, name: str, things: list[str], size: int, meaning: str) -> None:
        for thing in things:
            self.count(f"{name} {thing}", size, meaning)

    def flags(self, name: str, things: list[str], meaning: str) -> None:
        for thing in things:
            self.flag(f"{name} {thing}", meaning)


class Encoding:
    """The columns and moves of a family, and how one title's moves are numbered in it."""

    def __init__(
        self,
        family: str,
        version: int,
        columns: list[Column],
        seat_size: int,
        moves: list[str],
        slots: list[int],
    ) -> None:
        self.family = family
        self.version = version
        self.columns = columns
        self.size: int = len(columns)
        self.seat_size = seat_size  # columns of one place for a seat
        self.moves = moves  # by slot
        self.move_count: int = len(moves)
        self.slots = slots  # by code of the title
        self.codes: list[int] = [-1] * len(moves)  # by slot; -1: not in this title
        for code in range(len(slots)):
            self.codes[slots[code]] = code
        text = "\n".join(f"{c.name}|{c.kind}|{c.size}" for c in columns) + "\n\n" + "\n".join(moves)
        self.fingerprint: str = sha256(text.encode()).hexdigest()[:16]
        self.things: Things = Things(moves, 0)  # what moves lead to; the family fills it

    def layout(self) -> list[dict[str, Any]]:
        """Every column as plain data, in order."""
        return [
            {"name": c.name, "kind": c.kind, "size": c.size, "meaning": c.meaning}
            for c in self.columns
        ]

    @property
    def label(self) -> str:
        return f"{self.family} {self.version} ({self.fingerprint})"

    def write_mask(self, legal: list[int], view: memoryview, at: int) -> None:
        """Put a 1 at the slot of every legal move, 0 elsewhere."""
        PUT_MARKS(view, at, self.move_count, self.slots, legal)


def bit_lists(count: int) -> list[list[int]]:
    """By number: its lowest bits as a list, the lowest first. Looking them up is faster."""
    return [[number >> bit & 1 for bit in range(count)] for number in range(1 << count)]


def fill_buffer(row: bytes, buffer: Any) -> None:
    """Write a row into any object with a writable buffer of just that length: as bytes, or as
    float32 numbers where the buffer has four times as many bytes.

    A whole number up to 255 fills only the upper two bytes of its float32, which are looked up.
    """
    size = len(row)
    try:
        view = memoryview(buffer)
        whole = view.cast("B")
    except (TypeError, ValueError) as error:
        raise TrailbossError(f"the encoding needs a contiguous buffer: {error}") from error
    if view.format not in ("f", "@f", "<f", "B", "b", "c"):
        raise TrailbossError(
            f"the encoding is bytes or float32 numbers, the buffer's format is {view.format!r}"
        )
    if view.readonly:
        raise TrailbossError("the buffer for the encoding cannot be written to")
    if len(whole) == size and view.itemsize == 1:
        whole[:] = row
    elif len(whole) == 4 * size:
        packed = bytearray(4 * size)
        third = 2 if sys.byteorder == "little" else 1
        packed[third::4] = row.translate(THIRD)
        packed[third + 1 if third == 2 else 0 :: 4] = row.translate(FOURTH)
        whole[:] = packed
    else:
        raise TrailbossError(
            f"the encoding is {size} numbers, {size} bytes or {4 * size} as float32; the buffer"
            f" has {len(whole)} bytes"
        )


def numbered(names: list[str], codes: list[str]) -> list[int]:
    """The slot of every code by its name; names that are new are added."""
    place = {name: at for at, name in enumerate(names)}
    found: list[int] = []
    for name in codes:
        if name not in place:
            place[name] = len(names)
            names.append(name)
        found.append(place[name])
    return found
