"""The tutorials do what they say: their files are written, their commands run, in order.

A fence with a title is a file, a fence `sh` is run by bash. Commands find the installed package.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import trailboss
import trailboss.env
from trailboss import titles
from trailboss.words.catalogue import forget_titles

FOLDER = Path(__file__).parents[2] / "docs" / "tutorials"
FENCE = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMES = sorted(path.stem for path in FOLDER.glob("*.md"))


def test_all_six_are_there() -> None:
    assert NAMES == ["building", "dataset", "first-bot", "hosting", "match", "title"]


@pytest.mark.parametrize("name", ["bots", "games"])
def test_the_reference_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (FOLDER.parent / "api" / f"{name}.md").read_text(encoding="utf-8")
    [(kind, _, body)] = FENCE.findall(text)
    assert kind == "python"
    exec(compile(body, f"{name}.md", "exec"), {"__name__": "reference"})
    assert re.search(r"\[-?\d+, -?\d+\]", capsys.readouterr().out), "the totals are printed"


def test_the_reference_lists_what_is_exported() -> None:
    listed = re.findall(
        r"^::: trailboss\.(\w+)$", (FOLDER.parent / "api/games.md").read_text(), re.M
    )
    assert sorted(listed) == sorted(trailboss.__all__)


def test_the_reference_lists_what_environments_export() -> None:
    text = (FOLDER.parent / "api/environments.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^::: trailboss\.env\.\w+\.(\w+)$", text, re.M))
    for names in re.findall(r"^      members: \[(.+)\]$", text, re.M):
        listed |= set(names.split(", "))
    assert set(trailboss.env.__all__) <= listed


def environment() -> dict[str, str]:
    """Where `trailboss` and `python3` are those that run the tests."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TRAILBOSS")}
    found = f"{Path(sys.executable).parent}{os.pathsep}{kept['PATH']}"
    return {**kept, "PATH": found, "OMP_NUM_THREADS": "1"}


@pytest.mark.parametrize("name", NAMES)
def test_tutorial(name: str, tmp_path: Path) -> None:
    text = (FOLDER / f"{name}.md").read_text(encoding="utf-8")
    steps = FENCE.findall(text)
    assert any(kind == "sh" for kind, _, _ in steps)
    try:
        for kind, title, body in steps:
            if title:
                file = tmp_path / title
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(body, encoding="utf-8")
            else:
                assert kind == "sh", f"what is to be done with this?\n{body}"
                done = subprocess.run(
                    ["bash", "-euo", "pipefail", "-c", body],
                    cwd=tmp_path,
                    env=environment(),
                    capture_output=True,
                    text=True,
                    timeout=300,
                )
                assert done.returncode == 0, f"{body}\n{done.stdout}\n{done.stderr}"
    finally:
        server = tmp_path / "server.pid"
        if server.exists():
            subprocess.run(["kill", server.read_text().strip()], check=False, capture_output=True)


def test_the_refusal_of_a_building_is_quoted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (FOLDER / "building.md").read_text(encoding="utf-8")
    for _, title, body in FENCE.findall(text):
        if title.startswith("my-titles/"):
            file = tmp_path / title
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(body.replace("engine 2", "fly 2"), encoding="utf-8")
    [quoted] = re.findall(r"^    trailboss: (.+)…$", text, re.M)
    monkeypatch.setenv(titles.VARIABLE, str(tmp_path / "my-titles"))
    with pytest.raises(trailboss.TrailbossError, match=re.escape(quoted)):
        titles.rules_of("thirteen")
    forget_titles()


def test_the_first_bot_has_twenty_lines() -> None:
    text = (FOLDER / "first-bot.md").read_text(encoding="utf-8")
    body = next(body for _, title, body in FENCE.findall(text) if title == "mybot.py")
    assert len([line for line in body.splitlines() if line.strip()]) <= 20
