"""From a file to PostgreSQL: nothing is lost, and the game goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.client import ME, OPEN, Client, bot
from tests.server.postgres import Postgres, select_all
from tests.server.process import ServerProcess
from trailboss.cli import main
from trailboss.server.storage.models import metadata


def rows(url: str) -> dict[str, list[tuple[object, ...]]]:
    queries = {
        part.name: f"SELECT {', '.join(part.columns.keys())} FROM {part.name}"
        for part in metadata.sorted_tables
    }
    if url.startswith("postgresql"):
        found = select_all(url, *queries.values())
    else:
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database:
            found = [database.execute(query).fetchall() for query in queries.values()]
    return {
        name: sorted(tuple(int(cell) if isinstance(cell, bool) else cell for cell in row)
                     for row in table if row[0] not in ("alive", "jumped", "health"))
        for name, table in zip(queries, found, strict=True)
    }  # fmt: skip


def test_everything_moves(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    file = ServerProcess(tmp_path).start()
    ann, bob = Client(file.url), Client(file.url)
    ann.post("/api/accounts", {"name": "Ann Mover", "password": "seven red wagons"})
    token = ann.post("/api/me/tokens", {"name": "program"})["secret"]
    table = ann.table([ME, OPEN, bot()], title="Überland ☃")["id"]
    bob.at(table, "join", {})
    for _ in range(15):
        seat = ann.until(table, None, lambda view: view["decision"]["seat"] < 2)["decision"]["seat"]
        mover = (ann, bob)[seat]
        mover.move(table, mover.view(table))
    ann.until(table, None, lambda view: view["decision"]["seat"] < 2)
    bob.at(table, "chat", {"text": "On to El Paso"})
    view = {**ann.view(table), "now": 0}
    url = postgres.new_database()
    assert main(["move", url, "--data", str(tmp_path)]) == 1  # the server is running
    assert "stop it first" in capsys.readouterr().err
    assert file.stop() == 0
    assert main(["move", url, "--data", str(tmp_path)]) == 0
    assert "1 table with " in capsys.readouterr().out
    assert rows(url) == rows(file.database)
    server = ServerProcess(tmp_path / "new", database=url).start()
    try:
        for client in (ann, bob):
            client.http.base_url = httpx.URL(server.url)
        after = {**ann.view(table), "now": 0}
        for part in (view, after):
            for seat in part["seats"]:
                seat["connected"] = False
        assert after == view
        assert Client(server.url, token=token).me["id"] == ann.me["id"]
        mover = (ann, bob)[after["decision"]["seat"]]
        assert mover.move(table, mover.view(table))["step"] == view["step"] + 1
    finally:
        assert server.stop() == 0
    assert main(["move", url, "--data", str(tmp_path)]) == 2
    assert "not empty" in capsys.readouterr().err


def test_what_cannot_be_moved(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres.new_database()
    assert main(["move", url, "--data", str(tmp_path / "nowhere")]) == 2
    assert "nowhere" in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()
    assert main(["move", f"sqlite:///{tmp_path}/x.sqlite", "--data", str(tmp_path)]) == 2
    assert "to PostgreSQL" in capsys.readouterr().err
