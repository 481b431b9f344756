"""Records out and in, forks, the course of the points, earlier steps, analysis."""

from __future__ import annotations

import pytest

import trailboss
from tests.server.client import JSON, ME, OPEN, Client, Refusal, bot
from tests.server.test_accounts import refused
from trailboss.game import new_game


def whole_game(ann: Client) -> str:
    """A finished game against a bot."""
    table: str = ann.table([ME, bot()], seed=11, game="el-paso")["id"]
    view = ann.my_turn(table, 0)
    while view["status"] == "playing":
        view = ann.move(table, view)
        if view["status"] == "playing" and view["decision"]["seat"] != 0:
            view = ann.my_turn(table, 0)
    return table


@pytest.fixture(scope="module")
def finished(server: object) -> tuple[Client, str]:
    ann = Client(server.url)  # type: ignore[attr-defined]
    return ann, whole_game(ann)


def test_the_record_replays_to_the_same_game(finished: tuple[Client, str]) -> None:
    ann, table = finished
    for form in ("text", "json"):
        text = ann.get(f"/api/tables/{table}/record", format=form)["record"]
        game = trailboss.replay(trailboss.load_record(text))
        assert game.over
        assert game.seed == 11
        view = ann.view(table)
        assert [sheet.total for sheet in game.scores()] == [
            sheet["total"] for sheet in view["scores"]
        ]
        assert game.observe(0) == view["observation"]


def test_every_step_can_be_looked_at(finished: tuple[Client, str]) -> None:
    ann, table = finished
    text = ann.get(f"/api/tables/{table}/record")["record"]
    steps = ann.view(table)["steps"]
    for step in (0, 1, steps // 2, steps - 1, steps):
        view = ann.view(table, step=step)
        game = trailboss.replay(text, step)
        assert view["step"] == step
        assert view["steps"] == steps
        assert view["observation"] == game.observe(0)
        assert view["can_undo"] is False
        assert (view["decision"] is None) is (step == steps)
        if view["decision"]:
            assert view["decision"]["legal"] is None
    with refused(404, "no-such-step"):
        ann.view(table, step=steps + 1)


def test_the_course_of_the_points(finished: tuple[Client, str]) -> None:
    ann, table = finished
    course = ann.get(f"/api/tables/{table}/course")
    view = ann.view(table)
    assert course["steps"][0] == 0
    assert course["steps"][-1] == view["steps"]
    assert course["totals"][-1] == [sheet["total"] for sheet in view["scores"]]
    text = ann.get(f"/api/tables/{table}/record")["record"]
    at = len(course["steps"]) // 2
    game = trailboss.replay(text, course["steps"][at])
    assert course["totals"][at] == [sheet.total for sheet in game.scores()]


def test_a_record_comes_back_in(finished: tuple[Client, str], bob: Client) -> None:
    ann, table = finished
    text = ann.get(f"/api/tables/{table}/record")["record"]
    new = bob.post("/api/tables/import", {"record": text, "title": "seen elsewhere"})
    assert new["status"] == "finished"
    assert new["title"] == "seen elsewhere"
    assert new["origin"]["kind"] == "import"
    assert new["result"]["totals"] == ann.get(f"/api/tables/{table}")["result"]["totals"]
    assert bob.get(f"/api/tables/{new['id']}/record")["record"] == text
    before = [entry for entry in ann.log(table, seat=0) if entry["kind"] == "move"]
    after = [entry for entry in bob.log(new["id"], seat=0) if entry["kind"] == "move"]
    assert [entry["move"] for entry in after] == [entry["move"] for entry in before]
    assert [entry["events"] for entry in after] == [entry["events"] for entry in before]


def test_an_unfinished_record_goes_on_as_a_sandbox(bob: Client) -> None:
    game = new_game("second-edition", players=2, seed=9, names=["Ann", "Bob"])
    for _ in range(30):
        game.play(game.legal[-1])
    new = bob.post("/api/tables/import", {"record": game.record.to_text()})
    assert (new["status"], new["sandbox"], new["step"]) == ("playing", True, 30)
    assert [seat["name"] for seat in new["seats"]] == ["Ann", "Bob"]
    seat = new["to_move"]
    view = bob.view(new["id"], seat)
    assert view["observation"] == game.observe(seat)
    assert bob.move(new["id"], view)["step"] == 31


def test_a_scripted_record_goes_on_with_new_chance(bob: Client) -> None:
    """A game whose outcomes were written down goes on, back and forth, as any other."""
    seeded = new_game("el-paso", players=2, seed=9)
    source = trailboss.ScriptedSource(list(seeded.source.outcomes))
    game = new_game("el-paso", players=2, source=source)
    new = bob.post("/api/tables/import", {"record": game.record.to_json()})["id"]
    view = bob.view(new, 0)
    first = view["observation"]
    assert first == game.observe(0)
    for _ in range(25):
        view = bob.view(new, view["decision"]["seat"])
        view = bob.move(new, view)
    assert view["step"] == 25
    record = bob.get(f"/api/tables/{new}/record")["record"]
    assert trailboss.replay(record).step == 25
    assert bob.view(new, 0, step=0)["observation"] == first
    while view["step"]:
        seat = 0 if bob.view(new, 0)["can_undo"] else 1
        view = bob.at(new, "undo", {"seat": seat, "step": view["step"]})
    assert bob.view(new, 0)["observation"] == first


@pytest.mark.parametrize(
    ("record", "detail"),
    [
        ("", "a record begins with"),
        ("{}", "format should be a whole number"),
        ("trailboss record 1\ngame chess version 1\nplayers 2\nseed 1\nmoves 0\n", "no game"),
        (
            "trailboss record 1\ngame el-paso version 1\nplayers 2\nseed 1\nmoves 1\n1 castle\n",
            "move 1",
        ),
    ],
)
def test_records_that_cannot_be_read(bob: Client, record: str, detail: str) -> None:
    with pytest.raises(Refusal) as caught:
        bob.post("/api/tables/import", {"record": record})
    assert (caught.value.status, caught.value.error) == (400, "invalid-record")
    assert detail in caught.value.body["detail"]


def test_a_fork_is_a_sandbox_with_the_same_past(finished: tuple[Client, str]) -> None:
    ann, table = finished
    steps = ann.view(table)["steps"]
    moves = [entry for entry in ann.log(table) if entry["kind"] == "move"]
    step = max(at for at in range(steps // 2) if moves[at]["seat"] == 0)
    fork = ann.at(table, "fork", {"step": step})
    assert fork["origin"].items() >= {"kind": "fork", "table": table, "step": step}.items()
    assert (fork["sandbox"], fork["status"], fork["step"]) == (True, "playing", step)
    assert [seat["kind"] for seat in fork["seats"]] == ["person", "bot"]
    view = ann.view(fork["id"])
    assert view["observation"] == ann.view(table, step=step)["observation"]
    assert view["decision"]["mine"] is True
    view = ann.move(fork["id"], view, -1)
    # Anything can be taken back, also what a bot did in between and what was revealed.
    view = ann.my_turn(fork["id"], 0)
    while view["step"] > step - 3:
        view = ann.at(fork["id"], "undo", {"seat": 0, "step": view["step"]})
        assert view["decision"]["mine"] is True
    assert ann.view(table)["status"] == "finished"
    with refused(404, "no-such-step"):
        ann.at(table, "fork", {"step": steps + 1})


def test_while_others_play_nothing_is_told(ann: Client, bob: Client) -> None:
    table = ann.table([ME, OPEN], public=True)["id"]
    bob.at(table, "join", {})
    for client in (ann, bob):
        with refused(403, "still-playing"):
            client.get(f"/api/tables/{table}/record")
        with refused(403, "still-playing"):
            client.at(table, "fork", {"step": 0})
        with refused(403, "still-playing"):
            client.at(table, "analysis", {"seat": 0})
        with refused(409, "still-playing"):
            client.get(f"/api/tables/{table}/course")


def test_alone_a_game_can_be_saved_at_any_time(ann: Client, bob: Client) -> None:
    table = ann.table([ME, bot()], seed=3, public=True)["id"]
    record = ann.get(f"/api/tables/{table}/record")["record"]
    assert trailboss.load_record(record).seed == 3
    with refused(403, "still-playing"):
        bob.get(f"/api/tables/{table}/record")  # a spectator learns no secrets


def test_analysis(finished: tuple[Client, str]) -> None:
    ann, table = finished
    asked: JSON = {"seat": 0, "step": 0, "ms": 50}
    answer = ann.at(table, "analysis", asked)
    assert (answer["step"], answer["seat"]) == (0, 0)
    assert answer["simulations"] > 0
    best = answer["hints"][0]
    text = ann.get(f"/api/tables/{table}/record")["record"]
    game = trailboss.replay(text, 0)
    assert best["move"] in [str(move) for move in game.legal]
    assert best["text"] == game.explain(best["move"])
    assert best["share"] == max(hint["share"] for hint in answer["hints"])
    with refused(400, "bad-request"):
        ann.at(table, "analysis", {**asked, "ms": 500_000})
    with refused(409, "no-turn"):
        ann.at(table, "analysis", {**asked, "seat": 1})
