"""Requests that never arrive as a whole: the connection is closed, and nobody else notices."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from tests.server.client import ME, Client
from tests.server.process import ServerProcess

SECONDS = 4  # time enough for what comes after a moment, on a busy machine
HALF_HEAD = b"GET /health/live HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_BODY = (
    b"POST /api/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b'Content-Length: 100\r\n\r\n{"name": '
)
WHOLE = b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server"), request_seconds=SECONDS).start()
    yield process
    assert process.stop() == 0
    assert '"level": "error"' not in process.log.read_text(), process.log.read_text()


def connected(server: ServerProcess) -> socket.socket:
    place = urlsplit(server.url)
    assert place.hostname is not None
    return socket.create_connection((place.hostname, place.port or 80), 30)


def closed_after(line: socket.socket) -> float:
    """Seconds until the server closes it."""
    begun = time.monotonic()
    while line.recv(10_000):
        pass
    return time.monotonic() - begun


@pytest.mark.parametrize(
    "sent",
    [b"", HALF_HEAD, HALF_BODY, WHOLE + HALF_HEAD],
    ids=["nothing", "head", "body", "second"],
)
def test_half_a_request(server: ServerProcess, sent: bytes) -> None:
    with connected(server) as line:
        line.sendall(sent)
        assert closed_after(line) < 25


def test_a_request_drop_by_drop(server: ServerProcess) -> None:
    with connected(server) as line:
        line.sendall(HALF_HEAD)
        end = time.monotonic() + 25
        try:
            while time.monotonic() < end:
                line.sendall(b"x")
                time.sleep(0.1)
        except OSError:
            return
    pytest.fail("it may go on for ever")


def test_a_live_connection_stays(server: ServerProcess) -> None:
    ann = Client(server.url)
    table = ann.table([ME])["id"]
    with ann.live(table) as live:
        time.sleep(SECONDS + 1)
        live.send(type="ping", id=7)
        live.until(lambda message: message.get("id") == 7)


def test_a_slow_request_within_the_time_is_answered(server: ServerProcess) -> None:
    with connected(server) as line:
        line.sendall(WHOLE[:20])
        time.sleep(0.3)
        line.sendall(WHOLE[20:])
        assert line.recv(1000).startswith(b"HTTP/1.1 200")
