"""The waiting room."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from trailboss.server.people.identity import user_of
from trailboss.server.routes.answers import problems
from trailboss.server.running.services import Services
from trailboss.server.schema.waiting import Waiting, Wish

Asking = Request[Any, Any, Any]
TAGS = ["waiting"]


@get("/api/waiting", tags=TAGS, responses=problems(401))
async def get_waiting(request: Asking, services: NamedDependency[Services]) -> Waiting:
    """Who waits for players; says that I am still there, and once where I sit."""
    return await services.waiting.look(user_of(request))


@post("/api/waiting", tags=TAGS, status_code=200, responses=problems(401, 403, 409, 413))
async def wait(
    request: Asking, services: NamedDependency[Services], data: JSONBody[Wish]
) -> Waiting:
    """Wait for people who would like the same; an earlier wish of mine ends."""
    user = user_of(request)
    await services.quotas.need_room()
    return await services.waiting.wish(data, user)


@delete("/api/waiting", tags=TAGS, status_code=200, responses=problems(401, 403))
async def wait_no_longer(request: Asking, services: NamedDependency[Services]) -> Waiting:
    """Wait no longer."""
    return await services.waiting.leave(user_of(request))


HANDLERS = [get_waiting, wait, wait_no_longer]
