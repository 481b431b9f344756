"""For those who run the server: users, tables, reports, announcements, figures, who did what."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

import trailboss
from trailboss.core.message import say
from trailboss.server.errors import Forbidden, Stale
from trailboss.server.people.administrators import is_administrator, is_named
from trailboss.server.people.identity import need_person, user_of
from trailboss.server.people.quotas import most_of
from trailboss.server.routes.answers import ANYBODY, problems
from trailboss.server.routes.language import InLanguage
from trailboss.server.running.services import Services
from trailboss.server.schema.administration import (
    AdminFigures,
    AdminNote,
    AdminQuota,
    AdminReport,
    AdminTable,
    AdminUser,
    Announcement,
    NewAnnouncement,
    OwnQuota,
    PasswordLink,
    Suspend,
    TableStatus,
)
from trailboss.server.schema.common import LINE, Done
from trailboss.server.storage.overview import Holder
from trailboss.server.storage.users import Quota, User
from trailboss.words import ENGLISH

Asking = Request[Any, Any, Any]
TAGS = ["administration"]
Text = Annotated[str, QueryParameter(max_length=100, pattern=LINE)]
Many = Annotated[int, QueryParameter(ge=1, le=500)]
MINUTES = 60


def need_administrator(request: Asking, services: Services) -> str:
    """Who it is, as the audit log names them."""
    user = user_of(request)
    need_person(request)
    if not is_administrator(request, services.settings, user):
        raise Forbidden(say("refused-administrator"), "not-administrator")
    return user.login or ""


def shown(services: Services, holder: Holder) -> AdminUser:
    user = holder.user
    tables, megabytes = most_of(services.settings, user)
    return AdminUser(
        id=user.id,
        name=user.name,
        guest=user.guest,
        email=user.email,
        email_confirmed=user.confirmed,
        created_at=user.created_at,
        suspended_until=user.suspended_until,
        administrator=is_named(services.settings, user),
        tables=holder.tables,
        unfinished=holder.unfinished,
        bytes=holder.bytes,
        quota=AdminQuota(tables=tables, megabytes=megabytes, own=user.quota is not None),
    )


@get("/api/announcements", tags=TAGS, security=ANYBODY, responses=problems())
async def get_announcements(services: NamedDependency[Services]) -> list[Announcement]:
    """What those who run the server tell everybody now."""
    found = await services.administration.announcements()
    return [Announcement(**msgspec.structs.asdict(row)) for row in found]


@get("/api/admin/figures", tags=TAGS, responses=problems(401, 403))
async def get_admin_figures(request: Asking, services: NamedDependency[Services]) -> AdminFigures:
    """How many users and tables there are, and what waits for somebody."""
    need_administrator(request, services)
    found = await services.administration.figures()
    return AdminFigures(
        **msgspec.structs.asdict(found),
        version=trailboss.__version__,
        tables_in_memory=len(services.tables.live),
        watchers=sum(len(there) for there in services.hub.watchers.values()),
    )


@get("/api/admin/users", tags=TAGS, responses=problems(401, 403))
async def list_users(
    request: Asking,
    services: NamedDependency[Services],
    text: Text = "",
    guests: bool = False,
    largest: bool = False,
    limit: Many = 50,
) -> list[AdminUser]:
    """Users whose name or address has a text in it, the newest first; or (`largest`) those whose
    tables take the most room."""
    need_administrator(request, services)
    work = services.administration
    found = await (work.largest(limit) if largest else work.users(text, guests, limit))
    return [shown(services, holder) for holder in found]


async def one(services: Services, user: User) -> AdminUser:
    (holder,) = await services.administration.users(user.id, True, 1)
    return shown(services, holder)


async def other(request: Asking, services: Services, named: str) -> tuple[str, User]:
    """Who asks, and about whom: nobody suspends or deletes themselves, or another administrator,
    by mistake."""
    who = need_administrator(request, services)
    user = await services.administration.user(named)
    if user.id == user_of(request).id or is_named(services.settings, user):
        raise Stale(say("refused-administrator-too"), "administrator")
    return who, user


@post(
    "/api/admin/users/{user:str}/suspend",
    tags=TAGS,
    status_code=200,
    responses=problems(401, 403, 404, 409, 413),
)
async def suspend_user(
    request: Asking,
    services: NamedDependency[Services],
    user: FromPath[str],
    data: JSONBody[Suspend],
) -> AdminUser:
    """Log a user out everywhere, and let nobody act as them for some days or for good."""
    who, found = await other(request, services, user)
    changed = await services.administration.suspend(who, found, data.days, data.reason)
    return await one(services, changed)


@post(
    "/api/admin/users/{user:str}/readmit",
    tags=TAGS,
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def readmit_user(
    request: Asking, services: NamedDependency[Services], user: FromPath[str]
) -> AdminUser:
    """Somebody suspended may come back."""
    who, found = await other(request, services, user)
    return await one(services, await services.administration.readmit(who, found))


@post(
    "/api/admin/users/{user:str}/password-link",
    tags=TAGS,
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def make_password_link(
    request: Asking,
    services: NamedDependency[Services],
    user: FromPath[str],
    language: InLanguage = ENGLISH,
) -> PasswordLink:
    """A link by which a new password can be set, to be handed to its owner; good for an hour."""
    who, found = await other(request, services, user)
    link = await services.administration.password_link(who, found, language)
    return PasswordLink(link=link, minutes=MINUTES)


@put("/api/admin/users/{user:str}/quota", tags=TAGS, responses=problems(401, 403, 404, 413))
async def set_quota(
    request: Asking,
    services: NamedDependency[Services],
    user: FromPath[str],
    data: JSONBody[OwnQuota],
) -> AdminUser:
    """How much a user may have, where that shall differ from the settings."""
    who = need_administrator(request, services)
    found = await services.administration.user(user)
    quota = Quota(tables=data.tables, megabytes=data.megabytes)
    return await one(services, await services.administration.set_quota(who, found, quota))


@delete(
    "/api/admin/users/{user:str}",
    tags=TAGS,
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def delete_user(
    request: Asking,
    services: NamedDependency[Services],
    user: FromPath[str],
    language: InLanguage = ENGLISH,
) -> Done:
    """Delete a user: see `DELETE /api/me`."""
    who, found = await other(request, services, user)
    await services.administration.delete_user(who, found, language)
    return Done()


@get("/api/admin/tables", tags=TAGS, responses=problems(401, 403))
async def list_admin_tables(
    request: Asking,
    services: NamedDependency[Services],
    text: Text = "",
    status: TableStatus | None = None,
    user: Text = "",
    limit: Many = 50,
) -> list[AdminTable]:
    """Tables with a text in the title or a player's name, those of a status or of a user, the last
    changed first."""
    need_administrator(request, services)
    statuses = () if status is None else (status,)
    found = await services.administration.find_tables(text, statuses, user or None, limit)
    return [AdminTable(**msgspec.structs.asdict(line)) for line in found]


@post(
    "/api/admin/tables/{table_id:str}/end",
    tags=TAGS,
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def end_table(
    request: Asking, services: NamedDependency[Services], table_id: FromPath[str]
) -> Done:
    """Give a table up as it stands; nobody has won."""
    who = need_administrator(request, services)
    await services.administration.end_table(who, table_id)
    return Done()


@delete(
    "/api/admin/tables/{table_id:str}",
    tags=TAGS,
    status_code=200,
    responses=problems(401, 403, 404),
)
async def delete_table(
    request: Asking, services: NamedDependency[Services], table_id: FromPath[str]
) -> Done:
    """Delete a table and its log."""
    who = need_administrator(request, services)
    await services.administration.delete_table(who, table_id)
    services.hub.wake(table_id)
    return Done()


@get("/api/admin/reports", tags=TAGS, responses=problems(401, 403))
async def list_reports(
    request: Asking,
    services: NamedDependency[Services],
    handled: bool = False,
    limit: Many = 50,
) -> list[AdminReport]:
    """What players reported and nobody has seen to, the oldest first; or all, the newest first."""
    need_administrator(request, services)
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
    "/api/admin/reports/{report:str}/handled",
    tags=TAGS,
    status_code=200,
    responses=problems(401, 403, 404),
)
async def handle_report(
    request: Asking, services: NamedDependency[Services], report: FromPath[str]
) -> Done:
    """Somebody has seen to it."""
    who = need_administrator(request, services)
    await services.administration.handle_report(who, report)
    return Done()


@post("/api/admin/announcements", tags=TAGS, status_code=201, responses=problems(401, 403, 413))
async def new_announcement(
    request: Asking, services: NamedDependency[Services], data: JSONBody[NewAnnouncement]
) -> Announcement:
    """Tell everybody something, for some days or until it is removed."""
    who = need_administrator(request, services)
    row = await services.administration.announce(who, data.text, data.days)
    return Announcement(**msgspec.structs.asdict(row))


@delete(
    "/api/admin/announcements/{announcement:str}",
    tags=TAGS,
    status_code=200,
    responses=problems(401, 403, 404),
)
async def remove_announcement(
    request: Asking, services: NamedDependency[Services], announcement: FromPath[str]
) -> Done:
    """Tell it no more."""
    who = need_administrator(request, services)
    await services.administration.withdraw(who, announcement)
    return Done()


@get("/api/admin/log", tags=TAGS, responses=problems(401, 403))
async def get_audit_log(
    request: Asking, services: NamedDependency[Services], limit: Many = 100
) -> list[AdminNote]:
    """Who did what, the newest first."""
    need_administrator(request, services)
    found, names = await services.administration.notes(limit)
    return [
        AdminNote(**msgspec.structs.asdict(row), about_name=names.get(row.about_user or ""))
        for row in found
    ]


HANDLERS = [
    get_announcements,
    get_admin_figures,
    list_users,
    suspend_user,
    readmit_user,
    make_password_link,
    set_quota,
    delete_user,
    list_admin_tables,
    end_table,
    delete_table,
    list_reports,
    handle_report,
    new_announcement,
    remove_announcement,
    get_audit_log,
]
