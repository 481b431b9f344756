"""Litestar's channels over PostgreSQL, on two connections that stay open and are opened again when
they are lost. Notes that come up while others are on their way are sent together. One that is lost
does no harm: watchers look by themselves now and then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]
import structlog
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

log = structlog.get_logger()

CHECK_SECONDS = 2.0
TRIES = 2  # the second one on a new connection
SEND = "SELECT pg_notify(channel, note) FROM unnest($1::text[], $2::text[]) AS n(channel, note)"


class PostgresNotes(AsyncPgChannelsBackend):
    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self.outbox: list[tuple[str, str]] = []  # channels and notes
        self.filled = asyncio.Event()
        self.sending: asyncpg.Connection | None = None
        self.tasks: list[asyncio.Task[None]] = []

    async def on_startup(self) -> None:
        await super().on_startup()
        self.tasks = [
            asyncio.create_task(self.keep_listening()),
            asyncio.create_task(self.keep_sending()),
        ]

    async def on_shutdown(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.sending is not None:
            await self.sending.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        note = data.decode("utf-8")
        self.outbox += [(channel, note) for channel in channels]
        self.filled.set()

    async def keep_sending(self) -> None:
        while True:
            await self.filled.wait()
            self.filled.clear()
            notes, self.outbox = self.outbox, []
            for attempt in range(TRIES):
                try:
                    await self.send(notes)
                    break
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                    self.sending = None
                    if attempt == TRIES - 1:
                        log.warning(
                            "notes to the other processes were lost",
                            notes=len(notes),
                            reason=str(error),
                        )

    async def send(self, notes: list[tuple[str, str]]) -> None:
        if self.sending is None or self.sending.is_closed():
            self.sending = await self._connect()
        channels, texts = zip(*notes, strict=True)
        await self.sending.execute(SEND, channels, texts)

    async def keep_listening(self) -> None:
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            if not self._listener_conn.is_closed():
                continue
            with suppress(OSError, asyncpg.PostgresError):
                async with self._listener_lock:
                    self._listener_conn = await self._connect()
                    for channel in self._subscribed_channels:
                        await self._listener_conn.add_listener(channel, self._listener)
                log.info("listening to the other processes again")
