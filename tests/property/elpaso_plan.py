"""Which games of El Paso are played, see plan.py."""

from __future__ import annotations

from typing import Any, Final

import trailboss
from tests.property.choosers import STYLES
from tests.property.elpaso_choosers import ElPasoChooser
from tests.property.elpaso_invariants import ElPasoWatch
from tests.property.plan import GAMES, SIDES
from trailboss.core.source import SeededSource
from trailboss.elpaso.rules import ElPasoRules
from trailboss.game import Game
from trailboss.titles import rules_of

EL_PASO: Final = "el-paso"
EL_PASO_GAMES: Final = max(20, GAMES)  # they are short
TRAIN_SIDES: Final = ("front", "star", "random", "mixed")


class ElPasoPlan:
    """The game with a given index: the first 128 go through all numbers of players with all
    combinations of the options but the difficulty, which goes round beside them."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.game = EL_PASO
        rules = rules_of(EL_PASO)
        assert isinstance(rules, ElPasoRules)
        self.rules = rules
        self.seed = 5000 + index
        self.style = STYLES[index % len(STYLES)]
        self.players = 1 + index % 4
        number = index // 4
        source = SeededSource(self.seed)
        sides = SIDES[number // 2 % 4]
        if sides == "mixed":
            sides = "".join("ab"[source.below(2)] for _ in range(rules.tables.kinds))
        trains = TRAIN_SIDES[number // 8 % 4]
        if trains == "mixed":
            trains = "".join("fs"[source.below(2)] for _ in rules.tables.trains)
        self.options: dict[str, Any] = {
            "neutral": ("letters", "random")[number % 2],
            "buildings": sides,
            "trains": trains,
        }
        if self.players == 1:
            self.options["difficulty"] = (number + number // 4) % 4
            if number % 3 == 2:
                named = rules.solo_values()["b_cards"]
                self.options["b_cards"] = named[number // 3 % len(named)]

    def __str__(self) -> str:
        options = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        return (
            f"game {self.index}: new_game({self.game!r}, players={self.players},"
            f" seed={self.seed}, {options}), style {self.style}"
        )

    def start(self) -> Game:
        return trailboss.new_game(self.game, players=self.players, seed=self.seed, **self.options)

    def chooser(self) -> ElPasoChooser:
        return ElPasoChooser(self.rules, SeededSource(self.seed + 1), self.style)

    def watch(self, game: Game) -> ElPasoWatch:
        return ElPasoWatch(game)
