"""The rows of one game after another: what has not changed since the last row is kept.

A decision changes little, mostly at the deciding seat. Each part of a row remembers what it was
made from; comparing that is much faster than making the part.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.frames import WIDTH
from trailboss.core.packing import Part, flat
from trailboss.core.rules import Position, RowMemo

Frames = dict[int, bytes]  # the columns of frames; shared by all games of a title
MOST_FRAMES: Final = 20_000
NO_FRAME: Final = -1
# Frames are looked up by a number made of their figures, unless one of these is out of bounds.
FIGURE_BITS: Final = 12
LOWEST: Final = -64
BEYOND: Final = (1 << FIGURE_BITS) + LOWEST


class SeatMemo:
    """The columns of a seat, as itself and others see it."""

    def __init__(self) -> None:
        self.memory: bytearray = bytearray()  # what they were made from, see core.packing
        self.own: bytes = b""
        self.other: bytes = b""
        self.total: int = 0  # its points so far
        # The columns of its cards, likewise, and the value of those known to be in hand.
        self.own_cards: bytes = b""
        self.other_cards: bytes = b""
        self.own_value: int = 0
        self.other_value: int = 0

    def row(self, position: Position, seat: int, own: bool, around: int) -> bytes:
        """`around` is the number of the state of what lies around: trail or ring."""
        if self.changed(position, seat, around):
            self.own = b""
            self.other = b""
        if own:
            if not self.own:
                self.own = self.made(position, seat, True)
            return self.own
        if not self.other:
            self.other = self.made(position, seat, False)
        return self.other

    def changed(self, position: Position, seat: int, around: int) -> bool:
        """Compare everything the columns are made from, and keep it as it is now."""
        raise NotImplementedError

    def made(self, position: Position, seat: int, own: bool) -> bytes:
        """The columns, made anew."""
        raise NotImplementedError


class TableMemo(RowMemo):
    """The base of each family's memo: the parts of a row in their order."""

    def __init__(self, frames: Frames, size: int) -> None:
        self.frames = frames
        self.size = size  # of a row
        self.begun: object | None = None  # what the game was set up with
        self.seats: list[SeatMemo] = []
        self.heads: list[bytes] = []  # by seat: what never changes in a game
        # What lies around the players: the trail or the ring, and its columns by seat.
        self.around: list[int] = []
        self.around_number: int = 0
        self.arounds: list[bytes] = []
        self.opponent: bytes = b""
        # The frame below the question is mostly the one of the last row.
        self.below: int = NO_FRAME
        self.below_part: bytes = b""

    def row(self, position: Position, seat: int, totals: list[int]) -> bytes:
        seats = self.count(position)
        if self.begun is None:
            self.begun = self.setting(position)
        while len(self.seats) < seats:
            self.seats.append(self.new_seat())
            self.heads.append(b"")
            self.arounds.append(b"")
        if not self.heads[seat]:
            numbers: list[int] = []
            self.add_head(position, seat, numbers)
            self.heads[seat] = flat([numbers], 0)
        clock: list[int] = []
        self.add_clock(position, seat, clock)
        parts: list[Part] = [
            self.heads[seat],
            self.opponent_part(position),
            clock,
            self.around_part(position, seat),
        ]
        self.add_markets(position, parts)
        depth = len(position.stack)
        parts.append(self.frame_part(position, depth - WIDTH))
        parts.append(self.below_frame(position, depth - 2 * WIDTH))
        around = self.around_number
        other = seat
        for _ in range(seats):
            totals.append(0)
        for distance in range(seats):
            memo = self.seats[other]
            parts.append(memo.row(position, other, distance == 0, around))
            totals[other] = memo.total
            other += 1
            if other == seats:
                other = 0
        return flat(parts, self.size)

    def below_frame(self, position: Position, at: int) -> bytes:
        key = frame_key(position.stack, at)
        if key < 0 or key != self.below:
            self.below = key
            self.below_part = self.frame_part(position, at)
        return self.below_part

    def frame_part(self, position: Position, at: int) -> bytes:
        key = frame_key(position.stack, at)
        found = self.frames.get(key)
        if found is None or key < 0:
            numbers: list[int] = []
            self.add_frame(position, at, numbers)
            found = flat([numbers], 0)
            if key >= 0:
                if len(self.frames) >= MOST_FRAMES:
                    self.frames.clear()
                self.frames[key] = found
        return found

    def around_part(self, position: Position, seat: int) -> bytes:
        lies = self.lies_around(position)
        if lies != self.around:
            self.around = lies[:]
            self.around_number += 1
            for other in range(len(self.arounds)):
                self.arounds[other] = b""
        kept = self.arounds[seat]
        if not kept:
            numbers: list[int] = []
            self.add_around(position, seat, numbers)
            kept = flat([numbers], 0)
            self.arounds[seat] = kept
        return kept

    def fits(self, position: Position) -> bool:
        return self.begun is None or self.begun is self.setting(position)

    def setting(self, position: Position) -> object:
        """What was fixed when the game was set up: one object for all its positions."""
        raise NotImplementedError

    def count(self, position: Position) -> int:
        """How many seats there are."""
        raise NotImplementedError

    def new_seat(self) -> SeatMemo:
        raise NotImplementedError

    def lies_around(self, position: Position) -> list[int]:
        """The tiles of the trail or ring, which also score."""
        raise NotImplementedError

    def opponent_part(self, position: Position) -> bytes:
        """The columns of the solo opponent; empty where `add_head` has them."""
        raise NotImplementedError

    def add_markets(self, position: Position, parts: list[Part]) -> None:
        raise NotImplementedError

    def add_head(self, position: Position, seat: int, out: list[int]) -> None:
        raise NotImplementedError

    def add_clock(self, position: Position, seat: int, out: list[int]) -> None:
        """Who decides, who ends the game, and how far it is."""
        raise NotImplementedError

    def add_around(self, position: Position, seat: int, out: list[int]) -> None:
        raise NotImplementedError

    def add_frame(self, position: Position, at: int, out: list[int]) -> None:
        """What the frame at this place of the stack asks; -1 or less: there is none."""
        raise NotImplementedError


def frame_key(stack: list[int], at: int) -> int:
    """A number for the frame at this place of the stack; -1 if it has none."""
    if at < 0:
        return 0
    key = stack[at] + 1
    for place in range(at + 1, at + WIDTH):
        figure = stack[place]
        if figure < LOWEST or figure >= BEYOND:
            return -1
        key = key << FIGURE_BITS | figure - LOWEST
    return key
