"""Many games at once, for programs that learn: rows, masks and points go into arrays of the caller.

A `Batch` holds N games. After `reset` and after each `step` the arrays hold, for every game, the
decision that is pending: the row of the seat that decides, which moves are legal by slot, and the
facts in `INFO` bytes. Moves without a choice are made at once. A game that ends is followed by
another; the facts then say how the last one ended.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from trailboss.core.encoding import SEATS, Encoding
from trailboss.core.errors import TrailbossError
from trailboss.core.judge import Judge
from trailboss.core.lookahead import Lookahead
from trailboss.core.packing import put_words
from trailboss.core.rules import Position, RowMemo, Rules
from trailboss.core.source import SeededSource

# The facts of a game, as bytes; numbers of two bytes have the low one first.
INFO: Final = 32
AT_SEAT: Final = 0  # who decides
AT_SEATS: Final = 1  # how many seats there are
AT_DONE: Final = 2  # did the last step end a game?
AT_ENTRY: Final = 3  # which set-up is played: its place in the list
AT_TOTALS: Final = 4  # points so far by seat, 4 numbers of two bytes with a sign
AT_FINAL: Final = 12  # points of the game that has ended, likewise
AT_GAMES: Final = 20  # games ended here so far, modulo 256
AT_AUTOMA: Final = 21  # the seat of the solo opponent + 1
AT_WINNERS: Final = 22  # bit by seat: who won the game that has ended
AT_LAST_ENTRY: Final = 23  # the set-up of the game that has ended
AT_LENGTH: Final = 24  # decisions of the game that has ended, two bytes
AT_TURN: Final = 26  # turns begun so far, two bytes


class Entry:
    """A set-up that can be drawn for a game."""

    def __init__(self, rules: Rules, players: int, options: dict[str, Any], weight: int) -> None:
        self.rules = rules
        self.players = players
        self.options = rules.options(players, options)
        self.encoding: Encoding = rules.encoding()
        self.weight = weight


# A bot's answer: the code of one of the legal moves.
Chooser = Callable[[Rules, Position, list[int]], int]


class Opponent:
    """Somebody who decides for a seat inside a batch. Without a chooser any legal move is made, all
    equally likely, which needs no call."""

    def __init__(self, choose: Chooser | None = None) -> None:
        self.choose = choose


class Ending:
    """How a game has ended."""

    def __init__(self, totals: list[int], winners: int, entry: int, length: int) -> None:
        self.totals = totals  # for each place at a table
        self.winners = winners  # bit by seat
        self.entry = entry
        self.length = length


class Slot:
    """One game of a batch."""

    def __init__(
        self,
        entry: int,
        position: Position,
        source: SeededSource,
        choice: SeededSource,
        memo: RowMemo,
    ) -> None:
        self.entry = entry
        self.position = position
        self.source = source
        self.choice = choice  # what random opponents and `sample` draw from
        self.memo = memo
        self.games: int = 0
        self.length: int = 0
        self.legal: list[int] = []
        self.opponents: list[Opponent | None] = []  # by seat; None, or no place: the caller decides


class Batch:
    """N games stepped at once."""

    def __init__(self, entries: list[Entry], seeds: list[int]) -> None:
        if not entries or not seeds:
            raise TrailbossError("a batch needs a set-up and a seed for each of its games")
        self.entries = entries
        self.encoding: Encoding = entries[0].encoding
        self.weight: int = 0
        for entry in entries:
            if entry.encoding.fingerprint != self.encoding.fingerprint:
                raise TrailbossError(
                    f"{entry.rules.id} and {entries[0].rules.id} cannot share a batch: their"
                    f" encodings are {entry.encoding.label} and {self.encoding.label}"
                )
            self.weight += entry.weight
        self.slots: list[Slot] = []
        for seed in seeds:
            source = SeededSource(seed)
            at = self.draw(source)
            memo = self.entries[at].rules.memo()
            choice = SeededSource(seed ^ OTHER)
            self.slots.append(Slot(at, self.start(at, source), source, choice, memo))
        self.count: int = len(seeds)

    def draw(self, source: SeededSource) -> int:
        """A set-up, drawn by weight."""
        left = source.below(self.weight)
        at = 0
        while True:
            left -= self.entries[at].weight
            if left < 0:
                return at
            at += 1

    def start(self, at: int, source: SeededSource) -> Position:
        entry = self.entries[at]
        return entry.rules.start(entry.players, entry.options, source)

    def restart(self, slot: Slot) -> None:
        """Another game, of a set-up drawn anew."""
        slot.entry = self.draw(slot.source)
        slot.position = self.start(slot.entry, slot.source)
        slot.memo = self.entries[slot.entry].rules.memo()

    def begin(self, slot: Slot) -> None:
        """Another game, up to its first choice."""
        self.restart(slot)
        self.settle(slot)
        while slot.position.seat < 0:
            self.restart(slot)
            self.settle(slot)

    def scatter(self, most: int, judges: list[Judge]) -> None:
        """Play up to so many natural moves in every game, so that they do not all begin at once.
        There is a judge for each set-up."""
        for slot in self.slots:
            look = Lookahead(judges[slot.entry], [], slot.source)
            for _ in range(slot.source.below(most + 1)):
                if slot.position.seat < 0:
                    self.restart(slot)
                    look = Lookahead(judges[slot.entry], [], slot.source)
                look.natural(slot.position)
            if slot.position.seat < 0:
                self.restart(slot)

    def reset(self, rows: Any, masks: Any, info: Any) -> None:
        """Write all games as they are."""
        row_view, mask_view, info_view = self.views(rows, masks, info)
        for at in range(self.count):
            slot = self.slots[at]
            self.settle(slot)
            if slot.position.seat < 0:  # scattered up to its last choice
                self.begin(slot)
            self.write(at, slot, row_view, mask_view, info_view, 0, NOTHING)

    def step(self, actions: Any, rows: Any, masks: Any, info: Any) -> None:
        """Make a move in every game, by slot, and write what is asked next.

        If one is not legal, none is made."""
        row_view, mask_view, info_view = self.views(rows, masks, info)
        chosen: list[int] = memoryview(actions).tolist()
        if len(chosen) != self.count:
            raise TrailbossError(f"{self.count} games need as many moves, not {len(chosen)}")
        codes: list[int] = []
        for at in range(self.count):
            codes.append(self.code_of(at, chosen[at]))
        for at in range(self.count):
            slot = self.slots[at]
            rules = self.entries[slot.entry].rules
            rules.apply(slot.position, codes[at], slot.source)
            slot.length += 1
            self.settle(slot)
            done = 0
            ending = NOTHING
            if slot.position.seat < 0:
                done = 1
                ending = self.ending(slot)
                slot.games += 1
                slot.length = 0
                self.begin(slot)
            self.write(at, slot, row_view, mask_view, info_view, done, ending)

    def seat_opponents(self, at: int, opponents: list[Opponent | None]) -> None:
        """Have these decide in a game, by seat, from now on."""
        self.slots[at].opponents = opponents

    def sample(self, actions: Any) -> None:
        """Write a legal move for every game, drawn at random, by slot."""
        chosen: memoryview = memoryview(actions)
        if len(chosen) != self.count:
            raise TrailbossError(f"{self.count} games need as many moves, not {len(chosen)}")
        for at in range(self.count):
            slot = self.slots[at]
            code = slot.legal[slot.choice.below(len(slot.legal))]
            chosen[at] = self.entries[slot.entry].encoding.slots[code]

    def code_of(self, at: int, place: int) -> int:
        """The title's own number of a legal move of a game, or an error."""
        slot = self.slots[at]
        code = -1
        if 0 <= place < self.encoding.move_count:
            code = self.entries[slot.entry].encoding.codes[place]
        if code not in slot.legal:
            raise TrailbossError(not_legal(at, place))
        return code

    def default(self, at: int) -> int:
        """The slot of the move that is made for who has left a game."""
        slot = self.slots[at]
        entry = self.entries[slot.entry]
        return entry.encoding.slots[entry.rules.default(slot.position)]

    def views(self, rows: Any, masks: Any, info: Any) -> tuple[memoryview, memoryview, memoryview]:
        encoding = self.encoding
        return (
            bytes_of("rows", rows, self.count * encoding.size),
            bytes_of("masks", masks, self.count * encoding.move_count),
            bytes_of("info", info, self.count * INFO),
        )

    def settle(self, slot: Slot) -> None:
        """Make the moves that are no choice, and those of opponents; leave the legal moves of the
        next decision."""
        rules = self.entries[slot.entry].rules
        position = slot.position
        opponents = slot.opponents
        while position.seat >= 0:
            legal = rules.legal(position)
            code = legal[0]
            if len(legal) > 1:
                opponent: Opponent | None = None
                if position.seat < len(opponents):
                    opponent = opponents[position.seat]
                if opponent is None:
                    slot.legal = legal
                    return
                if opponent.choose is None:
                    code = legal[slot.choice.below(len(legal))]
                else:
                    code = opponent.choose(rules, position, legal)
                    if code not in legal:
                        raise TrailbossError(f"an opponent chose {code}, which is not legal")
            rules.apply(position, code, slot.source)
        slot.legal = []

    def ending(self, slot: Slot) -> Ending:
        """What is told of a game that has ended."""
        rules = self.entries[slot.entry].rules
        totals = rules.totals(slot.position)
        fill_up(totals)
        winners = 0
        for seat in rules.winners(slot.position):
            winners |= 1 << seat
        return Ending(totals, winners, slot.entry, slot.length)

    def write(
        self,
        at: int,
        slot: Slot,
        rows: memoryview,
        masks: memoryview,
        info: memoryview,
        done: int,
        ending: Ending,
    ) -> None:
        position = slot.position
        seat = position.seat
        entry = self.entries[slot.entry]
        encoding = entry.encoding
        totals: list[int] = []
        slot.memo.write(position, seat, totals, rows, at * encoding.size)
        encoding.write_mask(slot.legal, masks, at * encoding.move_count)
        seats = len(totals)
        fill_up(totals)
        automa = seats if entry.players == 1 else 0
        PUT_WORDS(
            info,
            at * INFO,
            seat | seats << 8,
            done | slot.entry << 8,
            totals,
            ending.totals,
            slot.games & 255 | automa << 8,
            ending.winners | ending.entry << 8,
            ending.length,
            position.turn,
            0,
            0,
        )


OTHER: Final = 0x5DEECE66D  # what sets the choices of a game apart from its chance
NOTHING: Final = Ending([0] * SEATS, 0, 0, 0)
PUT_WORDS: Final = put_words  # found faster than what is imported, see core.memo


def fill_up(totals: list[int]) -> None:
    """A number for each place at a table."""
    for _ in range(SEATS - len(totals)):
        totals.append(0)


def not_legal(at: int, place: int) -> str:
    return f"game {at}: the move of slot {place} is not legal"


def bytes_of(name: str, buffer: Any, size: int) -> memoryview:
    """The bytes of an array of the caller, or an error that says what is wrong with it."""
    try:
        view = memoryview(buffer).cast("B")
    except (TypeError, ValueError) as error:
        raise TrailbossError(
            f"{name}: a batch needs contiguous arrays of bytes: {error}"
        ) from error
    if view.readonly:
        raise TrailbossError(f"{name}: the array cannot be written to")
    if len(view) != size:
        raise TrailbossError(f"{name}: {size} bytes are needed, the array has {len(view)}")
    return view
