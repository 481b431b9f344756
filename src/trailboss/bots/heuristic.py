"""A player with experience: tries every move, thinks the turn to its end, and appraises.

`heuristic` has the plan that fits what it has, is offered and holds in hand;
`heuristic:style=cowboys` (builders, engineers, mixed) sticks to one. What it knows of the games is
in the package `judging` of each.
"""

from __future__ import annotations

from trailboss.bots import Bot, View, known_settings, seed_of
from trailboss.core.errors import TrailbossError
from trailboss.core.lookahead import Lookahead
from trailboss.core.message import say
from trailboss.core.rules import Rules
from trailboss.core.source import SeededSource
from trailboss.families import judge_of

STYLES = ("mixed", "cowboys", "builders", "engineers")
TRIES = 80  # ways to finish the turn, shared among the legal moves


class HeuristicBot(Bot):
    def __init__(self, style: str | None, seed: int, tries: int = TRIES) -> None:
        self.style = style  # None: what fits
        self.tries = tries
        self.source = SeededSource(seed)
        self.looks: dict[tuple[str, str], Lookahead] = {}

    @classmethod
    def configured(cls, settings: dict[str, str], seed: int | None) -> HeuristicBot:
        known_settings("heuristic", settings, ("style", "seed"))
        style = settings.get("style")
        if style is not None and style not in STYLES:
            raise TrailbossError(say("error-bot-style", known=STYLES, given=repr(style)))
        return cls(style, seed_of("heuristic", settings, seed))

    def lookahead(self, rules: Rules, style: str) -> Lookahead:
        key = (rules.id, style)
        if key not in self.looks:
            judge = judge_of(rules)
            self.looks[key] = Lookahead(judge, judge.styles[style], self.source)
        return self.looks[key]

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        position = view.resample(self.source)
        style = self.style or judge_of(view.rules).plan(position, view.seat)
        return self.lookahead(view.rules, style).choose(position, view.legal, self.tries)
