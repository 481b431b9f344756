"""Vacations from games by correspondence."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from trailboss.server.storage.models import seats, tables, users, vacations


class VacationRow(msgspec.Struct, kw_only=True):
    user_id: str
    began_at: int
    until: int


def since(connection: Connection, user: str, at: int) -> list[VacationRow]:
    """Those that were not over at a time, the oldest first. Whoever asks is the only one who
    changes them until the transaction ends."""
    connection.execute(select(users.c.id).where(users.c.id == user).with_for_update())
    query = (
        select(vacations)
        .where(vacations.c.user_id == user, vacations.c.until > at)
        .order_by(vacations.c.began_at)
    )
    return [VacationRow(**row) for row in connection.execute(query).mappings()]


def put(connection: Connection, row: VacationRow) -> None:
    this = (vacations.c.user_id == row.user_id) & (vacations.c.began_at == row.began_at)
    connection.execute(vacations.delete().where(this))
    connection.execute(vacations.insert().values(**msgspec.structs.asdict(row)))


def games_of(connection: Connection, user: str) -> list[str]:
    """The running games by correspondence of a user."""
    query = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.user_id == user, tables.c.status == "playing")
        .where(tables.c.clock.contains('"kind":"correspondence"'))
    )
    return sorted(set(connection.execute(query).scalars()))
