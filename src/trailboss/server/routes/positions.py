"""Positions as text: out of a table, as a form, and into a new table."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from trailboss.server.people.identity import maybe_user, user_of
from trailboss.server.routes.answers import ANYBODY, problems
from trailboss.server.routes.language import InLanguage
from trailboss.server.routes.play import OptionalSeat, OptionalStep
from trailboss.server.routes.records import new_game
from trailboss.server.routes.tables import need_room
from trailboss.server.running.services import Services
from trailboss.server.schema.positions import (
    PlayPosition,
    PositionAsked,
    PositionSheet,
    WrittenPosition,
)
from trailboss.server.schema.tables import Table
from trailboss.server.shown.position_forms import form
from trailboss.server.tables import positions
from trailboss.words import ENGLISH

Asking = Request[Any, Any, Any]
TAGS = ["positions"]


@get(
    "/api/tables/{table_id:str}/position",
    tags=TAGS,
    security=ANYBODY,
    responses=problems(401, 403, 404, 409),
)
async def get_position(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    seat: OptionalSeat = None,
    step: OptionalStep = None,
) -> WrittenPosition:
    """The position as text. While a game with other people runs: as it is now, with what my seat
    may not know left open."""
    user = maybe_user(request)
    async with services.tables.open(table_id) as table:
        return positions.exported(table, user, seat, step)


@post("/api/positions", tags=TAGS, status_code=200, responses=problems(401, 403, 413))
async def look_at_position(
    request: Asking,
    data: JSONBody[PositionAsked],
    language: InLanguage = ENGLISH,
) -> PositionSheet:
    """A position as a form, with everything that is wrong with it. Nothing is stored."""
    user_of(request)
    return await asyncio.to_thread(partial(form, data, language))


@post("/api/tables/position", tags=TAGS, status_code=201, responses=problems(401, 403, 409, 413))
async def play_position(
    request: Asking,
    services: NamedDependency[Services],
    data: JSONBody[PlayPosition],
    language: InLanguage = ENGLISH,
) -> Table:
    """A sandbox that begins with a position."""
    user = user_of(request)
    await need_room(request, services, user)
    read = partial(positions.begun_with, data, user, services.settings, language)
    made = await asyncio.to_thread(read)
    return await new_game(services, user, made)


HANDLERS = [get_position, look_at_position, play_position]
