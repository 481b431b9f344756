"""A title of somebody's own on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command, command  # noqa: F401
from trailboss.words import missing

TITLE = "lone-star"


@pytest.fixture(autouse=True)
def nothing_said_in_english_instead() -> object:
    missing.clear()
    yield
    assert not missing


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_info(command: Command, language: str) -> None:  # noqa: F811
    shown = command("info", TITLE, "--language", language)
    assert shown.status == 0
    assert "Lone Star" in shown.out
    assert "Galveston" in shown.out
    listed = command("info", "--json")
    assert TITLE in [game["game"] for game in json.loads(listed.out)["games"]]
    data = json.loads(command("info", TITLE, "--json").out)
    assert any("Galveston" in figure["about"] for figure in data["figures"])


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("players", ["1", "2"])
def test_play(command: Command, players: str, language: str) -> None:  # noqa: F811
    typed = "1\n" * 12 + "rails\ncities\nall\n? galveston\n? 13a\n? S11\nundo\nquit\n"
    shown = command(
        "play", TITLE, "--players", players, "--seed", "4", "--language", language, typed=typed
    )
    assert shown.status == 0, shown.err
    assert "Galveston" in shown.out
    assert "13a" in shown.out
    if players == "1":
        assert "Tex" in shown.out
        assert "Sam" not in shown.out


@pytest.mark.parametrize("columns", [60, 80, 120, 200])
def test_the_picture_at_any_width(command: Command, columns: int) -> None:  # noqa: F811
    shown = command("play", TITLE, "--seed", "4", typed="1\n1\nall\nquit\n", columns=columns)
    assert shown.status == 0, shown.err
    assert all(len(line) <= columns for line in shown.out.splitlines())


def test_simulate(command: Command) -> None:  # noqa: F811
    run = ("simulate", TITLE, "--games", "4", "--seed", "5", "--json", "--processes", "2")
    shown = command(*run, "--bots", "random,heuristic")
    assert shown.status == 0, shown.err
    assert json.loads(shown.out)["game"] == TITLE
    alone = command(*run, "--players", "1")
    assert alone.status == 0, alone.err


def test_arena(command: Command, tmp_path: Path) -> None:  # noqa: F811
    shown = command(
        "arena", "--game", TITLE, "--bots", "random,heuristic", "--games", "4", "--seed", "6",
        "--workers", "2", "--json", "--out", str(tmp_path / "arena"),
    )  # fmt: skip
    assert shown.status == 0, shown.err
    assert json.loads(shown.out)["match"]["game"] == TITLE


def test_replay(command: Command, tmp_path: Path) -> None:  # noqa: F811
    file = tmp_path / "game.txt"
    typed = "1\n" * 8 + f"save {file}\nquit\n"
    assert command("play", TITLE, "--seed", "4", typed=typed).status == 0
    shown = command("replay", str(file))
    assert shown.status == 0, shown.err
    assert "Lone Star" in shown.out


def test_a_champion_says_why_it_cannot_play(command: Command) -> None:  # noqa: F811
    shown = command("simulate", TITLE, "--games", "1", "--bots", "champion,random")
    assert shown.status == 2
    assert "encoding" in shown.err
