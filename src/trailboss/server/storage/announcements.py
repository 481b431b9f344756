"""What those who run the server tell everybody."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, or_, select

from trailboss.server.storage.models import announcements


class AnnouncementRow(msgspec.Struct, kw_only=True):
    id: str
    text: str
    created_at: int
    until: int | None


def announce(connection: Connection, row: AnnouncementRow) -> None:
    connection.execute(announcements.insert().values(**msgspec.structs.asdict(row)))


def announced(connection: Connection, now: int) -> list[AnnouncementRow]:
    """What holds now, the newest first."""
    query = (
        select(announcements)
        .where(or_(announcements.c.until.is_(None), announcements.c.until > now))
        .order_by(announcements.c.created_at.desc())
    )
    return [AnnouncementRow(**row) for row in connection.execute(query).mappings()]


def withdraw(connection: Connection, announcement: str) -> bool:
    gone = connection.execute(announcements.delete().where(announcements.c.id == announcement))
    return bool(gone.rowcount)
