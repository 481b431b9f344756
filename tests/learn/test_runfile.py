"""Run files: what they say, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.learn.conftest import TINY
from trailboss.core.errors import TrailbossError
from trailboss.learn.checks import STATE, check_folder, check_machine
from trailboss.learn.runfile import parse_run, read_run

ROOT = Path(__file__).parent.parent.parent
SETUP = '[[setups]]\ngame = "el-paso"\nplayers = 2\n'


@pytest.mark.parametrize("path", sorted((ROOT / "runs").glob("*.toml")), ids=lambda path: path.stem)
def test_the_runs_of_the_project(path: Path) -> None:
    run = read_run(path)
    assert len(run.labels) == len(run.entries()) == len(run.setups)
    assert run.text == path.read_text(encoding="utf-8")


def test_what_is_not_said_is_as_usual() -> None:
    run = parse_run(TINY.format(minutes=3), "x")
    assert run.name == "tiny"
    assert run.minutes == 3
    assert run.network.width == 16
    assert run.learn.clip == 0.2
    assert run.learn.rate == [4e-4, 1.2e-4]
    assert run.labels == ["el-paso/2", "el-paso/1 difficulty=1"]
    assert [entry.weight for entry in run.entries()] == [2, 1]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("minutes = ", "run file x: Invalid value"),
        ("minutes = 1", "at least one of [[setups]] is needed"),
        (SETUP, "minutes is the length of the whole run, above 0, not 0"),
        ("minutes = -2\n" + SETUP, "above 0, not -2"),
        ("minutes = true\n" + SETUP, "above 0, not True"),
        ("hours = 1\n" + SETUP, "there is no hours; there are name, minutes"),
        ("minutes = 1\nseed = -1\n" + SETUP, "seed is a whole number from 0 on, not -1"),
        ("minutes = 1\nlearn = 3\n" + SETUP, "learn should be a table, [learn]"),
        ("minutes = 1\n[learn]\nspeed = 3\n" + SETUP, "there is no learn.speed; there are since"),
        ("minutes = 1\n[learn]\nsince = 1\n" + SETUP, "from 0 to below 1, not 1"),
        ("minutes = 1\n[start]\nnetwork = 3\n" + SETUP, "start.network is a text, not 3"),
        ("minutes = 1\n[network]\nwidth = 0\n" + SETUP, "network.width is a whole number from 1"),
        ("minutes = 1\n[network]\nwidth = 2.5\n" + SETUP, "network.width is a whole number"),
        ("minutes = 1\n[learn]\nclip = 'x'\n" + SETUP, "learn.clip is a number, not 'x'"),
        ("minutes = 1\n[learn]\nrate = [1]\n" + SETUP, "learn.rate is a list of 2 numbers"),
        ("minutes = 1\n[[setups]]\ngame = 'el-paso'", "each of [[setups]] has a game"),
        ("minutes = 1\n[[setups]]\ngame = 3\nplayers = 2", "each of [[setups]] has a game"),
        ("minutes = 1\n" + SETUP + "seats = 2", "[[setups]] has no seats; there are game"),
        ("minutes = 1\n" + SETUP + "weight = 0", "weight is a whole number from 1 on, not 0"),
        ("minutes = 1\n" + SETUP + "options = 3", "options is a table, not 3"),
        ("minutes = 1\n" + SETUP + "options = {x = 3}", "el-paso has no option 'x'"),
        ("minutes = 1\n[[setups]]\ngame = 'chess'\nplayers = 2", "there is no game 'chess'"),
        ("minutes = 1\n[[setups]]\ngame = 'el-paso'\nplayers = 5", "for 1 to 4 players, not 5"),
        (
            "minutes = 1\n" + SETUP + SETUP.replace("el-paso", "first-edition"),
            "one network cannot play el-paso 1",
        ),
    ],
)
def test_run_files_that_cannot_be(text: str, said: str) -> None:
    with pytest.raises(TrailbossError) as error:
        parse_run(text, "x")
    assert said in str(error.value)
    assert error.value.text("de")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(TrailbossError, match="cannot be read: No such file"):
        read_run(tmp_path / "nothing.toml")


def test_nothing_that_was_trained_is_written_over(tmp_path: Path) -> None:
    folder = tmp_path / "runs" / "one"
    with pytest.raises(TrailbossError, match="has no checkpoint to go on from"):
        check_folder(folder, resume=True)
    check_folder(folder, resume=False)
    assert folder.is_dir()
    (folder / STATE).write_text("{}")
    check_folder(folder, resume=True)
    with pytest.raises(TrailbossError, match="has a checkpoint already: go on with --resume"):
        check_folder(folder, resume=False)
    (tmp_path / "file").write_text("")
    with pytest.raises(TrailbossError, match="cannot be written to: Not a directory"):
        check_folder(tmp_path / "file" / "x", resume=False)


def test_a_machine_without_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "torch" else 1)
    with pytest.raises(TrailbossError, match=r"training needs torch, .*trailboss\[learn\]"):
        check_machine()
