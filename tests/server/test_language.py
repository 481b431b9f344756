"""Words in the language that was asked for: requests, the live connection, refusals."""

from __future__ import annotations

import json

import pytest

from tests.server.client import JSON, ME, Client, bot, hotseat
from tests.server.test_accounts import refused
from trailboss.words import languages


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


def without_words(view: JSON) -> JSON:
    """A view with nothing to read in it."""
    asked = view["decision"]
    legal = [{**move, "text": ""} for move in asked["legal"]]
    asked = {**asked, "text": "", "legal": legal}
    return {**view, "decision": asked, "undo_reason": "", "now": 0}


def test_the_table_and_its_moves(ann: Client, table: str) -> None:
    path = f"/api/tables/{table}/view"
    views = [ann.get(path, seat=0, language=language) for language in languages()]
    english, german = views[:2]
    assert german["decision"]["text"].startswith("Auf Gebäude B")
    words = {move["move"]: move["text"] for move in german["decision"]["legal"]}
    assert words["done"] == "Phase B beenden"
    assert words["do build 2"] == "Ein Gebäude für $2 pro Baumeister bauen"
    assert english["decision"]["legal"][0]["text"] == "End phase B"
    for view in views:  # nothing but the words differs
        assert without_words(view) == without_words(english)
    early = in_german(ann, path, seat=0, step=0)
    assert early["decision"]["text"] == "Wo beginnt dein Viehtreiber? Wähle ein neutrales Gebäude"


def test_what_is_asked_and_each_move_are_facts_too(ann: Client, table: str) -> None:
    asked = ann.view(table, 0)["decision"]
    assert (asked["seat"], asked["kind"], asked["phase"]) == (0, asked["details"]["kind"], "b")
    assert (asked["mine"], asked["optional"], asked["subphase"]) == (True, True, None)
    moves = {move["move"]: move["details"] for move in asked["legal"]}
    assert (moves["done"]["kind"], moves["done"]["fields"]) == ("done", {"kind": "done"})
    build = moves["do build 2"]
    assert (build["kind"], build["fields"]["action"]) == ("do", "build 2")
    other = ann.view(table, 1)["decision"]
    assert (other["mine"], other["optional"], other["legal"]) == (False, False, None)
    assert other["details"] == asked["details"]


def test_making_a_move_and_taking_it_back(ann: Client, table: str) -> None:
    moved = posted(ann, table, "moves", {"seat": 0, "step": 1, "move": "do build 2"})
    assert moved["decision"]["text"].startswith("Baue ein Gebäude für $2 pro Baumeister")
    back = posted(ann, table, "undo", {"seat": 0, "step": 2})
    assert back["decision"]["text"].startswith("Auf Gebäude B")
    assert back["can_undo"] is True


def test_the_log_with_names_that_look_like_words(ann: Client, table: str) -> None:
    found = in_german(ann, f"/api/tables/{table}/log", seat=0)["entries"]
    move = next(entry for entry in found if entry["kind"] == "move")
    assert move["text"] == "Deinen Viehtreiber auf Gebäude B setzen"
    told = [event["text"] for event in move["events"]]
    assert f"{ann.me['name']} setzt den Viehtreiber auf Feld B" in told
    view = ann.view(table, 0)
    while view["decision"]["seat"] == 0:
        view = ann.move(table, view)
        view = ann.view(table, 0)
    entries = in_german(ann, f"/api/tables/{table}/recap", seat=1)["entries"]
    told = [event["text"] for entry in entries for event in entry.get("events", ())]
    assert told[-1] == "Zug 2: the Seat 2 and of"


def test_why_not(ann: Client, table: str) -> None:
    path = f"/api/tables/{table}/why"
    why = in_german(ann, path, seat=0, move="move to C")
    assert why["possible"] is False
    assert "Auf Gebäude B" in why["reason"]
    assert why["say"]["say"].startswith("no-")
    done = in_german(ann, path, seat=0, move="done")
    assert done == {"possible": True, "reason": None, "say": None}
    other = in_german(ann, path, seat=1, move="done")
    assert other["reason"] == f"{ann.me['name']} ist am Zug"


def test_the_live_connection(ann: Client, table: str) -> None:
    with ann.live(table, after=0, seat=0, language="de") as live:
        messages = live.until(lambda message: message["type"] == "view")
        entries = [message["entry"] for message in messages if message["type"] == "entry"]
        assert entries[-1]["text"] == "Deinen Viehtreiber auf Gebäude B setzen"
        assert messages[-1]["view"]["decision"]["text"].startswith("Auf Gebäude B")
        live.send(type="move", seat=0, step=1, move="move to C", id=7)
        error = live.until(lambda message: message["type"] == "error")[-1]
        assert "Auf Gebäude B" in error["detail"]
        assert error["say"]["say"] == "refused-move"
        assert error["say"]["args"]["move"] == "move to C"
    with ann.live(table, language="xx") as live:
        error = live.next()
        assert (error["status"], error["say"]["say"]) == (400, "refused-language")
        assert error["detail"].endswith("not 'xx'")
        assert live.closed() == 4400


def test_refusals(ann: Client, table: str) -> None:
    def refusal(method: str, path: str, **how: JSON) -> JSON:
        answer: JSON = ann.send(method, path, **how).json()
        return answer

    body = {"seat": 0, "step": 9, "move": "done"}
    late = refusal("POST", f"/api/tables/{table}/moves?language=de", json=body)
    assert late["detail"] == "Das Spiel steht bei Schritt 1, nicht 9"
    assert late["say"] == {"say": "refused-step", "args": {"now": 1, "given": 9}}
    assert late["view"]["decision"]["text"].startswith("Auf Gebäude B")
    none = refusal("GET", "/api/tables/nowhere/view?language=de")
    assert none == {
        "error": "not-found",
        "detail": "Diesen Tisch gibt es nicht",
        "say": {"say": "refused-no-table", "args": {}},
    }
    assert refusal("GET", "/api/tables/nowhere/view")["detail"] == "There is no such table"
    # What the engine refuses, with what it says inside.
    record = {"record": "trailboss record 1\ngame chess version 1\nplayers 2\nseed 1\nmoves 0\n"}
    foreign = refusal("POST", "/api/tables/import?language=de", json=record)
    assert foreign["error"] == "invalid-record"
    assert foreign["detail"].startswith("es gibt kein Spiel 'chess'; es gibt first-edition, ")


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/games/el-paso/description", "/api/tables/x/view"]
)
def test_other_languages(ann: Client, path: str) -> None:
    with refused(400, "invalid-request") as caught:
        ann.get(path, language="xx")
    assert "'xx'" in caught.value.body["detail"]
    assert caught.value.body["detail"].endswith("there are " + " and ".join(languages()))


def test_names_the_server_gives(ann: Client) -> None:
    seats = [ME, {"kind": "hotseat"}, bot("search:ms=50")]
    asked = {"game": "second-edition", "seats": seats}
    made = ann.post("/api/tables?language=de", asked)
    assert [seat["name"] for seat in made["seats"][1:]] == ["Spieler 2", "Suche (ms=50)"]
    made = ann.post("/api/tables", asked)
    assert [seat["name"] for seat in made["seats"][1:]] == ["Player 2", "Search (ms=50)"]
    games = in_german(ann, "/api/games")
    titles = {game["game"]: game["name"] for game in games["games"]}
    assert titles["first-edition"] == "Great Western Trail, erste Ausgabe"
    assert {one["bot"]: one["name"] for one in games["bots"]}["random"] == "Zufall"


def test_the_description(ann: Client) -> None:
    german = in_german(ann, "/api/games/second-edition/description")
    english = ann.get("/api/games/second-edition/description")
    assert german["name"] == "Great Western Trail, zweite Ausgabe"
    for part in ("score", "figures"):
        assert german[part] == english[part]


def test_hints(ann: Client) -> None:
    table = ann.table([ME, bot()], seed=6)["id"]
    ann.my_turn(table, 0)
    hints = posted(ann, table, "analysis", {"seat": 0, "ms": 50})["hints"]
    best = hints[0]
    assert best["text"].startswith("Deinen Viehtreiber auf ")
    assert best["details"]["kind"] == "place"
    assert " => " not in json.dumps([[hint["text"], hint["then"]] for hint in hints])
    followed = [hint for hint in hints if hint["follows"]]
    assert followed
    for hint in followed:
        assert hint["then"].startswith("danach: ")
        for follow in hint["follows"]:
            assert follow["details"]["fields"]["kind"] == follow["details"]["kind"]
            assert follow["text"] != follow["move"]
