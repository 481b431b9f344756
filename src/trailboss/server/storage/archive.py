"""Logs of tables nobody has touched for long: all entries of a table as one packed row. They are
read as if nothing had happened, and are entries again as soon as somebody writes."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, select

from trailboss.server.storage.models import archives, entries, tables
from trailboss.server.storage.rows import EntryRow, entry_of, to_row

OVER = ("finished", "abandoned")
LEVEL = 9  # it is done once, and read seldom
unpacked = msgspec.json.Decoder(list[EntryRow]).decode


def to_archive(connection: Connection, before: int, limit: int) -> list[str]:
    """Tables that are over and untouched since a time, the longest first."""
    query = (
        select(tables.c.id)
        .where(
            tables.c.status.in_(OVER), tables.c.archived.is_(False), tables.c.changed_at < before
        )
        .order_by(tables.c.changed_at)
        .limit(limit)
    )
    return list(connection.execute(query).scalars())


def pack(connection: Connection, table: str, before: int) -> bool:
    """Pack the log of a table, unless somebody has come back to it meanwhile."""
    taken = connection.execute(
        tables.update()
        .where(tables.c.id == table, tables.c.archived.is_(False), tables.c.changed_at < before)
        .values(archived=True)
    )
    if not taken.rowcount:
        return False
    query = select(entries).where(entries.c.table_id == table).order_by(entries.c.seq)
    rows = [entry_of(row) for row in connection.execute(query).mappings()]
    log = zlib.compress(msgspec.json.encode(rows), LEVEL)
    connection.execute(archives.insert().values(table_id=table, log=log))
    connection.execute(entries.delete().where(entries.c.table_id == table))
    return True


def packed_log(connection: Connection, table: str) -> list[EntryRow]:
    """The entries of a table whose log is packed; none if it is not."""
    log = connection.execute(
        select(archives.c.log).where(archives.c.table_id == table)
    ).scalar_one_or_none()
    return [] if log is None else unpacked(zlib.decompress(log))


def unpack(connection: Connection, table: str) -> None:
    """Somebody wants to write: entries again. Whoever reads sees either the one or the other."""
    rows: Sequence[EntryRow] = packed_log(connection, table)
    if rows:
        connection.execute(
            entries.insert(),
            [{"table_id": table, **to_row(msgspec.structs.asdict(row))} for row in rows],
        )
        connection.execute(archives.delete().where(archives.c.table_id == table))
        connection.execute(tables.update().where(tables.c.id == table).values(archived=False))
