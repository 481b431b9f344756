"""Copies of the database in a folder, made again and again, and each tried out."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import structlog
from sqlalchemy import Connection, select

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.server.errors import Refused
from trailboss.server.running.backup import Contents, back_up, restore
from trailboss.server.storage.database import database_at
from trailboss.server.storage.models import tables
from trailboss.server.tables.memory import Tables

log = structlog.get_logger()

NAME = "trailboss-"
END = ".sqlite"
LOOK_EVERY = 60.0  # seconds
TRIED = 50  # tables of a copy that are opened, the last changed


class Tried(Contents, kw_only=True):
    """What is in a copy, and how many of its tables were opened from it."""

    opened: int


def copies_in(folder: Path) -> list[Path]:
    """The oldest first: their names say when they were made."""
    return sorted(folder.glob(f"{NAME}*{END}"))


def next_backup(source: Path, folder: Path, keep: int) -> tuple[Path, Tried]:
    """One more copy, tried out; then the oldest go. A copy that fails leaves all others alone."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    at = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    target = folder / f"{NAME}{at}{END}"
    made = target.with_suffix(".part")  # a good copy of the same second stays until this one is
    back_up(source, made, force=True)
    try:
        tried = test_restore(made)
    except TrailbossError:
        made.rename(target.with_suffix(".failed"))
        raise
    made.replace(target)
    for old in copies_in(folder)[:-keep]:
        old.unlink()
    return target, tried


def test_restore(copy: Path) -> Tried:
    """Restore a copy to another place and open what is in it: a backup that was never restored is
    none."""
    with tempfile.TemporaryDirectory(prefix=".restore-", dir=copy.parent) as place:
        target = Path(place) / "trailboss.sqlite"
        contents, _ = restore(copy, target)
        opened = asyncio.run(open_some(target))
    return Tried(
        schema=contents.schema,
        users=contents.users,
        tables=contents.tables,
        entries=contents.entries,
        bytes=contents.bytes,
        opened=opened,
    )


async def open_some(path: Path) -> int:
    """Bring a copy to the newest schema and build the games that were changed last."""
    database = database_at(f"sqlite:///{path}", "normal")
    await database.open()
    try:
        found = await database.read(newest_tables)
        memory = Tables(database, 1, 0.0)
        for table in found:
            async with memory.open(table, any_rules=True) as opened:
                if opened.game is not None and opened.game.step != opened.header.step:
                    raise TrailbossError(say("error-backup-table", path=str(path), table=table))
        return len(found)
    except Refused as error:
        raise TrailbossError(error.message) from error
    finally:
        await database.close()


def newest_tables(connection: Connection) -> list[str]:
    query = select(tables.c.id).order_by(tables.c.changed_at.desc()).limit(TRIED)
    return list(connection.execute(query).scalars())


class Backups:
    """Makes copies while the server runs, beside everything else it does."""

    def __init__(self, source: Path | None, folder: str, hours: int, keep: int) -> None:
        self.source = source
        self.folder = Path(folder)
        self.every = hours * 3600.0
        self.keep = keep
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.source is not None and self.folder != Path():
            self.task = asyncio.create_task(self.run(self.source))

    async def stop(self) -> None:
        """A copy that is being made is finished."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def run(self, source: Path) -> None:
        while True:
            if await asyncio.to_thread(lambda: self.due):
                await self.make(source)
            await asyncio.sleep(min(self.every, LOOK_EVERY))

    @property
    def due(self) -> bool:
        """Is the newest copy too old? Also after a restart."""
        found = copies_in(self.folder)
        age = datetime.now(UTC).timestamp() - found[-1].stat().st_mtime if found else self.every
        return age >= self.every

    async def make(self, source: Path) -> None:
        work = partial(next_backup, source, self.folder, self.keep)
        try:
            target, tried = await asyncio.shield(asyncio.to_thread(work))
        except (TrailbossError, OSError) as error:
            log.error("backup failed", problem=str(error))
            return
        log.info("backup", file=str(target), tables=tried.tables, opened=tried.opened)
