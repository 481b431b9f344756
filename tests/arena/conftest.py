"""What the tests of the arena share: small matches, and results without their times."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import command
from trailboss.arena.match import GameResult, Match
from trailboss.arena.schedule import listed
from trailboss.titles import rules_of

__all__ = ["command"]


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """States without --out go to a folder of the test's own."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder))
    return folder / "trailboss" / "arena"


def match_of(
    *bots: str,
    game: str = "second-edition",
    players: int = 2,
    seed: int = 3,
    automas: tuple[str, ...] = (),
    **options: Any,
) -> Match:
    chosen = rules_of(game).options(players, options)
    return Match(game, players, chosen, listed(list(bots), players), list(automas), seed)


def timeless(result: GameResult) -> dict[str, Any]:
    """All of a result that must be the same whenever and wherever the game is played."""
    data = result.to_data()
    data["moves"] = [[seat, code, spent is not None] for seat, code, spent in result.moves]
    return data
