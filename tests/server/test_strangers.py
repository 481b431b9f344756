"""Who may do what: every kind of stranger at every endpoint of a table, with the exact refusal."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.client import INVITED, JSON, ME, OPEN, Client, Live, bot
from tests.server.postgres import free_port
from tests.server.process import ServerProcess
from tests.server.test_accounts import refused
from tests.server.watching import Unknown

Refused = tuple[int, str]
NOT_PUBLIC: Refused = (403, "not-public")
NOT_MY_SEAT: Refused = (403, "not-your-seat")
NOT_SEATED: Refused = (403, "not-seated")
NOT_OWNER: Refused = (403, "not-owner")
PLAYING: Refused = (403, "still-playing")
STARTED: Refused = (409, "already-started")
UNKNOWN: Refused = (401, "not-logged-in")
BAD_TOKEN: Refused = (401, "bad-token")
FORGED: Refused = (403, "forbidden")

# Seat 0 is Ann's, who owns the table, and it is her turn.
AT_SEAT: JSON = {"seat": 0, "step": 0}
ENDPOINTS: dict[str, tuple[str, JSON | None]] = {
    "": ("GET", None),
    "view": ("GET", None),
    "view?seat=0": ("GET", None),
    "view?step=0&seat=0": ("GET", None),
    "log": ("GET", None),
    "log?seat=0": ("GET", None),
    "recap?seat=0": ("GET", None),
    "why?seat=0&move=done": ("GET", None),
    "record": ("GET", None),
    "position": ("GET", None),
    "course": ("GET", None),
    "moves": ("POST", {**AT_SEAT, "move": "place herder on A"}),
    "undo": ("POST", AT_SEAT),
    "reset-turn": ("POST", AT_SEAT),
    "undo-request": ("POST", AT_SEAT),
    "undo-answer": ("POST", {"seat": 0, "to": 0, "agree": True}),
    "chat": ("POST", {"text": "hello"}),
    "invitation": ("POST", {"invitation": "made-up"}),
    "resign": ("POST", {"seat": 0}),
    "return": ("POST", {"seat": 0}),
    "leave": ("POST", {}),
    "join": ("POST", {}),
    "start": ("POST", None),
    "rematch": ("POST", None),
    "no-rematch": ("POST", None),
    "fork": ("POST", {"step": 0}),
    "analysis": ("POST", {"seat": 0}),
    "public": ("PATCH", {"public": True}),
    "review": ("GET", None),
    "review ": ("POST", None),
    "warning": ("POST", {"seat": 0, "step": 0, "code": 0}),
    "abort": ("POST", {"seat": 0}),
    "puzzle": ("POST", None),
}
SEEN: tuple[int, None] = (200, None)


def answers(private: Refused | tuple[int, None], seat: Refused, course: Refused) -> dict[str, Any]:
    """What the endpoints that are about watching and about Ann's seat answer."""
    return {
        "": private,
        "view": private,
        "view?seat=0": private if private[1] else seat,
        "view?step=0&seat=0": private if private[1] else seat,
        "log": private,
        "log?seat=0": private if private[1] else seat,
        "recap?seat=0": seat,
        "why?seat=0&move=done": seat,
        "record": private if private[1] else PLAYING,
        "position": private,
        "course": private if private[1] else course,
        "review": private if private[1] else PLAYING,
    }


DEEDS: dict[str, Refused | tuple[int, None]] = {
    "moves": NOT_MY_SEAT,
    "undo": NOT_MY_SEAT,
    "reset-turn": NOT_MY_SEAT,
    "undo-request": NOT_MY_SEAT,
    "undo-answer": NOT_MY_SEAT,
    "chat": NOT_SEATED,
    "invitation": SEEN,  # and says that it is wrong
    "resign": NOT_MY_SEAT,
    "return": NOT_MY_SEAT,
    "leave": NOT_SEATED,
    "join": STARTED,
    "start": NOT_OWNER,
    "rematch": NOT_SEATED,
    "no-rematch": NOT_SEATED,
    "fork": NOT_PUBLIC,
    "analysis": NOT_PUBLIC,
    "public": NOT_OWNER,
    "review ": NOT_PUBLIC,
    "warning": NOT_PUBLIC,
    "abort": NOT_MY_SEAT,
    "puzzle": NOT_PUBLIC,
}
COUNTED = (409, "still-playing")
MATRIX: dict[str, dict[str, Any]] = {
    # Whoever has nothing to do with a private table: also a player of another one, and somebody
    # who gave the seat back before the start.
    "stranger": {**answers(NOT_PUBLIC, NOT_MY_SEAT, COUNTED), **DEEDS},
    "left": {**answers(NOT_PUBLIC, NOT_MY_SEAT, COUNTED), **DEEDS},
    "spectator": {
        **answers(SEEN, NOT_MY_SEAT, COUNTED),
        **DEEDS,
        "fork": PLAYING,
        "analysis": PLAYING,
        "review ": PLAYING,
        "warning": PLAYING,
        "puzzle": (404, "no-such-puzzle"),
    },
    # Bob plays, in another seat.
    "player": {
        **answers(SEEN, NOT_MY_SEAT, COUNTED),
        **DEEDS,
        "chat": (201, None),
        "leave": None,  # he may; tested elsewhere
        "rematch": COUNTED,
        "no-rematch": COUNTED,
        "fork": PLAYING,
        "analysis": PLAYING,
        "review ": PLAYING,
        "warning": PLAYING,
        "puzzle": (404, "no-such-puzzle"),
    },
    "unknown": {**answers(NOT_PUBLIC, UNKNOWN, COUNTED), **dict.fromkeys(DEEDS, UNKNOWN)}
    | {"view?seat=0": NOT_PUBLIC, "view?step=0&seat=0": NOT_PUBLIC, "log?seat=0": NOT_PUBLIC},
    "expired": {**answers(NOT_PUBLIC, UNKNOWN, COUNTED), **dict.fromkeys(DEEDS, UNKNOWN)},
    "logged out": {**answers(NOT_PUBLIC, UNKNOWN, COUNTED), **dict.fromkeys(DEEDS, UNKNOWN)},
    "revoked": dict.fromkeys(ENDPOINTS, BAD_TOKEN),
    # Ann herself, but the request may come from another site.
    "no csrf": {**dict.fromkeys(ENDPOINTS, None), **dict.fromkeys(DEEDS, FORGED)},
    "false csrf": {**dict.fromkeys(ENDPOINTS, None), **dict.fromkeys(DEEDS, FORGED)},
}


class Forged(Client):
    """Ann's browser, driven by another site: it sends her cookies, but knows no token."""

    def __init__(self, ann: Client, header: str | None) -> None:
        self.url = ann.url
        self.http = ann.http
        self.header = header

    def send(self, method: str, path: str, **how: Any) -> httpx.Response:
        headers = {} if self.header is None else {"x-csrftoken": self.header}
        return self.http.request(method, path, headers=headers, **how)


class Company:
    """A private table of Ann and Bob, a public one, and all kinds of others."""

    def __init__(self, server: ServerProcess) -> None:
        self.ann, self.bob, left, eve = (Client(server.url) for _ in range(4))
        table = self.ann.table([ME, OPEN], start=False)["id"]
        left.at(table, "join", {})
        left.at(table, "leave", {})
        self.bob.at(table, "join", {})
        self.ann.at(table, "start")
        public = self.ann.table([ME, bot()], public=True)["id"]
        self.private: str = table
        self.tables: dict[str, str] = {"spectator": public}
        eve.table([ME, bot()])  # plays elsewhere
        token = self.ann.post("/api/me/tokens", {"name": "old"})
        revoked = Client(server.url, token=token["secret"])
        self.ann.ask("DELETE", f"/api/me/tokens/{token['id']}")
        self.clients: dict[str, Client] = {
            "stranger": eve,
            "left": left,
            "spectator": eve,
            "player": self.bob,
            "unknown": Unknown(server.url),
            "expired": self.with_old_session(server),
            "logged out": self.logged_out(server),
            "revoked": revoked,
            "no csrf": Forged(self.ann, None),
            "false csrf": Forged(self.ann, eve.http.cookies["csrftoken"]),
        }

    def with_old_session(self, server: ServerProcess) -> Client:
        """Somebody whose session ended long ago. (The server has not used it yet.)"""
        old = Client(server.url)
        with sqlite3.connect(server.folder / "trailboss.sqlite") as database:
            changed = database.execute(
                "UPDATE sessions SET expires_at = 1000 WHERE user_id = ?", (old.me["id"],)
            )
            assert changed.rowcount == 1
        return old

    def logged_out(self, server: ServerProcess) -> Client:
        """Somebody who kept the cookie of a session that has ended."""
        gone = Client(server.url)
        session = gone.http.cookies["trailboss_session"]
        gone.ask("DELETE", "/api/sessions/current")
        gone.http.cookies.set("trailboss_session", session)
        return gone


@pytest.fixture(scope="module")
def company(tmp_path_factory: pytest.TempPathFactory) -> Any:
    server = ServerProcess(tmp_path_factory.mktemp("strangers")).start()
    yield Company(server)
    assert server.stop() == 0
    assert '"level": "error"' not in server.log.read_text(), server.log.read_text()


@pytest.mark.parametrize("role", MATRIX)
def test_every_endpoint_refuses_exactly(company: Company, role: str) -> None:
    client = company.clients[role]
    table = company.tables.get(role, company.private)
    assert set(MATRIX[role]) == set(ENDPOINTS)
    before = company.ann.log(table)
    for path, (method, body) in ENDPOINTS.items():
        wanted = MATRIX[role][path]
        if wanted is None:
            continue
        where = f"/api/tables/{table}" + (f"/{path.strip()}" if path not in ("", "public") else "")
        answer = client.send(method, where, **({} if body is None else {"json": body}))
        found = answer.json()
        assert (answer.status_code, found.get("error")) == wanted, (role, path, found)
        if wanted[1]:
            assert set(found) == {"error", "detail", "say"}, (role, path)
            assert found["detail"]
    if role == "player":
        assert company.ann.log(table)[len(before)]["text"] == "hello"
    else:
        assert company.ann.log(table) == before


def test_every_endpoint_of_a_table_is_in_the_matrix(company: Company) -> None:
    document = company.ann.get("/docs/api/openapi.json")
    there = {
        (method.upper(), path.removeprefix("/api/tables/{table_id}").lstrip("/"))
        for path, methods in document["paths"].items()
        if path.startswith("/api/tables/{table_id}")
        for method in methods
    }
    ours = {
        (method, "" if path == "public" else path.strip().partition("?")[0])
        for path, (method, _) in ENDPOINTS.items()
    }
    assert ours == there


# Live -------------------------------------------------------------------------------------------


def closed(client: Client, table: str, **how: int) -> tuple[str, int]:
    """Why a connection was refused: the error, and the code of the close."""
    with client.live(table, **how) as live:
        return end_of(live)


def end_of(live: Live) -> tuple[str, int]:
    """The error that ends a connection, and the code of the close."""
    last = live.until(lambda message: message["type"] == "error" and message["id"] is None)[-1]
    with pytest.raises(ConnectionClosed) as caught:
        live.until(lambda _: False)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 4000 + last["status"]
    return last["error"], caught.value.rcvd.code


@pytest.mark.parametrize(
    ("role", "error", "code"),
    [
        ("stranger", "not-public", 4403),
        ("left", "not-public", 4403),
        ("unknown", "not-public", 4403),
        ("expired", "not-public", 4403),
        ("logged out", "not-public", 4403),
        ("revoked", "bad-token", 4401),
    ],
)
def test_who_may_not_listen(company: Company, role: str, error: str, code: int) -> None:
    assert closed(company.clients[role], company.private) == (error, code)


def test_nobody_listens_from_another_s_seat(company: Company) -> None:
    assert closed(company.bob, company.private, seat=0) == ("not-your-seat", 4403)
    public = company.tables["spectator"]
    assert closed(company.clients["spectator"], public, seat=0) == ("not-your-seat", 4403)
    assert closed(company.clients["unknown"], public, seat=0) == ("not-your-seat", 4403)


MESSAGES: dict[str, JSON] = {
    "move": {**AT_SEAT, "move": "place herder on A"},
    "undo": AT_SEAT,
    "reset-turn": AT_SEAT,
    "undo-request": AT_SEAT,
    "undo-answer": {"seat": 0, "to": 0, "agree": True},
    "chat": {"text": "hello"},
    "seat": {"seat": 0},
}


@pytest.mark.parametrize("role", ["spectator", "unknown", "player"])
def test_what_others_ask_for_over_the_live_connection(company: Company, role: str) -> None:
    table = company.private if role == "player" else company.tables["spectator"]
    before = company.ann.log(table)
    with company.clients[role].live(table) as live:
        for number, (kind, body) in enumerate(MESSAGES.items()):
            if (role, kind) == ("player", "chat"):
                continue
            live.send(type=kind, id=number, **body)
            error = live.until(lambda message: message["type"] == "error")[-1]
            wanted = NOT_SEATED if kind == "chat" else NOT_MY_SEAT
            if role == "unknown" and kind != "seat":
                wanted = UNKNOWN
            assert (error["status"], error["error"]) == wanted, kind
            assert error["id"] == number
        live.send(type="ping", id=99)  # and still there
        live.until(lambda message: message["type"] == "answer" and message["id"] == 99)
    assert company.ann.log(table) == before


def test_who_logs_out_hears_no_more(company: Company) -> None:
    url = company.ann.url
    gil = Client(url)
    table = gil.table([ME, OPEN])["id"]
    company.bob.at(table, "join", {})
    with gil.live(table) as live:
        live.until(lambda message: message["type"] == "presence")
        gil.ask("DELETE", "/api/sessions/current")
        company.bob.at(table, "chat", {"text": "between us"})
        heard = live.until(lambda message: message["type"] == "error")
        assert heard[-1]["error"] == "not-logged-in"
        assert not any(message["type"] in ("entry", "view") for message in heard)


@pytest.mark.parametrize("way", ["session", "token"])
def test_who_is_not_known_any_more_does_nothing(company: Company, way: str) -> None:
    hal = Client(company.ann.url)
    table = hal.table([ME], seed=3)["id"]
    token = hal.post("/api/me/tokens", {"name": "mine"})
    client = hal if way == "session" else Client(hal.url, token=token["secret"])
    with client.live(table) as live:
        live.until(lambda message: message["type"] == "presence")
        other = Client(hal.url, token=hal.post("/api/me/tokens", {"name": "other"})["secret"])
        if way == "session":
            hal.ask("DELETE", "/api/sessions/current")
        else:
            hal.ask("DELETE", f"/api/me/tokens/{token['id']}")
        live.send(type="move", id=1, seat=0, step=0, move=0)
        assert end_of(live) == ("not-logged-in", 4401)
    assert other.view(table)["step"] == 0


def test_the_link_of_an_open_table_shows_who_sits_there_and_no_more(company: Company) -> None:
    ann, bob, eve = company.ann, company.bob, company.clients["stranger"]
    table = ann.table([ME, INVITED, OPEN], start=False)["id"]
    ann.at(table, "chat", {"text": "just us?"})
    assert [seat["kind"] for seat in eve.get(f"/api/tables/{table}")["seats"]] == [
        "person",
        "invited",
        "open",
    ]
    for path in ("log", "view", "record"):
        with refused(403, "not-public"):
            eve.get(f"/api/tables/{table}/{path}")
    with eve.live(table, after=0) as live:
        first = live.until(lambda message: message["type"] == "presence")
        assert [message["type"] for message in first] == ["table", "presence"]
        ann.at(table, "chat", {"text": "still just us?"})
        told = live.next()
        assert told["type"] == "table"
        assert all(seat["invitation"] is None for seat in told["table"]["seats"])
        with refused(403, "invited"):
            eve.at(table, "join", {"seat": 1, "invitation": "x" * 22})
        eve.at(table, "join", {"seat": 2})
        # Now she belongs there, and hears everything from the beginning.
        heard = live.until(lambda message: message["type"] == "table")
        seqs = [message["seq"] for message in heard if message["type"] == "entry"]
        assert seqs == list(range(1, heard[-1]["seq"] + 1))
        ann.at(table, "leave", {})
    assert bob.get(f"/api/tables/{table}")["owner"] == eve.me["id"]


def test_who_has_left_or_resigned_does_not_play(company: Company) -> None:
    ann, bob, eve = company.ann, company.bob, company.clients["stranger"]
    table = ann.table([ME, OPEN, OPEN])["id"]
    bob.at(table, "join", {})
    eve.at(table, "join", {})
    bob.at(table, "leave", {})
    eve.at(table, "resign", {"seat": 2})
    assert bob.view(table)["viewer"] == 1  # it is still his hand
    ann.move(table, ann.view(table))
    step = ann.view(table)["step"]
    with refused(409, "not-seated"):
        bob.at(table, "leave", {})
    with refused(409, "resigned"):
        eve.at(table, "resign", {"seat": 2})
    with refused(409, "resigned"):
        eve.at(table, "return", {"seat": 2})
    for client, seat in ((bob, 1), (eve, 2)):
        with refused(403, "still-playing"):
            client.get(f"/api/tables/{table}/record")
        with refused(403, "not-your-seat"):
            client.at(table, "moves", {"seat": 0, "step": step, "move": 0})
        with refused(409, "cannot-undo"):
            client.at(table, "undo", {"seat": seat, "step": step})


# Around it --------------------------------------------------------------------------------------


def test_another_site_gets_nowhere(company: Company) -> None:
    ann = company.ann
    there = {"origin": "https://evil.example"}
    url = f"/api/tables/{company.private}"
    for answer in (
        ann.http.get(url, headers=there),
        ann.http.options(url, headers={**there, "access-control-request-method": "POST"}),
        ann.http.post(f"{url}/chat", json={"text": "hi"}, headers=there),
    ):
        assert not [name for name in answer.headers if name.startswith("access-control")]
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    socket = ann.url.replace("http", "ws", 1) + url + "/live"
    cookie = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    port = ann.url.rpartition(":")[2]
    for origin in (
        "https://evil.example",
        "null",
        f"http://127.0.0.1:{port}.evil.example",
        f"http://localhost:{port}",
        "http://127.0.0.1",
    ):
        headers = {"cookie": cookie, "origin": origin}
        with connect(socket, additional_headers=headers) as found:
            assert end_of(Live(found)) == ("other-origin", 4403), origin


def test_cookies_and_headers_over_https(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, port=free_port(), public_url="https://gwt.example.org").start()
    try:
        answer = httpx.get(f"{server.url}/api/me")
        flags = {
            text.partition("=")[0]: {part.strip().lower() for part in text.split(";")[1:]}
            for text in answer.headers.get_list("set-cookie")
        }
        assert flags == {
            "trailboss_session": {
                "httponly",
                "secure",
                "samesite=lax",
                "path=/",
                "max-age=15552000",
            },
            "csrftoken": {"secure", "samesite=lax", "path=/"},  # the client has to read it
        }
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert answer.headers["cache-control"] == "no-store"
        policy = answer.headers["content-security-policy"]
        for part in ("default-src 'none'", "script-src 'self';", "frame-ancestors 'none'"):
            assert part in policy
        assert "unsafe-eval" not in policy
        for name, value in {
            "x-content-type-options": "nosniff",
            "x-frame-options": "DENY",
            "referrer-policy": "same-origin",
            "cross-origin-opener-policy": "same-origin",
        }.items():
            assert answer.headers[name] == value
    finally:
        server.stop()
