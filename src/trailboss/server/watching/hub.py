"""Who watches which table, and waking them when something has happened there.

Watchers in this process are woken directly. To other processes a note travels over Litestar's
channels: the table, the number of its newest entry, and what was changed if that is not too long.
Each process takes it over or reads the log itself, and tells each of its watchers what that one may
know.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from time import monotonic
from typing import NamedTuple

import msgspec
import structlog
from litestar.channels import ChannelsPlugin

from trailboss.server.ids import new_id
from trailboss.server.storage.rows import Change
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.memory import Before
from trailboss.server.tables.offered import offered

log = structlog.get_logger()

CHANNEL = "trailboss_tables"
PRESENCE_SECONDS = 30.0  # how often other processes are told who is here
MOST_TOLD = 100  # of them: a note of PostgreSQL has 8,000 bytes at most
FORGET_SECONDS = 90.0  # after which a process that says nothing is believed dead


class Note(msgspec.Struct, omit_defaults=True):
    """What one process tells the others."""

    table: str
    process: str
    seq: int = 0
    here: list[str] | None = None  # the users who have the table open in that process
    away: list[str] = []  # of these, who looks elsewhere
    strangers: int = 0  # connections of nobody we know
    change: str | None = None  # what was changed, see `offered`


class Present(NamedTuple):
    """Who has a table open: users, who of them looks elsewhere, and how many are unknown."""

    users: frozenset[str] = frozenset()
    away: frozenset[str] = frozenset()
    strangers: int = 0

    def with_others(self, other: Present) -> Present:
        """Together with another process. Who looks at it in one of them is not away."""
        looking = (self.users - self.away) | (other.users - other.away)
        users = self.users | other.users
        return Present(users, users - looking, self.strangers + other.strangers)


class Watcher:
    """Somebody who watches a table; woken when there may be something to tell."""

    def __init__(self, table: str, user: str | None) -> None:
        self.table = table
        self.user = user
        self.away = False  # the page is open, but not looked at
        self.newest = 0  # the newest entry it has been woken for
        self.woken = asyncio.Event()


class Hub:
    def __init__(self, channels: ChannelsPlugin, shared: bool) -> None:
        self.channels = channels
        self.shared = shared  # are there other processes?
        self.process = new_id()
        self.watchers: dict[str, set[Watcher]] = {}
        self.elsewhere: dict[str, dict[str, tuple[float, Present]]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.offer: Callable[[str, str], None] = lambda table, change: None

    async def start(self) -> None:
        self.tasks.append(asyncio.create_task(self.listen()))
        if self.shared:
            self.tasks.append(asyncio.create_task(self.repeat_presence()))

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        for task in self.tasks:
            with suppress(asyncio.CancelledError):
                await task

    # Notes --------------------------------------------------------------------------------------

    def table_changed(self, table: LiveTable, change: Change, before: Before) -> None:
        self.wake(table.id, table.header.seq)
        if self.shared:
            self.publish(
                Note(
                    table=table.id,
                    process=self.process,
                    seq=table.header.seq,
                    change=offered(change, table.header.size),
                )
            )

    def publish(self, note: Note) -> None:
        if self.shared:
            self.channels.publish(msgspec.json.encode(note), CHANNEL)

    async def listen(self) -> None:
        subscriber = await self.channels.subscribe(CHANNEL)
        async for data in subscriber.iter_events():
            try:
                note = msgspec.json.decode(data, type=Note)
            except msgspec.DecodeError:
                log.warning("a note that cannot be read")
                continue
            if note.process == self.process:
                continue
            if note.here is not None:
                self.others_are_here(note)
            if note.change is not None:
                self.offer(note.table, note.change)
            self.wake(note.table, note.seq)

    def wake(self, table: str, seq: int = 0) -> None:
        for watcher in self.watchers.get(table, ()):
            watcher.newest = max(watcher.newest, seq)
            watcher.woken.set()

    # Presence -----------------------------------------------------------------------------------

    def add(self, watcher: Watcher) -> None:
        self.watchers.setdefault(watcher.table, set()).add(watcher)
        self.tell_presence(watcher.table)

    def remove(self, watcher: Watcher) -> None:
        there = self.watchers.get(watcher.table, set())
        there.discard(watcher)
        if not there:
            self.watchers.pop(watcher.table, None)
        self.tell_presence(watcher.table)

    def here(self, table: str) -> Present:
        """Who has a table open in this process."""
        there = self.watchers.get(table, ())
        users = frozenset(watcher.user for watcher in there if watcher.user is not None)
        looking = {watcher.user for watcher in there if not watcher.away}
        return Present(users, users - looking, sum(watcher.user is None for watcher in there))

    def present(self, table: str) -> Present:
        """Who has a table open in any process."""
        found = self.here(table)
        limit = monotonic() - FORGET_SECONDS
        for heard, others in self.elsewhere.get(table, {}).values():
            if heard > limit:
                found = found.with_others(others)
        return found

    def connected(self, table: str) -> frozenset[str]:
        """The users who have a table open."""
        return self.present(table).users

    def tell_presence(self, table: str) -> None:
        self.wake(table)
        self.publish(self.presence_note(table))

    def presence_note(self, table: str) -> Note:
        users, away, strangers = self.here(table)
        told = sorted(users)[:MOST_TOLD]
        return Note(
            table=table,
            process=self.process,
            here=told,
            away=[user for user in told if user in away],
            strangers=strangers,
        )

    def others_are_here(self, note: Note) -> None:
        known = self.elsewhere.setdefault(note.table, {})
        if note.here or note.strangers:
            found = Present(frozenset(note.here or ()), frozenset(note.away), note.strangers)
            known[note.process] = (monotonic(), found)
        else:
            known.pop(note.process, None)
        if not known:
            self.elsewhere.pop(note.table, None)

    async def repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            tables: Iterable[str] = list(self.watchers)
            for table in tables:
                note = self.presence_note(table)
                if note.here or note.strangers:
                    self.publish(note)
