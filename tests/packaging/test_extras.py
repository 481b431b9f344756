"""What an installation without extras can do, and what it says of the rest."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest

import trailboss
from trailboss.bots import bot
from trailboss.cli import main
from trailboss.core.errors import TrailbossError
from trailboss.extras import COMMANDS, EXTRAS, need
from trailboss.words import languages

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# Modules that are not called like their package.
MODULES = {"argon2-cffi": "argon2"}


def modules_of(extra: str) -> tuple[str, ...]:
    names = [re.split(r"[\[>=<]", text)[0] for text in PROJECT["optional-dependencies"][extra]]
    return tuple(MODULES.get(name, name.replace("-", "_")) for name in names if name != "trailboss")


def test_the_package_needs_nothing_else() -> None:
    assert PROJECT["dependencies"] == []


def test_every_extra_is_known_with_its_modules() -> None:
    extras = [extra for extra in PROJECT["optional-dependencies"] if extra != "all"]
    assert {extra: modules_of(extra) for extra in extras} == EXTRAS


def test_all_is_everything_but_training() -> None:
    (everything,) = PROJECT["optional-dependencies"]["all"]
    assert set(everything.split("[")[1].rstrip("]").split(",")) == set(EXTRAS) - {"learn"}


def test_the_version_stands_in_one_place() -> None:
    assert "version" not in PROJECT
    assert "version" in PROJECT["dynamic"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", trailboss.__version__)


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ([], "cli"),
        (["--version"], "cli"),
        (["play", "second-edition"], "cli"),
        *(([command], extra) for command, extra in COMMANDS.items()),
    ],
)
def test_without_cli_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    extra: str,
) -> None:
    monkeypatch.setitem(sys.modules, "rich", None)  # as Python has it when there is none
    assert main(words) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert f"needs rich, which is not installed: pip install 'trailboss[{extra}]'" in told.err


@pytest.mark.parametrize(
    "words", [["serve"], ["backup", "copy.sqlite"], ["restore", "copy.sqlite"]]
)
def test_without_the_server_its_commands_say_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    monkeypatch.setitem(sys.modules, "litestar", None)
    assert main(words) == 2
    assert capsys.readouterr().err == (
        f"trailboss: trailboss {words[0]} needs litestar, which is not installed:"
        " pip install 'trailboss[server]'\n"
    )


def test_without_numpy_the_champion_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(TrailbossError, match=re.escape("pip install 'trailboss[bots]'")):
        bot("champion")


def test_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(TrailbossError) as refused:
        need("postgres", "--database")
    said = {refused.value.text(language) for language in languages()}
    assert len(said) == len(languages())
    assert all("pip install 'trailboss[postgres]'" in text for text in said)
