"""Tables where the server has to move: for bots, and for people who are not there."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

import structlog

from trailboss.server.errors import Refused
from trailboss.server.storage.database import Conflict
from trailboss.server.storage.rows import Change
from trailboss.server.tables import play
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.memory import Before, Tables
from trailboss.server.thinking.bot_names import DEFAULT, is_quick
from trailboss.server.thinking.pool import ThinkerDied, Thinkers
from trailboss.server.thinking.questions import Question, Think, Thought

log = structlog.get_logger()

ANSWER_MS = 25  # moves decided within this time are answered together
PATIENCE = 30.0  # seconds beyond a bot's own time after which its process is ended
DEATHS = 3  # of processes over one decision, before the default move is made


def bots_at(table: LiveTable) -> dict[int, str]:
    """The seats that bots play now, and which bots."""
    return {
        row.seat: text
        for row in table.seats
        if (text := table.player_of(row.seat)) is not None and text != DEFAULT
    }


class Task:
    """What the bots of a table have to decide."""

    def __init__(self, table: LiveTable) -> None:
        header = table.header
        game = table.playing
        self.table = table.id
        self.person = header.owner
        self.codes = list(game.codes)
        self.chance = header.chance
        # After an undo the same moves may lead elsewhere: what a process knows goes by the seed.
        self.known_as = f"{table.id} {header.chance.seed}"
        self.position: dict[str, Any] = {
            "table": self.known_as,
            "game": header.game,
            "version": header.rules_version,
            "figures": header.figures,
            "players": header.players,
            "options": header.options,
            "chance": header.chance,
        }
        self.bots = bots_at(table)
        assert game.seat is not None
        self.quick = is_quick(self.bots[game.seat])

    def question(self, step: int, codes: list[int]) -> Question:
        return Think(step=step, codes=codes, bots=self.bots, ms=ANSWER_MS, **self.position)

    def still_asked(self, table: LiveTable) -> bool:
        """Has nobody moved or taken back meanwhile?"""
        header = table.header
        same = header.chance.seed == self.chance.seed and table.course.codes == self.codes
        return header.waits_for == "server" and same


class BotsAtWork:
    def __init__(self, tables: Tables, thinkers: Thinkers, longest_ms: int) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.seconds = longest_ms / 1000 + PATIENCE
        self.working: dict[str, asyncio.Task[None]] = {}
        self.stopping = False

    def table_changed(self, table: LiveTable, change: Change, before: Before) -> None:
        if table.header.waits_for == "server":
            self.wake(table.id)

    def wake(self, table: str) -> None:
        """The server is to move there; whoever works there already will see it."""
        if table not in self.working and not self.stopping:
            self.working[table] = asyncio.create_task(self.serve(table))

    async def stop(self) -> None:
        self.stopping = True
        for task in list(self.working.values()):
            task.cancel()
        for task in list(self.working.values()):
            with suppress(asyncio.CancelledError):
                await task
        await self.thinkers.stop()

    async def serve(self, id: str) -> None:
        try:
            while await self.one_round(id):
                pass
        except Refused:  # the table is gone, or was played with rules we no longer have
            pass
        except Exception as error:  # found again by the scheduler
            log.error("bots", table=id, exc_info=error)
        finally:
            del self.working[id]

    async def one_round(self, id: str) -> bool:
        """Make the next moves of the server; False when a person is to move."""
        try:
            async with self.tables.open(id) as table:
                if table.header.waits_for != "server":
                    # Given up in the same breath: a change made now will wake us again.
                    return False
                seat = table.playing.seat
                assert seat is not None
                if table.player_of(seat) == DEFAULT:
                    await self.tables.carry_out(table, default_change)
                    return True
                task = Task(table)
            codes = await self.thought(task)
            async with self.tables.open(id) as table:
                if task.still_asked(table):
                    await self.tables.carry_out(table, partial(bot_change, codes=codes))
        except Conflict:
            pass  # another process was faster
        return True

    async def thought(self, task: Task) -> list[int]:
        """What the bots decide; nothing if they fail."""
        for _ in range(DEATHS):
            try:
                answer = await self.thinkers.ask(
                    task.known_as,
                    task.codes,
                    task.question,
                    task.quick,
                    self.seconds,
                    task.person,
                )
            except ThinkerDied as error:
                log.warning("a thinking process died", table=task.table, reason=str(error))
                continue
            if isinstance(answer, Thought):
                return answer.codes
            log.warning("a bot failed", table=task.table, answer=repr(answer))
            return []
        return []


def default_change(table: LiveTable) -> Change:
    return play.make_moves(table, play.default_moves(table), "default", None)


def bot_change(table: LiveTable, codes: list[int]) -> Change:
    """The moves of the bots, or the default for the one that failed. A person who came back while
    they were thinking moves again."""
    good = play.legal_prefix(table, codes, list(bots_at(table)))
    if good:
        return play.make_moves(table, good, "bot", None)
    game = table.playing
    return play.make_moves(table, [game.ruleset.default(game.state)], "default", None)
