"""Who did what, of those who run the server. Every process reads the newest lines now and then and
forgets what it remembered of whom they are about."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from trailboss.server.ids import new_id
from trailboss.server.storage.models import audit

COMMAND = ""  # who, when it was done by command on the machine itself


class AuditRow(msgspec.Struct, kw_only=True):
    id: str
    at: int
    who: str
    action: str
    about_user: str | None = None
    about_table: str | None = None
    detail: dict[str, Any] = {}


def note(
    connection: Connection,
    *,
    at: int,
    who: str,
    action: str,
    about_user: str | None = None,
    about_table: str | None = None,
    **detail: Any,
) -> None:
    """One more line."""
    connection.execute(
        audit.insert().values(
            id=new_id(),
            at=at,
            who=who,
            action=action,
            about_user=about_user,
            about_table=about_table,
            detail=msgspec.json.encode(detail).decode(),
        )
    )


def newest_notes(connection: Connection, limit: int) -> list[AuditRow]:
    """The newest first."""
    query = select(audit).order_by(audit.c.at.desc(), audit.c.id).limit(limit)
    return [
        AuditRow(**{**row, "detail": msgspec.json.decode(row["detail"])})
        for row in connection.execute(query).mappings()
    ]


def note_count(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(audit)).scalar_one()
