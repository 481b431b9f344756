"""The opponent that makes any legal move, all equally likely."""

from __future__ import annotations

import secrets

from trailboss.bots import Bot, View, mixed_seed, whole_number
from trailboss.core.errors import TrailbossError
from trailboss.core.source import SEED_LIMIT, SeededSource


class RandomBot(Bot):
    """Setting: `seed`, from which all choices follow."""

    def __init__(self, seed: int) -> None:
        self.source = SeededSource(seed)

    @classmethod
    def configured(cls, settings: dict[str, str], seed: int | None) -> RandomBot:
        for name in settings:
            if name != "seed":
                raise TrailbossError(f"bot 'random' has no setting {name!r}; there is seed")
        if "seed" not in settings:
            return cls(secrets.randbits(64) if seed is None else seed)
        own = whole_number("random", "seed", settings["seed"])
        if own >= SEED_LIMIT:
            raise TrailbossError(f"bot 'random': a seed is less than 2^64, not {own}")
        return cls(own if seed is None else mixed_seed(seed, own))

    def choose(self, view: View) -> int:
        return view.legal[self.source.below(len(view.legal))]
