"""What happens by itself: time runs out, forgotten bots are woken, idle games leave the memory.

Every process looks; only one can write the entry, so only one acts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import monotonic

import structlog
from sqlalchemy import Connection

from trailboss.server.errors import Down, Refused
from trailboss.server.ids import now, timeline, wall
from trailboss.server.storage import archive, holdings, last_sign, table_log, users
from trailboss.server.storage.database import Database
from trailboss.server.tables import play
from trailboss.server.tables.memory import Tables
from trailboss.server.thinking.bots_at_work import BotsAtWork

log = structlog.get_logger()

TICK = 0.5
ALIVE_EVERY = 2.0  # seconds between signs of life, while live clocks run
QUIET_EVERY = 60.0  # the same while none does
JUMP = 2_000  # ms by which a wall clock is not merely put right
ALIVE_DOUBT = 10_000  # ms after which a process that gives no sign is not at work
BOTS_EVERY = 5.0  # seconds between looks for bots that nobody lets think
BOTS_OVERDUE = 5_000  # ms without a move
TIDY_EVERY = 60.0
GUESTS_EVERY = 3600.0
DAY_MS = 86_400_000
GUEST_MS = 7 * DAY_MS  # after which a guest without session or games is forgotten
FAILED_SECONDS = 60.0  # after which a table where something went wrong is tried again
MOST = 200  # tables at one look
MOST_REMOVED = 20  # tables in one go
Chore = Callable[[], Awaitable[None]]


class Scheduler:
    def __init__(
        self,
        database: Database,
        tables: Tables,
        bots: BotsAtWork,
        copy_days: int,
        archive_days: int = 0,
    ) -> None:
        self.copy_days = copy_days
        self.archive_days = archive_days
        self.database = database
        self.tables = tables
        self.bots = bots
        self.task: asyncio.Task[None] | None = None
        self.signed = -QUIET_EVERY
        self.jumped = 0
        self.more: list[tuple[float, Chore]] = []  # what others want done, and how often
        self.failed: dict[str, float] = {}  # tables where something went wrong, and when

    async def start(self) -> None:
        """Take up what a server that ended left undone, then watch."""
        if not await self.others_at_work():
            doubt = ALIVE_DOUBT if self.database.shared else 0
            await self.database.write(partial(last_sign.take_up, at=now(), doubt=doubt))
        await self.wake_bots(0)
        self.task = asyncio.create_task(self.run())

    async def others_at_work(self) -> bool:
        """Are there other processes whose time is not this wall clock's, since it was set? Then
        theirs is ours."""
        if not self.database.shared:
            return False
        last = await self.database.read(last_sign.last_sign)
        if last is None or abs(now() - last) <= ALIVE_DOUBT:
            return False
        await asyncio.sleep(ALIVE_EVERY * 1.5)
        newer = await self.database.read(last_sign.last_sign)
        if newer is None or newer == last:
            return False
        log.warning("the wall clock is not that of the other processes", ms=now() - newer)
        timeline.join(newer)
        return True

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
            self.signed = -QUIET_EVERY
            try:
                await self.give_sign()
            except Down:
                pass
            except Exception as error:  # whatever is wrong, the server ends
                log.error("scheduler", exc_info=error)

    async def run(self) -> None:
        chores: list[tuple[float, Chore]] = [
            (0.0, self.end_times),
            (ALIVE_EVERY, self.give_sign),
            (BOTS_EVERY, partial(self.wake_bots, BOTS_OVERDUE)),
            (TIDY_EVERY, self.tidy),
            (GUESTS_EVERY, self.remove_unwanted),
            (GUESTS_EVERY, self.forget_guests),
            (TIDY_EVERY, self.archive_old),
            *self.more,
        ]
        done = [monotonic()] * len(chores)
        while True:
            await asyncio.sleep(TICK)
            for number, (every, chore) in enumerate(chores):
                if monotonic() - done[number] > every:
                    done[number] = monotonic()
                    try:
                        await chore()
                    except Down:
                        pass  # said once, and tried again
                    except Exception as error:  # the next time it may do better
                        log.error("scheduler", exc_info=error)

    async def end_times(self) -> None:
        """Everybody whose time is up is played for."""
        self.failed = {
            table: at for table, at in self.failed.items() if monotonic() - at < FAILED_SECONDS
        }
        look = partial(table_log.overdue, now=now(), limit=MOST, but=list(self.failed))
        for table in await self.database.glance(look):
            try:
                await self.tables.retrying(table, play.out_of_time)
            except Refused:
                pass  # somebody else has acted meanwhile
            except Exception as error:  # the others must not wait for it
                self.failed[table] = monotonic()
                log.error("scheduler", table=table, exc_info=error)

    async def give_sign(self) -> None:
        """Up to now live clocks have run. Other processes look for it; alone, and without live
        clocks, it need not be written often."""
        jumped = self.look_at_the_wall()
        quiet = monotonic() - self.signed < QUIET_EVERY and not self.database.shared
        if quiet and not await self.database.glance(last_sign.clocks_run):
            return
        self.signed = monotonic()
        await self.database.write(partial(last_sign.sign_of_life, at=now(), jumped=jumped))

    def look_at_the_wall(self) -> int:
        """By how much the wall clock was set since the start; small differences come and go."""
        jumped = wall() - now()
        if abs(jumped - self.jumped) > JUMP:
            log.warning("the wall clock was set; clocks of games do not follow", ms=jumped)
            self.jumped = jumped
        return jumped if abs(jumped) > JUMP else 0

    async def tidy(self) -> None:
        self.tables.tidy()

    async def remove_unwanted(self) -> None:
        """Delete the tables nobody wants, a few at a time: others want to write too."""
        count = 0
        while gone := await self.database.write(self.remove_some):
            self.tables.forget(gone)
            count += len(gone)
        if count:
            log.info("tables nobody wants removed", count=count)

    def remove_some(self, connection: Connection) -> list[str]:
        gone = holdings.unwanted(connection, now(), self.copy_days, MOST_REMOVED)
        if gone:
            holdings.remove_tables(connection, gone)
        return gone

    async def archive_old(self) -> None:
        """Pack the logs of some tables nobody has touched for long: the rest next time."""
        if not self.archive_days:
            return
        before = now() - self.archive_days * DAY_MS
        look = partial(archive.to_archive, before=before, limit=MOST_REMOVED)
        count = 0
        for table in await self.database.read(look):
            count += await self.database.write(partial(archive.pack, table=table, before=before))
            self.tables.distrust([table])
        if count:
            log.info("old tables archived", count=count)

    async def forget_guests(self) -> None:
        at = now()
        gone = await self.database.write(partial(users.forget_guests, now=at, before=at - GUEST_MS))
        if gone:
            log.info("guests without games forgotten", count=gone)

    async def wake_bots(self, overdue: int) -> None:
        waiting = await self.database.glance(
            partial(table_log.waiting_for_server, before=now() - overdue, limit=MOST)
        )
        for table in waiting:
            self.bots.wake(table)
