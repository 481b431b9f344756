"""What one process changes another takes over without reading the log, and stands where it does."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec

from tests.server.postgres import Postgres
from trailboss.server.shown.views import view
from trailboss.server.storage import users
from trailboss.server.storage.database import Database, database_at
from trailboss.server.storage.rows import SeatRow
from trailboss.server.storage.users import User
from trailboss.server.tables import play, talking, undoing
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.memory import Tables
from trailboss.server.tables.offered import offered, read
from trailboss.server.tables.seating import new_header, new_table
from trailboss.titles import rules_of

ANN = User(
    id="ann", name="Ann", login=None, password=None, email=None, preferences="{}", created_at=1
)


class Reading(Exception):
    """The log was read although it need not be."""


def seen(table: LiveTable) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(view(table, "ann", 0))
    return {**found, "now": 0}


async def opened(database: Database) -> tuple[str, Tables, Tables]:
    """A table that two processes have in memory."""
    await database.open()
    await database.write(lambda connection: users.add_user(connection, ANN))
    rules = rules_of("second-edition")
    header = new_header(ANN, rules, 2, rules.options(2, {}))
    header.start_when_full = True
    seats = [
        SeatRow(seat=seat, kind="person", user_id="ann", name=name, hotseat=bool(seat))
        for seat, name in enumerate(("Ann", "Bob"))
    ]
    made, _ = new_table(header, seats, ANN)
    here, there = Tables(database, 10, 60.0), Tables(database, 10, 60.0)
    await here.create(made.header, made.seats, list(made.recent))
    for tables in (here, there):
        async with tables.open(header.id) as table:
            assert table.begun
    return header.id, here, there


def test_another_process_follows_without_reading(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def run() -> None:
        database = database_at(url)
        game, here, there = await opened(database)
        chance = random.Random(3)
        offers: list[str] = []

        def told(table: LiveTable, change: Any, before: Any) -> None:
            packed = offered(change, table.header.size)
            assert packed is not None
            offers.append(packed)
            there.offer(table.id, packed)

        async def reads(table: LiveTable) -> None:
            raise Reading

        here.listeners.append(told)
        catch_up, there.catch_up = there.catch_up, reads  # type: ignore[method-assign]
        for number in range(60):
            async with here.open(game) as table:
                if number % 10 == 9:
                    seat = table.playing.seat or 0
                    change = talking.said(table, ANN, "Howdy")
                    target, _ = undoing.undo_target(table, seat)
                    if target is not None:
                        change = undoing.undo(table, seat, target)
                else:
                    code = chance.choice(table.playing.legal).code
                    change = play.make_moves(table, [code], "person", "ann")
                await here.commit(table, change)
                expected = seen(table)
            async with there.open(game) as table:
                assert seen(table) == expected
                assert table.header == here.live[game].header
        # Without the note in between, the log is read as before.
        for lost in (True, False):
            async with here.open(game) as table:
                here.listeners[:] = [] if lost else [told]
                code = chance.choice(table.playing.legal).code
                await here.commit(table, play.make_moves(table, [code], "person", "ann"))
                expected = seen(table)
        there.catch_up = catch_up  # type: ignore[method-assign]
        async with there.open(game) as table:
            assert seen(table) == expected
            assert table.header.seq == here.live[game].header.seq
        await database.close()

    asyncio.run(run())


def test_what_cannot_be_read_is_no_offer() -> None:
    for packed in ("", "!!", "x" * 50, "not packed"):
        assert read(packed) is None
