"""Logging in without a password: by a key in one's device, and by a provider of OpenID Connect."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Redirect

from trailboss.core.message import say
from trailboss.server.errors import BadRequest, NotFound, Stale
from trailboss.server.ids import now
from trailboss.server.people.identity import (
    device_of,
    maybe_user,
    need_person,
    origin_of,
    session_cookie,
    user_of,
)
from trailboss.server.routes.answers import ANYBODY, problems
from trailboss.server.routes.language import InLanguage
from trailboss.server.routes.me import come_as, sits_as_account, with_session
from trailboss.server.running.services import Services
from trailboss.server.schema.accounts import (
    LogInByPasskey,
    Me,
    NewPasskey,
    Passkey,
    PasskeyOptions,
)
from trailboss.server.schema.common import Done
from trailboss.server.storage import logins
from trailboss.server.storage.database import Conflict
from trailboss.server.storage.logins import PasskeyRow
from trailboss.server.storage.users import User, user_by_id
from trailboss.words import ENGLISH

if TYPE_CHECKING:
    from trailboss.server.people.passkeys import Passkeys
    from trailboss.server.people.provider import Claims, Provider

Asking = Request[Any, Any, Any]
TAGS = ["users"]
STATE = "trailboss_login"  # the cookie of a browser that was sent to the provider


def need_passkeys(services: Services) -> Passkeys:
    if services.passkeys is None:
        raise NotFound(say("refused-no-passkeys"))
    return services.passkeys


def shown(row: PasskeyRow) -> Passkey:
    return Passkey(id=row.id, name=row.name, created_at=row.created_at, used_at=row.used_at)


def need_account(request: Asking) -> User:
    user = user_of(request)
    need_person(request)
    if user.guest:
        raise Stale(say("refused-guest-passkey"), "no-account")
    return user


@get("/api/me/passkeys", tags=TAGS, responses=problems(401, 403, 404, 409))
async def list_passkeys(request: Asking, services: NamedDependency[Services]) -> list[Passkey]:
    """The keys with which I can log in."""
    keys = need_passkeys(services)
    return [shown(row) for row in await keys.of(need_account(request))]


@post(
    "/api/me/passkeys/options",
    tags=TAGS,
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def new_passkey_options(
    request: Asking, services: NamedDependency[Services]
) -> PasskeyOptions:
    """What the browser needs to make a key."""
    keys = need_passkeys(services)
    services.logins.spend(origin_of(request))
    return PasskeyOptions(options=await keys.options(need_account(request)))


@post("/api/me/passkeys", tags=TAGS, status_code=201, responses=problems(401, 403, 404, 409, 413))
async def new_passkey(
    request: Asking, services: NamedDependency[Services], data: JSONBody[NewPasskey]
) -> Passkey:
    """A key the browser has made."""
    keys = need_passkeys(services)
    return shown(await keys.add(need_account(request), data.name, data.credential))


@delete(
    "/api/me/passkeys/{passkey:str}",
    tags=TAGS,
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def remove_passkey(
    request: Asking, services: NamedDependency[Services], passkey: FromPath[str]
) -> Done:
    """A key that shall not work any more."""
    keys = need_passkeys(services)
    await keys.remove(need_account(request), passkey)
    return Done()


@post(
    "/api/sessions/passkey/options",
    tags=TAGS,
    security=ANYBODY,
    status_code=200,
    responses=problems(403, 404),
)
async def passkey_login_options(
    request: Asking, services: NamedDependency[Services]
) -> PasskeyOptions:
    """What the browser needs to look for a key."""
    keys = need_passkeys(services)
    services.logins.spend(origin_of(request))
    return PasskeyOptions(options=await keys.login_options())


@post("/api/sessions/passkey", tags=TAGS, status_code=201, responses=problems(401, 403, 404, 413))
async def log_in_by_passkey(
    request: Asking, services: NamedDependency[Services], data: JSONBody[LogInByPasskey]
) -> Response[Me]:
    """Log in by a key. The games of the guest one was so far move to the account."""
    keys = need_passkeys(services)
    services.logins.spend(origin_of(request))
    account = await keys.log_in(data.credential)
    await come_as(request, services, account)
    return await with_session(request, services, account, 201)


# By a provider ----------------------------------------------------------------------------------


def need_provider(services: Services) -> Provider:
    if services.provider is None:
        raise NotFound(say("refused-no-provider"))
    return services.provider


def state_cookie(state: str, secure: bool) -> Cookie:
    """Who comes back must be who was sent."""
    return Cookie(
        key=STATE,
        value=state,
        max_age=600 if state else 0,
        path="/login",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


@get("/login/provider", include_in_schema=False)
async def go_to_provider(request: Asking, services: NamedDependency[Services]) -> Redirect:
    """Send somebody to the provider. Who has an account here is known by it from then on."""
    provider = need_provider(services)
    services.logins.spend(origin_of(request))
    user = maybe_user(request)
    account = None if user is None or user.guest else user.id
    there, state = await provider.begin(account)
    cookie = state_cookie(state, services.settings.secure)
    return Redirect(there, status_code=302, cookies=[cookie])


Words = Annotated[str, QueryParameter(max_length=4000)]


@get("/login/provider/callback", include_in_schema=False)
async def come_from_provider(
    request: Asking,
    services: NamedDependency[Services],
    code: Words = "",
    login_state: Annotated[str, QueryParameter(name="state", max_length=200)] = "",
    language: InLanguage = ENGLISH,
) -> Redirect:
    """Somebody comes back from the provider: as the account it knows, or as a new one."""
    provider = need_provider(services)
    services.logins.spend(origin_of(request))
    if not login_state or request.cookies.get(STATE) != login_state:
        raise BadRequest(say("refused-provider-old"), "old-login")
    if not code:  # they changed their mind, or the provider refused
        return Redirect("/account", status_code=302, cookies=[state_cookie("", False)])
    claims, wanted = await provider.end(login_state, code)
    account = await account_for(request, services, claims, wanted, language)
    await come_as(request, services, account)
    session = session_cookie(
        await services.accounts.session_for(account, device_of(request)),
        services.settings.session_days,
        services.settings.secure,
    )
    gone = state_cookie("", services.settings.secure)
    return Redirect("/account", status_code=302, cookies=[session, gone])


async def account_for(
    request: Asking, services: Services, claims: Claims, wanted: str | None, language: str
) -> User:
    assert services.provider is not None
    issuer = services.provider.issuer
    known = await services.database.read(
        partial(logins.identified, issuer=issuer, subject=claims.sub)
    )
    if known is not None:
        if wanted is not None and wanted != known.id:
            raise Stale(say("refused-provider-other"), "other-account")
        return known
    user = None
    if wanted is not None:
        user = await services.database.read(partial(user_by_id, user=wanted))
    if user is None:
        user = await new_account(request, services, claims, language)
    try:
        await services.database.write(
            partial(logins.add_identity, issuer=issuer, subject=claims.sub, user=user.id, now=now())
        )
    except Conflict:
        raise Stale(say("refused-provider-other"), "other-account") from None
    return user


async def new_account(request: Asking, services: Services, claims: Claims, language: str) -> User:
    """The guest somebody was so far, with a name from the provider."""
    guest = maybe_user(request)
    if guest is None or not guest.guest:
        await services.quotas.need_room()
        guest = await services.accounts.new_guest(language)
    name = claims.preferred_username or claims.name or ""
    email = claims.email if claims.email_verified else None
    account = await services.accounts.account_from(guest, name, email)
    sits_as_account(services, account)
    return account


HANDLERS = [
    list_passkeys,
    new_passkey_options,
    new_passkey,
    remove_passkey,
    passkey_login_options,
    log_in_by_passkey,
    go_to_provider,
    come_from_provider,
]
