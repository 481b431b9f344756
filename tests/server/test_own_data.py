"""What the server has of somebody: all of it to take along, and nothing left when they go."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import ME, OPEN, Client, bot
from tests.server.process import ServerProcess
from tests.server.test_administration import PASSWORD, account, log_in, refused
from trailboss.core.record import load_record
from trailboss.game import replay


@pytest.fixture
def place(tmp_path: Path, database_url: str) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path / "data", database=database_url).start()
    yield process
    assert process.stop() == 0
    assert '"level": "error"' not in process.log.read_text()


def test_somebody_leaves_for_good(place: ServerProcess) -> None:
    ann, bob = account(place.url, "Zebulon", email="zeb@example.org"), account(place.url, "Bob")
    token = ann.post("/api/me/tokens", {"name": "program"})["secret"]
    ann.ask("PATCH", "/api/me", json={"preferences": {"note": "zebra"}})
    alone = ann.table([ME, bot()])["id"]
    played = ann.table([ME, OPEN])["id"]
    bob.at(played, "join", {})
    ann.at(played, "chat", {"text": "Zebulon says howdy"})
    bob.at(played, "chat", {"text": "Hi"})
    over = bob.table([ME, OPEN])["id"]
    ann.at(over, "join", {})
    ann.at(over, "resign", {"seat": 1})
    waiting = ann.table([ME, OPEN, OPEN], start=False)["id"]
    bob.at(waiting, "join", {})

    watched = bob.table([ME, bot()], public=True)["id"]
    bob.ask("PATCH", f"/api/tables/{watched}", json={"watchers_talk": True})
    ann.at(watched, "chat", {"text": "Zebulon watches"})

    answer = ann.send("GET", "/api/me/export")
    assert answer.headers["content-disposition"].startswith("attachment")
    taken = answer.json()
    assert taken["account"]["email"] == "zeb@example.org"
    assert taken["account"]["preferences"] == {"note": "zebra"}
    assert [each["name"] for each in taken["tokens"]] == ["program"]
    assert len(taken["sessions"]) == 1
    assert "secret" not in json.dumps(taken)
    tables = {each["id"]: each for each in taken["tables"]}
    assert set(tables) == {alone, played, over, waiting}
    assert [each["text"] for each in tables[played]["said"]] == ["Zebulon says howdy"]
    assert [each["text"] for each in taken["said_elsewhere"]] == ["Zebulon watches"]
    assert tables[played]["record"] is None  # it would tell what is still to be drawn
    assert replay(load_record(tables[over]["record"])).names == ["Bob", "Zebulon"]

    refused(403, "wrong-password", lambda: ann.post("/api/me/delete", {"password": "x" * 9}))
    assert bob.view(played)["status"] == "playing"
    ann.post("/api/me/delete", {"password": PASSWORD})

    assert ann.get("/api/me")["guest"] is True
    refused(401, "bad-token", lambda: Client(place.url, token))
    refused(401, "wrong-password", lambda: log_in(place.url, "Zebulon"))
    refused(404, "not-found", lambda: bob.get(f"/api/tables/{alone}"))
    view = bob.view(played)
    assert (view["status"], view["winners"]) == ("finished", [1])
    assert [seat["name"] for seat in view["seats"]] == ["Former player", "Bob"]
    said = [entry["text"] for entry in bob.log(played) if entry["kind"] == "chat"]
    assert said == ["—", "Hi"]
    assert [seat["name"] for seat in bob.view(over)["seats"]] == ["Bob", "Former player"]
    assert bob.get(f"/api/tables/{waiting}")["mine"] is True  # somebody has to start it
    stored = place.stored().lower()
    assert [word for word in ("zebulon", "zeb@example", "zebra") if word in stored] == []
    assert "hi" in stored
    assert account(place.url, "Zebulon").me["id"] != ann.me["id"]  # the name is free again


def test_a_guest_leaves(place: ServerProcess) -> None:
    eve = Client(place.url)
    eve.table([ME, bot()])
    refused(403, "wrong-name", lambda: eve.post("/api/me/delete", {"name": "Somebody"}))
    eve.post("/api/me/delete", {"name": eve.me["name"]})
    assert eve.get("/api/me")["id"] != eve.me["id"]
