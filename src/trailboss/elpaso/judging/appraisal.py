"""What the features of a position are worth, by style: estimates of the points they lead to.

The weights stand in data/appraisal.toml; `python -m benchmarks.teach` finds them.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.features import usual_weights
from trailboss.elpaso.judging.features import NAMES

# What a style adds at the beginning of the game to what it loves.
LOVES: Final = {
    "cowboys": {"cowboys": 1.0},
    "builders": {"builders": 1.0, "own-buildings": 2.0},
    "engineers": {"engineers": 1.2},
}


def styles() -> dict[str, list[float]]:
    """Ways to play: the usual mixture, or a love for one thing."""
    mixed = usual_weights("trailboss.elpaso", NAMES)
    found: dict[str, list[float]] = {"mixed": mixed}
    for style, loved in LOVES.items():
        weights = mixed[:]
        for name, more in loved.items():
            weights[2 * NAMES.index(name) + 1] += more
        found[style] = weights
    return found
