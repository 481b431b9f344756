"""The opponent that makes any legal move, all equally likely."""

from __future__ import annotations

from trailboss.bots import Bot, View, known_settings, seed_of
from trailboss.core.source import SeededSource


class RandomBot(Bot):
    """Setting: `seed`, from which all choices follow."""

    def __init__(self, seed: int) -> None:
        self.source = SeededSource(seed)

    @classmethod
    def configured(cls, settings: dict[str, str], seed: int | None) -> RandomBot:
        known_settings("random", settings, ("seed",))
        return cls(seed_of("random", settings, seed))

    def choose(self, view: View) -> int:
        return view.legal[self.source.below(len(view.legal))]
