"""A token is less than its owner: it ends with the password, and cannot make itself at home."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest

from tests.server.client import ME, Client
from tests.server.process import ServerProcess

OLD, NEW = "seven red wagons", "eight blue wagons"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server")).start()
    yield process
    assert process.stop() == 0


def account(server: ServerProcess, name: str) -> Client:
    found = Client(server.url)
    found.post("/api/accounts", {"name": name, "password": OLD})
    return found


def token_of(client: Client) -> str:
    return str(client.post("/api/me/tokens", {"name": "program"})["secret"])


def works(server: ServerProcess, token: str) -> bool:
    answer = httpx.get(f"{server.url}/api/me", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code in (200, 401)
    return answer.status_code == 200


def test_tokens_end_with_the_password(server: ServerProcess) -> None:
    ann = account(server, "Ann One")
    token = token_of(ann)
    assert works(server, token)
    ann.ask("PATCH", "/api/me", json={"password": NEW, "old_password": OLD})
    assert not works(server, token)
    assert ann.get("/api/me/tokens") == []


def test_tokens_may_be_kept(server: ServerProcess) -> None:
    ann = account(server, "Ann Two")
    token = token_of(ann)
    change = {"password": NEW, "old_password": OLD, "keep_tokens": True}
    ann.ask("PATCH", "/api/me", json=change)
    assert works(server, token)


def test_tokens_of_a_guest_do_not_act_for_the_account(server: ServerProcess) -> None:
    ann = Client(server.url)
    token = token_of(ann)
    ann.post("/api/accounts", {"name": "Ann Three", "password": OLD})
    assert not works(server, token)


def test_a_token_cannot_do_everything(server: ServerProcess) -> None:
    ann = account(server, "Ann Four")
    token = token_of(ann)
    program = Client(server.url, token=token)
    for method, path, body in (
        ("POST", "/api/me/tokens", {"name": "child"}),
        ("PATCH", "/api/me", {"email": "eve@example.org"}),
        ("PATCH", "/api/me", {"password": NEW, "old_password": OLD}),
        ("PATCH", "/api/me", {"notify": {"webhook": "http://93.184.216.34/"}}),
    ):
        answer = program.send(method, path, json=body)
        assert (answer.status_code, answer.json()["error"]) == (403, "not-by-token"), path
    assert program.send("PATCH", "/api/me", json={"preferences": {"a": 1}}).status_code == 200


def test_a_token_for_looking(server: ServerProcess) -> None:
    ann = account(server, "Ann Five")
    made = ann.post("/api/me/tokens", {"name": "screen", "scope": "read"})
    assert made["scope"] == "read"
    looking = Client(server.url, token=made["secret"])
    table = ann.table([ME])["id"]
    view = looking.view(table)
    assert view["decision"]["mine"] is True
    for path, body in (
        (f"/api/tables/{table}/moves", {"seat": 0, "step": 0, "move": 0}),
        (f"/api/tables/{table}/chat", {"text": "hello"}),
        ("/api/tables", {"game": "second-edition", "seats": [ME]}),
    ):
        answer = looking.send("POST", path, json=body)
        assert (answer.status_code, answer.json()["error"]) == (403, "read-only-token")
    with looking.live(table, seat=0) as live:
        move = view["decision"]["legal"][0]["move"]
        live.send(type="move", id=1, seat=0, step=0, move=move)
        found = live.until(lambda message: message["type"] in ("answer", "error"))[-1]
        assert found["error"] == "read-only-token"
    assert ann.view(table)["step"] == 0


def test_tokens_end(server: ServerProcess) -> None:
    ann = account(server, "Ann Six")
    year = ann.post("/api/me/tokens", {"name": "a year"})
    assert year["expires_at"] - year["created_at"] == 365 * 86_400_000
    ever = ann.post("/api/me/tokens", {"name": "for ever", "days": None})
    assert ever["expires_at"] is None
    day = ann.post("/api/me/tokens", {"name": "a day", "days": 1})
    assert works(server, ever["secret"])
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        database.execute("UPDATE tokens SET expires_at = 1 WHERE id = ?", (day["id"],))
        database.commit()
    assert not works(server, day["secret"])
    for days in (0, -1, 4000):
        answer = ann.send("POST", "/api/me/tokens", json={"name": "x", "days": days})
        assert answer.status_code == 400


def test_a_token_removes_no_tokens_and_sees_no_sessions(server: ServerProcess) -> None:
    ann = account(server, "Ann Seven")
    other = ann.post("/api/me/tokens", {"name": "other"})
    program = Client(server.url, token=token_of(ann))
    for method, path in (
        ("DELETE", f"/api/me/tokens/{other['id']}"),
        ("GET", "/api/me/sessions"),
        ("DELETE", "/api/me/sessions"),
    ):
        answer = program.send(method, path)
        assert (answer.status_code, answer.json()["error"]) == (403, "not-by-token"), path


def test_sessions_can_be_seen_and_ended(server: ServerProcess) -> None:
    ann = account(server, "Ann Eight")
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    others = []
    for _ in range(2):
        other = Client(server.url)
        login = {"name": "Ann Eight", "password": OLD}
        other.send("POST", "/api/sessions", json=login, headers={"user-agent": firefox})
        others.append(other)
    found = ann.get("/api/me/sessions")
    assert [session["current"] for session in found] == [False, False, True]
    assert [session["device"] for session in found] == ["Firefox, Linux", "Firefox, Linux", ""]
    assert ann.ask("DELETE", f"/api/me/sessions/{found[0]['id']}") == {"ok": True}
    assert ann.send("DELETE", f"/api/me/sessions/{found[0]['id']}").status_code == 404
    assert others[1].get("/api/me")["guest"] is True  # a stranger again
    ann.ask("DELETE", "/api/me/sessions")
    assert [session["current"] for session in ann.get("/api/me/sessions")] == [True]
    eve = account(server, "Eve Eight")
    mine = ann.get("/api/me/sessions")[0]["id"]
    assert eve.send("DELETE", f"/api/me/sessions/{mine}").status_code == 404
    assert eve.send("DELETE", "/api/me/sessions/%25").status_code == 404
    assert ann.get("/api/me")["guest"] is False
