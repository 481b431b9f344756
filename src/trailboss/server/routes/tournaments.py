"""Tournaments and the games of the day."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any, Literal

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import Connection

from trailboss.core.message import say
from trailboss.server.club import days, tournament_seen, tournaments
from trailboss.server.errors import NotFound, Stale
from trailboss.server.people.identity import maybe_user, user_of
from trailboss.server.routes.answers import ANYBODY, problems
from trailboss.server.routes.language import InLanguage
from trailboss.server.routes.tables import seen
from trailboss.server.running.services import Services
from trailboss.server.schema.tables import Table
from trailboss.server.schema.tournaments import Day, NewTournament, Tournament, Tournaments
from trailboss.server.storage import tournament_rows as stored
from trailboss.server.storage.database import Conflict
from trailboss.server.storage.users import User
from trailboss.words import ENGLISH, text

Asking = Request[Any, Any, Any]
TAGS = ["tournaments"]
REFUSALS = problems(401, 403, 404, 409, 413)
Date = Annotated[
    str | None,
    QueryParameter(max_length=10, description="Such as 2026-11-17; today's if it is not given."),
]


async def shown(services: Services, id: str, user: User | None) -> Tournament:
    def read(connection: Connection) -> Tournament:
        row = tournaments.need(connection, id)
        return tournament_seen.tournament(connection, row, user)

    return await services.database.read(read)


async def after(
    request: Asking, services: Services, id: str, work: Callable[[str, User], Awaitable[None]]
) -> Tournament:
    """The tournament after what somebody does to it."""
    user = user_of(request)
    await work(id, user)
    return await shown(services, id, user)


@get("/api/tournaments", tags=TAGS, security=ANYBODY, responses=problems(401))
async def get_tournaments(services: NamedDependency[Services]) -> Tournaments:
    """Tournaments that are open, under way, and over."""
    return Tournaments(tournaments=await services.database.read(tournament_seen.listed))


@post("/api/tournaments", tags=TAGS, status_code=201, responses=problems(401, 403, 409, 413))
async def make_tournament(
    request: Asking, services: NamedDependency[Services], data: JSONBody[NewTournament]
) -> Tournament:
    """A new tournament of which I am the organiser."""
    user = user_of(request)
    await services.quotas.need_room()
    made = await services.tournaments.create(data, user)
    return await shown(services, made, user)


@get("/api/tournaments/{id:str}", tags=TAGS, security=ANYBODY, responses=problems(401, 404))
async def get_tournament(
    request: Asking, services: NamedDependency[Services], id: FromPath[str]
) -> Tournament:
    """Standings and rounds."""
    return await shown(services, id, maybe_user(request))


@post("/api/tournaments/{id:str}/enter", tags=TAGS, status_code=200, responses=REFUSALS)
async def enter_tournament(
    request: Asking, services: NamedDependency[Services], id: FromPath[str]
) -> Tournament:
    """Take part."""
    return await after(request, services, id, services.tournaments.enter)


@post("/api/tournaments/{id:str}/leave", tags=TAGS, status_code=200, responses=REFUSALS)
async def leave_tournament(
    request: Asking, services: NamedDependency[Services], id: FromPath[str]
) -> Tournament:
    """Before the start: not take part after all. Later: play no further rounds."""
    return await after(request, services, id, services.tournaments.leave)


@post("/api/tournaments/{id:str}/start", tags=TAGS, status_code=200, responses=REFUSALS)
async def start_tournament(
    request: Asking, services: NamedDependency[Services], id: FromPath[str]
) -> Tournament:
    """For the organiser: begin with the first round. The others follow by themselves."""
    return await after(request, services, id, services.tournaments.begin)


@post("/api/tournaments/{id:str}/no-shows", tags=TAGS, status_code=200, responses=REFUSALS)
async def end_without(
    request: Asking, services: NamedDependency[Services], id: FromPath[str]
) -> Tournament:
    """For the organiser: wait no longer for who has not come to a table of this round."""
    return await after(request, services, id, services.tournaments.end_without)


# The game of the day ----------------------------------------------------------------------------


@get("/api/days", tags=TAGS, security=ANYBODY, responses=problems(401, 404))
async def get_day(request: Asking, services: NamedDependency[Services], date: Date = None) -> Day:
    """The games of a day and how people did."""
    look = partial(
        days.day_seen,
        day=days.read_day(date),
        viewer=maybe_user(request),
        settings=services.settings,
    )
    return await services.database.read(look)


@post("/api/days/{kind:str}", tags=TAGS, status_code=200, responses=REFUSALS)
async def play_day(
    request: Asking,
    services: NamedDependency[Services],
    kind: FromPath[Literal["solo", "duel"]],
    language: InLanguage = ENGLISH,
) -> Table:
    """Begin today's game, or go on with it. There is one try."""
    user = user_of(request)
    tournaments.need_account(user)
    await services.quotas.need_room()
    asked = days.challenge(days.today(), kind, services.settings)
    if asked is None:
        raise NotFound(say("refused-no-day"))
    title = text(say("day-title", date=asked.day.isoformat()), language)
    made = days.table_for(asked, user, services.secret, title, language)

    def write(connection: Connection) -> None:
        stored.take_try(connection, asked.event, user.id, made.table.id)
        made.create(connection)

    try:
        await services.database.write(write)
        made.told(services.tables)
        return seen(services, made.table, user)
    except Conflict:
        look = partial(stored.try_of, event=asked.event, user=user.id)
        found = await services.database.read(look)
    if found is None:
        raise Stale(say("refused-busy"))
    async with services.tables.open(found) as table:
        return seen(services, table, user)


HANDLERS = [
    get_tournaments,
    make_tournament,
    get_tournament,
    enter_tournament,
    leave_tournament,
    start_tournament,
    end_without,
    get_day,
    play_day,
]
