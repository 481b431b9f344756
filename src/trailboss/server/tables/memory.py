"""All tables: opened one at a time, read from the log when they are not in memory, written to the
log before anybody hears of a change."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from random import uniform
from time import monotonic
from typing import Any, NamedTuple

from sqlalchemy import Connection

from trailboss.core.message import say
from trailboss.server.errors import NotFound, Refused, Stale
from trailboss.server.ids import is_id, now
from trailboss.server.storage import table_log
from trailboss.server.storage.archive import OVER
from trailboss.server.storage.database import Conflict, Database
from trailboss.server.storage.rows import Change, EntryRow, Header, SeatRow
from trailboss.server.tables.acting import Shown, Step, Work
from trailboss.server.tables.live_table import RECENT, LiveTable
from trailboss.server.tables.offered import read as read_offer
from trailboss.server.tables.offered import take_offers

TRIES = 12  # when other processes write to the same table
WAIT = 0.004  # seconds after the first try that failed; longer after each further one
LONGEST_WAIT = 0.25
MOST_OFFERS = 64  # of one table
Loaded = tuple[Header, list[SeatRow], list[EntryRow], list[EntryRow]]


class Before(NamedTuple):
    """How a table stood before a change."""

    status: str
    to_move: int | None
    waits_for: str | None


Listener = Callable[[LiveTable, Change, Before], None]
Together = Callable[[Connection], None]  # written in the same transaction as a change
Follow = Callable[[LiveTable, Change], Together | None]


class Tables:
    """The tables of this process."""

    def __init__(self, database: Database, most: int, idle_seconds: float) -> None:
        self.database = database
        self.most = most
        self.idle_seconds = idle_seconds
        self.live: OrderedDict[str, LiveTable] = OrderedDict()  # the longest unused first
        self.listeners: list[Listener] = []  # told after every change that was committed here
        self.follows: list[Follow] = []  # say what else a change writes

    # Opening ------------------------------------------------------------------------------------

    @asynccontextmanager
    async def open(
        self, id: str, known: int | None = None, any_rules: bool = False
    ) -> AsyncIterator[LiveTable]:
        """The table, as it stands now, for one user of it at a time. To whom entry `known` is new
        enough, what others may have written since does not matter. Who has no business with the
        game itself may open one of any rules."""
        if not is_id(id):
            raise NotFound(say("refused-no-table"))
        table = self.live.get(id)
        if table is None:
            table = self.live[id] = LiveTable(id)
        self.live.move_to_end(id)
        table.users += 1
        try:
            async with table.lock:
                await self.refresh(table, known)
                if not any_rules:
                    table.need_our_rules()
                yield table
        finally:
            table.users -= 1
            table.used_at = monotonic()
            if not table.loaded and not table.users:
                self.live.pop(id, None)
            if len(self.live) > self.most:
                self.tidy()

    async def refresh(self, table: LiveTable, known: int | None) -> None:
        """Bring it up to what the log says."""
        if not table.loaded:
            found = await self.database.read(partial(load_all, id=table.id))
            if found is None:
                raise NotFound(say("refused-no-table"))
            table.fill(*found)
        elif self.database.shared:
            newest = known
            if newest is None:
                newest = await self.database.glance(partial(table_log.head, table=table.id))
            if newest is not None and newest > table.header.seq:
                take_offers(table)
            if newest is None or newest > table.header.seq:
                await self.catch_up(table)

    async def catch_up(self, table: LiveTable) -> None:
        """Others have written: read what they wrote."""
        found = await self.database.read(partial(load_newer, id=table.id, after=table.header.seq))
        if found is None:
            raise NotFound(say("refused-no-table"))
        table.loaded = False  # if anything fails from here on, it is read as a whole next time
        table.header, table.seats, newer = found
        table.follow(newer)
        table.loaded = True

    def offer(self, id: str, packed: str) -> None:
        """Another process has changed a table. Who has it in memory need not read the log."""
        table = self.live.get(id)
        if table is None or not table.loaded:
            return
        found = read_offer(packed)
        if found is None:
            return
        table.offers.append(found)
        if len(table.offers) > MOST_OFFERS:  # nobody looks at it here
            table.offers.clear()

    def tidy(self) -> None:
        """Let idle games leave the memory: those unused for long, and the longest unused."""
        limit = monotonic() - self.idle_seconds
        for table in list(self.live.values()):
            if table.users == 0 and (table.used_at < limit or len(self.live) > self.most):
                del self.live[table.id]

    def forget(self, ids: Sequence[str]) -> None:
        """These tables are no more."""
        for gone in [self.live.pop(table) for table in ids if table in self.live]:
            gone.loaded = False

    def distrust(self, ids: Iterable[str]) -> None:
        """Others may have changed these tables: they are read anew when they are next opened."""
        for table in [self.live[name] for name in ids if name in self.live]:
            table.loaded = False
            if not table.users:
                del self.live[table.id]

    # Writing ------------------------------------------------------------------------------------

    async def commit(
        self, table: LiveTable, change: Change, also: Callable[[Connection], None] | None = None
    ) -> None:
        """Store a change and then let everybody know. The caller has the table open. `also` is
        done in the same transaction.

        If it cannot be stored the table leaves the memory, with whatever was done to its game.
        """
        await to_its_end(self.store(table, change, also))

    async def store(
        self, table: LiveTable, change: Change, also: Callable[[Connection], None] | None
    ) -> None:
        header = table.header
        before = Before(header.status, header.to_move, header.waits_for)
        change.header["changed_at"] = now()
        together = [also, *(follow(table, change) for follow in self.follows)]

        def append(connection: Connection) -> int:
            size = table_log.append(
                connection,
                table.id,
                header.seq,
                header.size,
                change,
                header.status in OVER,
            )
            for part in together:
                if part is not None:
                    part(connection)
            return size

        try:
            size = await self.database.write(append)
        except Conflict:
            # Who only talked has not touched the game: it is brought up to date, not read anew.
            table.loaded = bool(change.entries) and all(
                entry.kind == "chat" for entry in change.entries
            )
            raise
        except BaseException:
            table.loaded = False
            raise
        table.take_over(change)
        table.header.size = size
        self.tell(table, change, before)

    def tell(self, table: LiveTable, change: Change, before: Before) -> None:
        """Let everybody know of a change that is stored."""
        for listener in self.listeners:
            listener(table, change, before)

    async def carry_out(self, table: LiveTable, work: Work) -> None:
        """Work out a change and commit it. A refusal leaves the table as it is."""
        try:
            change = work(table)
        except Refused:
            raise
        except BaseException:
            table.loaded = False  # its game may have been touched already
            raise
        await self.commit(table, change)

    async def do(self, step: Step, id: str, shown: Shown) -> object:
        """Do what a player asks and show the table. Somebody else may be faster: then nothing is
        done, and the refusal shows how the game stands."""
        async for _ in tries():
            # At a second try another process has written an entry. It may have been chat only,
            # and then the step is still right.
            try:
                async with self.open(id) as table:
                    step.check(table, shown)
                    await self.carry_out(table, step.work)
                    return shown(table)
            except Conflict:
                continue
        raise Stale(say("refused-busy"))

    async def create(self, header: Header, seats: list[SeatRow], log: list[EntryRow]) -> None:
        await self.database.write(partial(table_log.create, header=header, people=seats, log=log))

    def made(self, table: LiveTable, change: Change | None) -> None:
        """A table is stored that has begun with this change."""
        if change is not None:
            self.tell(table, change, Before("open", None, None))

    async def entries_after(
        self, table: LiveTable, after: int, limit: int | None = None
    ) -> list[EntryRow]:
        """From the memory if it reaches back so far, else from the log."""
        recent = table.recent
        if recent.first is None or recent.first <= after + 1:
            return recent.after(after)[:limit]
        return await self.database.read(
            partial(table_log.log_after, table=table.id, after=after, limit=limit)
        )

    async def retrying(
        self, id: str, work: Callable[[LiveTable], Change | None], any_rules: bool = False
    ) -> None:
        """Do work that makes sense whatever others wrote meanwhile, such as chat."""
        async for _ in tries():
            try:
                async with self.open(id, any_rules=any_rules) as table:
                    change = work(table)
                    if change is not None:
                        await self.commit(table, change)
                return
            except Conflict:
                continue
        raise Stale(say("refused-busy"))


async def to_its_end(work: Coroutine[Any, Any, None]) -> None:
    """Do something even if who waits for it is cancelled meanwhile: a browser that is closed must
    not leave a move behind that is stored and nobody heard of."""
    task = asyncio.create_task(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait([task])
        if not task.cancelled() and (failure := task.exception()) is not None:
            raise failure from None
        raise


async def tries() -> AsyncIterator[int]:
    """Again and again, with a pause that grows, so that processes do not disturb each other for
    ever."""
    for number in range(TRIES):
        if number:
            await asyncio.sleep(uniform(0.0, min(WAIT * 2**number, LONGEST_WAIT)))
        yield number


def load_all(connection: Connection, id: str) -> Loaded | None:
    found = table_log.load(connection, id)
    if found is None:
        return None
    header, seats = found
    return (
        header,
        seats,
        table_log.game_log(connection, id),
        table_log.latest_entries(connection, id, RECENT),
    )


def load_newer(
    connection: Connection, id: str, after: int
) -> tuple[Header, list[SeatRow], list[EntryRow]] | None:
    found = table_log.load(connection, id)
    if found is None:
        return None
    return (*found, table_log.log_after(connection, id, after))
