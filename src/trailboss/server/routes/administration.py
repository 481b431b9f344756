"""For those who run the server: tables, reports, announcements, figures, who did what."""

from __future__ import annotations

import msgspec
from litestar import Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

import trailboss
from trailboss.server.people.administrators import administrators_only, who_asks
from trailboss.server.routes import users
from trailboss.server.routes.answers import ANYBODY, problems
from trailboss.server.routes.users import Asking, Many, Text
from trailboss.server.running.services import Services
from trailboss.server.schema.administration import (
    AdminFigures,
    AdminNote,
    AdminReport,
    AdminTable,
    Announcement,
    NewAnnouncement,
    TableStatus,
)
from trailboss.server.schema.common import Done

TAGS = ["administration"]


@get("/api/announcements", tags=TAGS, security=ANYBODY, responses=problems())
async def get_announcements(services: NamedDependency[Services]) -> list[Announcement]:
    """What those who run the server tell everybody now."""
    found = await services.administration.announcements()
    return [Announcement(**msgspec.structs.asdict(row)) for row in found]


@get("/figures", responses=problems(401, 403))
async def get_admin_figures(services: NamedDependency[Services]) -> AdminFigures:
    """How many users and tables there are, and what waits for somebody."""
    found = await services.administration.figures()
    return AdminFigures(
        **msgspec.structs.asdict(found),
        version=trailboss.__version__,
        tables_in_memory=len(services.tables.live),
        watchers=sum(len(there) for there in services.hub.watchers.values()),
    )


@get("/tables", responses=problems(401, 403))
async def list_admin_tables(
    services: NamedDependency[Services],
    text: Text = "",
    status: TableStatus | None = None,
    user: Text = "",
    limit: Many = 50,
) -> list[AdminTable]:
    """Tables with a text in the title or a player's name, those of a status or of a user, the last
    changed first."""
    statuses = () if status is None else (status,)
    found = await services.administration.find_tables(text, statuses, user or None, limit)
    return [AdminTable(**msgspec.structs.asdict(line)) for line in found]


@post(
    "/tables/{table_id:str}/end",
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def end_table(
    request: Asking, services: NamedDependency[Services], table_id: FromPath[str]
) -> Done:
    """Give a table up as it stands; nobody has won."""
    await services.administration.end_table(who_asks(request), table_id)
    return Done()


@delete(
    "/tables/{table_id:str}",
    status_code=200,
    responses=problems(401, 403, 404),
)
async def delete_table(
    request: Asking, services: NamedDependency[Services], table_id: FromPath[str]
) -> Done:
    """Delete a table and its log."""
    await services.administration.delete_table(who_asks(request), table_id)
    services.hub.wake(table_id)
    return Done()


@get("/reports", responses=problems(401, 403))
async def list_reports(
    services: NamedDependency[Services],
    handled: bool = False,
    limit: Many = 50,
) -> list[AdminReport]:
    """What players reported and nobody has seen to, the oldest first; or all, the newest first."""
    found, names = await services.administration.reports(handled, limit)
    return [
        AdminReport(
            **msgspec.structs.asdict(row),
            reporter_name=names.get(row.reporter),
            about_name=names.get(row.about_user or ""),
        )
        for row in found
    ]


@post(
    "/reports/{report:str}/handled",
    status_code=200,
    responses=problems(401, 403, 404),
)
async def handle_report(
    request: Asking, services: NamedDependency[Services], report: FromPath[str]
) -> Done:
    """Somebody has seen to it."""
    await services.administration.handle_report(who_asks(request), report)
    return Done()


@post("/announcements", status_code=201, responses=problems(401, 403, 413))
async def new_announcement(
    request: Asking, services: NamedDependency[Services], data: JSONBody[NewAnnouncement]
) -> Announcement:
    """Tell everybody something, for some days or until it is removed."""
    row = await services.administration.announce(who_asks(request), data.text, data.days)
    return Announcement(**msgspec.structs.asdict(row))


@delete(
    "/announcements/{announcement:str}",
    status_code=200,
    responses=problems(401, 403, 404),
)
async def remove_announcement(
    request: Asking, services: NamedDependency[Services], announcement: FromPath[str]
) -> Done:
    """Tell it no more."""
    await services.administration.withdraw(who_asks(request), announcement)
    return Done()


@get("/log", responses=problems(401, 403))
async def get_audit_log(services: NamedDependency[Services], limit: Many = 100) -> list[AdminNote]:
    """Who did what, the newest first."""
    found, names = await services.administration.notes(limit)
    return [
        AdminNote(**msgspec.structs.asdict(row), about_name=names.get(row.about_user or ""))
        for row in found
    ]


administration = Router(
    path="/api/admin",
    tags=TAGS,
    guards=[administrators_only],
    route_handlers=[
        get_admin_figures,
        *users.HANDLERS,
        list_admin_tables,
        end_table,
        delete_table,
        list_reports,
        handle_report,
        new_announcement,
        remove_announcement,
        get_audit_log,
    ],
)
HANDLERS: list[ControllerRouterHandler] = [get_announcements, administration]
