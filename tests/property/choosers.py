"""Ways to pick a move: blind chance reaches little of the game, so some ways have preferences.

All chance comes from a seeded source of ours, so a plan picks the same moves on every machine.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.rules import Position, Rules
from trailboss.core.source import Source
from trailboss.game import Game
from trailboss.kansas import constants as k
from trailboss.kansas.movement import is_neutral, owner_of, path_of
from trailboss.kansas.state import State

STYLES: Final = ("uniform", "kinds", "eager", "directed", "slow")

# How much a move of each kind is wanted, against 10 for any other. What is not taken is taken back
# or refused: these come last wherever there is something to gain.
WANTED: Final = {
    "done": 1,
    "decline": 1,
    "token": 2,
    "auxiliary": 4,
    "do": 60,
    "upgrade": 80,
    "master": 60,
    "raise": 80,
    "buy": 40,
    "reveal": 10,
    "play": 30,
}


class Chooser:
    """Picks moves for all seats in one style; with preferences for the Kansas City games."""

    def __init__(self, rules: Rules, source: Source, style: str = "uniform") -> None:
        assert style in STYLES
        self.rules = rules
        self.source = source
        self.style = style
        self.kinds: list[str] = []  # by code
        self.offset: list[int] = []
        for kind in rules.codec.kinds:
            self.kinds += [kind.name] * kind.size
            self.offset += range(kind.size)

    def choose(self, game: Game) -> int:
        """The code of one of the legal moves."""
        codes = game.ruleset.legal(game.state)
        if len(codes) == 1:
            return codes[0]
        if self.style == "uniform":
            return codes[self.source.below(len(codes))]
        if self.style == "kinds":
            return self.by_kind(codes)
        return self.weighted(codes, [self.weight(game.state, code) for code in codes])

    def by_kind(self, codes: list[int]) -> int:
        """Every kind of move is equally likely, then every move of that kind."""
        names = sorted({self.kinds[code] for code in codes})
        name = names[self.source.below(len(names))]
        alike = [code for code in codes if self.kinds[code] == name]
        return alike[self.source.below(len(alike))]

    def weighted(self, codes: list[int], weights: list[int]) -> int:
        left = self.source.below(sum(weights))
        for code, weight in zip(codes, weights, strict=True):
            left -= weight
            if left < 0:
                return code
        raise AssertionError("weights do not add up")

    def weight(self, position: Position, code: int) -> int:
        assert isinstance(position, State)
        s = position
        kind = self.kinds[code]
        wanted = WANTED.get(kind, 10)
        if self.style == "eager":
            return wanted
        at = self.offset[code]
        t = s.tables
        if kind == "move":
            return self.weight_of_route(s, at)
        if kind == "build":
            return 1 + t.face_builders[s.setup.faces[at // len(t.building_spaces) + 1]] ** 2
        if kind == "engine":
            return 1 + t.position_order[at] // 4 + 20 * (t.position_station[at] >= 0)
        if kind == "deliver":
            return 1 + t.city_value[at] ** 2
        if kind == "keep":
            return 1 + 5 * (s.players[s.seat].certificate - at)
        if kind == "discard":
            return 1 + 40 // (1 + t.card_value[at]) if at < t.cattle_count else 1
        if kind == "remove":
            return 1 + 40 // (1 + t.card_value[at]) ** 2 if at < t.cattle_count else 1
        if kind == "foresight" and self.style == "slow":
            return 1 if at < k.HAZARD else 60
        if kind == "foresight":
            return 30 if at < k.HAZARD else 10
        if kind == "auxiliary" and s.stack[-5] == k.AUXILIARY:
            return 10 + 10 * (at % 2)
        return wanted

    def weight_of_route(self, s: State, route: int) -> int:
        """Neutral and own buildings are worth a stop; the slow way takes short steps."""
        space = s.tables.route_space[route]
        tile = s.trail[space]
        if space == s.tables.city_space:
            return 1 if self.style == "slow" else 12
        if not is_neutral(tile) and owner_of(tile) != s.seat:
            return 2
        if self.style != "slow":
            return 40
        passed = [s.trail[on] for on in path_of(s, s.players[s.seat].herder, route)]
        return 200 // (len(passed) - passed.count(k.EMPTY)) ** 2
