"""The games of the day: the same for everybody, once, and closed until it is over."""

from __future__ import annotations

import random
from datetime import date
from typing import Any

import pytest

from tests.server.client import PATIENCE, Client, Refusal
from tests.server.process import ServerProcess
from tests.server.test_ratings import account, play_to_the_end
from trailboss.server.club.days import challenge
from trailboss.server.running.settings import Settings


def game_of(client: Client, kind: str, **query: Any) -> dict[str, Any]:
    found = client.get("/api/days", **query)["games"]
    return next(game for game in found if game["kind"] == kind)


def test_everybody_has_the_same_game_once(server: ServerProcess) -> None:
    ann, bob, guest = account(server, "Ann"), account(server, "Bob"), Client(server.url)
    with pytest.raises(Refusal) as refused:
        guest.post("/api/days/solo")
    assert refused.value.error == "guest"
    mine, other = ann.post("/api/days/solo"), bob.post("/api/days/solo")
    assert mine["id"] != other["id"]
    views = [ann.view(mine["id"]), bob.view(other["id"])]
    for view in views:
        view["observation"].pop("facts", None)
    assert views[0]["observation"] == views[1]["observation"]
    assert ann.post("/api/days/solo")["id"] == mine["id"]
    assert mine["id"] not in {table["id"] for table in guest.get("/api/tables")["playing"]}

    # No second try by another way.
    for path, body in (("fork", {"step": 0}), ("analysis", {"seat": 0, "step": 0})):
        with pytest.raises(Refusal) as refused:
            ann.at(mine["id"], path, body)
        assert refused.value.error == "sealed", path
    for path in ("record",):
        with pytest.raises(Refusal) as refused:
            ann.get(f"/api/tables/{mine['id']}/{path}")
        assert refused.value.error == "sealed"
    assert not ann.get(f"/api/tables/{mine['id']}/position")["whole"]
    before = game_of(ann, "solo")
    assert before["table"] == mine["id"]
    assert not before["finished"]

    # After one's own try the best game can be looked at; before that it cannot.
    ann.http.timeout = PATIENCE * 3
    view = play_to_the_end(mine["id"], ann)
    after = game_of(ann, "solo")
    assert after["finished"]
    assert after["best"] is not None
    (line,) = [one for one in after["results"] if one["mine"]]
    assert line["points"] == view["scores"][0]["total"]
    assert line["opponent"] == view["scores"][1]["total"]
    assert game_of(bob, "solo")["best"] is None
    with pytest.raises(Refusal) as refused:
        ann.get(f"/api/tables/{mine['id']}/record")
    assert refused.value.error == "sealed"
    for ask in (ann.get, ann.post):  # it knows what was hidden, and what would have been better
        with pytest.raises(Refusal) as refused:
            ask(f"/api/tables/{mine['id']}/review")
        assert refused.value.error == "sealed"
    assert bob.get(f"/api/people/{ann.me['name']}")["recent"][0]["table"] is None
    assert ann.post("/api/days/solo")["status"] == "finished"


def test_undo_goes_no_further_than_in_a_rated_game(server: ServerProcess) -> None:
    ann = account(server, "Ann")
    table = ann.post("/api/days/duel")["id"]
    view = ann.my_turn(table, 0)
    while view["decision"]["seat"] == 0:
        view = ann.move(table, view, random.Random(1).randrange(len(view["decision"]["legal"])))
    view = ann.my_turn(table, 0)
    with pytest.raises(Refusal) as refused:
        ann.at(table, "undo-request", {"seat": 0, "step": view["step"]})
    assert refused.value.error == "rated"


def test_no_game_of_tomorrow(server: ServerProcess) -> None:
    ann = Client(server.url)
    for wrong in ("2999-01-01", "1999-01-01", "yesterday"):
        with pytest.raises(Refusal) as refused:
            ann.get("/api/days", date=wrong)
        assert refused.value.status == 404
    assert not ann.get("/api/days", date="2026-01-02")["today"]


def test_titles_and_levels_take_turns() -> None:
    settings = Settings()
    month = [challenge(date(2026, 11, day), "solo", settings) for day in range(1, 29)]
    assert len({(one.game, one.level) for one in month if one is not None}) >= 6
    assert {challenge(date(2026, 11, 3), "duel", settings).bot} == {"champion"}  # type: ignore[union-attr]
