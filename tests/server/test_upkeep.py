"""What a server does by itself for those who run it: copies that were restored, old logs packed,
log files that give way."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from tests.server.client import ME, PATIENCE, Client, hotseat
from tests.server.process import ServerProcess
from trailboss.cli import main
from trailboss.server.ids import now
from trailboss.server.running.copying import copies_in, next_backup
from trailboss.server.storage import archive
from trailboss.server.storage.database import database_at


def finished(client: Client) -> str:
    """A game that is over, with some moves and words in it."""
    table = str(client.table([ME, hotseat("Bob")])["id"])
    view = client.view(table, 0)
    for _ in range(6):
        seat = view["decision"]["seat"]
        view = client.move(table, client.view(table, seat))
    client.at(table, "chat", {"text": "Howdy"})
    client.at(table, "resign", {"seat": 0})
    return table


def test_copies_on_a_schedule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "copies"
    server = ServerProcess(tmp_path / "data", backup_folder=str(folder), backup_keep=2).start()
    try:
        ann = Client(server.url)
        table = finished(ann)
        end = time.monotonic() + PATIENCE
        while not copies_in(folder):
            assert time.monotonic() < end
            time.sleep(0.05)
        data = ["--data", str(tmp_path / "data"), "--json"]
        assert main(["backup", "--into", str(folder), "--keep", "1", *data]) == 0
        told = json.loads(capsys.readouterr().out)
        assert (told["tables"], told["opened"]) == (1, 1)
        (copy,) = copies_in(folder)
        assert copy.stat().st_mode & 0o077 == 0
        assert main(["backup", *data]) == 2
    finally:
        assert server.stop() == 0
    assert '"event": "backup"' in server.log.read_text()
    new = tmp_path / "new"
    assert main(["restore", str(copy), "--data", str(new)]) == 0
    with closing(sqlite3.connect(new / "trailboss.sqlite")) as database:
        assert database.execute("SELECT id FROM tables").fetchall() == [(table,)]
    # A copy whose games do not open is no copy, and the good one stays.
    with closing(sqlite3.connect(tmp_path / "data" / "trailboss.sqlite")) as database:
        database.execute("UPDATE tables SET step = step + 1")
        database.commit()
    assert main(["backup", "--into", str(folder), "--keep", "1", *data]) == 2
    assert copies_in(folder) == [copy]
    assert list(folder.glob("*.failed"))


def test_names_say_when(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data").start()
    server.stop()
    source = tmp_path / "data" / "trailboss.sqlite"
    for old in ("20200101-000000", "20210101-000000"):
        (tmp_path / f"trailboss-{old}.sqlite").write_text("")
    (tmp_path / "mine.sqlite").write_text("")
    target, _ = next_backup(source, tmp_path, 2)
    names = [path.name for path in copies_in(tmp_path)]
    assert names == ["trailboss-20210101-000000.sqlite", target.name]
    assert (tmp_path / "mine.sqlite").exists()


def test_old_logs_are_packed(tmp_path: Path, database_url: str) -> None:
    server = ServerProcess(tmp_path / "data", database=database_url).start()
    ann = Client(server.url)
    table = finished(ann)
    before = (ann.log(table), ann.view(table, 0), ann.get(f"/api/tables/{table}/record"))
    running = ann.table([ME, hotseat("Bob")])["id"]
    server.stop()

    async def pack() -> list[str]:
        database = database_at(database_url, "normal")
        await database.open()
        late = now() + 1000
        found = await database.read(partial(archive.to_archive, before=late, limit=10))
        for each in found:
            await database.write(partial(archive.pack, table=each, before=late))
        again = await database.read(partial(archive.to_archive, before=late, limit=10))
        assert again == []
        assert await database.read(partial(archive.to_archive, before=0, limit=10)) == []
        await database.close()
        return found

    assert asyncio.run(pack()) == [table]
    assert "Howdy" not in server.stored()
    server.start()
    try:
        cookies = ann.http.cookies
        ann = Client(server.url)
        ann.http.cookies = cookies
        after = (ann.log(table), ann.view(table, 0), ann.get(f"/api/tables/{table}/record"))
        assert {**after[1], "now": 0} == {**before[1], "now": 0}
        assert (after[0], after[2]) == (before[0], before[2])
        ann.at(table, "chat", {"text": "Still here"})
        assert [entry["seq"] for entry in ann.log(table)] == list(range(1, len(before[0]) + 2))
        assert "Howdy" in server.stored()  # entries again
        assert ann.view(running, 0)["status"] == "playing"
    finally:
        assert server.stop() == 0
    assert '"level": "error"' not in server.log.read_text()


def test_log_files_give_way(tmp_path: Path) -> None:
    file = tmp_path / "logs" / "server.log"
    server = ServerProcess(
        tmp_path / "data", log_file=str(file), log_level="debug", log_megabytes=1, log_files=2
    ).start()
    try:
        ann = Client(server.url)
        path = "/api/" + "x" * 4000
        for _ in range(700):
            ann.send("GET", path)
    finally:
        assert server.stop() == 0
    assert sorted(path.name for path in file.parent.iterdir())[:2] == ["server.log", "server.log.1"]
    assert all(path.stat().st_size <= 1_000_000 for path in file.parent.iterdir())
    lines = file.read_text().splitlines()
    assert all(json.loads(line)["level"] for line in lines)
    assert server.log.read_text() == ""
