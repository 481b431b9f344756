"""A server that is asked to end finishes what it has begun, and leaves nothing behind."""

from __future__ import annotations

import json
import os
import signal
import socket
import time
from pathlib import Path

from tests.server.client import ME, Client, bot
from tests.server.process import ServerProcess

RECONNECT = 1012  # service restart: come again
PATIENCE = 60.0
TABLES = 12


def children_of(pid: int) -> list[int]:
    """The processes a process has started."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [int(child) for child in (task / "children").read_text().split()]
    return found


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def connect(url: str) -> socket.socket:
    host, port = url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def chat_head(client: Client, table: str, length: int) -> bytes:
    """The beginning of a request that says something at a table."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    return (
        f"POST /api/tables/{table}/chat HTTP/1.1\r\nhost: x\r\ncookie: {cookies}\r\n"
        f"x-csrftoken: {client.http.cookies['csrftoken']}\r\n"
        f"content-type: application/json\r\ncontent-length: {length}\r\n\r\n"
    ).encode()


def closed(url: str) -> bool:
    """Are new connections refused?"""
    try:
        connect(url).close()
    except OSError:
        return True
    return False


def test_what_has_begun_is_finished(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, bot_workers=2).start()
    assert server.process is not None
    ann = Client(server.url)
    table = ann.table([ME, bot("heuristic"), bot("heuristic")], seed=3)["id"]
    view = ann.my_turn(table, 0)
    while view["decision"]["seat"] == 0:
        view = ann.move(table, view)
    view = ann.my_turn(table, 0)  # the bots have thought
    thinkers = children_of(server.process.pid)
    assert len(thinkers) >= 1
    body = json.dumps({"text": "said at the last moment"}).encode()
    with ann.live(table) as live, connect(server.url) as request:
        live.until(lambda message: message["type"] == "presence")
        request.sendall(chat_head(ann, table, len(body)) + body[:10])
        while view["decision"]["seat"] == 0:  # until the bots have something to think about
            view = ann.move(table, view)
        server.process.send_signal(signal.SIGTERM)
        assert live.closed() == RECONNECT
        end = time.monotonic() + PATIENCE
        while not closed(server.url):
            assert time.monotonic() < end
        assert server.process.poll() is None  # it waits for the request
        request.sendall(body[10:])
        answer = b""
        while more := request.recv(10_000):  # and then the connection is closed
            answer += more
        assert answer.startswith(b"HTTP/1.1 201"), answer
    assert server.ended() == 0
    assert not any(is_alive(pid) for pid in thinkers)
    log = server.log.read_text()
    assert '"level": "error"' not in log, log
    assert '"level": "warning"' not in log, log
    again = ServerProcess(tmp_path).start()
    try:
        cookies_kept = ann.http.cookies
        ann.http = type(ann.http)(base_url=again.url, cookies=cookies_kept, timeout=PATIENCE)
        said = [entry["text"] for entry in ann.log(table) if entry["kind"] == "chat"]
        assert said == ["said at the last moment"]
        assert ann.my_turn(table, 0)["step"] > view["step"]  # and the bots have moved after all
    finally:
        assert again.stop() == 0


def test_a_request_that_never_ends_does_not_keep_the_server(tmp_path: Path) -> None:
    """Nor does a signal to every process, as a service manager sends it, disturb the bots."""
    server = ServerProcess(tmp_path, shutdown_seconds=1).start()
    assert server.process is not None
    ann = Client(server.url)
    table = ann.table([ME, bot()], seed=3)["id"]
    view = ann.my_turn(table, 0)
    while view["decision"]["seat"] == 0:
        view = ann.move(table, view)
    ann.my_turn(table, 0)
    (thinker,) = children_of(server.process.pid)
    os.kill(thinker, signal.SIGTERM)
    time.sleep(0.2)
    assert is_alive(thinker)
    with connect(server.url) as request:
        head = chat_head(ann, table, 100).replace(b"\r\n\r\n", b"\r\nexpect: 100-continue\r\n\r\n")
        request.sendall(head)
        assert request.recv(1000).startswith(b"HTTP/1.1 100")  # it waits for the rest
        request.sendall(b"{")
        begun = time.monotonic()
        assert server.stop() == 0
        assert 1 < time.monotonic() - begun < 8
    assert not is_alive(thinker)


def test_bots_in_the_middle_of_a_game(tmp_path: Path, database_url: str) -> None:
    """What they decide while the server ends is stored, and the other processes hear of it."""
    server = ServerProcess(tmp_path / "data", database=database_url).start()
    ann = Client(server.url)
    for seed in range(TABLES):
        ann.table([bot("heuristic"), bot("heuristic"), bot("heuristic"), ME], seed=seed)
    assert server.stop() == 0
    log = server.log.read_text()
    assert '"level": "error"' not in log, log
