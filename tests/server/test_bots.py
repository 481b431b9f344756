"""Bots: in processes of their own, which may die."""

from __future__ import annotations

import os
import signal
import sqlite3
import time
from pathlib import Path

from tests.server.client import ME, OPEN, PATIENCE, Client, bot
from tests.server.process import ServerProcess
from trailboss.game import new_game


def children(pid: int) -> list[int]:
    return [
        int(child)
        for task in Path(f"/proc/{pid}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]


def test_bots_of_all_kinds_play_a_whole_game(ann: Client) -> None:
    table = ann.table([ME, bot("random"), bot("easy"), bot("heuristic:style=builders")])["id"]
    ann.at(table, "chat", {"text": "good luck"})
    view = ann.my_turn(table, 0)
    while view["turn"] < 20:
        view = ann.move(table, view)
        view = ann.my_turn(table, 0)
    moves = [entry for entry in ann.log(table) if entry["kind"] == "move"]
    assert {(entry["seat"], entry["by"]) for entry in moves} == {
        (0, "person"),
        (1, "bot"),
        (2, "bot"),
        (3, "bot"),
    }
    names = [seat["name"] for seat in view["seats"]]
    assert names[1:] == ["Random", "Easy", "Heuristic (style=builders)"]


def test_who_comes_back_moves_again(tmp_path: Path) -> None:
    """Two bots are asked together, one of them for Bob; he returns while they wait."""
    server = ServerProcess(tmp_path, bot_workers=1).start()
    ann, bob = Client(server.url), Client(server.url)
    table = ann.table([ME, bot("random"), OPEN], absent="random")["id"]
    bob.at(table, "join", {})
    view = ann.view(table)
    bob.at(table, "leave", {})
    ann.table([bot("search:ms=3000"), ME])  # keeps the only process busy
    while view["decision"]["seat"] == 0:
        view = ann.move(table, view)
    bob.at(table, "return", {"seat": 2})
    bob.my_turn(table, 2)
    moves = [entry for entry in ann.log(table) if entry["kind"] == "move"]
    assert {(entry["seat"], entry["by"]) for entry in moves} == {(0, "person"), (1, "bot")}
    server.stop()


def test_a_bot_whose_process_is_killed_plays_on(ann: Client, server: ServerProcess) -> None:
    table = ann.table([ME, bot("heuristic")], seed=2)["id"]
    assert server.process is not None
    view = ann.my_turn(table, 0)
    killed = 0
    while view["turn"] < 12:
        view = ann.move(table, view)
        if view["decision"]["seat"] == 1:
            for child in children(server.process.pid):
                os.kill(child, signal.SIGKILL)
                killed += 1
        view = ann.my_turn(table, 0)
    assert killed >= 3
    moves = [entry for entry in ann.log(table) if entry["kind"] == "move"]
    assert {entry["by"] for entry in moves if entry["seat"] == 1} == {"bot"}
    engine = new_game("second-edition", players=2, seed=2)
    for entry in moves:
        engine.play(entry["move"])


def test_processes_of_bots_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    ann = Client(server.url)
    table = ann.table([bot(), ME])["id"]
    ann.my_turn(table, 1)
    assert server.process is not None
    there = children(server.process.pid)
    assert there
    server.kill()
    end = time.monotonic() + PATIENCE
    while any(alive(child) for child in there):
        assert time.monotonic() < end
        time.sleep(0.05)


def alive(pid: int) -> bool:
    try:
        return "zombie" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


def test_for_a_bot_that_fails_the_default_is_played(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    ann = Client(server.url)
    table = ann.table([ME, bot()], seed=2)["id"]
    cookies = ann.http.cookies
    server.stop()
    with sqlite3.connect(tmp_path / "trailboss.sqlite") as database:
        database.execute("UPDATE seats SET bot='gone' WHERE seat=1")  # of an older version, say
    server.start()
    try:
        ann.http = type(ann.http)(base_url=server.url, cookies=cookies, timeout=PATIENCE)
        view = ann.view(table)
        while view["decision"]["seat"] == 0:
            view = ann.move(table, view)
        assert ann.my_turn(table, 0)["turn"] == 3
        moves = [entry for entry in ann.log(table) if entry["kind"] == "move"]
        assert {entry["by"] for entry in moves if entry["seat"] == 1} == {"default"}
        assert "there is no bot 'gone'" in server.log.read_text()
    finally:
        server.stop()


def test_long_thoughts_hold_up_nobody_else(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, bot_workers=2).start()
    try:
        ann = Client(server.url)
        slow = [ann.table([bot("search:simulations=20000"), ME])["id"] for _ in range(3)]
        table = ann.table([ME, bot("heuristic")], seed=2)["id"]
        view = ann.my_turn(table, 0)
        while view["turn"] < 6:
            view = ann.move(table, view)
            view = ann.my_turn(table, 0)
        assert any(ann.view(one)["step"] == 0 for one in slow)  # still thinking
    finally:
        server.stop()
