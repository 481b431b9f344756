"""Tournaments: entering, rounds, and what happens when a round is over.

A round is made in one transaction with all its tables. Every process looks for rounds that are
over; the number of the round decides who makes the next one.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from secrets import SystemRandom

import structlog
from sqlalchemy import Connection

from trailboss.core.errors import TrailbossError
from trailboss.core.message import Name, say
from trailboss.server.club import pairing
from trailboss.server.club.making import Made
from trailboss.server.club.rounds import given_up, make_round, opened, scores_without
from trailboss.server.errors import BadRequest, Down, Forbidden, NotFound, Stale, not_possible
from trailboss.server.ids import is_id, new_id, new_secret, now
from trailboss.server.schema.tournaments import NewTournament
from trailboss.server.storage import tournament_rows as stored
from trailboss.server.storage.database import Conflict, Database
from trailboss.server.storage.table_log import Change
from trailboss.server.storage.tournament_rows import EntrantRow, TournamentRow
from trailboss.server.storage.users import User
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.memory import Before, Tables, tries
from trailboss.server.tables.seating import check_clock, one_line
from trailboss.titles import game_ids, rules_of

log = structlog.get_logger()

LOOK_EVERY = 5.0  # seconds
MOST_ENTRANTS = 128
MOST_BY_ONE = 5  # tournaments under way of one organiser


class Tournaments:
    def __init__(self, database: Database, tables: Tables) -> None:
        self.database = database
        self.tables = tables
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    # By itself ----------------------------------------------------------------------------------

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    def table_changed(self, table: LiveTable, change: Change, before: Before) -> None:
        """A game of a tournament may have been the last of its round."""
        over = before.status in ("open", "playing") and table.header.status != before.status
        if over and table.header.event is not None:
            self.wake.set()

    async def run(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), LOOK_EVERY)
            self.wake.clear()
            try:
                for over in await self.database.glance(stored.rounds_over):
                    await self.go_on(over)
            except Down:
                pass  # said once, and tried again
            except Exception as error:  # the next time it may do better
                log.error("tournaments", exc_info=error)

    async def go_on(self, id: str) -> None:
        """A round is over: its games are open to all, and the next one begins."""
        found = await self.database.read(partial(stored.load, id=id))
        if found is None or found.status != "playing":
            return
        pairings = await self.database.read(partial(stored.pairings_of, id=id))
        for table in {one.table_id for one in pairings if one.round == found.round}:
            if table is not None:
                with suppress(NotFound):
                    await self.tables.retrying(table, opened, any_rules=True)
        await self.next_round(found)

    async def next_round(self, known: TournamentRow) -> None:
        tables: list[Made] = []

        def write(connection: Connection) -> None:
            tables.clear()
            found = stored.load(connection, known.id, lock=True)
            if found is None or (found.round, found.status) != (known.round, known.status):
                raise Conflict
            tables.extend(make_round(connection, found))

        try:
            await self.database.write(write)
        except Conflict:
            return  # another process was faster
        for table in tables:
            table.told(self.tables)

    # By people ----------------------------------------------------------------------------------

    async def create(self, asked: NewTournament, user: User) -> str:
        need_account(user)
        row = new_tournament(asked, user)

        def write(connection: Connection) -> None:
            if stored.unfinished_by(connection, user.id) >= MOST_BY_ONE:
                raise Stale(say("refused-tournaments", most=MOST_BY_ONE), "too-many")
            stored.add(connection, row)

        await self.database.write(write)
        return row.id

    async def enter(self, id: str, user: User) -> None:
        need_account(user)

        def write(connection: Connection) -> None:
            found = need(connection, id, lock=True)
            need_open(found)
            there = stored.entrants_of(connection, id)
            if len(there) >= MOST_ENTRANTS:
                raise Stale(say("refused-full"), "full")
            number = 1 + max((one.number for one in there), default=0)
            row = EntrantRow(
                tournament_id=id, user_id=user.id, name=user.name, number=number, withdrawn=False
            )
            stored.enter(connection, row)

        try:
            await self.database.write(write)
        except Conflict:
            raise Stale(say("refused-entered"), "already-entered") from None

    async def leave(self, id: str, user: User) -> None:
        """Before the start: as if never entered. Later: not paired any more."""

        def write(connection: Connection) -> None:
            found = need(connection, id, lock=True)
            if found.status == "open":
                stored.leave(connection, id, user.id)
            else:
                stored.change_entrant(connection, id, user.id, withdrawn=True)

        await self.database.write(write)

    async def begin(self, id: str, user: User) -> None:
        found = await self.database.read(partial(need, id=id))
        need_organiser(found, user)
        need_open(found)

        def write(connection: Connection) -> TournamentRow:
            row = need(connection, id, lock=True)
            need_open(row)
            there = stored.entrants_of(connection, id)
            if len(there) < row.players:
                raise Stale(say("refused-entrants", least=row.players), "too-few")
            draw_numbers(connection, there)
            rounds = row.rounds
            if row.system == "round-robin":
                rounds = pairing.rounds_of(len(there))
            stored.change(connection, row, status="playing", rounds=rounds, changed_at=now())
            row.status, row.rounds = "playing", rounds
            return row

        await self.next_round(await self.database.write(write))

    async def end_without(self, id: str, user: User) -> None:
        """Tables of this round that have not begun: who sits there wins, who does not has lost."""
        found = await self.database.read(partial(need, id=id))
        need_organiser(found, user)
        pairings = await self.database.read(partial(stored.pairings_of, id=id))
        here = {one.table_id for one in pairings if one.round == found.round and one.table_id}
        for table in here:
            await self.end_empty(table)
        self.wake.set()

    async def end_empty(self, id: str) -> None:
        async for _ in tries():
            with suppress(Conflict):
                async with self.tables.open(id, any_rules=True) as table:
                    if table.header.status == "open":
                        award = partial(stored.award, table=id, scores=scores_without(table))
                        await self.tables.commit(table, given_up(table), award)
                    return


# What is asked for ------------------------------------------------------------------------------


def need(connection: Connection, id: str, lock: bool = False) -> TournamentRow:
    found = stored.load(connection, id, lock) if is_id(id) else None
    if found is None:
        raise NotFound(say("refused-no-tournament"))
    return found


def need_account(user: User) -> None:
    if user.guest:
        raise Forbidden(say("refused-guest"), "guest")


def need_organiser(row: TournamentRow, user: User) -> None:
    if row.organiser != user.id:
        raise Forbidden(say("refused-not-organiser"), "not-organiser")


def need_open(row: TournamentRow) -> None:
    if row.status != "open":
        raise Stale(say("refused-tournament-begun"), "already-started")


def new_tournament(asked: NewTournament, user: User) -> TournamentRow:
    if asked.game not in game_ids():
        raise BadRequest(say("refused-no-title", known=tuple(game_ids())))
    rules = rules_of(asked.game)
    if not rules.min_players <= asked.players <= rules.max_players:
        raise BadRequest(
            say(
                "refused-players",
                game=Name("title", rules.id),
                least=rules.min_players,
                most=rules.max_players,
                given=asked.players,
            )
        )
    if asked.system == "round-robin" and asked.players != 2:
        raise BadRequest(say("refused-round-robin"))
    try:
        options = rules.options(asked.players, dict(asked.options))
    except TrailbossError as error:
        raise not_possible(error) from error
    check_clock(asked.clock)
    if asked.clock.kind == "none":  # a round would never end
        raise BadRequest(say("refused-tournament-clock"))
    at = now()
    return TournamentRow(
        id=new_id(),
        title=one_line(asked.title),
        organiser=user.id,
        game=asked.game,
        players=asked.players,
        options=options,
        clock=asked.clock,
        absent="default",
        system=asked.system,
        rounds=asked.rounds,
        duplicate=asked.duplicate,
        rated=asked.rated,
        secret=new_secret(),
        status="open",
        round=0,
        created_at=at,
        changed_at=at,
    )


def draw_numbers(connection: Connection, there: list[EntrantRow]) -> None:
    """Whoever came first has no advantage by it."""
    order = list(there)
    SystemRandom().shuffle(order)
    for number, one in enumerate(order, 1):
        stored.change_entrant(connection, one.tournament_id, one.user_id, number=number)
