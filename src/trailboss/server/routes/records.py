"""Records, forks, the course of the points, analysis."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any, Literal

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from trailboss.core.message import say
from trailboss.server.errors import NotFound, Stale
from trailboss.server.people import access
from trailboss.server.people.identity import maybe_user, user_of
from trailboss.server.routes.answers import ANYBODY, problems
from trailboss.server.routes.language import InLanguage
from trailboss.server.routes.tables import need_room, seen
from trailboss.server.running.services import Services
from trailboss.server.schema.play import Analysis, AnalysisAsked, Course, RecordText
from trailboss.server.schema.tables import Fork, ImportRecord, Table
from trailboss.server.storage.rows import User
from trailboss.server.tables import records
from trailboss.server.thinking.analysis import Wish, analysed
from trailboss.server.thinking.bot_names import bot_title, checked_bot
from trailboss.words import ENGLISH

Asking = Request[Any, Any, Any]
TAGS = ["records"]


async def new_game(services: Services, user: User, made: records.NewGame) -> Table:
    """Store a table that begins in the middle of a game, and show it."""
    await services.tables.create(made.header, made.seats, made.log)
    if made.header.waits_for == "server":
        services.bots.wake(made.header.id)
    async with services.tables.open(made.header.id) as table:
        return seen(services, table, user)


@get(
    "/api/tables/{table_id:str}/record",
    tags=TAGS,
    security=ANYBODY,
    responses=problems(401, 403, 404, 409),
)
async def get_record(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    form: Annotated[Literal["text", "json"], QueryParameter(name="format")] = "text",
) -> RecordText:
    """The game as a record. A record tells everything, so other people's games must be over."""
    user = maybe_user(request)
    async with services.tables.open(table_id) as table:
        records.need_open_book(table, user, "record")
        return records.exported(table, form)


@post("/api/tables/import", tags=TAGS, status_code=201, responses=problems(401, 403, 409, 413))
async def import_record(
    request: Asking,
    services: NamedDependency[Services],
    data: JSONBody[ImportRecord],
    language: InLanguage = ENGLISH,
) -> Table:
    """A table from a record: to look at if the game is over, else to go on with as a sandbox."""
    user = user_of(request)
    await need_room(request, services, user)
    read = partial(records.imported, data.record, data.title, user, language)
    made = await asyncio.to_thread(read)
    return await new_game(services, user, made)


@post(
    "/api/tables/{table_id:str}/fork",
    tags=TAGS,
    status_code=201,
    responses=problems(401, 403, 404, 409, 413),
)
async def fork_table(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[Fork],
    language: InLanguage = ENGLISH,
) -> Table:
    """A sandbox of one's own from any step of a game, or the game taken over against bots."""
    user = user_of(request)
    async with services.tables.open(table_id) as table:
        records.need_open_book(table, user, "fork")
        await need_room(request, services, user, table.seats)
        against = None
        if data.seat is not None:
            last = table.header.players - 1
            if data.seat > last:
                refusal = say("refused-no-seat", last=last, given=data.seat)
                raise NotFound(refusal, "no-such-seat")
            bot = checked_bot(data.bot, services.settings, table.playing.ruleset)
            against = records.Against(data.seat, bot, bot_title(bot, language))
        made = records.forked(table, data.step, user, against)
    return await new_game(services, user, made)


@get(
    "/api/tables/{table_id:str}/course",
    tags=TAGS,
    security=ANYBODY,
    responses=problems(401, 403, 404, 409),
)
async def get_course(
    request: Asking, services: NamedDependency[Services], table_id: FromPath[str]
) -> Course:
    """How the points stood at the end of every turn; for games that are over, and solo games."""
    user = maybe_user(request)
    async with services.tables.open(table_id) as table:
        access.need_watch(table, user)
        if table.header.status not in records.OVER and table.header.players > 1:
            raise Stale(say("refused-still-playing", what="points"), "still-playing")
        game = table.playing
        work = partial(records.course, table.header, list(game.names), list(game.codes))
    return await asyncio.to_thread(work)


@post(
    "/api/tables/{table_id:str}/analysis",
    tags=TAGS,
    status_code=200,
    responses=problems(401, 403, 404, 409, 413),
)
async def analyse(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[AnalysisAsked],
    language: InLanguage = ENGLISH,
) -> Analysis:
    """What a bot thinks of a decision: in games that are over, and in one's own without others."""
    user = user_of(request)
    async with services.tables.open(table_id) as table:
        records.need_open_book(table, user, "analysis")
        if table.header.status not in records.OVER:
            access.need_seat(table, user, data.seat)
        wish = Wish(table, data, services.settings.analysis_ms, language)
    services.bot_time.need(user.id)
    with services.one_at_a_time.held(user.id):
        return await analysed(services.thinkers, wish, user.id)


HANDLERS = [get_record, import_record, fork_table, get_course, analyse]
