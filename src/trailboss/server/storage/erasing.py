"""What is left of somebody who goes: at the tables of others a seat without a name, and nothing
else."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, delete, select

from trailboss.server.storage import club_rows
from trailboss.server.storage.archive import unpack
from trailboss.server.storage.models import entries, seats, tables, users
from trailboss.server.storage.users import named_in

KEPT = (tables, seats)  # others play there, too
SAID_NO_MORE = "—"  # instead of what somebody wrote


def belongings() -> list[Column[Any]]:
    """Where rows are one user's, and nobody else's business: the columns that say whose."""
    return [
        column
        for column in named_in(users.c.id)
        if column.table not in KEPT and column.name == "user_id"
    ]


def erase_user(connection: Connection, user: str, name: str) -> None:
    """Nobody can find out who it was, or log in as them. The row stays as long as tables name it;
    then it is tidied away like a guest's."""
    for column in belongings():
        connection.execute(delete(column.table).where(column == user))
    club_rows.erase(connection, user, name)
    connection.execute(
        users.update()
        .where(users.c.id == user)
        .values(
            name=name,
            login=None,
            look=None,
            password=None,
            email=None,
            preferences="{}",
            notify="{}",
            suspended_until=None,
            quota=None,
        )
    )


def talked_at(connection: Connection, user: str) -> list[str]:
    """The tables where somebody has said something, also those they only watched."""
    query = select(entries.c.table_id).where(entries.c.user_id == user, entries.c.kind == "chat")
    return sorted(set(connection.execute(query).scalars()))


def erase_in_log(
    connection: Connection, table: str, user: str, mine: Collection[int], name: str
) -> None:
    """Take somebody's names and words out of the log of a table; `mine` are the seats they have."""
    unpack(connection, table)
    query = select(entries.c.seq, entries.c.seat, entries.c.user_id, entries.c.kind, entries.c.data)
    for row in connection.execute(
        query.where(entries.c.table_id == table, entries.c.kind.not_in(("move", "undo", "finish")))
    ).mappings():
        data: dict[str, Any] = msgspec.json.decode(row["data"])
        changed = dict(data)
        by_them = row["user_id"] == user or (row["user_id"] is None and row["seat"] in mine)
        if by_them and "name" in data:
            changed["name"] = name
        if row["user_id"] == user and "text" in data:
            changed["text"] = SAID_NO_MORE
        if row["kind"] == "start":
            changed["seats"] = [
                name if seat in mine else other for seat, other in enumerate(data["seats"])
            ]
        if changed != data:
            connection.execute(
                entries.update()
                .where(entries.c.table_id == table, entries.c.seq == row["seq"])
                .values(data=msgspec.json.encode(changed).decode())
            )
