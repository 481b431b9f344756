"""Copies of the database: taken while people play, put back, played on."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.client import JSON, ME, PATIENCE, Client, Refusal, bot
from tests.server.process import ServerProcess
from tests.server.test_migrations import first_database
from trailboss.cli import main

PLAYERS = 3
BACKUPS = 4


def command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "trailboss", *words], capture_output=True, text=True, check=False
    )


def log_in(database: sqlite3.Connection, table: str) -> list[tuple[int, str]]:
    rows = database.execute(
        "SELECT seq, data FROM entries WHERE table_id = ? ORDER BY seq", [table]
    )
    return list(rows)


class Player(threading.Thread):
    """Plays as fast as the server answers."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.client = Client(url)
        self.table: str = self.client.table([ME, bot()], seed=3)["id"]
        self.enough = threading.Event()
        self.answered = 0  # moves the server has said it has
        self.failed: Exception | None = None

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                view = self.client.my_turn(self.table, 0)
                if view["status"] != "playing":
                    self.table = self.client.table([ME, bot()], seed=3)["id"]
                    continue
                self.client.move(self.table, view, self.answered % 3 % len(legal(view)))
                self.answered += 1
        except Exception as error:
            self.failed = error
            raise


def legal(view: JSON) -> list[JSON]:
    found: list[JSON] = view["decision"]["legal"]
    return found


def test_copies_under_load_are_whole_and_can_be_played_on(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "club").start()
    players = [Player(server.url) for _ in range(PLAYERS)]
    for player in players:
        player.start()
    copies: list[tuple[Path, int]] = []
    for number in range(BACKUPS):
        seen = [player.answered for player in players]
        while any(player.answered < before + 3 for player, before in zip(players, seen)):
            assert all(player.failed is None for player in players)
        before = sum(player.answered for player in players)
        copy = tmp_path / f"copy-{number}"
        assert main(["backup", str(copy), "--data", str(server.folder)]) == 0
        copies.append((copy, before))
    for player in players:
        player.enough.set()
        player.join()
    assert server.stop() == 0
    with closing(sqlite3.connect(server.folder / "trailboss.sqlite")) as whole:
        tables = [name for (name,) in whole.execute("SELECT id FROM tables")]
        logs = {table: log_in(whole, table) for table in tables}
    for copy, before in copies:
        assert sorted(path.name for path in tmp_path.glob(f"*{copy.name}*")) == [copy.name]
        assert copy.stat().st_mode & 0o077 == 0
        with closing(sqlite3.connect(copy)) as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            heads = database.execute("SELECT id, seq, step FROM tables").fetchall()
            moves = 0
            for table, seq, step in heads:
                log = log_in(database, table)
                assert [number for number, _ in log] == list(range(1, seq + 1))
                assert log == logs[table][:seq]
                by = [json.loads(data).get("by") for _, data in log]
                assert sum(who is not None for who in by) == step
                moves += by.count("person")
            assert moves >= before  # nothing that was answered before is missing
    assert moves < sum(player.answered for player in players)  # they went on meanwhile
    check_restored(copies[-1][0], tmp_path, players[0])


def check_restored(copy: Path, folder: Path, player: Player) -> None:
    """Another server goes on from the copy, with the same people."""
    target = folder / "other"
    told = command("restore", str(copy), "--data", str(target), "--json")
    assert told.returncode == 0, told.stderr
    document = json.loads(told.stdout)
    assert document["tables"] >= PLAYERS
    assert document["users"] == PLAYERS
    assert document["aside"] is None
    assert sorted(path.name for path in target.iterdir()) == [
        "trailboss.sqlite",
        "trailboss.sqlite.lock",
    ]
    server = ServerProcess(target).start()
    try:
        client = player.client
        kept = client.http.cookies
        client.http = type(client.http)(base_url=server.url, cookies=kept, timeout=PATIENCE)
        assert client.get("/api/me")["id"] == client.me["id"]
        table = client.table([ME, bot()], seed=3)["id"]
        client.move(table, client.my_turn(table, 0))
        mine = client.get("/api/tables")["mine"]
        playing = next(one for one in mine if one["status"] == "playing" and one["id"] != table)
        view = client.my_turn(playing["id"], 0)
        assert client.move(playing["id"], view)["step"] == view["step"] + 1
    finally:
        assert server.stop() == 0


@pytest.fixture
def club(tmp_path: Path) -> tuple[ServerProcess, Client, Path]:
    """A running server, somebody at a table, and a copy of the database."""
    server = ServerProcess(tmp_path / "club").start()
    ann = Client(server.url)
    ann.table([ME, bot()], seed=3)
    copy = tmp_path / "copy.sqlite"
    assert main(["backup", str(copy), "--data", str(server.folder)]) == 0
    return server, ann, copy


def test_what_would_lose_something_is_refused(
    club: tuple[ServerProcess, Client, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    server, ann, copy = club
    data = ["--data", str(server.folder)]
    database = server.folder / "trailboss.sqlite"

    def refused(*words: str, status: int = 2) -> str:
        capsys.readouterr()
        assert main([*words, *data]) == status
        found = capsys.readouterr()
        assert found.out == ""
        return found.err

    before = copy.read_bytes()
    assert "copy.sqlite exists already; --force replaces it" in refused("backup", str(copy))
    assert copy.read_bytes() == before
    assert "is the database itself" in refused("backup", str(database), "--force")
    assert "cannot write to" in refused("backup", str(server.folder / "none" / "copy"))
    # The server is running, and a second one would not know what the first has in memory.
    second = command("serve", "--port", "0", *data)
    assert second.returncode == 1
    assert "a server is using" in second.stderr
    assert "a server is using" in refused("restore", str(copy), status=1)
    assert "a server is using" in refused("restore", str(copy), "--force", status=1)
    ann.table([ME, bot()], seed=4)
    assert main(["backup", str(copy), "--force", *data]) == 0
    assert server.stop() == 0
    assert "--force puts it aside" in refused("restore", str(copy))
    assert "is the database itself" in refused("restore", str(database), "--force")
    with closing(sqlite3.connect(database)) as there:
        assert there.execute("SELECT count(*) FROM tables").fetchone() == (2,)
    assert sorted(path.name for path in server.folder.iterdir()) == [
        "server.log",
        "trailboss.sqlite",
        "trailboss.sqlite.lock",
    ]


def test_a_database_that_is_replaced_is_kept(
    club: tuple[ServerProcess, Client, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    server, ann, copy = club
    later = ann.table([ME, bot()], seed=4)["id"]
    server.kill()  # its newest entries are still in the file beside the database
    assert (server.folder / "trailboss.sqlite-wal").stat().st_size > 0
    capsys.readouterr()
    assert main(["restore", str(copy), "--data", str(server.folder), "--force"]) == 0
    said = capsys.readouterr().out
    assert "1 table with" in said
    aside = Path(said.splitlines()[1].removeprefix("What was there before is now "))
    assert aside.parent == server.folder
    with closing(sqlite3.connect(aside)) as there:
        assert there.execute("SELECT count(*) FROM tables").fetchone() == (2,)
    server.start()
    try:
        kept = ann.http.cookies
        ann.http = type(ann.http)(base_url=server.url, cookies=kept, timeout=PATIENCE)
        assert len(ann.get("/api/tables")["mine"]) == 1
        with pytest.raises(Refusal, match="no such table"):
            ann.view(later)
    finally:
        assert server.stop() == 0


def test_only_a_sound_database_of_ours_is_restored(
    club: tuple[ServerProcess, Client, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server, _, copy = club
    assert server.stop() == 0
    bad = tmp_path / "bad"
    target = tmp_path / "target"

    def refused(reason: str) -> None:
        assert main(["restore", str(bad), "--data", str(target)]) == 2
        assert reason in capsys.readouterr().err
        assert not (target / "trailboss.sqlite").exists()

    refused("there is no database")
    bad.write_text("not a database, but long enough to look like a file of some kind" * 50)
    refused("is not a sound database of Trailboss: file is not a database")
    bad.unlink()
    with closing(sqlite3.connect(bad)) as other:
        other.execute("CREATE TABLE songs (name)")
    refused("is not a sound database of Trailboss: no such table: alembic_version")
    good = copy.read_bytes()
    bad.write_bytes(good[: len(good) // 2])
    refused("malformed")
    bad.write_bytes(good[:8192] + b"\xff" * 8192 + good[16384:])
    refused("damaged")
    for schema in ("9999", ""):
        bad.write_bytes(good)
        with closing(sqlite3.connect(bad)) as newer:
            newer.execute("UPDATE alembic_version SET version_num = ?", [schema])
            newer.commit()
        refused("which this version does not know; it knows 0001 to ")
    bad.write_bytes(good)
    with closing(sqlite3.connect(bad)) as torn:
        torn.execute("DELETE FROM tables")
        torn.commit()
    refused("refers to rows that are not there")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can act in the place of others")
def test_root_leaves_the_files_of_others_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A server could not use what root has made beside its database."""
    first_database(tmp_path / "trailboss.sqlite")
    copy = tmp_path / "copy"
    assert main(["backup", str(copy), "--data", str(tmp_path)]) == 0
    for path in (tmp_path, tmp_path / "trailboss.sqlite"):
        os.chown(path, 65534, 65534)
    for words in (["backup", str(tmp_path / "other")], ["restore", str(copy), "--force"]):
        assert main([*words, "--data", str(tmp_path)]) == 2
        assert "belongs to another user: run this as that user" in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "trailboss.sqlite"]


def test_a_place_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = first_database(tmp_path / "copy")
    assert main(["restore", str(copy), "--data", str(copy / "inside")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_other_databases_have_their_own_tools(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", "/tmp/x", "--database", "postgresql://x/y"]) == 2
    assert "PostgreSQL has pg_dump" in capsys.readouterr().err


def test_nothing_to_copy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path / "x"), "--data", str(tmp_path)]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
