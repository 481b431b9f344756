"""A game on the server: alone, by views and moves."""

from __future__ import annotations

import pytest

from tests.server.client import ME, OPEN, Client, Refusal, bot
from trailboss.game import new_game


@pytest.mark.parametrize("game", ["second-edition", "el-paso"])
def test_a_solo_game_is_the_engine_s(ann: Client, game: str) -> None:
    table = ann.table([ME], game=game, seed=5)["id"]
    engine = new_game(game, players=1, seed=5, names=[ann.me["name"]])
    view = ann.view(table)
    for _ in range(40):
        assert view["observation"] == engine.observe(0)
        assert [move["move"] for move in view["decision"]["legal"]] == [
            str(move) for move in engine.legal
        ]
        assert [move["text"] for move in view["decision"]["legal"]] == [
            move.text() for move in engine.legal
        ]
        assert [move["details"] for move in view["decision"]["legal"]] == [
            move.details for move in engine.legal
        ]
        asked = engine.decision
        assert asked is not None
        for part in ("seat", "kind", "phase", "subphase", "optional", "count", "most", "details"):
            assert view["decision"][part] == getattr(asked, part)
        assert view["decision"]["text"] == asked.text()
        choice = view["step"] % len(engine.legal)
        view = ann.move(table, view, choice)
        engine.play(engine.legal[choice])
    assert view["step"] == 40


def test_a_game_against_bots_to_its_end(ann: Client) -> None:
    table = ann.table([ME, bot(), bot("heuristic")], seed=3)["id"]
    view = ann.my_turn(table, 0)
    while view["status"] == "playing":
        view = ann.move(table, view)
        if view["status"] == "playing" and view["decision"]["seat"] != 0:
            view = ann.my_turn(table, 0)
    assert view["status"] == "finished"
    assert view["decision"] is None
    log = ann.log(table)
    assert [entry["seq"] for entry in log] == list(range(1, len(log) + 1))
    assert log[-1]["kind"] == "finish"
    moves = [entry["move"] for entry in log if entry["kind"] == "move"]
    engine = new_game("second-edition", players=3, seed=3)
    for move in moves:
        engine.play(move)
    assert engine.over
    assert view["winners"] == engine.winners
    assert [sheet["total"] for sheet in view["scores"]] == [
        sheet.total for sheet in engine.scores()
    ]
    assert log[-1]["data"]["totals"] == [sheet.total for sheet in engine.scores()]


def test_a_stale_step_is_answered_with_the_current_view(ann: Client) -> None:
    table = ann.table([ME], seed=5)["id"]
    first = ann.view(table)
    second = ann.move(table, first)
    with pytest.raises(Refusal) as refused:
        ann.move(table, first, 1)
    assert refused.value.status == 409
    assert refused.value.error == "stale-step"
    assert refused.value.body["view"]["step"] == 1
    assert refused.value.body["view"]["decision"] == second["decision"]
    assert ann.view(table)["step"] == 1


def test_a_token_in_another_turn(ann: Client, bob: Client) -> None:
    """Nobody is asked for it; who wants it gets the word until the cards are discarded."""
    table: str = ann.table([ME, OPEN])["id"]
    bob.at(table, "join", {})
    view = bob.view(table)
    seat, other = view["viewer"], 1 - view["viewer"]
    if view["decision"]["seat"] == seat:
        ann, bob, seat, other = bob, ann, other, seat
        view = bob.view(table)
    assert ann.view(table)["asides"] == []  # who decides has it among the moves
    (aside,) = view["asides"]
    assert aside["move"] == f"seat {seat + 1} exchanges"
    assert aside["final"] is True
    asked = {"seat": seat, "step": view["step"], "move": aside["move"]}
    with pytest.raises(Refusal) as caught:  # not for somebody else
        ann.at(table, "moves", {**asked, "seat": other})
    assert caught.value.status == 400
    with pytest.raises(Refusal) as caught:
        bob.at(table, "moves", {**asked, "move": "done"})
    assert caught.value.error == "not-your-turn"
    view = bob.at(table, "moves", asked)
    assert (view["decision"]["seat"], view["decision"]["kind"]) == (seat, "draw")
    last = ann.log(table)[-1]
    assert (last["kind"], last["seat"]) == ("move", seat)
    assert last["move"] == aside["move"]
    while view["decision"]["seat"] == seat:
        view = bob.move(table, view)
    assert view["decision"]["seat"] == other
    assert ann.view(table)["decision"]["mine"]
