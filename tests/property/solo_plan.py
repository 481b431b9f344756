"""Which games against Sam are played, see plan.py."""

from __future__ import annotations

from typing import Any, Final

from tests.property.choosers import STYLES
from tests.property.plan import GAMES, SIDES, Plan
from trailboss.core.source import SeededSource
from trailboss.kansas.rules import KansasRules
from trailboss.titles import rules_of

SOLO: Final = "second-edition"
SOLO_GAMES: Final = max(24, GAMES // 2)
LEVELS: Final = ("easy", "medium", "hard")
SETTINGS: Final = ("cards", "extra_workers", "first_city", "foresight")


class SoloPlan(Plan):
    """The game with a given index: the first 96 go through all levels, decks, variants, layouts and
    kinds of sides; every fifth game has settings that go round beside them."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.game = SOLO
        rules = rules_of(SOLO)
        assert isinstance(rules, KansasRules)
        self.rules = rules
        self.seed = 9000 + index
        self.style = STYLES[index % len(STYLES)]
        self.players = 1
        number = index // 3
        self.options: dict[str, Any] = {
            "difficulty": LEVELS[index % 3],
            "deck": ("garth", "tuned")[number % 2],
            "simmental": number // 2 % 2 == 1,
            "neutral": ("letters", "random")[number // 4 % 2],
        }
        sides = SIDES[number // 8 % len(SIDES)]
        if sides == "mixed":
            source = SeededSource(self.seed)
            sides = "".join("ab"[source.below(2)] for _ in range(rules.tables.building_numbers))
        self.options["buildings"] = sides
        if index % 5 == 4:
            for place, name in enumerate(SETTINGS):
                values = rules.solo_values()[name]
                self.options[name] = values[(index // 5 + place) % len(values)]
