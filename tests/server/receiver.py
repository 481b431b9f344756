"""A real web server for tests: it keeps what it is sent and answers as it is told."""

from __future__ import annotations

import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple

from tests.server.mailbox import certificate

PATIENCE = 60.0  # seconds: a busy machine takes its time


class Received(NamedTuple):
    path: str
    headers: dict[str, str]  # names in small letters
    body: bytes


class Receiver:
    """Takes POST requests on a free port; `statuses` are the next answers, then it is 204."""

    def __init__(self, secure: bool = False) -> None:
        self.arrived: list[Received] = []
        self.statuses: list[int] = []
        self.delay = threading.Event()  # answers wait while it is set
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.arrived.append(Received(self.path, headers, body))
                while receiver.delay.is_set():
                    time.sleep(0.01)
                status = receiver.statuses.pop(0) if receiver.statuses else 204
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("location", f"{receiver.url}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        if secure:
            self.server.socket = certificate().wrap_socket(self.server.socket, server_side=True)
        self.port: int = self.server.server_address[1]
        self.url = f"http{'s' if secure else ''}://localhost:{self.port}"
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True)

    def __enter__(self) -> Receiver:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.delay.clear()
        self.server.shutdown()
        self.server.server_close()

    def wait(self, count: int) -> list[Received]:
        """All requests, as soon as there are so many."""
        end = time.monotonic() + PATIENCE
        while len(self.arrived) < count:
            assert time.monotonic() < end, f"{len(self.arrived)} of {count} requests came"
            time.sleep(0.01)
        return list(self.arrived)
