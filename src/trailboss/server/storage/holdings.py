"""What people hold of the database, and what of it nobody wants any more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, exists, func, or_, select

from trailboss.server.storage.models import (
    archives,
    entries,
    reviews,
    seats,
    sessions,
    tables,
    tokens,
    told,
    users,
)
from trailboss.server.storage.table_log import unfinished_of

OVER = ("finished", "abandoned")
DAY = 86_400_000  # ms


class Holding(NamedTuple):
    """What one user has."""

    unfinished: int  # tables
    size: int  # bytes of all logs
    copies: list[tuple[str, int]]  # games that are over, made by fork or import; the oldest first


def holding_of(connection: Connection, user: str) -> Holding:
    size = connection.execute(
        select(func.coalesce(func.sum(tables.c.size), 0)).where(tables.c.owner == user)
    ).scalar_one()
    copies = connection.execute(
        select(tables.c.id, tables.c.size)
        .where(tables.c.owner == user, tables.c.copied.is_(True), tables.c.status.in_(OVER))
        .order_by(tables.c.changed_at)
    )
    found = [(table, size) for table, size in copies]
    return Holding(unfinished_of(connection, user), int(size), found)


def size_of_all(connection: Connection) -> int:
    """The bytes of all logs."""
    return int(connection.execute(select(func.coalesce(func.sum(tables.c.size), 0))).scalar_one())


def remove_tables(connection: Connection, gone: Sequence[str]) -> None:
    """Tables and all that belongs to them."""
    for part in (entries, archives, seats, told, reviews):
        connection.execute(part.delete().where(part.c.table_id.in_(gone)))
    connection.execute(tables.delete().where(tables.c.id.in_(gone)))


def unwanted(connection: Connection, now: int, copy_days: int, limit: int) -> list[str]:
    """Tables nobody wants: copies that lie untouched so many days, tables given up before they
    began, tables whose people cannot come back."""
    reasons = [
        and_(
            tables.c.status == "abandoned",
            tables.c.started_at.is_(None),
            tables.c.changed_at < now - 7 * DAY,
        ),
        and_(tables.c.changed_at < now - 30 * DAY, nobody_left()),
    ]
    if copy_days:
        old = tables.c.changed_at < now - copy_days * DAY
        reasons.append(and_(tables.c.copied.is_(True), tables.c.status.in_(OVER), old))
    query = select(tables.c.id).where(or_(*reasons)).order_by(tables.c.changed_at).limit(limit)
    return list(connection.execute(query).scalars())


def nobody_left() -> ColumnElement[bool]:
    """Of tables: are all who own it or sit there guests who have neither session nor token?"""
    reachable = select(users.c.id).where(
        or_(
            users.c.login.is_not(None),
            exists().where(sessions.c.user_id == users.c.id),
            exists().where(tokens.c.user_id == users.c.id),
        )
    )
    sitting = exists().where(
        seats.c.table_id == tables.c.id,
        or_(seats.c.user_id.in_(reachable), seats.c.reserved_for.in_(reachable)),
    )
    return and_(tables.c.owner.not_in(reachable), ~sitting)
