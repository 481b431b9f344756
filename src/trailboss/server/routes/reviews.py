"""Reviews: what the coach says of a game that is over."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from trailboss.core.message import say
from trailboss.server.errors import BadRequest, Forbidden, Stale
from trailboss.server.people import access
from trailboss.server.people.identity import maybe_user, user_of
from trailboss.server.routes.answers import ANYBODY, problems
from trailboss.server.routes.language import InLanguage
from trailboss.server.running.services import Services
from trailboss.server.schema.reviews import GameReview, MoveWarning, WarningAsked
from trailboss.server.shown.reviews import decision, shown
from trailboss.server.shown.views import voice_at
from trailboss.server.storage.users import User
from trailboss.server.tables import records
from trailboss.server.thinking.reviewing import Game
from trailboss.server.thinking.warnings import Doubt, warned
from trailboss.words import ENGLISH

Asking = Request[Any, Any, Any]
TAGS = ["records"]


async def reviewed(
    services: Services, table_id: str, user: User | None, begin: bool, language: str
) -> GameReview:
    async with services.tables.open(table_id) as table:
        access.need_watch(table, user)
        records.need_unsealed(table)
        # A review knows everything: while a game runs it is for nobody.
        if table.header.status not in records.OVER:
            raise Forbidden(say("refused-still-playing", what="review"), "still-playing")
        game = Game(table)
        voice = voice_at(table, language)
        codec = table.playing.ruleset.codec
    known = await services.reviews.known(game)
    if begin and user is not None and services.reviews.state(game, known) == "none":
        services.bot_time.need(user.id)
        services.reviews.begin(game, known, user.id)
    state = services.reviews.state(game, known)
    return await asyncio.to_thread(
        partial(shown, state, known, services.reviews.sharp, codec, voice)
    )


@get(
    "/api/tables/{table_id:str}/review",
    tags=TAGS,
    security=ANYBODY,
    responses=problems(401, 403, 404, 409),
)
async def get_review(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    language: InLanguage = ENGLISH,
) -> GameReview:
    """What the coach has found in a game so far; for whoever may see the game."""
    return await reviewed(services, table_id, maybe_user(request), False, language)


@post(
    "/api/tables/{table_id:str}/review",
    tags=TAGS,
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def ask_review(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    language: InLanguage = ENGLISH,
) -> GameReview:
    """Have a game that is over looked at. The first answers come within seconds and get sharper;
    ask for them as often as you like."""
    return await reviewed(services, table_id, user_of(request), True, language)


@post(
    "/api/tables/{table_id:str}/warning",
    tags=TAGS,
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def ask_warning(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[WarningAsked],
    language: InLanguage = ENGLISH,
) -> MoveWarning:
    """Would a move be a mistake? In games one plays without other people."""
    user = user_of(request)
    async with services.tables.open(table_id) as table:
        records.need_open_book(table, user, "analysis")
        access.need_seat(table, user, data.seat)
        game = table.playing
        if game.seat != data.seat or game.step != data.step:
            raise Stale(say("refused-analysis-seat", step=data.step, seat=data.seat), "no-turn")
        if not game.ruleset.accepts(game.state, data.code):
            raise BadRequest(say("refused-warning-move"), "illegal-move")
        doubt = Doubt(table, data.code)
        voice = voice_at(table, language)
        codec = game.ruleset.codec
    services.bot_time.need(user.id)
    with services.one_at_a_time.held(user.id):
        found = await warned(services.thinkers, doubt, user.id)
    return MoveWarning(warned=None if found is None else decision(found, codec, voice))


HANDLERS = [get_review, ask_review, ask_warning]
