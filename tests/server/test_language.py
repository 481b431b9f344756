"""Words in the language that was asked for: requests, the live connection, refusals."""

from __future__ import annotations

import json

import pytest

from tests.server.client import JSON, ME, Client, bot, hotseat
from tests.server.test_accounts import refused


def in_german(client: Client, path: str, **query: str | int) -> JSON:
    found: JSON = client.get(path, language="de", **query)
    return found


def posted(client: Client, table: str, what: str, body: JSON) -> JSON:
    found: JSON = client.post(f"/api/tables/{table}/{what}?language=de", body)
    return found


@pytest.fixture
def table(ann: Client) -> str:
    """A game in which ann has placed her herder."""
    made = ann.table([ME, hotseat("the Seat 2 and of")], seed=6)["id"]
    ann.at(made, "moves", {"seat": 0, "step": 0, "move": "place herder on B"})
    return str(made)


def test_the_table_and_its_moves(ann: Client, table: str) -> None:
    path = f"/api/tables/{table}/view"
    view = in_german(ann, path, seat=0)
    assert view["decision"]["prompt"] == (
        "Phase B bei B (neutrales Gebäude B): Nutze die lokalen Aktionen oder stattdessen eine"
        " einfache Hilfsaktion, oder beende die Phase"
    )
    words = {move["move"]: move["words"] for move in view["decision"]["legal"]}
    assert words["done"] == "Phase B beenden"
    assert words["do build 2"] == "Ein Gebäude für $2 pro Baumeister bauen"
    english = ann.view(table, 0)
    assert english["decision"]["legal"][0]["words"] == "End phase B"
    for one in (view, english):  # nothing but the words differs
        one["decision"]["prompt"] = one["undo_reason"] = one["now"] = ""
        one["decision"]["legal"] = [{**move, "words": ""} for move in one["decision"]["legal"]]
    assert view == english
    early = in_german(ann, path, seat=0, step=0)
    assert (
        early["decision"]["prompt"]
        == "Erster Zug: Setze deinen Viehtreiber auf ein neutrales Gebäude"
    )


def test_making_a_move_and_taking_it_back(ann: Client, table: str) -> None:
    moved = posted(ann, table, "moves", {"seat": 0, "step": 1, "move": "do build 2"})
    assert moved["decision"]["prompt"] == "Baue ein Gebäude für $2 pro Baumeister"
    back = posted(ann, table, "undo", {"seat": 0, "step": 2})
    assert back["decision"]["prompt"].startswith("Phase B bei B")
    assert back["can_undo"] is True


def test_the_log_with_names_that_look_like_words(ann: Client, table: str) -> None:
    found = in_german(ann, f"/api/tables/{table}/log", seat=0)["entries"]
    move = next(entry for entry in found if entry["kind"] == "move")
    assert move["words"] == "Deinen Viehtreiber auf B (neutrales Gebäude B) setzen"
    told = [event["words"] for event in move["events"]]
    assert f"{ann.me['name']} setzt den Viehtreiber auf B" in told
    view = ann.view(table, 0)
    while view["decision"]["seat"] == 0:
        view = ann.move(table, view)
        view = ann.view(table, 0)
    entries = in_german(ann, f"/api/tables/{table}/recap", seat=1)["entries"]
    told = [event["words"] for entry in entries for event in entry.get("events", ())]
    assert told[-1] == "Zug 2: the Seat 2 and of"


def test_why_not(ann: Client, table: str) -> None:
    path = f"/api/tables/{table}/why"
    why = in_german(ann, path, seat=0, move="move to C")
    assert why["possible"] is False
    assert why["reason"].startswith("gefragt ist jetzt: Phase B bei B (neutrales Gebäude B): Nutze")
    assert in_german(ann, path, seat=0, move="done") == {"possible": True, "reason": None}
    other = in_german(ann, path, seat=1, move="done")
    assert other["reason"] == f"am Zug ist {ann.me['name']} auf Platz 0"


def test_the_live_connection(ann: Client, table: str) -> None:
    with ann.live(table, after=0, seat=0, language="de") as live:
        messages = live.until(lambda message: message["type"] == "view")
        entries = [message["entry"] for message in messages if message["type"] == "entry"]
        assert entries[-1]["words"] == "Deinen Viehtreiber auf B (neutrales Gebäude B) setzen"
        assert messages[-1]["view"]["decision"]["prompt"].startswith("Phase B bei B")
        live.send(type="move", seat=0, step=1, move="move to C", id=7)
        error = live.until(lambda message: message["type"] == "error")[-1]
        assert error["detail"].startswith("nach C: gefragt ist jetzt: Phase B bei B")
    with ann.live(table, language="fr") as live:
        error = live.next()
        assert (error["status"], error["detail"]) == (400, "language is en or de, not 'fr'")
        assert live.closed() == 4400


def test_refusals(ann: Client, table: str) -> None:
    def refusal(method: str, path: str, **how: JSON) -> JSON:
        answer: JSON = ann.send(method, path, **how).json()
        return answer

    body = {"seat": 0, "step": 9, "move": "done"}
    late = refusal("POST", f"/api/tables/{table}/moves?language=de", json=body)
    assert late["detail"] == "das Spiel steht bei Schritt 1, nicht 9"
    assert late["view"]["decision"]["prompt"].startswith("Phase B bei B")
    none = refusal("GET", "/api/tables/nowhere/view?language=de")
    assert none == {"error": "not-found", "detail": "diesen Tisch gibt es nicht"}
    assert refusal("GET", "/api/tables/nowhere/view")["detail"] == "there is no such table"


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/games/el-paso/description", "/api/tables/x/view"]
)
def test_other_languages(ann: Client, path: str) -> None:
    with refused(400, "invalid-request") as caught:
        ann.get(path, language="fr")
    assert "'fr'" in caught.value.body["detail"]
    assert caught.value.body["detail"].endswith("there are en and de")


def test_the_description(ann: Client) -> None:
    german = in_german(ann, "/api/games/el-paso/description")
    english = ann.get("/api/games/el-paso/description")
    assert german["automa"]["cards"]["A4"] == (
        "Automakarte A4 von Sue: 3 Schritte; zieht 1 Karte ihres Vorrats"
    )
    assert german["buildings"]["3b"]["words"] == (
        "Gebäude 3b (3 Baumeister und $6, 4 SP): Eine Zugkarte nutzen. $2 erhalten"
    )
    assert german["programs"]["money 2"]["gives"][0]["words"] == "$2 erhalten"
    for part in ("score", "figures", "sets"):
        assert german[part] == english[part]
    first = in_german(ann, "/api/games/first-edition/description")
    assert first["words"]["herder"] == "Rancher"
    assert first["name"] == "Great Western Trail, erste Ausgabe"
    games = {game["game"]: game for game in in_german(ann, "/api/games")["games"]}
    assert games["first-edition"]["name"] == "Great Western Trail, erste Ausgabe"


def test_hints(ann: Client) -> None:
    table = ann.table([ME, bot()], seed=6)["id"]
    ann.my_turn(table, 0)
    hints = posted(ann, table, "analysis", {"seat": 0, "ms": 50})["hints"]
    assert hints[0]["words"].startswith("Deinen Viehtreiber auf ")
    assert " => " not in json.dumps(hints)
    assert not {word for hint in hints for move in hint["follows"] for word in move.split()} & {
        "do",
        "build",
        "hire",
        "buy",
        "discard",
        "to",
    }
