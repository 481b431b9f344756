"""What can be played."""

from __future__ import annotations

from typing import Any

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.core.rules import Rules
from trailboss.elpaso.load import load_tables as load_el_paso
from trailboss.elpaso.rules import ElPasoRules
from trailboss.kansas.load import load_tables
from trailboss.kansas.rules import KansasRules

KANSAS = ("first-edition", "second-edition")
EL_PASO = "el-paso"
GAMES = (*KANSAS, EL_PASO)

_loaded: dict[str, Rules] = {}


def rules_of(game: str) -> Rules:
    """The rules of a title, read once."""
    if game not in GAMES:
        raise TrailbossError(say("error-no-game", game=repr(game), known=GAMES))
    if game not in _loaded:
        if game == EL_PASO:
            _loaded[game] = ElPasoRules(load_el_paso())
        else:
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
    return [Title(rules_of(game)) for game in GAMES]
