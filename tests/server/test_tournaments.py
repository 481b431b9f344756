"""Tournaments: the same game at all tables, rounds that follow each other, standings."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import pytest

from tests.server.client import JSON, PATIENCE, Client, Refusal
from tests.server.process import ServerProcess
from tests.server.test_ratings import account, seat_of

DAYS = {"kind": "correspondence", "seconds": 86_400}
LIVE = {"kind": "live", "seconds": 900, "increment": 10}


def tournament(organiser: Client, entering: list[Client], **more: Any) -> JSON:
    asked = {"title": "Autumn cup", "game": "el-paso", "clock": DAYS, "rounds": 2, **more}
    made: JSON = organiser.post("/api/tournaments", asked)
    for player in entering:
        player.post(f"/api/tournaments/{made['id']}/enter")
    return made


def until(player: Client, id: str, ready: Any) -> JSON:
    end = time.monotonic() + PATIENCE
    while True:
        found: JSON = player.get(f"/api/tournaments/{id}")
        if ready(found):
            return found
        assert time.monotonic() < end, found
        time.sleep(0.02)


def my_table(player: Client, id: str) -> str | None:
    found = player.get(f"/api/tournaments/{id}")
    boards = found["results"][-1]["boards"]
    return next((board["table"] for board in boards if board["mine"]), None)


def play_round(players: list[Client], id: str, loser: int = 1) -> None:
    """At each table the one in that seat gives up. The last of them ends the round, and the next
    begins at once."""
    tables = [(player, my_table(player, id)) for player in players]
    for player, table in tables:
        if table is not None and seat_of(player, table) == loser:
            player.at(table, "resign", {"seat": loser})


def test_four_players_two_rounds(server: ServerProcess) -> None:
    players = [account(server, name) for name in ("Ann", "Bob", "Cleo", "Dan")]
    ann = players[0]
    made = tournament(ann, players)
    assert made["organising"]
    with pytest.raises(Refusal) as refused:
        players[1].post(f"/api/tournaments/{made['id']}/start")
    assert refused.value.error == "not-organiser"
    ann.post(f"/api/tournaments/{made['id']}/start")
    tables = {my_table(player, made["id"]) for player in players}
    assert len(tables) == 2
    # The same set-up at both, and nobody looks at the other table meanwhile.
    first = [player.view(my_table(player, made["id"]) or "") for player in players]
    assert len({str(strangers_view(view)) for view in first}) == 1
    other = next(iter(tables - {my_table(ann, made["id"])}))
    assert other is not None
    with pytest.raises(Refusal) as refused:
        ann.view(other)
    assert refused.value.error == "not-public"
    board = next(b for b in ann.get(f"/api/tournaments/{made['id']}")["results"][0]["boards"]
                 if not b["mine"])  # fmt: skip
    assert board["table"] is None

    mine = my_table(ann, made["id"])
    assert mine is not None
    play_one = [player for player in players if my_table(player, made["id"]) == mine]
    play_round(play_one, made["id"])
    with pytest.raises(Refusal) as refused:  # the others still play with these draws
        ann.get(f"/api/tables/{mine}/record")
    assert refused.value.error == "sealed"
    play_round([player for player in players if player not in play_one], made["id"])
    found = until(ann, made["id"], lambda it: it["round"] == 2)
    assert [line["score"] for line in found["standings"]] == [1, 1, 0, 0]
    assert ann.get(f"/api/tables/{other}/record")["record"].startswith("trailboss record")
    winners = {line["name"] for line in found["standings"][:2]}
    pairs = [{seat["name"] for seat in board["seats"]} for board in found["results"][1]["boards"]]
    assert winners in pairs
    play_round(players, made["id"])
    found = until(ann, made["id"], lambda it: it["status"] == "finished")
    assert [line["score"] for line in found["standings"]] == [2, 1, 1, 0]
    assert found["standings"][0]["place"] == 1
    for line in found["standings"]:
        assert line["played"] == 2


def strangers_view(view: JSON) -> JSON:
    """What is the same at all tables: without names and ids."""
    seen: JSON = view["observation"]
    return {name: value for name, value in seen.items() if name not in ("players", "facts")}


def test_all_play_all_and_whoever_leaves(server: ServerProcess) -> None:
    players = [account(server, name) for name in ("Ann", "Bob", "Cleo")]
    ann = players[0]
    made = tournament(ann, players, system="round-robin", rounds=1)
    ann.post(f"/api/tournaments/{made['id']}/start")
    met: Counter[frozenset[str]] = Counter()
    for number in (1, 2, 3):
        found = until(ann, made["id"], lambda it, number=number: it["round"] == number)
        assert found["rounds"] == 3
        (board,) = found["results"][-1]["boards"]
        assert len(found["results"][-1]["byes"]) == 1
        met[frozenset(seat["name"] for seat in board["seats"])] += 1
        play_round(players, made["id"])
    found = until(ann, made["id"], lambda it: it["status"] == "finished")
    assert set(met.values()) == {1}
    assert len(met) == 3
    assert sum(line["score"] for line in found["standings"]) == 6  # three games, three byes


def test_a_live_round_waits_until_all_have_come(server: ServerProcess) -> None:
    players = [account(server, name) for name in ("Ann", "Bob", "Cleo", "Dan")]
    ann = players[0]
    made = tournament(ann, players, clock=LIVE, rounds=1)
    ann.post(f"/api/tournaments/{made['id']}/start")
    there = players[:3]
    for player in there:
        player.at(my_table(player, made["id"]) or "", "join", {})
    lonely = next(player for player in there if not begun(player, made["id"]))
    with pytest.raises(Refusal) as refused:
        lonely.at(my_table(lonely, made["id"]) or "", "leave")
    assert refused.value.error == "event"
    found = ann.get(f"/api/tournaments/{made['id']}")
    assert {board["status"] for board in found["results"][0]["boards"]} == {"playing", "open"}
    ann.post(f"/api/tournaments/{made['id']}/no-shows")
    found = ann.get(f"/api/tournaments/{made['id']}")
    missing = next(line for line in found["standings"] if line["name"] == players[3].me["name"])
    assert missing["score"] == 0
    ended = next(b for b in found["results"][0]["boards"] if b["status"] == "abandoned")
    assert sorted(seat["score"] for seat in ended["seats"]) == [0, 1]


def begun(player: Client, id: str) -> bool:
    return bool(player.get(f"/api/tables/{my_table(player, id)}")["status"] == "playing")


def test_guests_and_strangers(server: ServerProcess) -> None:
    ann, guest = account(server, "Ann"), Client(server.url)
    made = tournament(ann, [ann])
    for path, body in (
        (f"/api/tournaments/{made['id']}/enter", None),
        ("/api/tournaments", {"title": "x", "game": "el-paso"}),
    ):
        with pytest.raises(Refusal) as refused:
            guest.post(path, body)
        assert refused.value.error == "guest"
    with pytest.raises(Refusal) as refused:
        ann.post(f"/api/tournaments/{made['id']}/start")
    assert refused.value.error == "too-few"
    with pytest.raises(Refusal) as refused:
        ann.post(f"/api/tournaments/{made['id']}/enter")
    assert refused.value.error == "already-entered"
    assert guest.get(f"/api/tournaments/{made['id']}")["entrants"] == 1
    for asked in (
        {"clock": {"kind": "none"}},
        {"system": "round-robin", "players": 3},
        {"players": 7},
        {"game": "chess"},
    ):
        with pytest.raises(Refusal) as refused:
            tournament(ann, [], **asked)
        assert refused.value.status == 400, asked
