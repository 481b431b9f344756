"""A table in memory: who sits there, how the game stands, and the newest entries of its log."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import Any

import msgspec

from trailboss.core.message import Name, say
from trailboss.core.rules import Rules
from trailboss.game import Game
from trailboss.server.errors import Stale
from trailboss.server.storage.rows import Change, EntryRow, Header, SeatRow
from trailboss.server.tables.building import (
    Course,
    automa_name,
    build,
    has_rules,
    rules_at,
    rules_to_read,
)
from trailboss.titles import game_ids

RECENT = 26  # entries kept for the live streams; older ones are read from the log
packed = msgspec.json.Encoder().encode
unpacked = msgspec.json.Decoder(EntryRow).decode


class Recent:
    """The newest entries of a log, packed. As rows they would be hundreds of objects a table, and
    Python's search for garbage, which stops everything, goes through all of them."""

    __slots__ = ("rows", "seqs")

    def __init__(self, rows: Iterable[EntryRow] = ()) -> None:
        self.rows: deque[bytes] = deque(maxlen=RECENT)
        self.seqs: deque[int] = deque(maxlen=RECENT)
        self.extend(rows)

    def extend(self, rows: Iterable[EntryRow]) -> None:
        for row in rows:
            self.rows.append(packed(row))
            self.seqs.append(row.seq)

    @property
    def first(self) -> int | None:
        """The number of the oldest entry that is here."""
        return self.seqs[0] if self.seqs else None

    def after(self, seq: int) -> list[EntryRow]:
        """The entries with a higher number, in order."""
        pairs = zip(self.seqs, self.rows, strict=True)
        return [unpacked(row) for number, row in pairs if number > seq]

    def __iter__(self) -> Iterator[EntryRow]:
        return iter(self.after(0))


class LiveTable:
    """Only whoever holds `lock` may read or change it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.users = 0  # who has it open or waits for it
        self.used_at = monotonic()
        self.loaded = False
        self.header: Header
        self.seats: list[SeatRow]
        self.game: Game | None
        self.course = Course()
        self.recent = Recent()
        self.offers: list[Any] = []  # changes of other processes, see `offered`

    # Filling it ---------------------------------------------------------------------------------

    def fill(
        self, header: Header, seats: list[SeatRow], log: list[EntryRow], recent: list[EntryRow]
    ) -> None:
        """All of it, from the database. A game of other rules than ours is not built."""
        self.header = header
        self.seats = seats
        self.course = Course()
        self.game = None
        if self.begun and not self.of_other_rules:
            rules = rules_at(header)
            for entry in log:
                self.course.follow(rules, entry)
            self.game = build(header, self.names, self.course.codes)
        self.recent = Recent(recent)
        self.loaded = True

    def follow(self, newer: list[EntryRow]) -> None:
        """Entries that another process has written; header and seats are already new."""
        self.recent.extend(newer)
        if self.of_other_rules or not self.begun:
            return
        rules = rules_at(self.header)
        for entry in newer:
            self.course.follow(rules, entry)
        if self.game is None or any(entry.kind == "undo" for entry in newer):
            # The header's chance is the newest: it does not fit the game of in between.
            self.game = build(self.header, self.names, self.course.codes)
        else:
            self.game.advance(self.course.codes[self.game.step :])

    def take_over(self, change: Change) -> None:
        """A change that was made to its game already, and is stored."""
        for name, value in change.header.items():
            setattr(self.header, name, value)
        for seat, values in change.seats.items():
            for name, value in values.items():
                setattr(self.seats[seat], name, value)
        if change.entries:
            self.header.seq = change.entries[-1].seq
            self.recent.extend(change.entries)

    # Facts --------------------------------------------------------------------------------------

    @property
    def begun(self) -> bool:
        """Is there a game to show?"""
        return self.header.started_at is not None

    @property
    def of_other_rules(self) -> bool:
        """Has the game begun with a version of its rules that this server does not know?"""
        return self.begun and self.game is None and not has_rules(self.header)

    @property
    def rules(self) -> Rules | None:
        """The rules that say what its log tells. Those of a game that is there need not be looked
        for."""
        return rules_to_read(self.header) if self.game is None else self.game.ruleset

    def need_our_rules(self) -> None:
        if self.of_other_rules:
            header = self.header
            game = Name("title", header.game) if header.game in game_ids() else header.game
            raise Stale(
                say("refused-other-rules", game=game, played=header.rules_version), "other-rules"
            )

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def everybody(self) -> tuple[str, ...]:
        """The names of all seats, the solo opponent's included."""
        names = tuple(self.names)
        if self.header.players > 1:
            return names
        game = self.game
        return (*names, automa_name(self.header.game) if game is None else game.ruleset.opponent)

    @property
    def playing(self) -> Game:
        """The game; an error if it has not begun."""
        if self.game is None:
            raise Stale(say("refused-not-started"), "not-started")
        return self.game

    def seats_of(self, user: str | None) -> list[int]:
        """The seats a user plays."""
        if user is None:
            return []
        return [seat.seat for seat in self.seats if seat.user_id == user]

    @property
    def people(self) -> list[SeatRow]:
        """The seats of people, whether they are here or not."""
        return [seat for seat in self.seats if seat.kind == "person"]

    @property
    def alone(self) -> bool:
        """Is only one user playing, or nobody?"""
        waiting = any(seat.kind in ("open", "invited") for seat in self.seats)
        return not waiting and len({seat.user_id for seat in self.people}) <= 1

    @property
    def free(self) -> list[SeatRow]:
        return [seat for seat in self.seats if seat.kind in ("open", "invited")]

    def player_of(self, seat: int) -> str | None:
        """The bot that plays a seat, `default`, or None for a person who is here."""
        row = self.seats[seat]
        if row.kind == "bot":
            return row.bot
        if row.absent or row.resigned:
            return self.header.absent
        return None
