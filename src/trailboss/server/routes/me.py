"""The user who asks: guest, account, session, tokens."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from trailboss.server.errors import TooMany
from trailboss.server.people.accounts import need_admitted
from trailboss.server.people.administrators import is_administrator
from trailboss.server.people.adoption import adopt_guest
from trailboss.server.people.identity import (
    SESSION,
    address_of,
    device_of,
    maybe_user,
    need_person,
    origin_of,
    session_cookie,
    user_of,
)
from trailboss.server.routes.answers import ANYBODY, problems
from trailboss.server.routes.language import InLanguage
from trailboss.server.running.services import Services
from trailboss.server.schema.accounts import (
    ChangeMe,
    ForgottenPassword,
    FreshToken,
    LogIn,
    Me,
    NewAccount,
    NewToken,
    Notify,
    Session,
    Token,
)
from trailboss.server.schema.common import Done
from trailboss.server.storage.rows import User
from trailboss.server.storage.users import TokenRow, session_id
from trailboss.words import ENGLISH

Asking = Request[Any, Any, Any]
TAGS = ["users"]


def shown(request: Asking, services: Services, user: User, webhook_secret: str | None = None) -> Me:
    wishes = user.wishes
    return Me(
        id=user.id,
        name=user.name,
        guest=user.guest,
        email=user.email,
        email_confirmed=user.confirmed,
        notify=Notify(
            browser=wishes.browser, email=wishes.email, webhook=wishes.webhook, live=wishes.live
        ),
        ways=services.telling.ways,
        preferences=msgspec.json.decode(user.preferences),
        passkeys=services.passkeys is not None,
        provider=services.settings.provider,
        has_password=user.password is not None,
        administrator=is_administrator(request, services.settings, user),
        webhook_secret=webhook_secret,
    )


async def with_session(
    request: Asking, services: Services, user: User, status: int
) -> Response[Me]:
    """The user, and a new session cookie."""
    settings = services.settings
    cookie = session_cookie(
        await services.accounts.session_for(user, device_of(request)),
        settings.session_days,
        settings.secure,
    )
    return Response(shown(request, services, user), cookies=[cookie], status_code=status)


@get("/api/me", tags=TAGS, security=ANYBODY, responses=problems(401))
async def get_me(
    request: Asking, services: NamedDependency[Services], language: InLanguage = ENGLISH
) -> Response[Me]:
    """Who am I? Somebody new becomes a guest, named in this language, and gets a session cookie."""
    user = maybe_user(request)
    if user is not None:
        return Response(shown(request, services, user))
    services.logins.spend(origin_of(request))
    await services.quotas.need_room()
    return await with_session(request, services, await services.accounts.new_guest(language), 200)


@patch("/api/me", tags=TAGS, responses=problems(401, 403, 409, 413))
async def change_me(
    request: Asking,
    services: NamedDependency[Services],
    data: JSONBody[ChangeMe],
    language: InLanguage = ENGLISH,
) -> Me:
    """Change name, e-mail, preferences, notices or password."""
    user = user_of(request)
    notify = data.notify
    if takes_over(data):
        need_person(request)
    if data.password is not msgspec.UNSET or notify is not msgspec.UNSET:
        services.logins.spend(origin_of(request))
    unconfirmed = await services.telling.check(user, data, address_of(request))
    changed = await services.accounts.change_me(user, data, request.auth, language)
    if unconfirmed:
        services.telling.ask_to_confirm(changed, language)
    fresh = notify is not msgspec.UNSET and isinstance(notify.webhook, str)
    return shown(request, services, changed, changed.wishes.secret if fresh else None)


def takes_over(asked: ChangeMe) -> bool:
    """Could somebody who must not, use this to become the user?"""
    webhook = asked.notify is not msgspec.UNSET and asked.notify.webhook is not msgspec.UNSET
    return webhook or asked.email is not msgspec.UNSET or asked.password is not msgspec.UNSET


@post("/api/accounts", tags=TAGS, status_code=201, responses=problems(401, 403, 409, 413))
async def make_account(
    request: Asking,
    services: NamedDependency[Services],
    data: JSONBody[NewAccount],
    language: InLanguage = ENGLISH,
) -> Response[Me]:
    """Turn the guest into an account, with all games."""
    user = user_of(request)
    need_person(request)
    services.logins.spend(origin_of(request))
    account = await services.accounts.make_account(user, data)
    sits_as_account(services, account)
    await confirm_first(request, services, account, language)
    if request.auth is not None:  # what could act for the guest no longer acts for the account
        await services.accounts.log_out(request.auth, user)
    return await with_session(request, services, account, 201)


async def confirm_first(request: Asking, services: Services, account: User, language: str) -> None:
    """Ask whether the address of a new account is right, unless too many were asked; then it can be
    asked for later."""
    if account.email is None:
        return
    try:
        asked = ChangeMe(email=account.email)
        if await services.telling.check(account, asked, address_of(request)):
            services.telling.ask_to_confirm(account, language)
    except TooMany:
        pass


def sits_as_account(services: Services, account: User) -> None:
    """Tables in memory know it, too."""
    for table in services.tables.live.values():
        if table.loaded:
            for row in table.seats:
                if row.user_id == account.id:
                    row.guest = False


@post("/api/sessions", tags=TAGS, status_code=201, responses=problems(401, 403, 413))
async def log_in(
    request: Asking, services: NamedDependency[Services], data: JSONBody[LogIn]
) -> Response[Me]:
    """Log in. The games of the guest one was so far move to the account."""
    services.logins.spend(origin_of(request))
    account = await services.accounts.check_password(data.name, data.password, origin_of(request))
    await come_as(request, services, account)
    return await with_session(request, services, account, 201)


async def come_as(request: Asking, services: Services, account: User) -> None:
    """Somebody has proved to be an account: the games of the guest they were so far are its own."""
    need_admitted(account)
    before = maybe_user(request)
    if before is not None and before.id != account.id and before.guest:
        await adopt_guest(services.tables, services.database, before, account)
    if before is not None and request.auth is not None:
        await services.accounts.log_out(request.auth, before)


@post("/api/forgotten-password", tags=TAGS, status_code=202, responses=problems(403, 413))
async def forgotten_password(
    request: Asking,
    services: NamedDependency[Services],
    data: JSONBody[ForgottenPassword],
    language: InLanguage = ENGLISH,
) -> Done:
    """Have a link for a new password sent to the confirmed e-mail address of an account. The answer
    is the same whether there is one or not."""
    services.logins.spend(origin_of(request))
    user = await services.accounts.named(data.name)
    services.telling.send_reset(user, address_of(request), language)
    return Done()


@delete("/api/sessions/current", tags=TAGS, status_code=200, responses=problems(401, 403))
async def log_out(request: Asking, services: NamedDependency[Services]) -> Response[Done]:
    """Log out: the session ends here."""
    user = user_of(request)
    if request.auth is not None:
        await services.accounts.log_out(request.auth, user)
    answer = Response(Done())
    answer.delete_cookie(SESSION)
    return answer


@get("/api/me/sessions", tags=TAGS, responses=problems(401, 403))
async def list_sessions(request: Asking, services: NamedDependency[Services]) -> list[Session]:
    """The browsers in which I am logged in."""
    user = user_of(request)
    need_person(request)
    mine = None if request.auth is None else session_id(request.auth)
    return [
        Session(
            id=row.id,
            device=row.device,
            created_at=row.created_at,
            expires_at=row.expires_at,
            current=row.id == mine,
        )
        for row in await services.accounts.sessions(user)
    ]


@delete("/api/me/sessions", tags=TAGS, status_code=200, responses=problems(401, 403))
async def end_other_sessions(request: Asking, services: NamedDependency[Services]) -> Done:
    """Log out everywhere but here."""
    user = user_of(request)
    need_person(request)
    await services.accounts.end_other_sessions(user, request.auth)
    return Done()


@delete(
    "/api/me/sessions/{session:str}", tags=TAGS, status_code=200, responses=problems(401, 403, 404)
)
async def end_session(
    request: Asking, services: NamedDependency[Services], session: FromPath[str]
) -> Done:
    """Log out in one browser."""
    user = user_of(request)
    need_person(request)
    await services.accounts.end_session(user, session)
    return Done()


def token_shown(token: TokenRow) -> dict[str, Any]:
    return msgspec.structs.asdict(token)


@get("/api/me/tokens", tags=TAGS, responses=problems(401))
async def list_tokens(request: Asking, services: NamedDependency[Services]) -> list[Token]:
    """The tokens with which programs act for me."""
    found = await services.accounts.tokens(user_of(request))
    return [Token(**token_shown(token)) for token in found]


@post("/api/me/tokens", tags=TAGS, status_code=201, responses=problems(401, 403, 409, 413))
async def new_token(
    request: Asking, services: NamedDependency[Services], data: JSONBody[NewToken]
) -> FreshToken:
    """A new token; its secret is shown this once."""
    user = user_of(request)
    need_person(request)
    token, secret = await services.accounts.new_token(user, data)
    return FreshToken(**token_shown(token), secret=secret)


@delete("/api/me/tokens/{token:str}", tags=TAGS, status_code=200, responses=problems(401, 403, 404))
async def remove_token(
    request: Asking, services: NamedDependency[Services], token: FromPath[str]
) -> Done:
    """A token that shall not work any more."""
    user = user_of(request)
    need_person(request)
    await services.accounts.remove_token(user, token)
    return Done()


HANDLERS = [
    get_me,
    change_me,
    make_account,
    log_in,
    forgotten_password,
    log_out,
    list_sessions,
    end_other_sessions,
    end_session,
    list_tokens,
    new_token,
    remove_token,
]
