"""A live clock stands still while no server is at work; days go on."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.client import JSON, ME, OPEN, PATIENCE, Client
from tests.server.postgres import Postgres, execute
from tests.server.process import ServerProcess

HOUR = 3_600_000
LIVE = {"kind": "live", "seconds": 600}
CORRESPONDENCE = {"kind": "correspondence", "seconds": 600}
SLOW = 60_000  # ms within which a test goes on, however slow the machine


def an_hour_passes(url: str) -> None:
    """All that was stored while the server ran was an hour earlier."""
    statements = (
        f"UPDATE tables SET clock_started = clock_started - {HOUR}, deadline = deadline - {HOUR}",
        f"UPDATE facts SET value = CAST(value AS BIGINT) - {HOUR} WHERE name = 'alive'",
    )
    if url.startswith("postgresql"):
        asyncio.run(execute(url, *statements))
        return
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database, database:
        for statement in statements:
            database.execute(statement)


def begun(server: ServerProcess, clock: JSON) -> tuple[Client, str]:
    """A game of two, and who is to move."""
    ann, bob = Client(server.url), Client(server.url)
    table: str = ann.table([ME, OPEN], clock=clock)["id"]
    bob.at(table, "join", {})
    return ann, table


def at(server: ServerProcess, client: Client) -> Client:
    """The same browser, at a server that was started anew."""
    client.http = type(client.http)(
        base_url=server.url, cookies=client.http.cookies, timeout=PATIENCE
    )
    return client


def kinds(client: Client, table: str) -> list[str]:
    return [entry["kind"] for entry in client.log(table)]


@pytest.mark.parametrize("end", [ServerProcess.stop, ServerProcess.kill])
def test_a_live_clock_stands_still(
    database_url: str, tmp_path: Path, end: Callable[[ServerProcess], object]
) -> None:
    server = ServerProcess(tmp_path, database=database_url).start()
    ann, table = begun(server, LIVE)
    time.sleep(6)  # it runs while the server does
    end(server)
    an_hour_passes(database_url)
    server.start()
    try:
        view = at(server, ann).view(table)
        left = view["deadline"] - view["now"]
        # What was used up until the last sign of life is gone, and no more.
        assert 600_000 - SLOW < left <= 600_000 - 1_000
        time.sleep(1.5)
        assert kinds(ann, table) == ["create", "join", "start"]
        view = ann.move(table, ann.view(table))
        assert left - SLOW < view["seats"][0]["clock_left"] <= left
    finally:
        assert server.stop() == 0
    assert '"level": "error"' not in server.log.read_text(), server.log.read_text()


def test_days_are_days(database_url: str, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, database=database_url).start()
    ann, table = begun(server, CORRESPONDENCE)
    assert server.stop() == 0
    an_hour_passes(database_url)
    server.start()
    try:
        at(server, ann).until(table, 0, lambda view: view["seats"][0]["absent"])
        assert "timeout" in kinds(ann, table)
    finally:
        assert server.stop() == 0


def test_time_that_was_up_before_stays_up(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    ann, table = begun(server, LIVE)
    assert server.stop() == 0
    an_hour_passes(server.database)
    with closing(sqlite3.connect(tmp_path / "trailboss.sqlite")) as database, database:
        database.execute("UPDATE tables SET clock_started = 1, deadline = 600001")
    server.start()
    try:
        at(server, ann).until(table, 0, lambda view: view["seats"][0]["absent"])
    finally:
        assert server.stop() == 0


def test_a_process_that_comes_while_another_works_gives_no_time(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.new_database()
    here = ServerProcess(tmp_path / "here", database=database).start()
    ann, table = begun(here, LIVE)
    time.sleep(6)
    deadline = ann.view(table)["deadline"]
    there = ServerProcess(tmp_path / "there", database=database).start()
    try:
        assert at(there, ann).view(table)["deadline"] == deadline
    finally:
        assert [there.stop(), here.stop()] == [0, 0]
