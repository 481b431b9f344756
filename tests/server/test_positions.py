"""Positions out of a server, looked at, and into new tables."""

from __future__ import annotations

import json

import pytest

import trailboss
from tests.positions.kit import part_way
from tests.server.client import ME, OPEN, Client
from tests.server.test_accounts import refused

HOTSEAT = {"kind": "hotseat"}


def at(table: str) -> str:
    return f"/api/tables/{table}/position"


def test_alone_everything_may_be_had(ann: Client) -> None:
    table = ann.table([ME, HOTSEAT], seed=5)["id"]
    view = ann.view(table, 0)
    for _ in range(12):
        view = ann.move(table, ann.view(table, view["decision"]["seat"]))
    record = ann.get(f"/api/tables/{table}/record")["record"]
    for step in (0, 7, 12):
        found = ann.get(at(table), step=step)
        assert found["whole"]
        game = trailboss.replay(record, step)
        assert found["position"] == game.position
        assert found["data"] == json.loads(game.position_json)
    assert ann.get(at(table))["position"] == trailboss.replay(record).position
    with refused(404, "no-such-step"):
        ann.get(at(table), step=13)


def test_with_others_only_what_my_seat_may_know(ann: Client, bob: Client) -> None:
    table = ann.table([ME, OPEN], game="el-paso", public=True, start=True)["id"]
    bob.at(table, "join", {})
    watcher = Client(ann.url)
    found = {name: who.get(at(table)) for name, who in (("ann", ann), ("bob", bob))}
    found["watcher"] = watcher.get(at(table))
    assert not any(one["whole"] for one in found.values())
    assert len({one["position"] for one in found.values()}) == 3
    for one in found.values():
        assert "unknown" in one["position"]
        assert trailboss.load_position(one["position"], seed=1).step == 0
    mine, theirs = found["ann"]["data"]["seats"]
    assert "unknown" not in mine["hand"]
    assert theirs["hand"] == {"unknown": sum(theirs["hand"].values())}
    with refused(403, "not-your-seat"):
        ann.get(at(table), seat=1)
    ann.move(table, ann.view(table, 0))
    with refused(403, "still-playing"):
        ann.get(at(table), step=0)


def test_a_finished_game_tells_everything(ann: Client, bob: Client) -> None:
    table = ann.table([ME, OPEN], game="el-paso", public=True, start=True)["id"]
    bob.at(table, "join", {})
    ann.at(table, "resign", {"seat": 0})
    for who in (ann, bob, Client(ann.url)):
        found = who.get(at(table), step=0)
        assert found["whole"]
        assert "unknown" not in found["position"]


@pytest.mark.parametrize("form", ["text", "json", "data"])
def test_a_table_begins_with_a_position(ann: Client, form: str) -> None:
    game = part_way("second-edition", 2, 4, 60)
    forms = {
        "text": game.position,
        "json": game.position_json,
        "data": json.loads(game.position_json),
    }
    assert game.seat is not None
    bots = [None if seat == game.seat else "random" for seat in range(2)]
    asked = {"position": forms[form], "title": "puzzle", "bots": bots}
    made = ann.post("/api/tables/position", asked)
    assert made["origin"]["kind"] == "position"
    assert made["sandbox"]
    assert made["title"] == "puzzle"
    table, seat = made["id"], game.seat
    view = ann.view(table, seat)
    assert view["observation"] == game.observe(seat)
    for _ in range(6):
        view = ann.move(table, ann.my_turn(table, seat))
    record = ann.get(f"/api/tables/{table}/record")["record"]
    again = trailboss.replay(record)
    assert again.opening == trailboss.replay(record, 0).position
    assert trailboss.load_position(again.opening).observe(seat) == game.observe(seat)
    # It comes in again, and can be branched off.
    back = ann.post("/api/tables/import", {"record": record})
    assert ann.get(at(back["id"]))["position"] == again.position
    fork = ann.at(table, "fork", {"step": 2})
    assert (
        ann.get(at(fork["id"]), step=0)["position"].splitlines()[5:]
        == (again.opening.splitlines()[5:])
    )


def test_undo_goes_back_to_the_position(ann: Client) -> None:
    game = part_way("el-paso", 2, 4, 40)
    made = ann.post("/api/tables/position", {"position": game.position})
    view = ann.view(made["id"], game.seat)
    first = view["observation"]
    ann.move(made["id"], view)
    view = ann.view(made["id"], game.seat)
    assert view["can_undo"]
    body = {"seat": game.seat, "step": view["step"]}
    assert ann.at(made["id"], "undo", body)["observation"] == first


def test_what_cannot_be_is_refused(ann: Client) -> None:
    text = part_way("second-edition", 2, 4, 60).position
    with refused(400, "invalid-position"):
        ann.post("/api/tables/position", {"position": text.replace("herder: ", "herder: Z", 1)})
    with refused(400, "bad-request"):
        ann.post("/api/tables/position", {"position": text, "bots": ["random", "random"]})
    with refused(400, "bad-request"):
        ann.post("/api/tables/position", {"position": text, "bots": [None]})
    over = part_way("el-paso", 2, 4, 100_000).position
    with refused(400, "bad-request"):
        ann.post("/api/tables/position", {"position": over})


def test_the_form_of_a_position(ann: Client) -> None:
    game = part_way("second-edition", 2, 4, 60)
    found = ann.post("/api/positions", {"position": game.position})
    assert found["problems"] == []
    assert found["text"] == game.position
    assert found["view"]["observation"] == game.observe(game.seat)
    sections = {section["id"]: section for section in found["sections"]}
    assert list(sections) == ["table", "seat 1", "seat 2"]
    money = next(field for field in sections["seat 1"]["fields"] if field["key"] == "money")
    assert (money["shape"], money["label"]) == ("number", "Money")
    data = found["data"]
    data["seats"][0]["money"] = 99
    data["seats"][1]["hand"] = {"unknown": 4}
    again = ann.post("/api/positions", {"position": data})
    assert "money: 99" in again["text"]
    assert "hand: 4 unknown" in again["text"]
    assert again["view"]["observation"]["players"][0]["money"] == 99
    data["seats"][0]["money"] = -1
    data["table"]["trail"] = {"A-1": "flood-4-green"}
    wrong = ann.post("/api/positions?language=de", {"position": data})
    where = {(one["section"], one["key"]): one["text"] for one in wrong["problems"]}
    assert set(where) == {("seat 1", "money"), ("table", "trail")}
    assert "ganze Zahl" in where["seat 1", "money"]
    assert wrong["view"] is None
    assert wrong["text"] is None


@pytest.mark.parametrize("game", ["first-edition", "second-edition", "el-paso"])
def test_the_set_up_of_a_game_as_a_form(ann: Client, game: str) -> None:
    found = ann.post("/api/positions", {"game": game, "players": 3})
    assert found["problems"] == []
    assert found["view"]["game"] == game
    assert ann.post("/api/positions", {"position": found["data"]})["text"] == found["text"]


@pytest.mark.parametrize("position", ["", "nonsense", "{", {}, {"format": 1}, {"game": 5}])
def test_nothing_like_a_position_has_no_form(ann: Client, position: object) -> None:
    found = ann.post("/api/positions", {"position": position})
    assert found["problems"]
    assert found["sections"] == []
