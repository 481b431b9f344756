"""Strangers: what somebody who does not belong to a table is refused."""

from __future__ import annotations

import httpx
import pytest

from tests.server.client import JSON, ME, OPEN, Client, Refusal, bot
from tests.server.process import ServerProcess

GET = ("view", "log", "recap?seat=0", "why?seat=0&move=done", "record", "course")
POST: dict[str, JSON] = {
    "moves": {"seat": 0, "step": 0, "move": "place herder on A"},
    "undo": {"seat": 0, "step": 0},
    "reset-turn": {"seat": 0, "step": 0},
    "undo-request": {"seat": 0, "step": 0},
    "undo-answer": {"seat": 0, "to": 0, "agree": True},
    "chat": {"text": "hello"},
    "resign": {"seat": 0},
    "leave": {},
    "return": {"seat": 0},
    "fork": {"step": 0},
    "analysis": {"seat": 0},
    "rematch": {},
    "no-rematch": {},
}


@pytest.mark.parametrize("path", GET)
def test_a_stranger_reads_nothing_of_a_private_table(ann: Client, bob: Client, path: str) -> None:
    table = ann.table([ME, bot()])["id"]
    with pytest.raises(Refusal) as caught:
        bob.get(f"/api/tables/{table}/{path}")
    assert caught.value.status == 403
    with pytest.raises(Refusal) as caught:
        bob.get(f"/api/tables/{table}")
    assert caught.value.error == "not-public"


@pytest.mark.parametrize("public", [True, False])
@pytest.mark.parametrize("path", POST)
def test_a_stranger_does_nothing_at_any_table(
    ann: Client, bob: Client, path: str, public: bool
) -> None:
    made = ann.table([ME, bot()], public=public)
    table = made["id"]
    before = ann.log(table)
    with pytest.raises(Refusal) as caught:
        bob.at(table, path, POST[path])
    assert caught.value.status == 403
    assert ann.log(table) == before


def test_a_spectator_sees_what_is_public_only(ann: Client, bob: Client) -> None:
    table = ann.table([ME, bot("heuristic")], seed=8, public=True)["id"]
    view = ann.view(table)
    for _ in range(30):
        if view["decision"]["seat"] != 0:
            view = ann.my_turn(table, 0)
        seen = bob.view(table)
        assert seen["viewer"] is None
        assert seen["me"] == []
        assert all("hand" not in player for player in seen["observation"]["players"])
        assert seen["decision"]["legal"] is None
        assert seen["scores"] == ann.view(table)["scores"]  # the points so far are no secret
        view = ann.move(table, view, view["step"] % len(view["decision"]["legal"]))
    mine = {event["kind"] for entry in ann.log(table) for event in entry.get("events", ())}
    theirs = {event["kind"] for entry in bob.log(table) for event in entry.get("events", ())}
    assert "card" in mine
    assert "card" not in theirs
    assert "drew" in theirs
    assert not any("text" in entry for entry in bob.log(table))
    own = [event for entry in ann.log(table) for event in entry.get("events", ())]
    assert {event["seat"] for event in own if event["kind"] == "card"} == {0}


def test_other_seats_cards_stay_theirs(ann: Client, bob: Client) -> None:
    table = ann.table([ME, OPEN])["id"]
    bob.at(table, "join", {})
    for client, seat in ((ann, 0), (bob, 1)):
        players = client.view(table)["observation"]["players"]
        assert ["hand" in player for player in players] == [seat == 0, seat == 1]
        with pytest.raises(Refusal) as caught:
            client.view(table, 1 - seat)
        assert caught.value.error == "not-your-seat"
        for path in ("log", "recap"):
            with pytest.raises(Refusal) as caught:
                client.get(f"/api/tables/{table}/{path}", seat=1 - seat)
            assert caught.value.error == "not-your-seat"


def test_the_owner_decides_who_may_watch(ann: Client, bob: Client) -> None:
    table = ann.table([ME, bot()])["id"]
    with pytest.raises(Refusal):
        bob.ask("PATCH", f"/api/tables/{table}", json={"public": True})
    ann.ask("PATCH", f"/api/tables/{table}", json={"public": True})
    assert bob.view(table)["viewer"] is None


def test_ids_cannot_be_guessed(ann: Client) -> None:
    ids = {ann.table([ME])["id"] for _ in range(5)}
    assert len(ids) == 5
    assert {len(one) for one in ids} == {22}  # 128 bits
    with pytest.raises(Refusal) as caught:
        ann.view("A" * 22)
    assert caught.value.error == "not-found"


def test_headers_of_every_answer(server: ServerProcess) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/docs/api", "/health"):
        headers = httpx.get(server.url + path).headers
        assert "script-src 'self'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "error"),
    [
        ("GET", "/api/nothing", None, 404, "not-found"),
        ("DELETE", "/api/tables", None, 405, "method-not-allowed"),
        ("POST", "/api/tables", b"{", 400, "invalid-request"),
        ("POST", "/api/tables", b"[1]", 400, "invalid-request"),
        ("POST", "/api/tables", b"\xff\xfe", 400, "invalid-request"),
        ("POST", "/api/tables", b'{"game": 5}', 400, "invalid-request"),
        ("POST", "/api/tables/import", b'{"record": "' + b"x" * 600_000 + b'"}', 413, "too-large"),
        ("GET", "/api/tables?limit=many", None, 400, "invalid-request"),
        ("GET", "/api/tables?limit=100000", None, 400, "invalid-request"),
    ],
)
def test_bad_requests(
    ann: Client, method: str, path: str, body: bytes | None, status: int, error: str
) -> None:
    headers = {"content-type": "application/json"}
    answer = ann.send(method, path, content=body, headers=headers)
    assert answer.status_code == status
    assert answer.json()["error"] == error
    assert answer.json()["detail"]
