"""Nothing is lost: the log carries a table over the end of a server, a kill, and idle times."""

from __future__ import annotations

import sqlite3
import threading
import time
from pathlib import Path

from tests.server.client import ME, PATIENCE, Client, bot
from tests.server.process import ServerProcess


def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    ann = Client(server.url)
    table = ann.table([ME, bot("heuristic")], seed=3)["id"]
    view = ann.my_turn(table, 0)
    for _ in range(10):
        view = ann.move(table, view)
        view = ann.my_turn(table, 0)
    log = ann.log(table)
    cookies = ann.http.cookies
    server.kill()
    server.start()
    try:
        ann.http = type(ann.http)(base_url=server.url, cookies=cookies, timeout=PATIENCE)
        assert ann.get("/api/me")["id"] == ann.me["id"]  # the session too
        again = ann.view(table)
        assert again["observation"] == view["observation"]
        assert again["decision"] == view["decision"]
        assert again["seq"] == view["seq"]
        assert ann.log(table) == log
        assert ann.move(table, again)["step"] == view["step"] + 1
    finally:
        server.stop()


def test_a_bot_that_was_to_move_moves_after_a_restart(tmp_path: Path) -> None:
    """Whatever the server was doing for a bot when it was killed, the bot moves in the end."""
    server = ServerProcess(tmp_path).start()
    ann = Client(server.url)
    table = ann.table([ME, bot()], seed=3)["id"]
    cookies = ann.http.cookies
    server.kill()
    file = tmp_path / "trailboss.sqlite"
    with sqlite3.connect(file) as database:  # as if it had been killed while the bot was thinking
        view_seat = database.execute("SELECT to_move FROM tables").fetchone()[0]
        assert view_seat == 0
        database.execute("UPDATE seats SET kind='bot', bot='random' WHERE seat=0")
        database.execute("UPDATE seats SET kind='person', user_id=? WHERE seat=1", [ann.me["id"]])
        database.execute("UPDATE tables SET waits_for='server'")
    server.start()
    try:
        ann.http = type(ann.http)(base_url=server.url, cookies=cookies, timeout=PATIENCE)
        assert ann.my_turn(table, 1)["step"] > 0
    finally:
        assert server.stop() == 0


def test_a_live_connection_goes_on_after_a_restart(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    ann = Client(server.url)
    table = ann.table([ME], seed=3)["id"]
    seen: list[int] = []
    with ann.live(table, after=0) as live:
        ann.move(table, ann.view(table))
        while len(seen) < 3:
            message = live.next()
            if message["type"] == "entry":
                seen.append(message["seq"])
        begun = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - begun < 5  # nobody has to wait for an open connection
        assert live.closed() == 1012  # service restart
    cookies = ann.http.cookies
    server.start()
    try:
        ann.url = server.url
        ann.http = type(ann.http)(base_url=server.url, cookies=cookies, timeout=PATIENCE)
        ann.move(table, ann.view(table))
        with ann.live(table, after=seen[-1]) as live:
            messages = live.until(lambda message: message["type"] == "view")
        assert [m["seq"] for m in messages if m["type"] == "entry"] == [seen[-1] + 1]
    finally:
        server.stop()


def test_idle_games_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, games_in_memory=3).start()
    try:
        ann = Client(server.url)
        tables = [ann.table([ME], seed=seed)["id"] for seed in range(8)]
        views = [ann.move(table, ann.view(table)) for table in tables]
        assert ann.get("/health")["tables_in_memory"] <= 3
        for table, view in zip(tables, views, strict=True):
            again = ann.view(table)
            assert again["observation"] == view["observation"]
            assert ann.move(table, again)["step"] == 2
    finally:
        server.stop()


def test_racing_tabs_have_one_winner(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    try:
        ann = Client(server.url)
        table = ann.table([ME], seed=3)["id"]
        view = ann.view(table)
        legal = view["decision"]["legal"]
        answers: list[tuple[int, str]] = []

        def tab(number: int) -> None:
            move = legal[number % len(legal)]["move"]
            body = {"seat": 0, "step": 0, "move": move}
            answer = ann.send("POST", f"/api/tables/{table}/moves", json=body)
            answers.append((answer.status_code, move))

        tabs = [threading.Thread(target=tab, args=(number,)) for number in range(8)]
        for thread in tabs:
            thread.start()
        for thread in tabs:
            thread.join()
        assert sorted(status for status, _ in answers) == [200] + [409] * 7
        winner = next(move for status, move in answers if status == 200)
        moves = [entry["move"] for entry in ann.log(table) if entry["kind"] == "move"]
        assert moves == [winner]
    finally:
        server.stop()
