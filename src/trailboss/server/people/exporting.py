"""All the server has of somebody, as one JSON document."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from trailboss.server.errors import NotFound, Refused
from trailboss.server.ids import now
from trailboss.server.schema.play import RecordText
from trailboss.server.storage import club_rows, users
from trailboss.server.storage.database import Database
from trailboss.server.storage.erasing import belongings, talked_at
from trailboss.server.storage.models import reports
from trailboss.server.storage.table_log import log_after
from trailboss.server.storage.users import User
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.memory import Tables
from trailboss.server.tables.records import OVER, exported, need_unsealed

# What proves something is not told, even to its owner: whoever has the file would have it.
SECRET = ("secret", "password", "public_key", "session", "auth")
encode = msgspec.json.Encoder().encode


async def export_of(database: Database, tables: Tables, user: User) -> AsyncIterator[bytes]:
    """The document in pieces: an account may have thousands of games."""
    about = await database.read(partial(account_of, user=user))
    own = await database.read(partial(users.tables_with, user=user.id))
    about["said_elsewhere"] = [
        {"table": table, **said}
        for table in await database.read(partial(talked_at, user=user.id))
        if table not in own
        for said in await database.read(partial(said_at, table=table, user=user.id))
    ]
    yield encode(about)[:-1] + b',"tables":['
    first = True
    for table in own:
        try:
            part = await one_table(database, tables, table, user)
        except NotFound:  # it was deleted meanwhile
            continue
        yield (b"" if first else b",\n") + encode(part)
        first = False
    yield b"]}\n"


def account_of(connection: Connection, user: User) -> dict[str, Any]:
    """Who it is, and every row that is theirs alone."""
    wishes = msgspec.structs.asdict(user.wishes)
    del wishes["secret"]
    found: dict[str, Any] = {
        "exported_at": now(),
        "account": {
            "id": user.id,
            "name": user.name,
            "guest": user.guest,
            "email": user.email,
            "email_confirmed": user.confirmed,
            "created_at": user.created_at,
            "preferences": msgspec.json.decode(user.preferences),
            "notify": wishes,
        },
    }
    for column in belongings():
        rows = connection.execute(select(column.table).where(column == user.id)).mappings()
        found[column.table.name] = [
            {name: value for name, value in row.items() if name not in SECRET} for row in rows
        ]
    found["club"] = club_rows.rows_of(connection, user.id)
    mine = select(reports).where(reports.c.reporter == user.id).order_by(reports.c.created_at)
    found["reports"] = [
        {name: row[name] for name in ("reason", "text", "created_at", "handled_at")}
        for row in connection.execute(mine).mappings()
    ]
    return found


async def one_table(database: Database, tables: Tables, id: str, user: User) -> dict[str, Any]:
    said = await database.read(partial(said_at, table=id, user=user.id))
    async with tables.open(id, any_rules=True) as table:
        return {**of_table(table, user), "said": said}


def said_at(connection: Connection, table: str, user: str) -> list[dict[str, Any]]:
    """What the user wrote at a table."""
    return [
        {"at": row.at, "text": row.data.get("text", "")}
        for row in log_after(connection, table, 0)
        if row.kind == "chat" and row.user_id == user
    ]


def of_table(table: LiveTable, user: User) -> dict[str, Any]:
    header = table.header
    return {
        "id": header.id,
        "title": header.title,
        "game": header.game,
        "version": header.rules_version,
        "status": header.status,
        "owner": header.owner == user.id,
        "seats": [row.name for row in table.seats],
        "mine": table.seats_of(user.id),
        "created_at": header.created_at,
        "started_at": header.started_at,
        "changed_at": header.changed_at,
        "result": header.result,
        "record": record_of(table),
    }


def record_of(table: LiveTable) -> str | None:
    """Of games that are over: before, a record would tell what nobody may know yet."""
    if table.header.status not in OVER or table.game is None:
        return None
    try:
        need_unsealed(table)
        text: RecordText = exported(table, "text")
    except Refused:
        return None
    return text.record
