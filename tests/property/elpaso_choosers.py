"""Preferences for the moves of El Paso, see choosers.py."""

from __future__ import annotations

from typing import Final

from tests.property.choosers import Chooser
from trailboss.core.rules import Position, Rules
from trailboss.core.source import Source
from trailboss.elpaso.movement import is_location, owner_of
from trailboss.elpaso.rules import ElPasoRules
from trailboss.elpaso.state import State

# How much a move of each kind is wanted, against 10 for any other.
WANTED: Final = {
    "done": 1,
    "decline": 1,
    "token": 2,
    "bonus": 2,
    "auxiliary": 4,
    "do": 60,
}
FAR: Final = 100  # steps: it cannot be reached


class ElPasoChooser(Chooser):
    """Picks moves of El Paso for all seats in one style."""

    def weight(self, position: Position, code: int) -> int:
        assert isinstance(position, State)
        s = position
        kind = self.kinds[code]
        wanted = WANTED.get(kind, 10)
        if self.style == "eager":
            return wanted
        at = self.offset[code]
        t = s.tables
        p = s.players[s.seat]
        if kind == "move":
            return self.weight_of_way(s, at)
        if kind == "build":
            return 1 + s.setup.kind_workers[at // len(t.building_spaces) + 1] ** 2
        if kind in ("buy", "train"):
            return 1 + at**2
        if kind == "hire":
            return 20 // (1 + p.ready[at])
        if kind == "deliver":
            return 1 + t.post_value[at] ** 2
        if kind == "keep":
            return 1 + 5 * (p.certificate - at)
        if kind in ("discard", "remove"):
            return (1 + 20 // t.card_value[at] ** 2) * (4 if p.hand[at] > 1 else 1)
        return wanted

    def weight_of_way(self, s: State, space: int) -> int:
        """Neutral and own buildings are worth a stop; the slow way takes short steps."""
        if space == s.tables.city:
            return 1 if self.style == "slow" else 12
        if owner_of(s.ring[space]) not in (-1, s.seat):
            return 2
        if self.style != "slow":
            return 40
        return 200 // steps_to(s, s.players[s.seat].herder, space) ** 2


def steps_to(s: State, space: int, end: int) -> int:
    """The fewest steps from a space to a location before or in El Paso."""
    fewest = FAR
    for onward in s.tables.space_next[space]:
        if onward == end:
            return 1
        if onward != s.tables.city:
            fewest = min(fewest, int(is_location(s, onward)) + steps_to(s, onward, end))
    return fewest


def chooser_for(rules: Rules, source: Source, style: str) -> Chooser:
    """A chooser with preferences for the moves of a title."""
    if isinstance(rules, ElPasoRules):
        return ElPasoChooser(rules, source, style)
    return Chooser(rules, source, style)
