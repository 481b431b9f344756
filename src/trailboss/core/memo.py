"""The rows of one game after another: what has not changed since the last row is kept.

A decision changes little, mostly at the deciding seat. Each part of a row remembers what it was
made from; comparing that is much faster than making the part.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.frames import WIDTH
from trailboss.core.packing import Part, changes, flat, key, looked_up, put, sums
from trailboss.core.rules import Position, RowMemo

Frames = dict[int, bytes]  # the columns of frames; shared by all games of a title
MOST_FRAMES: Final = 20_000
NO_FRAME: Final = -1
AROUND: Final = 1  # of what `news` says: what lies around the players

# Compiled code looks for an imported name in a dictionary at every call, for these it does not.
CHANGES: Final = changes
FLAT: Final = flat
KEY: Final = key
LOOKED_UP: Final = looked_up
PUT: Final = put
SUMS: Final = sums


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
        # What lies around the players, the trail or the ring: the spaces that have columns, what
        # each tile is in them by seat, how often it has changed, and its columns by seat.
        self.spaces: list[int] = []
        self.tiles: list[bytes] = []
        self.around_number: int = 0
        self.arounds: list[bytes] = []
        self.opponent: bytes = b""
        # The frame below the question is mostly the one of the last row.
        self.below: int = NO_FRAME
        self.below_part: bytes = b""

    def row(self, position: Position, seat: int, totals: list[int]) -> bytes:
        made = bytearray(self.size)
        PUT(made, 0, self.size, self.parts(position, seat, totals))
        return bytes(made)

    def write(
        self, position: Position, seat: int, totals: list[int], buffer: memoryview, at: int
    ) -> None:
        PUT(buffer, at, self.size, self.parts(position, seat, totals))

    def parts(self, position: Position, seat: int, totals: list[int]) -> list[Part]:
        """The row in parts; behind them it has zeros."""
        if self.begun is None:
            self.begin(position)
        if not self.heads[seat]:
            numbers: list[int] = []
            self.add_head(position, seat, numbers)
            self.heads[seat] = FLAT(numbers)
        news = self.news(position)
        if news & AROUND:
            self.around_number += 1
            for other in range(len(self.arounds)):
                self.arounds[other] = b""
        parts: list[Part] = [
            self.heads[seat],
            self.opponent_part(position),
            self.clock_part(position, seat),
            self.around_part(position, seat),
        ]
        self.add_markets(position, news, parts)
        depth = len(position.stack)
        parts.append(self.frame_part(position, depth - WIDTH))
        parts.append(self.below_frame(position, depth - 2 * WIDTH))
        around = self.around_number
        seats = len(self.seats)
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
        return parts

    def begin(self, position: Position) -> None:
        self.begun = self.setting(position)
        self.spaces = self.spaces_shown(position)
        for _ in range(self.count(position)):
            self.seats.append(self.new_seat())
            self.heads.append(b"")
            self.tiles.append(b"")
            self.arounds.append(b"")

    def below_frame(self, position: Position, at: int) -> bytes:
        found = KEY(position.stack, at, WIDTH)
        if found < 0 or found != self.below:
            self.below = found
            self.below_part = self.frame_columns(position, at, found)
        return self.below_part

    def frame_part(self, position: Position, at: int) -> bytes:
        return self.frame_columns(position, at, KEY(position.stack, at, WIDTH))

    def frame_columns(self, position: Position, at: int, number: int) -> bytes:
        """The columns of a frame that has that key."""
        found = self.frames.get(number)
        if found is None or number < 0:
            numbers: list[int] = []
            self.add_frame(position, at, numbers)
            found = FLAT(numbers)
            if number >= 0:
                if len(self.frames) >= MOST_FRAMES:
                    self.frames.clear()
                self.frames[number] = found
        return found

    def around_part(self, position: Position, seat: int) -> bytes:
        kept = self.arounds[seat]
        if not kept:
            if not self.tiles[seat]:
                numbers: list[int] = []
                self.add_tiles(position, seat, numbers)
                self.tiles[seat] = FLAT(numbers)
            kept = LOOKED_UP(self.tiles[seat], self.spaces, self.lies_around(position))
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

    def news(self, position: Position) -> int:
        """What has changed on the table since the last row: AROUND, and bits of the family's."""
        raise NotImplementedError

    def lies_around(self, position: Position) -> list[int]:
        """The tiles of the trail or ring, which also score."""
        raise NotImplementedError

    def spaces_shown(self, position: Position) -> list[int]:
        """Of which of these there are columns; -1 for a column this title has not."""
        raise NotImplementedError

    def opponent_part(self, position: Position) -> bytes:
        """The columns of the solo opponent; empty where `add_head` has them."""
        raise NotImplementedError

    def add_markets(self, position: Position, news: int, parts: list[Part]) -> None:
        raise NotImplementedError

    def add_head(self, position: Position, seat: int, out: list[int]) -> None:
        raise NotImplementedError

    def clock_part(self, position: Position, seat: int) -> bytes:
        """Who decides, who ends the game, and how far it is."""
        raise NotImplementedError

    def add_tiles(self, position: Position, seat: int, out: list[int]) -> None:
        """For each tile that can lie around: its number in the columns, as a seat sees it."""
        raise NotImplementedError

    def add_frame(self, position: Position, at: int, out: list[int]) -> None:
        """What the frame at this place of the stack asks; -1 or less: there is none."""
        raise NotImplementedError
