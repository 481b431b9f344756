"""Headers that keep browsers out of trouble, and a line in the log for every request."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from time import perf_counter
from typing import cast

import structlog
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send
from structlog.contextvars import bound_contextvars

log = structlog.get_logger()

# Only the client that this server brings may run; styles are also set on elements by scripts.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline';"
    " img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self';"
    " manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
STRICT_TRANSPORT = "max-age=31536000"
REQUEST_ID = "x-request-id"
PROPER_ID = re.compile(rb"[A-Za-z0-9-]{8,64}")
METHODS = ("GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS")
Measure = Callable[[str, str | None, int, float], None]  # method, route, status, seconds


class Wrapping:
    """Around the whole application, so that refusals of its router have the headers too."""

    def __init__(self, app: ASGIApp, secure: bool, measure: Measure) -> None:
        self.app = app
        self.measure = measure
        self.headers = dict(HEADERS)
        if secure:
            self.headers["strict-transport-security"] = STRICT_TRANSPORT

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        name = request_id(scope)
        with bound_contextvars(request=name):  # in every line that is logged meanwhile
            if scope["type"] == ScopeType.HTTP:
                await self.request(scope, receive, send, name)
            else:
                await self.app(scope, receive, send)

    async def request(self, scope: HTTPScope, receive: Receive, send: Send, name: str) -> None:
        begun = perf_counter()
        status = 0
        asked = scope["method"]
        bare = asked == "HEAD"  # what GET would answer, without the body
        if bare:
            scope = cast("HTTPScope", {**scope, "method": "GET"})

        async def wrapped(message: Message) -> None:
            nonlocal status
            if bare and message["type"] == "http.response.body":
                message["body"] = b""
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableScopeHeaders.from_message(message)
                for header, value in self.headers.items():
                    headers.setdefault(header, value)
                headers[REQUEST_ID] = name
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            await self.app(scope, receive, wrapped)
        finally:
            method: str = asked if asked in METHODS else "other"
            seconds = perf_counter() - begun
            self.measure(method, scope.get("path_template"), status, seconds)
            # Neither the query, which may hold an invitation, nor headers or bodies.
            log.debug(
                "request",
                method=method,
                path=scope["path"],
                status=status,
                ms=round(seconds * 1000, 1),
            )


def request_id(scope: Scope) -> str:
    """Names a request in the log. A proxy may have named it already."""
    for name, value in scope.get("headers", ()):  # start and end of the server have none
        if name == REQUEST_ID.encode() and PROPER_ID.fullmatch(value):
            return str(value.decode("ascii"))
    return secrets.token_hex(8)
