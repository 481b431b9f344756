"""The score sheet of the terminal has a name for each of its lines, in every language."""

from __future__ import annotations

import pytest

import trailboss
from trailboss.core.message import say
from trailboss.words import languages, strict


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("game", "players"),
    [("first-edition", 2), ("second-edition", 2), ("second-edition", 1), ("el-paso", 2)],
)
def test_every_line_has_a_name(game: str, players: int, language: str) -> None:
    for sheet in trailboss.new_game(game, players, seed=1).scores():
        for line in sheet.lines:
            assert strict(say(f"score-{line.replace(' ', '-')}"), language)
