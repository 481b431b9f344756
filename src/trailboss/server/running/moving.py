"""From a database in a file to PostgreSQL: everything or nothing, and compared afterwards."""

from __future__ import annotations

import asyncio
import hashlib
from functools import partial
from typing import Any

from sqlalchemy import Connection, Table, func, select

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.server.storage.database import database_at
from trailboss.server.storage.models import metadata, tables, users
from trailboss.server.storage.postgres import PostgresDatabase
from trailboss.server.storage.sqlite import SqliteDatabase

AT_ONCE = 1000  # rows
Contents = dict[str, int]  # how many rows each table has


def move(source: str, target: str) -> Contents:
    """Copy the database of one URL to that of another, which must be empty. The file stays as it
    is, and no server may use it meanwhile."""
    return asyncio.run(moved(source, target))


async def moved(source: str, target: str) -> Contents:
    old, new = database_at(source, "full"), database_at(target, "full")
    if not isinstance(old, SqliteDatabase) or not isinstance(new, PostgresDatabase):
        raise TrailbossError(say("error-move-kinds"))
    if not old.path.is_file():
        raise TrailbossError(say("error-no-database", path=str(old.path)))
    await old.open()  # alone, and brought to the newest schema
    try:
        await new.open()
        try:
            with old.reading.connect() as reading:
                return await new.write(partial(copy_all, reading))
        finally:
            await new.close()
    finally:
        await old.close()


def copy_all(reading: Connection, writing: Connection) -> Contents:
    """All rows of all tables, in one transaction of whoever is written to."""
    for part in (users, tables):
        if writing.execute(select(func.count()).select_from(part)).scalar_one():
            raise TrailbossError(say("error-move-not-empty"))
    parts = metadata.sorted_tables
    for part in reversed(parts):  # the secret of the new database is that of the old one
        writing.execute(part.delete())
    counts: Contents = {}
    for part in parts:
        counts[part.name], read = copy_rows(reading, writing, part)
        if (counts[part.name], read) != summed(writing, part):
            raise TrailbossError(say("error-move-differs", table=part.name))
    return counts


def copy_rows(reading: Connection, writing: Connection, part: Table) -> tuple[int, int]:
    count, total = 0, 0
    found = reading.execution_options(stream_results=True).execute(select(part)).mappings()
    while rows := found.fetchmany(AT_ONCE):
        writing.execute(part.insert(), [dict(row) for row in rows])
        count += len(rows)
        total = (total + sum(digest(tuple(row.values())) for row in rows)) % 2**256
    return count, total


def summed(connection: Connection, part: Table) -> tuple[int, int]:
    """The number of rows and a sum over all of them, whatever their order."""
    count, total = 0, 0
    found = connection.execute(select(part)).mappings()
    while rows := found.fetchmany(AT_ONCE):
        count += len(rows)
        total = (total + sum(digest(tuple(row.values())) for row in rows)) % 2**256
    return count, total


def digest(row: tuple[Any, ...]) -> int:
    return int.from_bytes(hashlib.sha256(repr(row).encode()).digest(), "big")
