"""From the first released schema to the newest: nothing is lost, and the game goes on."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from tests.server.client import Client
from tests.server.process import ServerProcess
from trailboss.cli import main
from trailboss.server.storage.database import database_at, prepare
from trailboss.server.storage.models import metadata
from trailboss.server.storage.upgrade import known, migrate, newest

Found = TypeVar("Found")
SCHEMA = Path(__file__).parent / "schema"
FIRST = (SCHEMA / "0001.sql").read_text()


def first_database(path: Path) -> Path:
    """A database as the first version left it."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript(FIRST)
    return path


def shape(path: Path) -> dict[str, str]:
    """The statements that made a database, without what is only a matter of spaces."""
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
        return {name: re.sub(r"\s+", " ", sql).replace("( ", "(") for name, sql in rows}


def test_the_first_schema_has_not_been_changed(tmp_path: Path) -> None:
    """A change of the schema is a new file; those that were released stay as they are."""
    engine = create_engine(f"sqlite:///{tmp_path / 'new.sqlite'}")
    with engine.begin() as connection:
        migrate(connection, "0001")
    assert shape(tmp_path / "new.sqlite") == shape(first_database(tmp_path / "first.sqlite"))


def test_the_changes_are_one_line_from_the_first_to_the_newest() -> None:
    names = known()
    assert names[0] == "0001"
    assert names[-1] == newest()
    assert names == [f"{number:04}" for number in range(1, len(names) + 1)]


def test_models_and_migrations_agree(database_url: str) -> None:
    """On either database, from nothing and step by step."""

    def check(connection: Connection) -> list[object]:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
        assert found == newest()
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        return list(compare_metadata(context, metadata))

    async def run() -> list[object]:
        database = database_at(database_url, "normal")
        await database.open()
        found = await database.write(check)
        await database.close()
        return found

    assert asyncio.run(run()) == []


def test_every_change_can_be_made_by_itself(database_url: str) -> None:
    """Somebody may come from any version; rows that were there get what is new."""
    add = "INSERT INTO users (id, name, preferences, created_at) VALUES ('u', 'Ann', '{}', 1)"

    def steps(connection: Connection) -> dict[str, object]:
        for name in known():
            migrate(connection, name)
            if name == "0001":
                connection.execute(text(add))
        return dict(connection.execute(text("SELECT * FROM users")).mappings().one())

    if database_url.startswith("sqlite"):
        with create_engine(database_url, poolclass=NullPool).begin() as connection:
            found = steps(connection)
    else:
        found = asyncio.run(in_postgres(database_url, steps))
    assert found == {
        "id": "u",
        "name": "Ann",
        "login": None,
        "password": None,
        "email": None,
        "preferences": "{}",
        "notify": "{}",
        "created_at": 1,
        "look": None,
        "suspended_until": None,
        "quota": None,
    }


async def in_postgres(url: str, work: Callable[[Connection], Found]) -> Found:
    engine = create_async_engine(url.replace("postgresql:", "postgresql+asyncpg:"))
    async with engine.begin() as connection:
        found = await connection.run_sync(work)
    await engine.dispose()
    return found


def test_the_rows_of_the_first_schema_are_all_there(tmp_path: Path) -> None:
    path = first_database(tmp_path / "first.sqlite")
    with closing(sqlite3.connect(path)) as database:
        names = [
            name
            for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type='table'")
        ]
        before = {name: rows_of(database, name) for name in names}
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    with engine.begin() as connection:
        prepare(connection)
    with closing(sqlite3.connect(path)) as database:
        for name, rows in before.items():
            if name == "alembic_version":
                assert rows_of(database, name) == [{"version_num": newest()}]
                continue
            after = rows_of(database, name)
            if name == "entries":  # what moves say is made anew: see test_old_logs.py
                rows = [{**row, "data": ""} for row in rows]
                after = [{**row, "data": ""} for row in after]
            if name == "tables":  # the version of the rules was a number
                rows = [{**row, "rules_version": str(row["rules_version"])} for row in rows]
            assert [{key: row[key] for key in rows[0]} for row in after] == rows


def rows_of(database: sqlite3.Connection, table: str) -> list[dict[str, object]]:
    found = database.execute(f"SELECT * FROM {table}")
    names = [column[0] for column in found.description]
    return [dict(zip(names, row, strict=True)) for row in found]


def test_people_go_on_where_they_were(tmp_path: Path) -> None:
    first_database(tmp_path / "trailboss.sqlite")
    server = ServerProcess(tmp_path, notify_after_seconds=0).start()
    try:
        bob = with_session(server.url, "session-of-bob")
        assert bob.me["id"] == "user-bob"
        ann = Client(server.url)
        ann.post("/api/sessions", {"name": "Ann", "password": "first schema"})
        me = ann.get("/api/me")
        assert (me["id"], me["email"], me["preferences"]) == (
            "user-ann",
            "ann@example.org",
            {"theme": "dark"},
        )
        assert me["notify"] == {"browser": False, "email": False, "webhook": None, "live": False}
        assert Client(server.url, token="tb_first-schema").me["id"] == "user-ann"
        log = ann.log("table-running")
        assert [entry["seq"] for entry in log] == list(range(1, 18))
        assert log[-1]["text"] == "Your turn, partner"
        view = bob.view("table-running")
        assert (view["step"], view["decision"]["seat"], view["decision"]["mine"]) == (13, 1, True)
        while view["decision"]["seat"] == 1:
            view = bob.move("table-running", view)
        assert view["step"] > 13
        view = ann.view("table-running")
        assert ann.move("table-running", view)["step"] == view["step"] + 1
        given_up = ann.view("table-given-up")
        assert given_up["winners"] == [1]
        carl = Client(server.url)
        seats = carl.at("table-waiting", "join", {"invitation": "invitation-to-waiting"})["seats"]
        assert seats[1]["user"] == carl.me["id"]
        assert carl.get("/api/tables/table-waiting")["status"] == "playing"
    finally:
        assert server.stop() == 0
    assert '"level": "error"' not in server.log.read_text()


def with_session(url: str, secret: str) -> Client:
    client = Client(url)
    client.http.cookies.clear()
    client.http.cookies.set("trailboss_session", secret)
    client.me = client.get("/api/me")
    return client


def test_a_backup_of_the_first_schema_is_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = first_database(tmp_path / "copy")
    assert main(["restore", str(copy), "--data", str(tmp_path / "club")]) == 0
    assert "3 tables with 23 entries, 2 users" in capsys.readouterr().out
    assert shape(tmp_path / "club" / "trailboss.sqlite") == shape(copy)
