"""What happens by itself: time runs out, forgotten bots are woken, idle games leave the memory.

Every process looks; only one can write the entry, so only one acts.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from time import monotonic

import structlog

from trailboss.server import play
from trailboss.server.bots_at_work import BotsAtWork
from trailboss.server.errors import Refused
from trailboss.server.ids import now
from trailboss.server.storage import logs, users
from trailboss.server.storage.database import Database
from trailboss.server.tables import Tables

log = structlog.get_logger()

TICK = 0.5
BOTS_EVERY = 5.0  # seconds between looks for bots that nobody lets think
BOTS_OVERDUE = 5_000  # ms without a move
TIDY_EVERY = 60.0
GUESTS_EVERY = 3600.0
GUEST_MS = 7 * 86_400_000  # after which a guest without session or games is forgotten
MOST = 200  # tables at one look


class Scheduler:
    def __init__(self, database: Database, tables: Tables, bots: BotsAtWork) -> None:
        self.database = database
        self.tables = tables
        self.bots = bots
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take up what a server that ended left undone, then watch."""
        await self.wake_bots(0)
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def run(self) -> None:
        bots_at = tidy_at = guests_at = monotonic()
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.end_times()
                if monotonic() - bots_at > BOTS_EVERY:
                    bots_at = monotonic()
                    await self.wake_bots(BOTS_OVERDUE)
                if monotonic() - tidy_at > TIDY_EVERY:
                    tidy_at = monotonic()
                    self.tables.tidy()
                if monotonic() - guests_at > GUESTS_EVERY:
                    guests_at = monotonic()
                    await self.forget_guests()
            except Exception as error:  # the next tick may do better
                log.error("scheduler", exc_info=error)

    async def end_times(self) -> None:
        """Everybody whose time is up is played for."""
        for table in await self.database.glance(partial(logs.overdue, now=now(), limit=MOST)):
            with suppress(Refused):  # somebody else has acted meanwhile
                await self.tables.retrying(table, play.out_of_time)

    async def forget_guests(self) -> None:
        at = now()
        gone = await self.database.write(partial(users.forget_guests, now=at, before=at - GUEST_MS))
        if gone:
            log.info("guests without games forgotten", count=gone)

    async def wake_bots(self, overdue: int) -> None:
        waiting = await self.database.glance(
            partial(logs.waiting_for_server, before=now() - overdue, limit=MOST)
        )
        for table in waiting:
            self.bots.wake(table)
