"""Tables and their logs: what is read and written of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Update, and_, bindparam, func, or_, select
from sqlalchemy.exc import IntegrityError

from trailboss.server.storage.archive import packed_log, unpack
from trailboss.server.storage.database import Conflict
from trailboss.server.storage.models import entries, seats, tables
from trailboss.server.storage.rows import Change as Change
from trailboss.server.storage.rows import (
    EntryRow,
    Header,
    SeatRow,
    entry_of,
    header_of,
    seat_of,
    to_row,
)
from trailboss.titles import game_ids, versions_of

GAME_KINDS = ("move", "undo")  # entries that say how the game stands


# Writing ----------------------------------------------------------------------------------------

INSERT_ENTRY = entries.insert()


def create(
    connection: Connection, header: Header, people: Sequence[SeatRow], log: Sequence[EntryRow]
) -> None:
    """A new table with the entries it begins with."""
    rows = entry_rows(header.id, log)
    header.size = size_of(rows)
    connection.execute(tables.insert().values(**to_row(msgspec.structs.asdict(header))))
    connection.execute(
        seats.insert(),
        [{"table_id": header.id, **msgspec.structs.asdict(seat)} for seat in people],
    )
    if rows:
        connection.execute(INSERT_ENTRY, rows)


def entry_rows(table: str, log: Sequence[EntryRow]) -> list[dict[str, Any]]:
    return [{"table_id": table, **to_row(msgspec.structs.asdict(entry))} for entry in log]


def size_of(rows: list[dict[str, Any]]) -> int:
    """So much a log grows by some entries."""
    return sum(len(row["data"]) for row in rows)


def append(
    connection: Connection,
    table: str,
    seq: int,
    size: int,
    change: Change,
    archived: bool = False,
) -> int:
    """Write a change by somebody who knew the log up to `seq`, and its size; Conflict if it has
    grown since. Says how large it is now. `archived`: may the log be packed?"""
    rows = entry_rows(table, change.entries)
    values = to_row(change.header)
    if rows:
        size += size_of(rows)
        values["seq"] = change.entries[-1].seq
        values["size"] = size
    given = {"new_" + name: value for name, value in values.items()}
    found = connection.execute(
        update_table(tuple(values)), {"this_table": table, "known_seq": seq, **given}
    )
    if found.rowcount != 1:
        raise Conflict
    if archived:
        unpack(connection, table)
    try:
        if rows:
            connection.execute(INSERT_ENTRY, rows)
    except IntegrityError as error:
        raise Conflict from error
    for seat, seat_values in change.seats.items():
        given = {"new_" + name: value for name, value in seat_values.items()}
        connection.execute(
            update_seat(tuple(seat_values)), {"this_table": table, "this_seat": seat, **given}
        )
    return size


# Statements are kept: to build one, and to find out that it was compiled before, takes longer than
# SQLite needs to carry it out.


@lru_cache(maxsize=200)
def update_table(names: tuple[str, ...]) -> Update:
    return (
        tables.update()
        .where(tables.c.id == bindparam("this_table"), tables.c.seq == bindparam("known_seq"))
        .values({name: bindparam("new_" + name) for name in names})
    )


@lru_cache(maxsize=200)
def update_seat(names: tuple[str, ...]) -> Update:
    return (
        seats.update()
        .where(seats.c.table_id == bindparam("this_table"), seats.c.seat == bindparam("this_seat"))
        .values({name: bindparam("new_" + name) for name in names})
    )


# Reading ----------------------------------------------------------------------------------------


def head(connection: Connection, table: str) -> int | None:
    """The number of the newest entry."""
    return connection.execute(select(tables.c.seq).where(tables.c.id == table)).scalar_one_or_none()


def load(connection: Connection, table: str) -> tuple[Header, list[SeatRow]] | None:
    row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
    if row is None:
        return None
    return header_of(row), seats_at(connection, [table])[table]


def seats_at(connection: Connection, wanted: Sequence[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {table: [] for table in wanted}
    rows = connection.execute(
        select(seats).where(seats.c.table_id.in_(wanted)).order_by(seats.c.seat)
    ).mappings()
    for row in rows:
        found[row["table_id"]].append(seat_of(row))
    return found


def log_after(
    connection: Connection, table: str, after: int, limit: int | None = None
) -> list[EntryRow]:
    """Entries in order, from the one after `after`."""
    query = (
        select(entries)
        .where(entries.c.table_id == table, entries.c.seq > after)
        .order_by(entries.c.seq)
        .limit(limit)
    )
    found = [entry_of(row) for row in connection.execute(query).mappings()]
    return found or [row for row in packed_log(connection, table) if row.seq > after][:limit]


def game_log(connection: Connection, table: str) -> list[EntryRow]:
    """Only the entries that say how the game stands."""
    query = (
        select(entries)
        .where(entries.c.table_id == table, entries.c.kind.in_(GAME_KINDS))
        .order_by(entries.c.seq)
    )
    found = [entry_of(row) for row in connection.execute(query).mappings()]
    return found or [row for row in packed_log(connection, table) if row.kind in GAME_KINDS]


def latest_entries(connection: Connection, table: str, count: int) -> list[EntryRow]:
    query = (
        select(entries)
        .where(entries.c.table_id == table)
        .order_by(entries.c.seq.desc())
        .limit(count)
    )
    found = [entry_of(row) for row in connection.execute(query).mappings()]
    found.reverse()
    return found or packed_log(connection, table)[-count:]


def last_move_before(connection: Connection, table: str, seat: int, step: int) -> int:
    """The newest entry that is a move of the seat up to `step`; 0 if there is none."""
    found = connection.execute(
        select(func.max(entries.c.seq)).where(
            entries.c.table_id == table,
            entries.c.kind == "move",
            entries.c.seat == seat,
            entries.c.step <= step,
        )
    ).scalar_one()
    return int(found or 0)


# Lists of tables --------------------------------------------------------------------------------


def tables_of(
    connection: Connection, user: str, statuses: Sequence[str], limit: int
) -> list[tuple[Header, list[SeatRow]]]:
    """Tables where a user sits, is expected, or that are the user's own; the newest first."""
    seated = select(seats.c.table_id).where(
        or_(
            seats.c.user_id == user,
            and_(seats.c.reserved_for == user, seats.c.user_id.is_(None)),
        )
    )
    query = (
        select(tables)
        .where(or_(tables.c.id.in_(seated), tables.c.owner == user), tables.c.status.in_(statuses))
        .order_by(tables.c.changed_at.desc())
        .limit(limit)
    )
    return with_seats(connection, [header_of(row) for row in connection.execute(query).mappings()])


def public_tables(
    connection: Connection, status: str, limit: int
) -> list[tuple[Header, list[SeatRow]]]:
    """Public tables of a status, those left out whose game nobody can see any more, and games of
    the day, which others are still to play."""
    query = (
        select(tables)
        .where(
            tables.c.status == status,
            tables.c.public.is_(True),
            or_(tables.c.event.is_(None), tables.c.event.not_like("day:%")),
            can_go_on(),
        )
        .order_by(tables.c.changed_at.desc())
        .limit(limit)
    )
    return with_seats(connection, [header_of(row) for row in connection.execute(query).mappings()])


def with_seats(connection: Connection, headers: list[Header]) -> list[tuple[Header, list[SeatRow]]]:
    people = seats_at(connection, [header.id for header in headers])
    return [(header, people[header.id]) for header in headers]


def unfinished_of(connection: Connection, user: str) -> int:
    """How many tables of a user's own are open or being played, and can be finished; those of
    tournaments and days are not of their making."""
    return connection.execute(
        select(func.count())
        .select_from(tables)
        .where(
            tables.c.owner == user,
            tables.c.status.in_(("open", "playing")),
            tables.c.event.is_(None),
            can_go_on(),
        )
    ).scalar_one()


def can_go_on() -> ColumnElement[bool]:
    """Of tables: has the game not begun, or with rules we have?"""
    ours = (
        and_(tables.c.game == game, tables.c.rules_version.in_(versions_of(game)))
        for game in game_ids()
    )
    # Figures of somebody's own come with the table, so their versions are not on any list.
    return or_(tables.c.started_at.is_(None), tables.c.figures.is_not(None), *ours)


def overdue(connection: Connection, now: int, limit: int, but: Sequence[str] = ()) -> list[str]:
    """Tables where somebody's time is up, the longest first."""
    query = (
        select(tables.c.id)
        .where(tables.c.deadline <= now, can_go_on(), tables.c.id.not_in(but))
        .order_by(tables.c.deadline)
        .limit(limit)
    )
    return list(connection.execute(query).scalars())


def waiting_for_server(connection: Connection, before: int, limit: int) -> list[str]:
    """Tables where a bot should have moved since `before`: after a crash of who let it think."""
    query = (
        select(tables.c.id)
        .where(tables.c.waits_for == "server", tables.c.changed_at <= before, can_go_on())
        .order_by(tables.c.changed_at)
        .limit(limit)
    )
    return list(connection.execute(query).scalars())
