"""Running the command line inside the test."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

import trailboss
from trailboss.cli import main
from trailboss.game import Game


class Run:
    """How a command ended and what it printed."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


Command = Callable[..., Run]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """`command("play", "second-edition", typed="1\\n")`: a command with what is typed into it."""
    monkeypatch.delenv("COLUMNS", raising=False)

    def run(*words: str, typed: str = "", columns: int = 80) -> Run:
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main(words)
        out, err = capsys.readouterr()
        return Run(status, out, err)

    return run


def played(moves: int, players: int = 2, game: str = "second-edition", seed: int = 3) -> Game:
    """A game some moves in: always the middle one of the legal moves."""
    game_ = trailboss.new_game(game, players, seed=seed)
    while not game_.over and game_.step < moves:
        game_.play(game_.legal[len(game_.legal) // 2])
    return game_


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    """A whole game of two players as a text file."""
    path = tmp_path / "game.txt"
    path.write_text(played(10_000).record.to_text(), encoding="utf-8")
    return path
