"""Litestar's channels over PostgreSQL, on two connections that stay open and are opened again when
they are lost. A note that is lost meanwhile does no harm: watchers look by themselves now and then.
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


class PostgresNotes(AsyncPgChannelsBackend):
    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self.sending: asyncpg.Connection | None = None
        self.send_lock = asyncio.Lock()
        self.guard: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self.guard = asyncio.create_task(self.keep_listening())

    async def on_shutdown(self) -> None:
        if self.guard is not None:
            self.guard.cancel()
        if self.sending is not None:
            await self.sending.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self.send_lock:
            try:
                if self.sending is None or self.sending.is_closed():
                    self.sending = await self._connect()
                for channel in channels:
                    await self.sending.execute(
                        "SELECT pg_notify($1, $2)", channel, data.decode("utf-8")
                    )
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("a note to the other processes was lost", reason=str(error))
                self.sending = None

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
