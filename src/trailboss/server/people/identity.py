"""Who sent a request: the session cookie, or an API token."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from trailboss.core.message import say
from trailboss.server.errors import Forbidden, NotLoggedIn, Refused
from trailboss.server.ids import new_secret
from trailboss.server.people.access import need_user
from trailboss.server.people.accounts import Accounts, need_admitted
from trailboss.server.people.limits import network_of
from trailboss.server.storage.rows import User

SESSION = "trailboss_session"
BEARER = "bearer "
FORGERY_COOKIE = "csrftoken"
FORGERY_HEADER = "x-csrftoken"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def bearer_of(scope: Scope) -> str | None:
    """The API token of a request, if it brings one."""
    for name, value in scope["headers"]:
        if name == b"authorization":
            text = value.decode("latin-1")
            if text.lower().startswith(BEARER):
                return text[len(BEARER) :].strip()
    return None


class Identity(AbstractAuthenticationMiddleware):
    """Sets the user of a connection: None for somebody we do not know."""

    async def authenticate_request(
        self, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> AuthenticationResult:
        user = None
        try:
            user = await who(connection)
            connection.app.state.services.limits.spend(key_of(connection, user))
            need_token(connection, user)
            if connection.scope["type"] == ScopeType.HTTP:
                need_scope(user, connection.scope["method"] not in SAFE_METHODS)
        except Refused as error:
            if connection.scope["type"] == ScopeType.HTTP:
                raise
            # Before a socket is open a status is all that can be said; afterwards it says why.
            connection.state.refused = error
        by_session = user is not None and bearer_of(connection.scope) is None
        session = connection.cookies[SESSION] if by_session else None
        return AuthenticationResult(user=user, auth=session)


async def who(connection: ASGIConnection[Any, Any, Any, Any]) -> User | None:
    """Whose token or session a connection brings, as things stand now."""
    accounts: Accounts = connection.app.state.services.accounts
    token = bearer_of(connection.scope)
    secret = connection.cookies.get(SESSION)
    user = None
    if token is not None:
        user = await accounts.by_token(token)
    elif secret:
        user = await accounts.by_session(secret)
    need_admitted(user)
    return user


def need_token(connection: ASGIConnection[Any, Any, Any, Any], user: User | None) -> None:
    """Somebody with a wrong session is a stranger; a program with a wrong token is told so."""
    if user is None and bearer_of(connection.scope) is not None:
        raise NotLoggedIn(say("refused-bad-token"), "bad-token")


def need_scope(user: User | None, acts: bool) -> None:
    """A token may be good for looking only."""
    if acts and user is not None and user.scope == "read":
        raise Forbidden(say("refused-read-token"), "read-only-token")


def need_person(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Who holds a token may play, but not make more of them or take the account over."""
    if bearer_of(connection.scope) is not None:
        raise Forbidden(say("refused-by-token"), "not-by-token")


class Forgery:
    """Makes and knows the tokens that protect against forged requests. A token is good for one
    session: a number of its own, and that number and the session signed by the server."""

    def __init__(self, secure: bool) -> None:
        self.secret = b""  # known when the database is open
        self.secure = secure

    def open(self, secret: str) -> None:
        self.secret = b"forgery " + secret.encode()

    def token_for(self, session: str, number: str | None = None) -> str:
        number = number or new_secret()
        signed = hmac.new(self.secret, f"{number} {session}".encode(), hashlib.sha256)
        return f"{number}.{signed.hexdigest()}"

    def is_good(self, token: str | None, session: str) -> bool:
        number, _, signed = (token or "").partition(".")
        expected = self.token_for(session, number) if number and signed else " "
        return hmac.compare_digest(expected.encode(), (token or "").encode())

    def cookie(self, session: str) -> Cookie:
        return Cookie(
            key=FORGERY_COOKIE,
            value=self.token_for(session),
            path="/",
            samesite="lax",
            secure=self.secure,
        )


class ForgeryGuard:
    """Whoever comes with a session shows its token in a header, which no page of another site can
    send. A request with an API token needs none: no browser sends one by itself."""

    def __init__(self, app: ASGIApp, forgery: Forgery) -> None:
        self.app = app
        self.forgery = forgery

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or bearer_of(scope) is not None:
            await self.app(scope, receive, send)
            return
        asking: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        session = asking.cookies.get(SESSION, "")
        shown = asking.headers.get(FORGERY_HEADER)
        if scope["method"] not in SAFE_METHODS and not self.forgery.is_good(shown, session):
            raise Forbidden(say("refused-forged"))
        has = asking.cookies.get(FORGERY_COOKIE)

        async def with_token(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                given = new_session(headers.getall("set-cookie", []))
                now = session if given is None else given
                if not self.forgery.is_good(has, now):
                    headers.add("set-cookie", self.forgery.cookie(now).to_header(header=""))
            await send(message)

        await self.app(scope, receive, with_token)


def new_session(cookies: list[str]) -> str | None:
    """The session that an answer begins; empty if it ends one, None if it does neither."""
    for cookie in cookies:
        name, _, rest = cookie.partition("=")
        if name == SESSION:
            return rest.partition(";")[0].strip('"')
    return None


def session_cookie(secret: str, days: int, secure: bool) -> Cookie:
    return Cookie(
        key=SESSION,
        value=secret,
        max_age=days * 86_400,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address somebody comes from."""
    client = connection.client
    return client.host if client else "unknown"


def origin_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from, as a key for limits."""
    return network_of(address_of(connection))


def key_of(connection: ASGIConnection[Any, Any, Any, Any], user: User | None) -> str:
    """Who is counted by the limits."""
    return origin_of(connection) if user is None else user.id


BROWSERS = (("Edg", "Edge"), ("Firefox", ""), ("OPR", "Opera"), ("Chrome", ""), ("Safari", ""))
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", ("Macintosh", "macOS"), "Linux")


def device_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The kind of browser somebody comes with, in two words; its exact version is not kept."""
    agent = connection.headers.get("user-agent", "")
    browser = next((name or sign for sign, name in BROWSERS if sign in agent), "")
    pairs = [(system, system) if isinstance(system, str) else system for system in SYSTEMS]
    system = next((name for sign, name in pairs if sign in agent), "")
    return ", ".join(part for part in (browser, system) if part)


def user_of(connection: ASGIConnection[Any, Any, Any, Any]) -> User:
    """Who asks; an error for somebody we do not know."""
    return need_user(maybe_user(connection))


def maybe_user(connection: ASGIConnection[Any, Any, Any, Any]) -> User | None:
    user = connection.scope["user"]
    return user if isinstance(user, User) else None


def need_nothing_against(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Raises what had to wait until the socket was open."""
    refused = connection.state.get("refused")
    if refused is not None:
        assert isinstance(refused, Refused)
        raise refused


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A page of another site must not open a socket in the user's name."""
    origin = connection.headers.get("origin")
    if origin is None or bearer_of(connection.scope) is not None:
        return
    host = origin.partition("://")[2]
    if host != connection.headers.get("host"):
        raise Forbidden(say("refused-other-site"), "other-origin")
