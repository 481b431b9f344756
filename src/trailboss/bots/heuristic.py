"""A player with experience: tries every move, thinks the turn to its end, and appraises.

`heuristic`, or with a love for one thing `heuristic:style=cowboys` (builders, engineers, mixed).
What it knows of the games is in the modules `appraisal` and `inclination` of each.
"""

from __future__ import annotations

from trailboss.bots import Bot, View, known_settings, seed_of
from trailboss.core.errors import TrailbossError
from trailboss.core.lookahead import Lookahead
from trailboss.core.rules import Rules
from trailboss.core.source import SeededSource

STYLES = ("mixed", "cowboys", "builders", "engineers")
TRIES = 80  # ways to finish the turn, shared among the legal moves


class HeuristicBot(Bot):
    def __init__(self, style: str, seed: int) -> None:
        self.style = style
        self.source = SeededSource(seed)
        self.looks: dict[str, Lookahead] = {}

    @classmethod
    def configured(cls, settings: dict[str, str], seed: int | None) -> HeuristicBot:
        known_settings("heuristic", settings, ("style", "seed"))
        style = settings.get("style", "mixed")
        if style not in STYLES:
            raise TrailbossError(
                f"bot 'heuristic': style is one of {', '.join(STYLES)}, not {style!r}"
            )
        return cls(style, seed_of("heuristic", settings, seed))

    def lookahead(self, rules: Rules) -> Lookahead:
        if rules.id not in self.looks:
            self.looks[rules.id] = Lookahead(rules, rules.styles()[self.style], self.source)
        return self.looks[rules.id]

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        position = view.resample(self.source)
        return self.lookahead(view.rules).choose(position, view.legal, TRIES)
