"""The rows of one game after another: what has not changed since the last row is kept.

A decision changes little, mostly at the deciding seat. Each part of a row remembers what it was
made from; comparing that is much faster than making the part.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.deck import Deck
from trailboss.core.encoding import row_bytes
from trailboss.core.frames import WIDTH
from trailboss.core.rules import Position, RowMemo

Frame = tuple[int, int, int, int, int]
Frames = dict[Frame, bytearray]  # the columns of frames; shared by all games of a title
MOST_FRAMES: Final = 20_000


class SeatMemo:
    """The columns of a seat, as itself and others see it."""

    def __init__(self) -> None:
        self.own: bytearray = bytearray()
        self.other: bytearray = bytearray()
        self.total: int = 0  # its points so far
        # Where the cards were.
        self.hand: list[int] = []
        self.draw: list[int] = []
        self.discard: list[int] = []
        self.known: list[int] = []

    def row(self, position: Position, seat: int, own: bool, around: int) -> bytearray:
        """`around` is the number of the state of what lies around: trail or ring."""
        if self.changed(position, seat, around):
            self.own = self.made(position, seat, True) if own else bytearray()
            self.other = bytearray() if own else self.made(position, seat, False)
        elif own:
            if not self.own:
                self.own = self.made(position, seat, True)
        elif not self.other:
            self.other = self.made(position, seat, False)
        return self.own if own else self.other

    def changed(self, position: Position, seat: int, around: int) -> bool:
        """Compare everything the columns are made from, and keep it as it is now."""
        raise NotImplementedError

    def made(self, position: Position, seat: int, own: bool) -> bytearray:
        """The columns, made anew."""
        raise NotImplementedError

    def moved(self, deck: Deck) -> bool:
        """Has a card moved since the last time?"""
        moved = False
        if deck.hand != self.hand:
            self.hand = deck.hand[:]
            moved = True
        if deck.discard != self.discard:
            self.discard = deck.discard[:]
            moved = True
        if deck.draw != self.draw:
            self.draw = deck.draw[:]
            moved = True
        if deck.known != self.known:
            self.known = deck.known[:]
            moved = True
        return moved


class TableMemo(RowMemo):
    """The base of each family's memo: the parts of a row in their order."""

    def __init__(self, frames: Frames) -> None:
        self.frames = frames
        self.seats: list[SeatMemo] = []
        self.heads: list[bytearray] = []  # by seat: what never changes in a game
        # What lies around the players: the trail or the ring, and its columns by seat.
        self.around: list[int] = []
        self.around_number: int = 0
        self.arounds: list[bytearray] = []
        self.market: bytearray = bytearray()
        self.opponent: bytearray = bytearray()

    def row(self, position: Position, seat: int, totals: list[int]) -> bytearray:
        seats = self.count(position)
        while len(self.seats) < seats:
            self.seats.append(self.new_seat())
            self.heads.append(bytearray())
            self.arounds.append(bytearray())
        if not self.heads[seat]:
            numbers: list[int] = []
            self.add_head(position, seat, numbers)
            self.heads[seat] = row_bytes(numbers)
        row = self.heads[seat] + self.opponent_part(position)
        clock: list[int] = []
        self.add_clock(position, seat, clock)
        row += row_bytes(clock)
        row += self.around_part(position, seat)
        row += self.market_part(position)
        depth = len(position.stack)
        row += self.frame_part(position, depth - WIDTH)
        row += self.frame_part(position, depth - 2 * WIDTH)
        around = self.around_number
        other = seat
        for _ in range(seats):
            totals.append(0)
        for distance in range(seats):
            memo = self.seats[other]
            row += memo.row(position, other, distance == 0, around)
            totals[other] = memo.total
            other += 1
            if other == seats:
                other = 0
        return row

    def frame_part(self, position: Position, at: int) -> bytearray:
        stack = position.stack
        frame: Frame = (-1, 0, 0, 0, 0)
        if at >= 0:
            frame = (stack[at], stack[at + 1], stack[at + 2], stack[at + 3], stack[at + 4])
        found = self.frames.get(frame)
        if found is None:
            numbers: list[int] = []
            self.add_frame(position, at, numbers)
            found = row_bytes(numbers)
            if len(self.frames) >= MOST_FRAMES:
                self.frames.clear()
            self.frames[frame] = found
        return found

    def around_part(self, position: Position, seat: int) -> bytearray:
        lies = self.lies_around(position)
        if lies != self.around:
            self.around = lies[:]
            self.around_number += 1
            for other in range(len(self.arounds)):
                self.arounds[other] = bytearray()
        kept = self.arounds[seat]
        if not kept:
            numbers: list[int] = []
            self.add_around(position, seat, numbers)
            kept = row_bytes(numbers)
            self.arounds[seat] = kept
        return kept

    def count(self, position: Position) -> int:
        """How many seats there are."""
        raise NotImplementedError

    def new_seat(self) -> SeatMemo:
        raise NotImplementedError

    def lies_around(self, position: Position) -> list[int]:
        """The tiles of the trail or ring, which also score."""
        raise NotImplementedError

    def opponent_part(self, position: Position) -> bytearray:
        """The columns of the solo opponent; empty where `add_head` has them."""
        raise NotImplementedError

    def market_part(self, position: Position) -> bytearray:
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
