"""What the coach says of a game, over HTTP; and a game taken over."""

from __future__ import annotations

import time
from functools import cache

import pytest

import trailboss
from tests.server.client import JSON, ME, Client, bot
from tests.server.test_accounts import refused
from trailboss.bots import bot as bot_of
from trailboss.bots import view_of

STEPS = 40
PATIENCE = 240.0


@cache
def begun() -> str:
    """The first moves of a game between a strong and a careless player."""
    game = trailboss.new_game("el-paso", players=2, seed=5, names=["Ann", "Rex"])
    players = [bot_of("champion", 1), bot_of("random", 2)]
    while len(game.codes) < STEPS:
        assert game.seat is not None
        game.play(players[game.seat].choose(view_of(game.ruleset, game.state)))
    return game.record.to_text()


@pytest.fixture
def over(ann: Client) -> str:
    """A game of ann's that was given up."""
    table: str = ann.post("/api/tables/import", {"record": begun()})["id"]
    with refused(403, "still-playing"):
        ann.post(f"/api/tables/{table}/review")
    ann.post(f"/api/tables/{table}/resign", {"seat": 1})
    return table


def sharp(ann: Client, table: str, samples: int) -> JSON:
    """The review when it has become so sharp."""
    until = time.monotonic() + PATIENCE
    found: JSON = ann.post(f"/api/tables/{table}/review")
    while found["samples"] < samples:
        assert found["state"] == "working", found["state"]
        assert time.monotonic() < until
        time.sleep(0.2)
        found = ann.get(f"/api/tables/{table}/review")
    return found


def test_a_review_gets_sharper_and_is_kept(ann: Client, bob: Client, over: str) -> None:
    assert ann.get(f"/api/tables/{over}/review")["state"] == "none"
    for other in (bob, Client(ann.url)):
        with refused(403, "not-public"):
            other.get(f"/api/tables/{over}/review")
    found = sharp(ann, over, 16)
    game = trailboss.replay(begun())
    assert [one["seat"] for one in found["players"]] == [0, 1]
    assert found["players"][0]["accuracy"] == 100
    assert found["players"][1]["accuracy"] < 95
    assert found["points"] == [sheet.total for sheet in game.scores()]
    assert {one["step"] for one in found["luck"]} <= set(range(STEPS))
    marked = [one for one in found["decisions"] if one["mark"] != "fine"]
    assert marked
    for one in marked:
        assert one["cost"] > one["doubt"] > 0
        assert sum(one["why"]["lines"].values()) == pytest.approx(one["cost"], abs=0.1)
        assert one["why"]["best"]["details"]["kind"]
    german = ann.get(f"/api/tables/{over}/review", language="de")
    texts = [
        [one["why"]["best"]["text"] for one in told["decisions"] if one["why"]]
        for told in (found, german)
    ]
    assert texts[0] != texts[1]
    ann.ask("PATCH", f"/api/tables/{over}", json={"public": True})
    kept = Client(ann.url).get(f"/api/tables/{over}/review")
    until = time.monotonic() + PATIENCE
    while kept["state"] == "working" and time.monotonic() < until:
        time.sleep(0.2)
        kept = ann.get(f"/api/tables/{over}/review")
    # As far as this server goes: `review_samples`.
    assert (kept["state"], kept["samples"], kept["most"]) == ("done", 16, 16)


def test_a_game_is_taken_over_against_the_champion(ann: Client, over: str) -> None:
    new = ann.post(f"/api/tables/{over}/fork", {"step": 10, "seat": 1})
    assert {"kind": "fork", "table": over, "step": 10}.items() <= new["origin"].items()
    assert [seat["kind"] for seat in new["seats"]] == ["bot", "person"]
    assert new["seats"][0]["bot"] == "champion"
    assert [seat["mine"] for seat in new["seats"]] == [False, True]
    view = ann.my_turn(new["id"], 1)
    assert view["decision"]["seat"] == 1
    assert view["step"] >= 10
    with refused(404, "no-such-seat"):
        ann.post(f"/api/tables/{over}/fork", {"step": 10, "seat": 5})
    with refused(400, "unknown-bot"):
        ann.post(f"/api/tables/{over}/fork", {"step": 10, "seat": 1, "bot": "external:x"})


def test_a_beginner_is_warned_before_a_mistake(ann: Client, bob: Client) -> None:
    """Of the moves of one decision the champion's passes, and one it would never make does not."""
    ann.http.timeout = PATIENCE  # the first question starts a process that has a lot to read
    table = ann.table([ME, bot()], seed=5, game="second-edition")["id"]
    view = ann.my_turn(table, 0)
    moves = {move["move"]: move["code"] for move in view["decision"]["legal"]}
    asked = {"seat": 0, "step": view["step"]}
    told = [
        ann.post(f"/api/tables/{table}/warning", asked | {"code": code})["warned"]
        for code in moves.values()
    ]
    assert None in told
    for one in told:
        if one is not None:
            assert one["cost"] > one["doubt"] > 0
            assert one["why"]["best"]["move"] in moves
    with refused(403, "not-public"):
        bob.post(f"/api/tables/{table}/warning", asked | {"code": 0})
    with refused(400, "illegal-move"):
        ann.post(f"/api/tables/{table}/warning", asked | {"code": 1_000_000})
    with refused(409, "no-turn"):
        ann.post(f"/api/tables/{table}/warning", {"seat": 0, "step": 77, "code": 0})


def test_nothing_is_reviewed_while_others_play(ann: Client, bob: Client) -> None:
    table = ann.table([ME, bot()], seed=3)["id"]
    for client in (ann, bob):
        with refused(403, "still-playing" if client is ann else "not-public"):
            client.post(f"/api/tables/{table}/review")


def test_a_handicap_is_money_to_begin_with(ann: Client) -> None:
    plain = ann.table([ME, bot()], seed=3)["id"]
    given = ann.table([ME, bot()], seed=3, handicap=[5, 0])["id"]
    money = [
        [player["money"] for player in ann.my_turn(table, 0)["observation"]["players"]]
        for table in (plain, given)
    ]
    assert money[1][0] == money[0][0] + 5
    table = ann.table([ME, bot()], seed=3, handicap_cards=[3, 0])["id"]
    position = ann.get(f"/api/tables/{table}/position")["position"]
    assert "yellow" in position.partition("[seat 1]")[2].partition("[seat 2]")[0]
    with refused(400, "bad-request"):
        ann.table([ME, bot()], handicap=[5, 0], shuffle=True)
    with refused(400, "bad-request"):
        ann.table([ME, bot()], handicap=[5])


def test_ones_own_mistakes_become_puzzles(ann: Client, bob: Client, over: str) -> None:
    path = "/api/practice/el-paso"
    assert ann.get(path)["mistakes"] == []
    found = sharp(ann, over, 16)
    wanted = {
        one["step"]: one
        for one in found["decisions"]
        if one["mark"] in ("mistake", "turning-point")
    }
    practice = ann.get(path)
    own = [one for one in practice["mistakes"] if one["table"] == over]
    assert {one["step"] for one in own} >= wanted.keys() > set()
    assert own == sorted(own, key=lambda one: -one["gap"])
    assert all(one["solved"] is None and one["level"] == 0 for one in own)
    # When, and with whom: in an imported game all seats are hers.
    changed = ann.get(f"/api/tables/{over}")["changed_at"]
    assert all(one["at"] == changed and one["others"] == [] for one in own)
    assert bob.get(path)["mistakes"] == []
    first = own[0]
    for name in (first["id"], f"{over}@0"):
        with refused(403, "not-public"):
            bob.post(f"{path}/{name}")
    with refused(404, "no-such-puzzle"):
        ann.post(f"{path}/{over}@10000")
    why = wanted[first["step"]]["why"]

    def tried(move: str) -> JSON:
        table = ann.post(f"{path}/{first['id']}")["id"]
        assert ann.post(f"/api/tables/{table}/puzzle")["answer"] is None
        view = ann.view(table)
        legal = [one["move"] for one in view["decision"]["legal"]]
        ann.move(table, view, legal.index(move))
        judged: JSON = ann.post(f"/api/tables/{table}/puzzle")
        return judged

    wrong = tried(why["played"]["move"])
    assert not wrong["right"]
    assert wrong["cost"] == pytest.approx(first["gap"], abs=0.1)
    right = tried(why["best"]["move"])
    assert right["right"]
    assert right["best"]["move"] == why["best"]["move"]
    assert right["change"] is None  # nobody's rating
    after = ann.get(path)
    assert after["rating"] == practice["rating"]
    assert next(one for one in after["mistakes"] if one["id"] == first["id"])["solved"] is False
    table = ann.post(f"{path}/{first['id']}")["id"]
    view = ann.view(table)
    known = {why["played"]["move"], why["best"]["move"]}
    legal = [one["move"] for one in view["decision"]["legal"]]
    other = next((move for move in legal if move not in known), None)
    if other is not None:  # the coach looks at a move the review did not
        judged = tried(other)
        assert judged["cost"] is not None
        assert judged["right"] == (judged["cost"] < 1.0)
