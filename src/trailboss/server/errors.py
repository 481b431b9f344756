"""Refusals: each has a status, a word for programs and a sentence for people."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A request that cannot be granted; nothing was changed."""

    status = 400
    error = "bad-request"

    def __init__(self, detail: str, error: str | None = None, **more: Any) -> None:
        super().__init__(detail)
        self.detail = detail
        self.error = error or self.error
        self.more = more  # further fields of the answer


class BadRequest(Refused):
    """The request is well-formed, but what it asks for makes no sense."""


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

    def __init__(self, detail: str, retry_after: int) -> None:
        super().__init__(detail)
        self.retry_after = retry_after


class NotBuilt(Refused):
    status = 501
    error = "not-available"
