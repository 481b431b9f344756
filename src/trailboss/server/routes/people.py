"""Profiles, statistics, leaderboards, friends."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import Connection

from trailboss.core.message import say
from trailboss.server.club import profile
from trailboss.server.errors import BadRequest, Forbidden, NotFound, Stale
from trailboss.server.ids import now
from trailboss.server.people import access
from trailboss.server.people.accounts import login_of
from trailboss.server.people.identity import maybe_user, user_of
from trailboss.server.routes.answers import ANYBODY, problems
from trailboss.server.routes.language import InLanguage
from trailboss.server.running.services import Services
from trailboss.server.schema.common import Done
from trailboss.server.schema.people import (
    Leaders,
    NewReport,
    People,
    Profile,
    Related,
    Relation,
    Statistics,
)
from trailboss.server.storage import relations, reports, users
from trailboss.server.storage.users import User
from trailboss.titles import game_ids
from trailboss.words import ENGLISH

Asking = Request[Any, Any, Any]
TAGS = ["people"]
DAY = 86_400_000  # ms
REPORTS_A_DAY = 20
Title = Annotated[str, QueryParameter(max_length=40, description="A title.")]


def account_named(connection: Connection, name: str) -> User:
    found = users.user_named(connection, login_of(name)) if "\0" not in name else None
    if found is None:
        raise NotFound(say("refused-no-person"))
    return found


def need_title(game: str) -> str:
    if game not in game_ids():
        raise BadRequest(say("refused-no-title", known=tuple(game_ids())))
    return game


@get("/api/people/{name:str}", tags=TAGS, security=ANYBODY, responses=problems(401, 404))
async def get_profile(
    request: Asking, services: NamedDependency[Services], name: FromPath[str]
) -> Profile:
    """Somebody's ratings, results by title, number of players and opponents, and latest games."""
    viewer = maybe_user(request)

    def read(connection: Connection) -> Profile:
        return profile.profile(connection, account_named(connection, name), viewer)

    return await services.database.read(read)


@get("/api/people/{name:str}/statistics", tags=TAGS, security=ANYBODY, responses=problems(401, 404))
async def get_statistics(
    services: NamedDependency[Services],
    name: FromPath[str],
    game: Title,
    language: InLanguage = ENGLISH,
) -> Statistics:
    """How somebody plays a title: points by category against the average, length, favourites."""
    need_title(game)
    average = await services.averages.of(game)

    def read(connection: Connection) -> Statistics:
        user = account_named(connection, name)
        return profile.statistics(connection, user, game, average, language)

    return await services.database.read(read)


@get("/api/leaders", tags=TAGS, security=ANYBODY, responses=problems(401))
async def get_leaders(
    services: NamedDependency[Services], game: Title, language: InLanguage = ENGLISH
) -> Leaders:
    """The best of a title: people, and levels of bots among them."""
    need_title(game)
    return await services.database.read(partial(profile.leaders, game=game, language=language))


@get("/api/me/people", tags=TAGS, responses=problems(401))
async def get_people(request: Asking, services: NamedDependency[Services]) -> People:
    """Friends, and whom I have muted or blocked."""
    user = user_of(request)
    found = await services.database.read(partial(relations.related, user=user.id))
    return People(
        people=[Related(user=other, name=name, kind=kind) for other, name, kind in found]  # type: ignore[arg-type]
    )


@post(
    "/api/people/{name:str}/relation",
    tags=TAGS,
    status_code=200,
    responses=problems(401, 403, 404, 409, 413),
)
async def relate(
    request: Asking,
    services: NamedDependency[Services],
    name: FromPath[str],
    data: JSONBody[Relation],
) -> Profile:
    """Make somebody a friend, mute or block them, or end that."""
    user = user_of(request)

    def write(connection: Connection) -> Profile:
        other = account_named(connection, name)
        if other.id == user.id:
            raise Forbidden(say("refused-relation-self"), "yourself")
        if not relations.relate(connection, user.id, other.id, data.kind, data.on, now()):
            raise Stale(say("refused-relations", most=relations.MOST), "too-many")
        return profile.profile(connection, other, user)

    return await services.database.write(write)


@post("/api/reports", tags=TAGS, status_code=201, responses=problems(401, 403, 404, 409, 413))
async def report(
    request: Asking, services: NamedDependency[Services], data: JSONBody[NewReport]
) -> Done:
    """Tell those who run the server of somebody or something."""
    user = user_of(request)
    if data.person is None and data.table is None:
        raise BadRequest(say("refused-report-nothing"))
    if data.table is not None:
        async with services.tables.open(data.table, any_rules=True) as table:
            access.need_watch(table, user)

    def write(connection: Connection) -> None:
        at = now()
        if reports.reports_by(connection, user.id, at - DAY) >= REPORTS_A_DAY:
            raise Stale(say("refused-reports", most=REPORTS_A_DAY), "too-many")
        about = None if data.person is None else account_named(connection, data.person).id
        reports.add_report(
            connection,
            reporter=user.id,
            reason=data.reason,
            text=data.text,
            now=at,
            about_user=about,
            about_table=data.table,
        )

    await services.database.write(write)
    return Done()


HANDLERS = [get_profile, get_statistics, get_leaders, get_people, relate, report]
