"""Who runs the server."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from trailboss.core.message import say
from trailboss.server.errors import Forbidden
from trailboss.server.people.accounts import login_of
from trailboss.server.people.identity import address_of, need_person, user_of
from trailboss.server.running.settings import Settings
from trailboss.server.storage.users import User

Asking = ASGIConnection[Any, Any, Any, Any]
PROXY_HEADERS = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")


def from_here(request: Asking) -> bool:
    """Does somebody on this machine ask, and not through a proxy?"""
    proxy = any(name in request.headers for name in PROXY_HEADERS)
    return is_local(address_of(request)) and not proxy


def is_local(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def is_open(settings: Settings) -> bool:
    """Is the server there for others, too?"""
    local = settings.host == "localhost" or is_local(settings.host)
    return not local or settings.public_url != ""


def is_named(settings: Settings, user: User | None) -> bool:
    """Is it an account the settings name as administrator?"""
    login = None if user is None else user.login
    return login is not None and login in [login_of(name) for name in settings.administrators]


def is_administrator(request: Asking, settings: Settings, user: User | None) -> bool:
    """Who runs the server: an account the settings name, or whoever sits at the machine of a server
    that is there for nobody else."""
    return is_named(settings, user) or (not is_open(settings) and from_here(request))


def administrators_only(connection: Asking, _: BaseRouteHandler) -> None:
    """A guard for all that only they may ask; a token cannot. Which methods there are is no
    secret."""
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] == "OPTIONS":
        return
    user = user_of(connection)
    need_person(connection)
    if not is_administrator(connection, connection.app.state.services.settings, user):
        raise Forbidden(say("refused-administrator"), "not-administrator")


def who_asks(request: Asking) -> str:
    """As the audit log names them."""
    return user_of(request).login or ""
