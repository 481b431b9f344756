"""For whoever runs the server: is it well, and how is it doing?"""

from __future__ import annotations

import hmac
from typing import Any, Literal

from litestar import Request, Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST

import trailboss
from trailboss.core.message import say
from trailboss.server.errors import Forbidden
from trailboss.server.people.administrators import from_here
from trailboss.server.people.identity import bearer_of
from trailboss.server.running.services import Services
from trailboss.server.schema.common import Struct
from trailboss.server.storage.database import schema_of

TAGS = ["server"]


class Alive(Struct):
    """The process answers."""

    status: Literal["ok"] = "ok"
    version: str = trailboss.__version__


class Health(Struct):
    """Is the server ready? `schema`: has the database the schema of this version? `writing`: can
    anything be stored?"""

    status: Literal["ok", "failing"]
    version: str
    database: Literal["ok", "failing"]
    schema: Literal["ok", "other", "unknown"]
    writing: Literal["ok", "failing"]
    tables_in_memory: int


@get("/health/live", tags=TAGS, security=[{}])
async def get_alive() -> Alive:
    """Does the process answer? Nothing else is looked at."""
    return Alive()


@get("/health", tags=TAGS, security=[{}])
async def get_health(services: NamedDependency[Services]) -> Response[Health]:
    """Is everything in order? 503 if the database does not answer, takes nothing or has another
    schema."""
    schema: Literal["ok", "other", "unknown"] = "unknown"
    try:
        found = await services.database.read(schema_of)
        schema = "ok" if found == [services.schema] else "other"
    except Exception:  # noqa: BLE001  whatever is wrong with the database, the answer is the same
        pass
    writes = await services.writes()
    fine = schema == "ok" and writes
    health = Health(
        status="ok" if fine else "failing",
        version=trailboss.__version__,
        database="failing" if schema == "unknown" else "ok",
        schema=schema,
        writing="ok" if writes else "failing",
        tables_in_memory=len(services.tables.live),
    )
    return Response(health, status_code=200 if fine else 503)


@get("/metrics", include_in_schema=False)
async def get_metrics(
    request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> Response[bytes]:
    """What the server measures of itself, as Prometheus reads it."""
    need_operator(request, services.settings.metrics_token)
    return Response(services.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def need_operator(request: Request[Any, Any, Any], token: str) -> None:
    """Somebody with the token, or on this machine. What a proxy passes on also comes from this
    machine, but not from somebody on it."""
    given = bearer_of(request.scope)
    if token and given is not None and hmac.compare_digest(given.encode(), token.encode()):
        return
    if not from_here(request):
        raise Forbidden(say("refused-operator"))


HANDLERS = [get_alive, get_health, get_metrics]
