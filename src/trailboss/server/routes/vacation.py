"""Vacations from games by correspondence."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from trailboss.server.people.identity import user_of
from trailboss.server.routes.answers import problems
from trailboss.server.running.services import Services
from trailboss.server.schema.accounts import NewVacation, Vacation

Asking = Request[Any, Any, Any]
PATH = "/api/me/vacation"
TAGS = ["users"]


@get(PATH, tags=TAGS, responses=problems(401))
async def get_vacation(request: Asking, services: NamedDependency[Services]) -> Vacation:
    """Am I on vacation, and how many days have I left?"""
    return await services.vacations.look(user_of(request).id)


@post(PATH, tags=TAGS, status_code=200, responses=problems(401, 403, 404, 409, 413))
async def take_vacation(
    request: Asking, services: NamedDependency[Services], data: JSONBody[NewVacation]
) -> Vacation:
    """Stop my clocks in the running games by correspondence for some days from now on. Clocks of
    others, live games and games that begin later go on."""
    return await services.vacations.go(user_of(request).id, data.days)


@delete(PATH, tags=TAGS, status_code=200, responses=problems(401, 403))
async def end_vacation(request: Asking, services: NamedDependency[Services]) -> Vacation:
    """Come back before the time; what is left of the days is kept."""
    return await services.vacations.come_back(user_of(request).id)


HANDLERS = [get_vacation, take_vacation, end_vacation]
