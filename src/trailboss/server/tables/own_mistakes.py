"""Mistakes of one's own to practise with, from games the coach has reviewed."""

from __future__ import annotations

import asyncio
from functools import partial

from trailboss.coach.mistakes import is_mistake, puzzle_from, with_answer
from trailboss.coach.puzzles import OWN, Puzzle
from trailboss.core.message import say
from trailboss.server.errors import NotFound
from trailboss.server.people import access
from trailboss.server.running.services import Services
from trailboss.server.schema.practice import PuzzleHead
from trailboss.server.storage import kept_reviews
from trailboss.server.storage.rows import User
from trailboss.server.tables.building import build
from trailboss.server.tables.records import OVER
from trailboss.server.thinking.warnings import Doubt, warned
from trailboss.titles import rules_of

APART = "@"  # between the table and the step, in the name of such a puzzle


def name_of(table: str, step: int) -> str:
    return f"{table}{APART}{step}"


async def mistakes_of(services: Services, user: User, title: str) -> list[PuzzleHead]:
    """Those of the last games, the dearest of each first."""
    found = await services.database.read(partial(kept_reviews.of_user, user=user.id, game=title))
    return [
        PuzzleHead(
            id=name_of(game.table, one["step"]),
            theme=one["theme"],
            level=OWN,
            players=game.players,
            seat=one["seat"],
            gap=round(one["cost"], 1),
            table=game.table,
            step=one["step"],
            turn=one["turn"],
            at=game.at,
            others=game.others,
        )
        for game in found
        for one in sorted(game.data["decisions"], key=lambda one: -one["cost"])
        if one["seat"] in game.seats and is_mistake(one)
    ]


async def own_mistake(services: Services, user: User, name: str) -> Puzzle:
    """The puzzle of this name, if it was the user's own mistake."""
    table_id, _, step = name.partition(APART)
    async with services.tables.open(table_id) as table:
        access.need_watch(table, user)
        mine = set(table.seats_of(user.id)) if table.header.status in OVER else set()
        load = partial(kept_reviews.load, table=table_id, step=table.playing.step)
        known = await services.database.read(load)
        decisions = [] if known is None else known.data["decisions"]
        decision = next((one for one in decisions if str(one["step"]) == step), None)
        if decision is None or decision["seat"] not in mine or not is_mistake(decision):
            raise NotFound(say("refused-no-puzzle", given=name), "no-such-puzzle")
        game = table.playing
        make = partial(build, table.header, game.names, game.codes[: decision["step"]])
    at = await asyncio.to_thread(make)
    return await asyncio.to_thread(puzzle_from, name, at, decision)


def is_own(name: str) -> bool:
    return APART in name


async def looked_at(services: Services, user: User, puzzle: Puzzle, doubt: Doubt) -> Puzzle:
    """The puzzle with the move that was answered in it, judged as in the review."""
    rules = rules_of(puzzle.game)
    move = rules.codec.text(doubt.code)
    if puzzle.cost(move) is not None:
        return puzzle
    services.bot_time.need(user.id)
    with services.one_at_a_time.held(user.id):
        found = await warned(services.thinkers, doubt, user.id)
    if found is None:  # it cannot be told from the champion's
        return with_answer(puzzle, move, 0.0, (0.0, 0.0))
    low, high = found["interval"]
    return with_answer(puzzle, move, found["cost"], (low, high))
