"""Refusals: each has a status, a word for programs and a message for people."""

from __future__ import annotations

from typing import Any

from trailboss.core.errors import TrailbossError
from trailboss.core.message import Message, say
from trailboss.words import ENGLISH, text


class Refused(Exception):
    """A request that cannot be granted; nothing was changed. `scopes` and `names` are those of the
    table where the message speaks of a game."""

    status = 400
    error = "bad-request"

    def __init__(
        self,
        message: Message,
        error: str | None = None,
        scopes: tuple[str, ...] = (),
        names: tuple[str, ...] = (),
        **more: Any,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.error = error or self.error
        self.scopes = scopes
        self.names = names
        self.more = more  # further fields of the answer

    def text(self, language: str = ENGLISH) -> str:
        return text(self.message, language, self.scopes, self.names)

    def __str__(self) -> str:
        return self.text()


class BadRequest(Refused):
    """The request is well-formed, but what it asks for makes no sense."""


def not_possible(error: TrailbossError, word: str | None = None) -> BadRequest:
    """What the engine refuses, said by the server."""
    return BadRequest(say("refused-error", error=error.message), word, error.scopes)


class NotLoggedIn(Refused):
    status = 401
    error = "not-logged-in"


class Forbidden(Refused):
    status = 403
    error = "forbidden"


class NotFound(Refused):
    status = 404
    error = "not-found"


class Stale(Refused):
    """Not now: the table, or the account, is in another state than the client thinks."""

    status = 409
    error = "conflict"


class TooMany(Refused):
    status = 429
    error = "too-many-requests"

    def __init__(self, message: Message, retry_after: int) -> None:
        super().__init__(message)
        self.retry_after = retry_after


class Down(Refused):
    """The database is away, or takes nothing. Whoever is told has no part in it."""

    status = 503
    error = "unavailable"
    retry_after = 5


class Full(Down):
    """There is room for moves only."""

    error = "full"
    retry_after = 60


class NotBuilt(Refused):
    status = 501
    error = "not-available"
