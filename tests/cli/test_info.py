"""`trailboss info`: games, components, figures to check."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import trailboss
from tests.cli.conftest import Command
from trailboss.core import pile
from trailboss.titles import VARIABLE, rules_of


def test_all_games(command: Command) -> None:
    run = command("info")
    assert run.status == 0
    for title in trailboss.games():
        assert f"{title.id} " in run.out
        assert title.name in run.out
    data = json.loads(command("info", "--json").out)
    assert [game["game"] for game in data["games"]] == [title.id for title in trailboss.games()]
    assert data["trailboss"] == trailboss.__version__


def test_a_title_that_cannot_be_played_is_told_with_the_reason(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "wrong"
    folder.mkdir()
    (folder / "title.toml").write_text('id = "wrong"\nname = "Wrong"\nextends = "el-paso"\n')
    (folder / "trail.toml").write_text("posts = [{ value = 5, vp = true }]\n")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    run = command("info")
    assert run.status == 0
    assert f"{trailboss.games()[0].id} " in run.out
    said = "trail.toml: posts 5: vp should be a whole number, not True"
    assert said in " ".join(run.out.split())
    (broken,) = json.loads(command("info", "--json").out)["broken"]
    assert broken == {"folder": str(folder), "error": said}
    assert "sollte eine ganze Zahl sein" in command("info", "--language", "de").out


def test_the_engine_says_how_it_runs(command: Command) -> None:
    how = "interpreted" if str(pile.__file__).endswith(".py") else "compiled"
    assert json.loads(command("info", "--json").out)["engine"] == how
    assert f"engine {how}" in command("info").out


def test_the_second_edition(command: Command) -> None:
    run = command("info", "second-edition")
    assert run.status == 0
    for line in (
        "7 neutral, 22 building, 12 hazard and 9 outlaw spaces",
        "spaces 0 to 39, 9 turnouts, 10 stations",
        "18 cowboys, 18 builders, 18 engineers",
        "11 green, 11 orange",
        "35 tiles, 33 tiles, 26 tiles",
        "9, of which 5 are used",
        "24, and 4 to start with",
        "letters (usual), random",
        "24 cards",
        "36 cards",
    ):
        assert line in run.out
    assert re.search(
        r"^buildings +a \(usual\), b, random, 12 letters a or b", run.out, re.MULTILINE
    )
    assert max(len(line) for line in run.out.splitlines()) <= 80


@pytest.mark.parametrize("game", [title.id for title in trailboss.games()])
def test_every_figure_to_check_is_listed(command: Command, game: str) -> None:
    figures = rules_of(game).tables.figures  # type: ignore[attr-defined]
    data = json.loads(command("info", game, "--json").out)
    assert sorted(figure["about"] for figure in data["figures"]) == sorted(
        figure.about for figure in figures
    )
    order = ["stand-in", "low", "medium"]
    found = [order.index(figure["confidence"]) for figure in data["figures"]]
    assert found == sorted(found)
    text = command("info", game, columns=400).out
    for figure in figures:
        assert f"  - {figure.about} [{figure.table}.toml]\n" in text
        assert f"    look at: {figure.check}\n" in text


def test_the_words_are_the_editions_own(command: Command) -> None:
    run = command("info", "first-edition")
    assert "18 cowboys, 18 craftsmen, 18 engineers" in run.out
    assert "9 teepee spaces" in run.out
    assert "11 green, 11 blue" in run.out
