"""A small client for tests: one browser, or one program with a token."""

from __future__ import annotations

import json
import ssl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

JSON = dict[str, Any]
PATIENCE = 40.0  # seconds: a busy machine takes its time


class Refusal(Exception):
    """An answer that is not 2xx."""

    def __init__(self, answer: httpx.Response) -> None:
        self.status = answer.status_code
        self.body: JSON = answer.json()
        super().__init__(f"{self.status} {self.body}")

    @property
    def error(self) -> str:
        return str(self.body["error"])


class Client:
    """Somebody with a session of their own, or (with a token) a program."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url
        self.token = token
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE)
        self.me: JSON = self.get("/api/me")

    # Requests -----------------------------------------------------------------------------------

    def send(self, method: str, path: str, **how: Any) -> httpx.Response:
        headers = how.pop("headers", {})
        csrf = self.http.cookies.get("csrftoken")
        if csrf and method != "GET":
            headers = {"x-csrftoken": csrf, **headers}
        return self.http.request(method, path, headers=headers, **how)

    def ask(self, method: str, path: str, **how: Any) -> Any:
        answer = self.send(method, path, **how)
        if answer.status_code >= 300:
            raise Refusal(answer)
        return answer.json()

    def get(self, path: str, **query: Any) -> Any:
        given = {name: value for name, value in query.items() if value is not None}
        return self.ask("GET", path, params=given) if given else self.ask("GET", path)

    def post(self, path: str, body: JSON | None = None) -> Any:
        return self.ask("POST", path, json=body) if body is not None else self.ask("POST", path)

    # Tables -------------------------------------------------------------------------------------

    def table(self, seats: list[JSON], start: bool = True, **more: Any) -> JSON:
        """A new table of the second edition, started if nobody is missing."""
        asked = {"game": "second-edition", "seats": seats, "start_when_full": start, **more}
        found: JSON = self.post("/api/tables", asked)
        return found

    def at(self, table: str, path: str, body: JSON | None = None) -> Any:
        return self.post(f"/api/tables/{table}/{path}", body)

    def view(self, table: str, seat: int | None = None, step: int | None = None) -> JSON:
        found: JSON = self.get(f"/api/tables/{table}/view", seat=seat, step=step)
        return found

    def move(self, table: str, view: JSON, choice: int = 0) -> JSON:
        """Make one of the moves a view offers."""
        decision = view["decision"]
        move = decision["legal"][choice]["move"]
        asked = {"seat": decision["seat"], "step": view["step"], "move": move}
        found: JSON = self.at(table, "moves", asked)
        return found

    def log(self, table: str, after: int = 0, seat: int | None = None) -> list[JSON]:
        """The whole log."""
        found: list[JSON] = []
        while True:
            page = self.get(f"/api/tables/{table}/log", after=after, seat=seat, limit=1000)
            found += page["entries"]
            if not page["more"]:
                return found
            after = found[-1]["seq"]

    def until(self, table: str, seat: int | None, ready: Any) -> JSON:
        """The view as soon as it is as wanted: bots and clocks take their time."""
        end = time.monotonic() + PATIENCE
        while True:
            view = self.view(table, seat)
            if ready(view):
                return view
            assert time.monotonic() < end, f"did not happen; the view is {json.dumps(view)[:2000]}"
            time.sleep(0.02)

    def my_turn(self, table: str, seat: int) -> JSON:
        """The view when it is the seat's turn, or the game is over."""
        return self.until(
            table,
            seat,
            lambda view: view["status"] != "playing" or view["decision"]["seat"] == seat,
        )

    # Live ---------------------------------------------------------------------------------------

    @contextmanager
    def live(
        self,
        table: str,
        after: int | None = None,
        seat: int | None = None,
        language: Any = None,
    ) -> Iterator[Live]:
        query = "&".join(
            f"{name}={value}"
            for name, value in (("after", after), ("seat", seat), ("language", language))
            if value is not None
        )
        url = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/live?{query}"
        headers = {"cookie": "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())}
        if self.token:
            headers = {"authorization": f"Bearer {self.token}"}
        with connect(
            url, additional_headers=headers, open_timeout=PATIENCE, ssl=tls(url)
        ) as socket:
            yield Live(socket)


def tls(url: str) -> ssl.SSLContext | None:
    """For a socket over TLS, version 1.2: what a server of 1.3 sends after the handshake looks like
    a message to the thread that waits for messages, which then waits for ever."""
    if not url.startswith("wss:"):
        return None
    context = ssl.create_default_context()
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    return context


class Live:
    """An open live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self, timeout: float = PATIENCE) -> JSON:
        found: JSON = json.loads(self.socket.recv(timeout))
        return found

    def closed(self) -> int:
        """The code with which the server ends the connection."""
        while True:
            try:
                self.next()
            except ConnectionClosed as ended:
                return 0 if ended.rcvd is None else int(ended.rcvd.code)

    def until(self, ready: Any) -> list[JSON]:
        """All messages up to the first that is as wanted, that one included."""
        found: list[JSON] = []
        while True:
            found.append(self.next())
            if ready(found[-1]):
                return found


ME: JSON = {"kind": "me"}
OPEN: JSON = {"kind": "open"}
INVITED: JSON = {"kind": "invited"}


def bot(text: str = "random") -> JSON:
    return {"kind": "bot", "bot": text}


def hotseat(name: str) -> JSON:
    return {"kind": "hotseat", "name": name}
