"""How refusals are answered, and how they are documented."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from trailboss.core.errors import InvalidRecord, TrailbossError
from trailboss.core.message import Message, say, to_data
from trailboss.core.sheet.reading import InvalidPosition
from trailboss.server.errors import BadRequest, Down, Refused, TooMany, not_possible
from trailboss.server.routes.language import language_of
from trailboss.server.schema.common import PATTERNS, Problem
from trailboss.server.schema.play import Conflict
from trailboss.words import languages, text

log = structlog.get_logger()

KINDS = {
    400: "invalid-request",
    401: "not-logged-in",
    403: "forbidden",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    415: "unsupported-media-type",
    429: "too-many-requests",
}


Asking = Request[Any, Any, Any]
Answer = Response[dict[str, Any]]


def problem(status: int, error: str, detail: str, message: Message, **more: Any) -> Answer:
    body = {"error": error, "detail": detail, "say": to_data(message), **more}
    return Response(body, status_code=status, media_type=MediaType.JSON)


def refused(request: Asking, error: Refused) -> Answer:
    detail = error.text(language_of(request))
    answer = problem(error.status, error.error, detail, error.message, **error.more)
    if isinstance(error, TooMany | Down):
        answer.headers["retry-after"] = str(error.retry_after)
    return answer


def not_allowed(request: Asking, error: TrailbossError) -> Answer:
    kind = "invalid-request"
    if isinstance(error, InvalidRecord):
        kind = "invalid-record"
    elif isinstance(error, InvalidPosition):
        kind = "invalid-position"
    return refused(request, not_possible(error, kind))


def http_error(request: Asking, error: HTTPException) -> Answer:
    """What Litestar refuses: a path, a parameter or a body that cannot be read."""
    status = error.status_code
    detail = error.detail
    if status >= 500:
        return failed(request, error)
    if isinstance(error.extra, list):
        for part in error.extra:
            if isinstance(part, dict):
                where = f"{part['key']}: " if part.get("key") else ""
                detail += f"; {where}{part.get('message', '')}"
                if part.get("key") == "language":
                    detail += f"; there are {' and '.join(languages())}"
    for pattern, words in PATTERNS.items():
        detail = detail.replace(f"matching regex {pattern!r}", words)
    message = say("refused-request", problem=detail)  # for programmers: in English everywhere
    answer = problem(status, KINDS.get(status, "invalid-request"), detail, message)
    answer.headers.update(error.headers or {})
    return answer


def too_deep(request: Asking, error: RecursionError) -> Answer:
    """Nothing of ours calls itself without end; JSON in JSON in JSON can."""
    return refused(request, BadRequest(say("refused-nested"), "invalid-request"))


def failed(request: Asking, error: Exception) -> Answer:
    """A mistake of ours: logged in full, told in short."""
    log.error("failed", path=request.url.path, method=request.method, exc_info=error)
    message = say("refused-failed")
    return problem(500, "internal", text(message, language_of(request)), message)


HANDLERS: dict[Any, Any] = {
    Refused: refused,
    TrailbossError: not_allowed,
    HTTPException: http_error,
    RecursionError: too_deep,
    Exception: failed,
}

WORDS = {
    400: "The request makes no sense; `detail` says why.",
    401: "Nobody is logged in.",
    403: "Not allowed.",
    404: "There is no such thing.",
    409: "Not now: things stand differently.",
    413: "The body is too large.",
    429: "Too many requests; `Retry-After` says when to try again.",
    501: "This server cannot do that.",
    503: "The database is away; `Retry-After` says when to try again.",
}


# For endpoints that also answer somebody we do not know.
ANYBODY: list[dict[str, list[str]]] = [{}, {"token": []}, {"session": []}]


def problems(*statuses: int, conflict: bool = False) -> dict[int, ResponseSpec]:
    """The refusals an endpoint can give besides 400, 429 and 503, for OpenAPI."""
    found: dict[int, ResponseSpec] = {}
    for status in sorted({400, 429, 503, *statuses}):
        kind = Conflict if conflict and status == 409 else Problem
        found[status] = ResponseSpec(
            data_container=kind, description=WORDS[status], generate_examples=False
        )
    return found
