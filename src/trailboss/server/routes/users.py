"""For those who run the server: users. The paths are those of `administration`."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from trailboss.core.message import say
from trailboss.server.errors import Stale
from trailboss.server.people.administrators import is_named, who_asks
from trailboss.server.people.identity import user_of
from trailboss.server.people.quotas import most_of
from trailboss.server.routes.answers import problems
from trailboss.server.routes.language import InLanguage
from trailboss.server.running.services import Services
from trailboss.server.schema.administration import (
    AdminQuota,
    AdminUser,
    OwnQuota,
    PasswordLink,
    Suspend,
)
from trailboss.server.schema.common import LINE, Done
from trailboss.server.storage.overview import Holder
from trailboss.server.storage.users import Quota, User
from trailboss.words import ENGLISH

Asking = Request[Any, Any, Any]
Text = Annotated[str, QueryParameter(max_length=100, pattern=LINE)]
Many = Annotated[int, QueryParameter(ge=1, le=500)]
MINUTES = 60


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


@get("/users", responses=problems(401, 403))
async def list_users(
    services: NamedDependency[Services],
    text: Text = "",
    guests: bool = False,
    largest: bool = False,
    limit: Many = 50,
) -> list[AdminUser]:
    """Users whose name or address has a text in it, the newest first; or (`largest`) those whose
    tables take the most room."""
    work = services.administration
    found = await (work.largest(limit) if largest else work.users(text, guests, limit))
    return [shown(services, holder) for holder in found]


async def one(services: Services, user: User) -> AdminUser:
    (holder,) = await services.administration.users(user.id, True, 1)
    return shown(services, holder)


async def other(request: Asking, services: Services, named: str) -> User:
    """Nobody suspends or deletes themselves, or another administrator, by mistake."""
    user = await services.administration.user(named)
    if user.id == user_of(request).id or is_named(services.settings, user):
        raise Stale(say("refused-administrator-too"), "administrator")
    return user


@post(
    "/users/{user:str}/suspend",
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
    found = await other(request, services, user)
    changed = await services.administration.suspend(
        who_asks(request), found, data.days, data.reason
    )
    return await one(services, changed)


@post(
    "/users/{user:str}/readmit",
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def readmit_user(
    request: Asking, services: NamedDependency[Services], user: FromPath[str]
) -> AdminUser:
    """Somebody suspended may come back."""
    found = await other(request, services, user)
    return await one(services, await services.administration.readmit(who_asks(request), found))


@post(
    "/users/{user:str}/password-link",
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
    found = await other(request, services, user)
    link = await services.administration.password_link(who_asks(request), found, language)
    return PasswordLink(link=link, minutes=MINUTES)


@put("/users/{user:str}/quota", responses=problems(401, 403, 404, 413))
async def set_quota(
    request: Asking,
    services: NamedDependency[Services],
    user: FromPath[str],
    data: JSONBody[OwnQuota],
) -> AdminUser:
    """How much a user may have, where that shall differ from the settings."""
    found = await services.administration.user(user)
    quota = Quota(tables=data.tables, megabytes=data.megabytes)
    return await one(
        services, await services.administration.set_quota(who_asks(request), found, quota)
    )


@delete(
    "/users/{user:str}",
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def delete_user(
    request: Asking,
    services: NamedDependency[Services],
    user: FromPath[str],
    language: InLanguage = ENGLISH,
) -> Done:
    """Delete a user: see `POST /api/me/delete`."""
    found = await other(request, services, user)
    await services.administration.delete_user(who_asks(request), found, language)
    return Done()


HANDLERS = [list_users, suspend_user, readmit_user, make_password_link, set_quota, delete_user]
