"""What a position is worth to a player: an estimate of the points it will lead to.

The weights stand in data/appraisal.toml; `python -m benchmarks.teach` finds them.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.features import read_weights, weighed
from trailboss.core.tables import read_files
from trailboss.elpaso.judging.features import NAMES, features
from trailboss.elpaso.state import State

# What a style adds at the beginning of the game to what it loves.
LOVES: Final = {
    "cowboys": {"cowboys": 1.0},
    "builders": {"builders": 1.0, "own-buildings": 2.0},
    "engineers": {"engineers": 1.2},
}


def appraise(s: State, seat: int, weights: list[float]) -> float:
    """The estimate for one seat."""
    return weighed(features(s, seat), weights)


def styles() -> dict[str, list[float]]:
    """Ways to play: the usual mixture, or a love for one thing."""
    table = read_files("trailboss.elpaso", "", ("appraisal",))["appraisal"]["weights"]
    mixed = read_weights(table, NAMES)
    found: dict[str, list[float]] = {"mixed": mixed}
    for style, loved in LOVES.items():
        weights = mixed[:]
        for name, more in loved.items():
            weights[2 * NAMES.index(name) + 1] += more
        found[style] = weights
    return found
