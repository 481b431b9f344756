"""A title of somebody's own on the server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.client import ME, Client, Refusal, bot
from tests.server.process import ServerProcess
from trailboss.game import new_game

TITLE = "lone-star"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, own_titles: None) -> Iterator[ServerProcess]:
    bots = ["random", "easy", "heuristic", "search", "champion"]
    process = ServerProcess(tmp_path_factory.mktemp("server"), bots=bots).start()
    yield process
    assert process.stop() == 0, process.log.read_text()
    assert '"level": "error"' not in process.log.read_text(), process.log.read_text()


@pytest.fixture
def ann(server: ServerProcess) -> Client:
    return Client(server.url)


def info(client: Client, language: str = "en") -> dict[str, Any]:
    games = client.get(f"/api/games?language={language}")["games"]
    found: dict[str, Any] = next(game for game in games if game["game"] == TITLE)
    return found


def test_it_is_offered(ann: Client) -> None:
    found = info(ann)
    assert (found["short"], found["vignette"], found["automa"]) == ("Lone Star", "plains", "Tex")
    assert "champion" not in found["bots"]
    assert {"easy", "heuristic"} <= set(found["bots"])
    assert info(ann, "de")["about"].startswith("Elf Städte")
    assert info(ann, "fr")["about"].startswith("Onze villes")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_it_is_described(ann: Client, language: str) -> None:
    found = ann.get(f"/api/games/{TITLE}/description?language={language}")
    assert len(found["railroad"]["cities"]) == 11
    assert len(ann.get(f"/api/games/{TITLE}/rules?language={language}")) == 3


def test_a_game_alone_is_the_engine_s(ann: Client) -> None:
    table = ann.table([ME], game=TITLE, seed=5)["id"]
    engine = new_game(TITLE, players=1, seed=5, names=[ann.me["name"]])
    view = ann.view(table)
    for _ in range(40):
        assert view["observation"] == engine.observe(0)
        choice = view["step"] % len(engine.legal)
        view = ann.move(table, view, choice)
        engine.play(engine.legal[choice])
    assert [seat["name"] for seat in view["seats"]][1:] == ["Tex"]


def test_a_game_against_bots_with_undo_and_record(ann: Client) -> None:
    table = ann.table([ME, bot("heuristic"), bot()], game=TITLE, seed=3)["id"]
    view = ann.my_turn(table, 0)
    undone = 0
    while view["status"] == "playing" and view["step"] < 150:
        view = ann.move(table, view)
        if view["can_undo"] and undone < 3:
            view = ann.at(table, "undo", {"seat": 0, "step": view["step"]})
            undone += 1
        if view["status"] == "playing" and view["decision"]["seat"] != 0:
            view = ann.my_turn(table, 0)
    assert undone == 3
    log = ann.log(table)
    mine = [entry for entry in log if entry["kind"] == "move" and entry["seat"] == 0]
    assert all(entry["text"] for entry in mine)


def test_a_bot_that_cannot_play_it_is_refused(ann: Client) -> None:
    with pytest.raises(Refusal) as refused:
        ann.table([ME, bot("champion")], game=TITLE)
    assert "encoding" in str(refused.value)
