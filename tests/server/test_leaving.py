"""Resigning, leaving, coming back, running out of time."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.client import ME, OPEN, Client, bot, hotseat
from tests.server.process import ServerProcess
from tests.server.test_accounts import refused
from trailboss.game import new_game


def trio(ann: Client, bob: Client, server: ServerProcess, **more: Any) -> tuple[str, Client]:
    cleo = Client(server.url)
    table: str = ann.table([ME, OPEN, OPEN], **more)["id"]
    bob.at(table, "join", {"seat": 1})
    cleo.at(table, "join", {"seat": 2})
    return table, cleo


def test_between_two_resigning_ends_the_game(ann: Client, bob: Client) -> None:
    table = ann.table([ME, OPEN])["id"]
    bob.at(table, "join", {})
    with refused(403, "not-your-seat"):
        bob.at(table, "resign", {"seat": 0})
    over = ann.at(table, "resign", {"seat": 0})
    assert over["status"] == "finished"
    assert over["result"]["reason"] == "resigned"
    assert over["result"]["winners"] == [1]
    assert bob.view(table)["winners"] == [1]
    assert [entry["kind"] for entry in bob.log(table)[-2:]] == ["resign", "finish"]
    with refused(409, "not-playing"):
        bob.at(table, "resign", {"seat": 1})


def test_among_three_the_default_plays_on(ann: Client, bob: Client, server: ServerProcess) -> None:
    table, cleo = trio(ann, bob, server)
    ann.at(table, "resign", {"seat": 0})
    view = bob.my_turn(table, 1)
    moves = [entry for entry in bob.log(table) if entry["kind"] == "move"]
    assert moves
    assert {(entry["seat"], entry["by"]) for entry in moves} == {(0, "default")}
    # The default is the engine's own, frame by frame.
    engine = new_game("second-edition", players=3)
    rules = engine.ruleset
    assert moves[0]["move"] == rules.codec.text(rules.default(engine.state))
    assert view["seats"][0]["resigned"] is True
    with refused(409, "resigned"):
        ann.at(table, "return", {"seat": 0})
    assert cleo.view(table)["status"] == "playing"


def test_a_bot_plays_for_the_absent_if_the_table_says_so(
    ann: Client, bob: Client, server: ServerProcess
) -> None:
    table, _ = trio(ann, bob, server, absent="heuristic")
    ann.at(table, "leave", {})
    bob.my_turn(table, 1)
    moves = [entry for entry in bob.log(table) if entry["kind"] == "move"]
    assert {(entry["seat"], entry["by"]) for entry in moves} == {(0, "bot")}


def test_who_left_may_come_back(ann: Client, bob: Client, server: ServerProcess) -> None:
    table, _ = trio(ann, bob, server)
    with refused(409, "not-absent"):
        bob.at(table, "return", {"seat": 1})
    bob.at(table, "leave", {})
    assert ann.view(table)["seats"][1]["absent"] is True
    back = bob.at(table, "return", {"seat": 1})
    assert back["seats"][1]["absent"] is False
    view = ann.view(table)
    while view["decision"]["seat"] == 0:
        view = ann.move(table, view)
    assert bob.my_turn(table, 1)["decision"]["mine"] is True


def test_with_nobody_left_the_game_is_abandoned(ann: Client) -> None:
    table = ann.table([ME, bot(), hotseat("Cleo")])["id"]
    assert ann.at(table, "leave", {})["status"] == "abandoned"
    assert ann.view(table)["decision"] is None
    with refused(409, "not-playing"):
        ann.at(table, "moves", {"seat": 0, "step": 0, "move": "done"})


def test_live_clock_runs_out(ann: Client, bob: Client, server: ServerProcess) -> None:
    clock = {"kind": "live", "seconds": 4, "increment": 0}  # to look at it before it is over
    table, _ = trio(ann, bob, server, clock=clock)
    view = ann.view(table)
    assert view["seats"][0]["clock_left"] == 4000
    assert 0 < view["deadline"] - view["now"] <= 4000
    view = bob.my_turn(table, 1)
    log = bob.log(table)
    timeout = next(entry for entry in log if entry["kind"] == "timeout")
    assert timeout["seat"] == 0
    assert {entry["by"] for entry in log if entry["kind"] == "move"} == {"default"}
    assert view["seats"][0]["absent"] is True
    assert view["seats"][0]["clock_left"] == 0
    with refused(409, "out-of-time"):
        ann.at(table, "return", {"seat": 0})


def test_leaving_gives_no_time_back(ann: Client, bob: Client) -> None:
    clock = {"kind": "live", "seconds": 600, "increment": 0}
    table = ann.table([ME, OPEN], clock=clock, absent="search:ms=5000")["id"]
    bob.at(table, "join", {})
    time.sleep(0.5)
    ann.at(table, "leave", {})
    ann.at(table, "return", {"seat": 0})  # before the bot has decided
    view = ann.view(table)
    assert (view["step"], view["decision"]["mine"]) == (0, True)
    assert view["seats"][0]["clock_left"] <= 600_000 - 500
    assert view["deadline"] - view["now"] <= 600_000 - 500


@pytest.mark.parametrize("kind", ["live", "correspondence"])
def test_clocks_of_a_game_alone(ann: Client, kind: str) -> None:
    """The next turn is one's own again, with its increment or its whole time."""
    clock = {"kind": kind, "seconds": 600, "increment": 50 if kind == "live" else 0}
    view = ann.view(table := ann.table([ME], clock=clock)["id"])
    first = view["deadline"]
    while view["turn"] == 1:
        time.sleep(0.01)
        view = ann.move(table, view)
    if kind == "live":
        assert 640_000 < view["seats"][0]["clock_left"] < 650_000
    assert view["deadline"] > first
    before = view["deadline"]
    turn = view["turn"]
    view = ann.move(table, view)
    if view["turn"] == turn:  # within a turn there is nothing more
        assert view["deadline"] <= before


def test_live_clock_counts_thinking_and_adds_the_increment(ann: Client, bob: Client) -> None:
    clock = {"kind": "live", "seconds": 600, "increment": 10}
    table = ann.table([ME, OPEN], clock=clock)["id"]
    bob.at(table, "join", {})
    view = ann.view(table)
    time.sleep(0.3)
    while view["decision"]["seat"] == 0:
        view = ann.move(table, view)
    left = view["seats"][0]["clock_left"]
    assert 600_000 + 10_000 - 5_000 < left <= 610_000 - 300
    assert view["seats"][1]["clock_left"] == 600_000
    assert 599_000 < view["deadline"] - view["now"] <= 600_000


def test_correspondence_time_is_for_the_turn(ann: Client, bob: Client) -> None:
    table = ann.table([ME, OPEN], clock={"kind": "correspondence", "seconds": 3600})["id"]
    bob.at(table, "join", {})
    view = ann.view(table)
    deadline = view["deadline"]
    assert 3_590_000 < deadline - view["now"] <= 3_600_000
    view = ann.move(table, view)
    assert view["decision"]["seat"] == 0
    assert view["deadline"] == deadline  # the same turn, the same time
    while view["decision"]["seat"] == 0:
        view = ann.move(table, view)
    assert view["deadline"] > deadline
    assert view["seats"][0]["clock_left"] is None


def test_who_missed_a_correspondence_turn_may_come_back(ann: Client, bob: Client) -> None:
    table = ann.table([ME, OPEN], clock={"kind": "correspondence", "seconds": 1})["id"]
    bob.at(table, "join", {})
    ann.until(table, 0, lambda view: view["seats"][0]["absent"])
    ann.at(table, "return", {"seat": 0})
    assert ann.view(table)["seats"][0]["absent"] is False


def test_bots_have_no_clock(ann: Client) -> None:
    clock = {"kind": "live", "seconds": 600, "increment": 0}
    table = ann.table([bot("heuristic"), ME], clock=clock)["id"]
    view = ann.my_turn(table, 1)
    assert view["seats"][0]["clock_left"] is None
    assert view["deadline"] is not None
