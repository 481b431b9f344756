"""What can be played."""

from __future__ import annotations

from typing import Any

from trailboss.core.errors import TrailbossError
from trailboss.core.rules import Rules
from trailboss.kansas.load import load_tables
from trailboss.kansas.rules import KansasRules

KANSAS = ("second-edition",)

_loaded: dict[str, Rules] = {}


def rules_of(game: str) -> Rules:
    """The rules of a title, read once."""
    if game not in KANSAS:
        raise TrailbossError(f"there is no game {game!r}; there is {', '.join(KANSAS)}")
    if game not in _loaded:
        _loaded[game] = KansasRules(load_tables(game))
    return _loaded[game]


class Title:
    """A title that can be played: who for, and with which options."""

    def __init__(self, rules: Rules) -> None:
        self.id = rules.id
        self.name = rules.name
        self.players = range(rules.min_players, rules.max_players + 1)
        self.options: dict[str, Any] = rules.option_values()

    def __repr__(self) -> str:
        return f"Title({self.id!r}, players={self.players[0]}-{self.players[-1]})"


def games() -> list[Title]:
    """Everything that can be played."""
    return [Title(rules_of(game)) for game in KANSAS]
