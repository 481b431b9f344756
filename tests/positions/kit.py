"""Games and positions for the tests of positions as text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import trailboss
from trailboss.core.source import RecordingSource, SeededSource
from trailboss.game import Game

RECORDS = Path(__file__).parent.parent / "records"
NAMES = sorted(str(path.relative_to(RECORDS)) for path in RECORDS.glob("**/*.txt"))


def recorded(name: str) -> trailboss.Record:
    return trailboss.load_record((RECORDS / name).read_text(encoding="utf-8"))


def dump(game: Game) -> dict[str, Any]:
    """A position without the count of what chance has revealed, which lies on no table."""
    found = game.ruleset.dump(game.state)
    del found["reveals"]
    return found


def codes(game: Game) -> list[int]:
    return [move.code for move in game.legal]


def with_seed(game: Game, seed: int) -> Game:
    """The same position with the chance of a seed from here on."""
    new = game.copy()
    new.source = RecordingSource(SeededSource(seed))
    return new


def part_way(title: str, players: int, seed: int, steps: int, **options: Any) -> Game:
    """A game after some moves that a generator has chosen."""
    game = trailboss.new_game(title, players=players, seed=seed, **options)
    chooser = SeededSource(seed + 1)
    while game.step < steps and not game.over:
        game.play(game.legal[chooser.below(len(game.legal))])
    return game
