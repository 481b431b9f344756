"""The server as those see it who run it: users, tables, who has how much, figures."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, case, desc, func, or_, select

from trailboss.server.storage.models import reports, seats, sessions, tables, users
from trailboss.server.storage.users import User

OPEN = ("open", "playing")


class Holder(msgspec.Struct, kw_only=True):
    """A user, and what is theirs."""

    user: User
    tables: int  # of their own
    unfinished: int  # of these
    bytes: int


class TableLine(msgspec.Struct, kw_only=True):
    id: str
    title: str
    game: str
    status: str
    players: int
    owner: str
    names: list[str]
    step: int
    size: int
    public: bool
    created_at: int
    changed_at: int


class Figures(msgspec.Struct, kw_only=True):
    """How many there are."""

    accounts: int
    guests: int
    suspended: int
    seen_lately: int  # users who opened a session within a week
    tables: dict[str, int]  # by status
    games: dict[str, int]  # tables by title
    bytes: int
    reports: int  # that wait for somebody


def held() -> Select[Any]:
    unfinished = func.sum(case((tables.c.status.in_(OPEN), 1), else_=0))
    own = (
        select(
            tables.c.owner.label("owner"),
            func.count().label("count"),
            unfinished.label("unfinished"),
            func.coalesce(func.sum(tables.c.size), 0).label("bytes"),
        )
        .group_by(tables.c.owner)
        .subquery()
    )
    return select(
        users,
        func.coalesce(own.c.count, 0).label("own_tables"),
        func.coalesce(own.c.unfinished, 0).label("own_unfinished"),
        func.coalesce(own.c.bytes, 0).label("own_bytes"),
    ).outerjoin(own, own.c.owner == users.c.id)


def holders(connection: Connection, query: Select[Any]) -> list[Holder]:
    found = []
    for row in connection.execute(query).mappings():
        values = dict(row)
        own, unfinished, size = (
            int(values.pop(name)) for name in ("own_tables", "own_unfinished", "own_bytes")
        )
        found.append(Holder(user=User(**values), tables=own, unfinished=unfinished, bytes=size))
    return found


def like(column: ColumnElement[Any], text: str) -> ColumnElement[bool]:
    return func.lower(column).contains(text.lower(), autoescape=True)


def find_users(
    connection: Connection, text: str = "", guests: bool = False, limit: int = 100
) -> list[Holder]:
    """Users whose name, address or id has a text in it, the newest first; accounts only, unless
    guests are wanted too."""
    query = held().order_by(users.c.created_at.desc()).limit(limit)
    if text:
        query = query.where(
            or_(like(users.c.name, text), like(users.c.email, text), users.c.id == text)
        )
    if not guests:
        query = query.where(users.c.login.is_not(None))
    return holders(connection, query)


def largest_holders(connection: Connection, limit: int) -> list[Holder]:
    """Who has the most bytes."""
    query = held().order_by(desc("own_bytes"), users.c.created_at).limit(limit)
    return holders(connection, query)


def find_tables(
    connection: Connection,
    text: str = "",
    statuses: tuple[str, ...] = (),
    user: str | None = None,
    limit: int = 100,
) -> list[TableLine]:
    """Tables with a text in the title, in a player's name or as id, the last changed first."""
    query = select(tables).order_by(tables.c.changed_at.desc()).limit(limit)
    if statuses:
        query = query.where(tables.c.status.in_(statuses))
    if text:
        named = select(seats.c.table_id).where(like(seats.c.name, text))
        query = query.where(
            or_(like(tables.c.title, text), tables.c.id == text, tables.c.id.in_(named))
        )
    if user is not None:
        sits = select(seats.c.table_id).where(seats.c.user_id == user)
        query = query.where(or_(tables.c.owner == user, tables.c.id.in_(sits)))
    rows = [dict(row) for row in connection.execute(query).mappings()]
    names: dict[str, list[str]] = {row["id"]: [] for row in rows}
    sitting = select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_(names))
    for table, name in connection.execute(sitting.order_by(seats.c.seat)):
        names[table].append(name)
    kept = [field for field in TableLine.__struct_fields__ if field != "names"]
    return [TableLine(**{name: row[name] for name in kept}, names=names[row["id"]]) for row in rows]


def names_of(connection: Connection, wanted: set[str]) -> dict[str, str]:
    """The names of users; of who is gone, none."""
    query = select(users.c.id, users.c.name).where(users.c.id.in_(wanted))
    return {row.id: row.name for row in connection.execute(query)}


def count(connection: Connection, what: Any, *conditions: Any) -> int:
    return int(
        connection.execute(select(func.count()).select_from(what).where(*conditions)).scalar_one()
    )


def figures(connection: Connection, now: int) -> Figures:
    week = now - 7 * 86_400_000
    return Figures(
        accounts=count(connection, users, users.c.login.is_not(None)),
        guests=count(connection, users, users.c.login.is_(None)),
        suspended=count(connection, users, users.c.suspended_until > now),
        seen_lately=connection.execute(
            select(func.count(func.distinct(sessions.c.user_id))).where(
                sessions.c.created_at > week
            )
        ).scalar_one(),
        tables=counted(connection, tables.c.status),
        games=counted(connection, tables.c.game),
        bytes=int(
            connection.execute(select(func.coalesce(func.sum(tables.c.size), 0))).scalar_one()
        ),
        reports=count(connection, reports, reports.c.handled_at.is_(None)),
    )


def counted(connection: Connection, column: Any) -> dict[str, int]:
    query = select(column, func.count()).group_by(column).order_by(column)
    return {value: int(number) for value, number in connection.execute(query)}
