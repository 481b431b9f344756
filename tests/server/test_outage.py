"""A database that is away: 503 and one line in the log, not a traceback for each request; and
`/health` says so when nothing can be written."""

from __future__ import annotations

import json
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.client import ME, OPEN, Client
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess

SHORT = 0.2  # seconds a writer waits for others


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Nobody else can write to a file."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    url = f"sqlite:///{tmp_path}/trailboss.sqlite?timeout={SHORT}"
    process = ServerProcess(tmp_path, database=url).start()
    yield process
    process.stop()


def trouble(server: ServerProcess) -> list[str]:
    """The warnings and errors in its log."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert not any("exception" in line for line in lines), lines
    return [line["event"] for line in lines if line["level"] in ("warning", "error")]


def test_sqlite_that_cannot_be_written(server: ServerProcess, tmp_path: Path) -> None:
    ann = Client(server.url)
    table = ann.table([ME, OPEN], start=False)["id"]
    with held(tmp_path / "trailboss.sqlite"):
        for _ in range(3):
            answer = ann.send("PATCH", f"/api/tables/{table}", json={"public": True})
            assert answer.status_code == 503
            assert answer.json()["error"] == "unavailable"
            assert int(answer.headers["retry-after"]) > 0
        assert ann.get(f"/api/tables/{table}")["public"] is False  # reading goes on
        health = httpx.get(server.url + "/health")
        assert health.status_code == 503
        assert (health.json()["database"], health.json()["writing"]) == ("ok", "failing")
        assert trouble(server) == ["the database does not answer"]
    assert ann.ask("PATCH", f"/api/tables/{table}", json={"public": True})["public"] is True
    assert trouble(server)[1:] == ["the database answers again"]


def test_health_is_well_again(server: ServerProcess, tmp_path: Path) -> None:
    assert httpx.get(server.url + "/health").json()["writing"] == "ok"
    with held(tmp_path / "trailboss.sqlite"):
        end = time.monotonic() + 30
        while httpx.get(server.url + "/health").status_code == 200:  # it looks now and then
            assert time.monotonic() < end
            time.sleep(0.2)
    end = time.monotonic() + 30
    while httpx.get(server.url + "/health").status_code != 200:
        assert time.monotonic() < end
        time.sleep(0.2)


def test_postgresql_that_is_down(tmp_path: Path) -> None:
    postgres = Postgres().start()
    server = ServerProcess(tmp_path, database=postgres.new_database()).start()
    try:
        ann = Client(server.url)
        table = ann.table([ME, OPEN])["id"]
        assert postgres.process is not None
        postgres.process.send_signal(signal.SIGINT)
        postgres.process.wait(20)
        answers = [ann.send("GET", f"/api/tables/{table}/log") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [503] * 3
        assert answers[0].json()["error"] == "unavailable"
        assert httpx.get(server.url + "/health").status_code == 503
        time.sleep(2)  # what the server does by itself fails as well
        assert trouble(server).count("the database does not answer") == 1
    finally:
        server.kill()
        postgres.stop()
