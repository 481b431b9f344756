"""`trailboss figures`, and `--figures` of the other commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import trailboss
from tests.cli.conftest import Command
from tests.figures.files import POST_12, edited, written
from trailboss.figures import read_figures
from trailboss.titles import game_ids, rules_of

EL_PASO = "el-paso"


@pytest.fixture(autouse=True)
def no_own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A configuration folder without anything in it."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "config" / "trailboss" / "figures"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "my.toml"
    file.write_text(edited(EL_PASO, *POST_12), encoding="utf-8")
    return file


def test_a_file_is_written(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "new.toml"
    run = command("figures", EL_PASO, "--out", str(file))
    assert (run.status, run.out) == (0, "")
    assert "new.toml has 70 figures to check" in run.err
    assert file.read_text(encoding="utf-8") == written(EL_PASO)
    again = command("figures", EL_PASO, "--out", str(file))
    assert again.status == 2
    assert "is there already; --force writes over it" in again.err
    assert command("figures", EL_PASO, "--out", str(file), "--force").status == 0
    assert "cannot write" in command("figures", EL_PASO, "--out", str(tmp_path), "--force").err


def test_without_a_file_it_is_printed(command: Command) -> None:
    assert command("figures", EL_PASO).out == written(EL_PASO)
    assert command("figures", EL_PASO, "--language", "de").out == written(EL_PASO, language="de")


def test_a_file_that_is_there_goes_on(command: Command, mine: Path) -> None:
    """What was put right already stays so when the file is written anew."""
    out = command("figures", EL_PASO, "--figures", str(mine)).out
    assert "vp = 6" in out
    assert "The title itself says vp = 4" in out


def test_which_game(command: Command) -> None:
    run = command("figures")
    assert run.status == 2
    assert "which game? There are first-edition, second-edition, el-paso" in run.err
    assert "there is no game 'gwt'" in command("figures", "gwt").err


def test_a_checklist_for_paper(command: Command, mine: Path) -> None:
    text = mine.read_text(encoding="utf-8").replace("confirmed = [", 'confirmed = ["post-12",')
    mine.write_text(text, encoding="utf-8")
    out = command("figures", EL_PASO, "--check", "--figures", str(mine)).out
    assert "1 of 70 are confirmed" in out
    assert "[x] Trading post 12  stand-in\n    points 6 ________" in out
    assert "[ ] Space S1  stand-in\n    cost 3 ________" in out
    assert "Discard a Galloway for $2  ____" in out
    assert max(map(len, out.split("\n"))) <= 80
    for figure in rules_of(EL_PASO).figures:
        assert figure.check.split(";")[0] in " ".join(out.split())


def test_a_checklist_of_all_titles(command: Command) -> None:
    out = command("figures", "--check").out
    for game in game_ids():
        assert rules_of(game).name.split(",")[0] in out
    assert "[ ] Sam: a tie with the human is shared  (the solo booklet)" in out


def test_simulate(command: Command, mine: Path) -> None:
    words = ("simulate", EL_PASO, "--games", "2", "--processes", "1", "--seed", "5", "--json")
    plain = json.loads(command(*words).out)
    run = command(*words, "--figures", str(mine))
    changed = json.loads(run.out)
    assert plain["rules"] == rules_of(EL_PASO).version
    assert changed["rules"] == read_figures(mine).rules.version
    assert "With figures of your own: " in run.err
    assert changed["rules"] in run.err


def test_simulate_in_other_processes(command: Command, mine: Path) -> None:
    run = command("simulate", EL_PASO, "--games", "2", "--processes", "2", "--figures", str(mine))
    assert run.status == 0
    assert "2 games" in run.out


def test_arena(command: Command, mine: Path, tmp_path: Path) -> None:
    words = ("arena", "--game", EL_PASO, "--bots", "random,random", "--games", "2", "--json")
    run = command(*words, "--workers", "1", "--out", str(tmp_path), "--figures", str(mine))
    assert run.status == 0
    assert json.loads(run.out)["match"]["rules"] == read_figures(mine).rules.version


def test_play_and_go_on_elsewhere(command: Command, mine: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved.txt"
    typed = f"1\nsave {saved}\nquit\n"
    run = command("play", EL_PASO, "--seed", "1", "--figures", str(mine), typed=typed)
    assert "With figures of your own: " in run.out
    record = saved.read_text(encoding="utf-8")
    assert 'figures trail {"posts":[{"value":12,"vp":6}]}' in record
    mine.unlink()
    run = command("play", "--load", str(saved), typed="quit\n")
    assert run.status == 0
    assert command("replay", str(saved)).status == 0
    assert trailboss.replay(record).ruleset.differences is not None
    refused = command("play", "--load", str(saved), "--figures", "x.toml")
    assert refused.status == 2


def test_the_folder_of_the_user_is_found(command: Command, no_own_folder: Path, mine: Path) -> None:
    no_own_folder.mkdir(parents=True)
    (no_own_folder / "el-paso.toml").write_text(mine.read_text(encoding="utf-8"), encoding="utf-8")
    words = ("simulate", EL_PASO, "--games", "1", "--processes", "1", "--json")
    assert json.loads(command(*words).out)["rules"] == read_figures(mine).rules.version
    run = command(*words, "--figures", "none")
    assert json.loads(run.out)["rules"] == rules_of(EL_PASO).version
    assert run.err == ""
    # Another title has none.
    assert "figures of your own" not in command("simulate", "first-edition", "--games", "1").err


def test_info_counts_what_is_confirmed(command: Command, mine: Path) -> None:
    text = mine.read_text(encoding="utf-8").replace("confirmed = [", 'confirmed = ["sue-cards",')
    mine.write_text(text, encoding="utf-8")
    out = " ".join(command("info", EL_PASO, "--figures", str(mine)).out.split())
    assert "11 of 70 components compared, 1 put right (" in out
    assert "all 11 automa cards [automa.toml] (confirmed)" in out
    data = json.loads(command("info", EL_PASO, "--figures", str(mine), "--json").out)
    assert data["own_figures"]["confirmed"] == 11
    assert [figure["id"] for figure in data["figures"] if figure["confirmed"]] == ["sue-cards"]
    assert data["version"] == read_figures(mine).rules.version


def test_an_error_is_one_line_with_file_line_and_key(command: Command, mine: Path) -> None:
    text = mine.read_text(encoding="utf-8").replace("vp = 6", 'vp = "six"')
    mine.write_text(text, encoding="utf-8")
    line = text[: text.index('vp = "six"')].count("\n") + 1
    for words in (["play"], ["simulate"], ["info"], ["figures"]):
        run = command(*words, EL_PASO, "--figures", str(mine))
        assert run.status == 2
        said = f"my.toml, line {line}: trail: posts 12: vp should be a whole number, not 'six'"
        assert run.err == f"trailboss: {said}\n"
