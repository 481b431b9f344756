"""What players report to those who run the server."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, select

from trailboss.server.ids import new_id
from trailboss.server.storage.models import reports


class ReportRow(msgspec.Struct, kw_only=True):
    id: str
    reporter: str
    about_user: str | None
    about_table: str | None
    reason: str
    text: str
    created_at: int
    handled_at: int | None = None
    handled_by: str | None = None


def add_report(
    connection: Connection,
    *,
    reporter: str,
    reason: str,
    text: str,
    now: int,
    about_user: str | None = None,
    about_table: str | None = None,
) -> ReportRow:
    """Somebody reports a user, a table, or somebody at a table."""
    row = ReportRow(
        id=new_id(),
        reporter=reporter,
        about_user=about_user,
        about_table=about_table,
        reason=reason,
        text=text,
        created_at=now,
    )
    connection.execute(reports.insert().values(**msgspec.structs.asdict(row)))
    return row


def reports_by(connection: Connection, reporter: str, since: int) -> int:
    """How many somebody has made since a time: nobody may make very many."""
    return connection.execute(
        select(func.count())
        .select_from(reports)
        .where(reports.c.reporter == reporter, reports.c.created_at > since)
    ).scalar_one()


def list_reports(connection: Connection, handled: bool, limit: int) -> list[ReportRow]:
    """Those that wait for somebody, the oldest first, or all, the newest first."""
    query = select(reports)
    if handled:
        query = query.order_by(reports.c.created_at.desc())
    else:
        query = query.where(reports.c.handled_at.is_(None)).order_by(reports.c.created_at)
    return [ReportRow(**row) for row in connection.execute(query.limit(limit)).mappings()]


def report_with(connection: Connection, report: str) -> ReportRow | None:
    row = connection.execute(select(reports).where(reports.c.id == report)).mappings().first()
    return None if row is None else ReportRow(**row)


def handle_report(connection: Connection, report: str, by: str, now: int) -> bool:
    """Somebody has seen to it; false if there is none that waits."""
    done = connection.execute(
        reports.update()
        .where(reports.c.id == report, reports.c.handled_at.is_(None))
        .values(handled_at=now, handled_by=by)
    )
    return bool(done.rowcount)


def waiting_reports(connection: Connection) -> int:
    return connection.execute(
        select(func.count()).select_from(reports).where(reports.c.handled_at.is_(None))
    ).scalar_one()
