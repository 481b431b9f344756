"""What the pages show can be done: their commands are understood, their Python runs."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

import trailboss
import trailboss.env
from trailboss.cli.commands import parser

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# A command in a line of a shell, a unit or a crontab, up to what belongs to the shell.
COMMAND = re.compile(
    r"(?:^|[;&|(] ?|do |bin/)trailboss ((?!record |position |puzzle )[a-z][^;&|>#\n]*)",
    re.MULTILINE,
)
PLACEHOLDERS = {"%i": "8001", "$g": "el-paso", "$n": "2"}


def commands() -> list[tuple[str, str]]:
    found = []
    for page in sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")]):
        for kind, body in FENCE.findall(page.read_text(encoding="utf-8")):
            if kind in ("", "sh", "ini", "cron"):
                joined = re.sub(r"\\\n\s*", " ", body)
                found += [(page.name, words.strip()) for words in COMMAND.findall(joined)]
    return found


def test_the_commands_of_all_pages_are_understood() -> None:
    shown = commands()
    assert len(shown) >= 35
    for page, command in shown:
        for name, value in PLACEHOLDERS.items():
            command = command.replace(name, value)
        try:
            parser().parse_args(shlex.split(command))
        except trailboss.TrailbossError as error:
            pytest.fail(f"{page}: trailboss {command}: {error}")


def python_of(page: str) -> list[str]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return [body for kind, body in FENCE.findall(text) if kind == "python"]


def test_the_python_of_figures_and_bots_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    own = 'game = "el-paso"\n[[trail.posts]]\nvalue = 12\nvp = 6\n'
    Path("my.toml").write_text(own, encoding="utf-8")
    names: dict[str, Any] = {"trailboss": trailboss}
    for page in ("figures.md", "bots.md"):
        [body] = python_of(page)
        exec(compile(body.replace("ms=500", "ms=50"), page, "exec"), names)
    hints = capsys.readouterr().out.splitlines()
    assert len(hints) >= 2
    assert "Auftragsplättchen" in hints[0]


def test_the_python_of_environments_runs() -> None:
    alone, batched, _ = python_of("environment.md")  # the last needs PufferLib
    names: dict[str, Any] = {}
    exec(compile(alone, "environment.md", "exec"), names)
    assert names["info"]["action_mask"].any()
    start = trailboss.env.Batch("second-edition", games=256, players=2, seed=1)
    start.reset()
    names["actions"] = start.masks.argmax(axis=1)
    exec(compile(batched, "environment.md", "exec"), names)
    assert len(names["batch"].ends) == 256
