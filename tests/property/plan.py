"""Which games are played: an index gives a title, players, options, a seed and a style of play."""

from __future__ import annotations

import os
from typing import Any, Final

import trailboss
from tests.property.choosers import STYLES, Chooser
from tests.property.invariants import Watch
from trailboss.core.source import SeededSource
from trailboss.game import Game
from trailboss.kansas.rules import KansasRules
from trailboss.titles import rules_of

GAMES: Final = int(os.environ.get("TRAILBOSS_RANDOM_GAMES", "60"))
SIDES: Final = ("a", "b", "random", "mixed")
# Far above any game seen (about 1400 decisions): a game that gets here would never end.
BOUND: Final = 6000


def kansas_titles() -> list[str]:
    """The titles with the rules of the two Kansas City editions."""
    return [title.id for title in trailboss.games() if isinstance(rules_of(title.id), KansasRules)]


TITLES: Final = kansas_titles()


class Plan:
    """The game with a given index: the first few hundred go through all combinations."""

    def __init__(self, index: int, titles: list[str] = TITLES) -> None:
        self.index = index
        self.game = titles[index % len(titles)]
        rules = rules_of(self.game)
        assert isinstance(rules, KansasRules)
        self.rules = rules
        self.seed = 1000 + index
        self.style = STYLES[index % len(STYLES)]
        number = index // len(titles)
        self.players = 2 + number % 3
        self.options: dict[str, Any] = {"neutral": ("letters", "random")[number // 3 % 2]}
        number //= 6
        for variant in rules.tables.variants:
            self.options[variant] = number % 2 == 1
            number //= 2
        sides = SIDES[number % len(SIDES)]
        if sides == "mixed":
            source = SeededSource(self.seed)
            sides = "".join("ab"[source.below(2)] for _ in range(rules.tables.building_numbers))
        self.options["buildings"] = sides

    def __str__(self) -> str:
        options = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return (
            f"game {self.index}: new_game({self.game!r}, players={self.players},"
            f" seed={self.seed}, {options}), style {self.style}"
        )

    def start(self) -> Game:
        return trailboss.new_game(self.game, players=self.players, seed=self.seed, **self.options)

    def chooser(self) -> Chooser:
        return Chooser(self.rules, SeededSource(self.seed + 1), self.style)

    def watch(self, game: Game) -> Watch:
        return Watch(game)
