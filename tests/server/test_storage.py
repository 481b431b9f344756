"""The database by itself: commits in groups, conflicts, migrations."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, select, text

from tests.server.postgres import Postgres
from trailboss.core.errors import TrailbossError
from trailboss.server.ids import new_id
from trailboss.server.schema.tables import Clock
from trailboss.server.storage import kept_reviews, table_log, users
from trailboss.server.storage.database import Conflict, Database, database_at, server_secret
from trailboss.server.storage.models import facts, metadata
from trailboss.server.storage.models import users as user_table
from trailboss.server.storage.rows import Chance, EntryRow, Header, SeatRow
from trailboss.server.storage.upgrade import migrate, newest
from trailboss.server.tables.memory import Tables

TABLE = new_id()


def opened(path: Path) -> Database:
    return database_at(f"sqlite:///{path / 'test.sqlite'}", "normal")


def put(connection: Connection, name: str) -> str:
    connection.execute(facts.insert().values(name=name, value="x"))
    return name


def names(connection: Connection) -> list[str]:
    return sorted(connection.execute(select(facts.c.name)).scalars())


def test_a_job_that_fails_leaves_the_others_alone(database_url: str) -> None:
    async def run() -> tuple[list[object], list[str]]:
        database = database_at(database_url, "normal")
        await database.open()
        jobs = [database.write(partial(put, name=name)) for name in ("a", "b", "a", "c")]
        found = await asyncio.gather(*jobs, return_exceptions=True)
        there = await database.read(names)
        await database.close()
        return list(found), there

    found, there = asyncio.run(run())
    assert found[0] == "a"
    assert found[1] == "b"
    assert isinstance(found[2], Exception)  # the name is there already
    assert found[3] == "c"
    assert there == ["a", "b", "c", "secret"]


def test_closing_waits_for_what_was_asked(database_url: str) -> None:
    async def run() -> list[str]:
        database = database_at(database_url, "normal")
        await database.open()
        jobs = [
            asyncio.ensure_future(database.write(partial(put, name=str(number))))
            for number in range(200)
        ]
        await asyncio.sleep(0)
        await database.close()
        return [await job for job in jobs]

    assert asyncio.run(run()) == [str(number) for number in range(200)]


def test_the_secret_is_made_once(database_url: str) -> None:
    async def run() -> str | None:
        database = database_at(database_url, "normal")
        await database.open()
        secret = await database.read(server_secret)
        await database.close()
        return secret

    first = asyncio.run(run())
    assert first is not None
    assert len(first) == 43
    assert asyncio.run(run()) == first


def test_the_migrations_make_the_schema_of_the_models(database_url: str) -> None:
    def check(connection: Connection) -> None:
        made = connection.execute(text("SELECT * FROM alembic_version")).scalar_one()
        assert newest() == made
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []

    async def run() -> None:
        database = database_at(database_url)
        await database.open()
        await database.read(check)
        await database.close()

    asyncio.run(run())
    asyncio.run(run())  # nothing is left to do


def test_processes_that_start_together_make_one_schema(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def run() -> list[str | None]:
        databases = [database_at(url) for _ in range(6)]
        await asyncio.gather(*(database.open() for database in databases))
        secrets = [await database.read(server_secret) for database in databases]
        for database in databases:
            await database.close()
        return secrets

    assert len(set(asyncio.run(run()))) == 1


def test_a_writer_who_did_not_know_the_newest_entry_writes_nothing(database_url: str) -> None:
    """Ten who know the same log write at the same time: one does, nine are told."""

    async def run() -> tuple[list[object], list[int]]:
        database = database_at(database_url, "normal")
        await database.open()
        await database.write(one_table)
        jobs = [
            database.write(
                partial(table_log.append, table=TABLE, seq=1, size=0, change=says(f"{number}"))
            )
            for number in range(10)
        ]
        found = await asyncio.gather(*jobs, return_exceptions=True)
        stored = await database.read(partial(table_log.log_after, table=TABLE, after=0))
        await database.close()
        return list(found), [entry.seq for entry in stored]

    found, stored = asyncio.run(run())
    assert sum(isinstance(one, int) for one in found) == 1
    assert sum(isinstance(outcome, Conflict) for outcome in found) == 9
    assert stored == [1, 2]


def test_a_change_is_made_to_its_end_though_nobody_waits(database_url: str) -> None:
    """A browser closes while its move is being stored: then everybody else hears of the move."""

    async def run() -> tuple[list[int], list[int]]:
        database = database_at(database_url, "normal")
        await database.open()
        await database.write(one_table)
        tables = Tables(database, 10, 60.0)
        heard: list[int] = []
        tables.listeners.append(lambda table, change, before: heard.append(table.header.seq))
        for wait in (0.0, 0.0001, 0.001):
            async with tables.open(TABLE) as table:
                change = says("x", table.header.seq + 1)
                commit = asyncio.create_task(tables.commit(table, change))
                await asyncio.sleep(wait)
                commit.cancel()
                with suppress(asyncio.CancelledError):
                    await commit
                assert table.loaded
        stored = await database.read(partial(table_log.log_after, table=TABLE, after=0))
        await database.close()
        return heard, [entry.seq for entry in stored]

    heard, stored = asyncio.run(run())
    assert heard == stored[1:]
    assert len(heard) >= 2  # the first may be cancelled before it begins


def says(what: str, seq: int = 2) -> table_log.Change:
    return table_log.Change(
        entries=[EntryRow(seq=seq, at=1, kind="chat", step=0, data={"text": what})]
    )


OPEN = (SeatRow(seat=0, kind="open"),)


def one_table(connection: Connection, seats: Sequence[SeatRow] = OPEN) -> None:
    """A user, and a table with one entry."""
    users.add_user(connection, a_user("u"))
    header = Header(
        id=TABLE,
        title="",
        owner="u",
        game="second-edition",
        rules_version="1",
        players=1,
        options={},
        chance=Chance(seed=1),
        clock=Clock(),
        absent="default",
        public=False,
        sandbox=False,
        start_when_full=False,
        shuffle=False,
        status="open",
        seq=1,
        step=0,
        to_move=None,
        waits_for=None,
        clock_started=None,
        deadline=None,
        undo_request=None,
        result=None,
        origin=None,
        rematch=None,
        created_at=1,
        started_at=None,
        changed_at=1,
    )
    first = EntryRow(seq=1, at=1, kind="create", step=0)
    table_log.create(connection, header, list(seats), [first])


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'test.sqlite'}")
    with engine.begin() as connection:
        migrate(connection)
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(TrailbossError, match="written by a newer Trailboss"):
        asyncio.run(opened(tmp_path).open())


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense", "sqlite://", "sqlite:///:memory:"])
def test_urls_that_cannot_be_used(url: str) -> None:
    with pytest.raises(TrailbossError, match="database: "):
        database_at(url)


def test_an_unreadable_place_is_a_clear_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(TrailbossError, match="cannot be used"):
        asyncio.run(database_at(f"sqlite:///{tmp_path}/file/x.sqlite").open())
    (tmp_path / "test.sqlite").write_text("not a database, but long enough to look like a file")
    with pytest.raises(TrailbossError, match="cannot be used"):
        asyncio.run(opened(tmp_path).open())


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    async def run() -> None:
        database = opened(tmp_path)
        await database.open()
        await database.close()

    asyncio.run(run())
    assert (tmp_path / "test.sqlite").stat().st_mode & 0o077 == 0


def a_user(id: str) -> users.User:
    return users.User(
        id=id, name="x", login=None, password=None, email=None, preferences="{}", created_at=0
    )


def test_guests_who_left_nothing_are_forgotten(tmp_path: Path) -> None:
    def user(name: str, login: str | None = None) -> users.User:
        return users.User(
            id=name,
            name=name,
            login=login,
            password=None,
            email=None,
            preferences="{}",
            created_at=5,
        )

    async def run() -> tuple[int, set[str]]:
        database = opened(tmp_path)
        await database.open()
        for new in (user("old"), user("here"), user("member", "member")):
            await database.write(partial(users.add_user, user=new))
        for secret, expires in (("old", 7), ("here", 99)):
            await database.write(
                partial(users.open_session, secret=secret, user=secret, now=5, expires=expires)
            )
        assert await database.write(partial(users.forget_guests, now=8, before=5)) == 0
        gone = await database.write(partial(users.forget_guests, now=8, before=6))
        left = await database.read(
            lambda connection: set(connection.execute(select(user_table.c.id)).scalars())
        )
        await database.close()
        return gone, left

    assert asyncio.run(run()) == (1, {"here", "member"})


def test_two_accounts_cannot_take_one_name(database_url: str) -> None:
    async def run() -> None:
        database = database_at(database_url, "normal")
        await database.open()
        for number in (1, 2):
            await database.write(partial(users.add_user, user=a_user(str(number))))
        await database.write(lambda connection: users.change_user(connection, "1", {"login": "a"}))
        with pytest.raises(Conflict):
            await database.write(
                lambda connection: users.change_user(connection, "2", {"login": "a"})
            )
        await database.close()

    asyncio.run(run())


# msgspec asks for the annotations of a type when it meets it for the first time.
FIRST_MEETING = """
import sys
import msgspec
from trailboss.server.storage import rows, users

asked = []
sys.setprofile(lambda frame, event, _: asked.append(frame.f_code.co_name)
    if event == "call" and "msgspec" in frame.f_code.co_filename else None)
for kind in (rows.Header, users.NotifyRow):
    try:
        msgspec.convert({}, kind)
    except msgspec.ValidationError:
        pass
sys.setprofile(None)
print(asked)
"""


def test_types_of_rows_are_known_before_threads_read_them() -> None:
    """Two threads that meet a type for the first time at once crash the process."""
    run = subprocess.run(
        [sys.executable, "-c", FIRST_MEETING], capture_output=True, text=True, check=True
    )
    assert run.stdout == "[]\n"


def test_a_reviewed_game_names_who_else_played(database_url: str) -> None:
    seats = [
        SeatRow(seat=0, kind="bot", name="Jonas"),
        SeatRow(seat=1, kind="person", name="Ann", user_id="u"),
        SeatRow(seat=2, kind="person", name="Bob", user_id="v"),
    ]

    def prepare(connection: Connection) -> None:
        users.add_user(connection, a_user("v"))
        one_table(connection, seats)
        kept_reviews.save(connection, TABLE, 0, kept_reviews.ReviewRow(2, {"decisions": []}))

    async def run() -> list[kept_reviews.ReviewedGame]:
        database = database_at(database_url, "normal")
        await database.open()
        await database.write(prepare)
        found = await database.read(partial(kept_reviews.of_user, user="u", game="second-edition"))
        await database.close()
        return found

    (found,) = asyncio.run(run())
    assert (found.table, found.at, found.seats, found.others) == (TABLE, 1, {1}, ["Jonas", "Bob"])
