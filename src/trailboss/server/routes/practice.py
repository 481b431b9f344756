"""Puzzles: which there are, a table for one, and what the move made there was worth."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from trailboss.coach.puzzles import Puzzle
from trailboss.server.ids import now
from trailboss.server.people import access
from trailboss.server.people.identity import user_of
from trailboss.server.routes.answers import problems
from trailboss.server.routes.games import need_game
from trailboss.server.routes.language import InLanguage
from trailboss.server.routes.records import new_game
from trailboss.server.routes.tables import need_room
from trailboss.server.running.services import Services
from trailboss.server.schema.practice import Practice, PuzzleState
from trailboss.server.schema.tables import Table
from trailboss.server.storage.puzzle_answers import add_answer, answers_of
from trailboss.server.storage.rows import User
from trailboss.server.tables import practice
from trailboss.server.tables.own_mistakes import is_own, looked_at, mistakes_of, own_mistake
from trailboss.server.thinking.warnings import Doubt
from trailboss.words import ENGLISH

Asking = Request[Any, Any, Any]
TAGS = ["practice"]


@get("/api/practice/{game:str}", tags=TAGS, responses=problems(401, 404))
async def get_practice(
    request: Asking, services: NamedDependency[Services], game: FromPath[str]
) -> Practice:
    """The puzzles of a title, and how I did."""
    user = user_of(request)
    need_game(game)
    answers = await services.database.read(partial(answers_of, user=user.id, game=game))
    return practice.listed(game, answers, await mistakes_of(services, user, game))


@post(
    "/api/practice/{game:str}/{puzzle:str}",
    tags=TAGS,
    status_code=201,
    responses=problems(401, 403, 404, 409),
)
async def begin_puzzle(
    request: Asking,
    services: NamedDependency[Services],
    game: FromPath[str],
    puzzle: FromPath[str],
    language: InLanguage = ENGLISH,
) -> Table:
    """A table with a puzzle, or with a mistake of my own, to be solved by making the move."""
    user = user_of(request)
    need_game(game)
    found = await called(services, user, game, puzzle)
    await need_room(request, services, user)
    make = partial(practice.begun, found, user, services.settings, language)
    return await new_game(services, user, await asyncio.to_thread(make))


@post(
    "/api/tables/{table_id:str}/puzzle",
    tags=TAGS,
    status_code=200,
    responses=problems(401, 403, 404),
)
async def judge_puzzle(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    language: InLanguage = ENGLISH,
) -> PuzzleState:
    """The puzzle of a table; once a move was made, what it was worth. The first try counts."""
    user = user_of(request)
    async with services.tables.open(table_id) as table:
        access.need_watch(table, user)
        name, game = practice.name_at(table), table.header.game
        move = practice.first_move(table)
        doubt = None if move is None else Doubt(table, table.playing.codes[0], 0)
        names = tuple(table.playing.names)
    puzzle = await called(services, user, game, name)
    if move is None or doubt is None:
        return PuzzleState(puzzle=practice.head(puzzle))
    if is_own(name):
        puzzle = await looked_at(services, user, puzzle, doubt)
    row = practice.row_of(puzzle, move, now())
    await services.database.write(partial(add_answer, user=user.id, row=row))
    answers = await services.database.read(partial(answers_of, user=user.id, game=puzzle.game))
    return await asyncio.to_thread(practice.judged, puzzle, move, answers, language, names)


async def called(services: Services, user: User, game: str, name: str) -> Puzzle:
    """A puzzle by its name."""
    if is_own(name):
        return await own_mistake(services, user, name)
    return practice.puzzle_called(game, name)


HANDLERS = [get_practice, begin_puzzle, judge_puzzle]
