"""Opponents of several strengths: `beginner`, `easy`, `medium` and `strong`.

They play with the champion's network, but as people do. They do not always find the best of the
moves that come to mind: they draw among those it likes, the weaker the level the more evenly, and
never one it thinks hopeless. And in some of their turns they are careless: they do what lies near,
a short way, the building at hand, without a thought for later. A level's figures were found by
measurement, see docs/strength.md.

A title that no network fits is played by the heuristic, or the search, as well as the level asks.
"""

from __future__ import annotations

from typing import NamedTuple

from trailboss.bots import Bot, View, known_settings, mixed_seed, seed_of
from trailboss.bots.champion import FINE, drawn
from trailboss.bots.heuristic import TRIES, HeuristicBot
from trailboss.bots.network import Network, need_numpy, network_for, slots_of
from trailboss.core.errors import TrailbossError
from trailboss.core.rules import Position, Rules
from trailboss.core.source import SeededSource
from trailboss.families import judge_of

MATTER = 4  # what a seed is mixed with for the bot that takes over


class Level(NamedTuple):
    temperature: float  # how evenly it draws among the moves; 0 takes the best
    hopeless: float  # moves liked less than this share of the best are out
    careless: float  # share of turns in which it does what lies near
    unthinkable: float  # the same as `hopeless`, for a careless turn
    tries: int  # ways to finish a turn the heuristic thinks of, where no network fits


# By family; other families have the first one's.
LEVELS: dict[str, dict[str, Level]] = {
    "kansas": {
        "beginner": Level(1.9, 0.006, 1.0, 0.00002, 4),
        "easy": Level(1.8, 0.008, 0.95, 0.000085, 12),
        "medium": Level(1.7, 0.01, 0.88, 0.00035, 40),
        "strong": Level(1.4, 0.016, 0.57, 0.0007, TRIES),
    },
    "elpaso": {
        "beginner": Level(1.9, 0.006, 1.0, 0.0000005, 4),
        "easy": Level(1.9, 0.005, 0.95, 0.000003, 12),
        "medium": Level(1.7, 0.008, 0.92, 0.000017, 40),
        "strong": Level(1.5, 0.012, 0.85, 0.00012, TRIES),
    },
}


class LevelBot(Bot):
    def __init__(self, name: str, seed: int) -> None:
        need_numpy()
        self.name = name
        self.seed = seed
        self.source = SeededSource(seed)
        self.turn = -1
        self.is_careless = False
        self.heuristic: HeuristicBot | None = None

    @classmethod
    def configured(cls, name: str, settings: dict[str, str], seed: int | None) -> LevelBot:
        known_settings(name, settings, ("seed",))
        return cls(name, seed_of(name, settings, seed))

    def level(self, rules: Rules) -> Level:
        return LEVELS.get(rules.family, LEVELS["kansas"])[self.name]

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        position = view.resample(self.source)
        level = self.level(view.rules)
        if position.turn != self.turn:
            self.turn = position.turn
            self.is_careless = self.source.below(FINE) < level.careless * FINE
        network = fitting(view.rules)
        if network is None:
            return self.without_network(view, position, level)
        row = view.rules.encode(position, view.seat)
        likings, _ = network.judge(row, slots_of(view.rules, view.legal))
        logs = [float(log) for log in likings]
        best = max(logs)
        shares = [2.718281828459045 ** (log - best) for log in logs]
        least = level.unthinkable if self.is_careless else level.hopeless
        kept = [at for at, share in enumerate(shares) if share >= least]
        moves = [view.legal[at] for at in kept]
        if self.is_careless:
            return self.near(view.rules, position, moves)
        return moves[drawn(self.source, [logs[at] for at in kept], level.temperature)]

    def near(self, rules: Rules, position: Position, moves: list[int]) -> int:
        """One of the moves that lie near, drawn as natural as they look."""
        weights = judge_of(rules).incline(position, moves)
        left = self.source.below(max(1, sum(weights)))
        for move, weight in zip(moves, weights, strict=True):
            left -= weight
            if left < 0:
                return move
        return moves[0]

    def without_network(self, view: View, position: Position, level: Level) -> int:
        if self.is_careless:
            return self.near(view.rules, position, view.legal)
        if self.heuristic is None:
            self.heuristic = HeuristicBot(None, mixed_seed(self.seed, MATTER), level.tries)
        return self.heuristic.choose(view)


def fitting(rules: Rules) -> Network | None:
    """The network that comes with the package, if it fits the title."""
    encoding = rules.encoding()
    if encoding.fingerprint not in _misfits:
        try:
            return network_for(encoding, title=rules.id)
        except TrailbossError:
            _misfits.add(encoding.fingerprint)
    return None


_misfits: set[str] = set()  # encodings no network of the package was made for
