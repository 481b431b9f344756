"""Reviews of games that are over, made pass by pass in a process of their own: a pass takes
seconds, and nobody at a table waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import structlog

from trailboss.server.storage import kept_reviews as reviews
from trailboss.server.storage.database import Database
from trailboss.server.storage.kept_reviews import ReviewRow
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.thinking.pool import REVIEWING, ThinkerDied, Thinkers
from trailboss.server.thinking.questions import GameReviewed, Question, ReviewGame

log = structlog.get_logger()

LONGEST = 300.0  # seconds for one pass, on a busy machine


class Game:
    """A game that is over, as the coach is asked about it."""

    def __init__(self, table: LiveTable) -> None:
        header = table.header
        game = table.playing
        self.table = table.id
        self.step = game.step
        self.codes = list(game.codes)
        self.known_as = f"{table.id} {header.chance.seed} review"
        self.asked: dict[str, Any] = {
            "table": self.known_as,
            "game": header.game,
            "version": header.rules_version,
            "figures": header.figures,
            "players": header.players,
            "options": header.options,
            "chance": header.chance,
            "names": list(game.names),
        }

    def question(self, samples: int, step: int, codes: list[int]) -> Question:
        return ReviewGame(step=step, codes=codes, samples=samples, **self.asked)


class Reviews:
    """One task for each game that is being looked at. It goes on when nobody asks any more: what it
    finds is kept."""

    def __init__(self, database: Database, sharp: int, spend: Callable[[str, float], None]) -> None:
        self.database = database
        self.sharp = sharp  # pairs of tries it goes on to; other games wait meanwhile
        self.thinkers = Thinkers(1, REVIEWING)
        self.thinkers.spend = spend
        self.working: dict[str, asyncio.Task[None]] = {}
        self.failed: set[str] = set()  # games no process could review

    async def known(self, game: Game) -> ReviewRow | None:
        return await self.database.read(partial(reviews.load, table=game.table, step=game.step))

    def state(self, game: Game, known: ReviewRow | None) -> str:
        """working, done, failed, or none: nobody has asked."""
        if known is not None and known.samples >= self.sharp:
            return "done"
        if game.table in self.working:
            return "working"
        return "failed" if game.table in self.failed else "none"

    def begin(self, game: Game, known: ReviewRow | None, person: str) -> None:
        """Look at a game on behalf of a person, or go on with it."""
        if self.state(game, known) == "none":
            samples = 0 if known is None else known.samples
            self.working[game.table] = asyncio.create_task(self.work(game, samples, person))

    async def work(self, game: Game, samples: int, person: str) -> None:
        try:
            while samples < self.sharp:
                answer = await self.thinkers.ask(
                    game.known_as,
                    game.codes,
                    partial(game.question, samples + 1),
                    quick=False,
                    seconds=LONGEST,
                    person=person,
                )
                if not isinstance(answer, GameReviewed):
                    log.warning("a review failed", table=game.table, answer=repr(answer))
                    self.failed.add(game.table)
                    return
                samples = answer.samples
                found = ReviewRow(samples, answer.data)
                save = partial(reviews.save, table=game.table, step=game.step, found=found)
                await self.database.write(save)
        except ThinkerDied as error:
            log.warning("a thinking process died", table=game.table, reason=str(error))
            self.failed.add(game.table)
        except Exception as error:  # what was found stays; somebody may ask again
            log.error("review", table=game.table, exc_info=error)
            self.failed.add(game.table)
        finally:
            self.working.pop(game.table, None)

    async def stop(self) -> None:
        for task in list(self.working.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.thinkers.stop()
