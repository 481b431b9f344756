"""What a position is worth to a player: an estimate of the points it will lead to.

The weights stand in data/appraisal.toml; `python -m benchmarks.teach` finds them.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.features import read_weights, weighed
from trailboss.core.tables import read_files
from trailboss.kansas.judging.features import NAMES, features
from trailboss.kansas.state import State

WORKERS: Final = ("cowboy", "builder", "engineer")
LOVED: Final = 1.6  # what a style makes of the worth of its workers
UNLOVED: Final = 0.6
WORKS: Final = 2.5  # points a style adds to what its workers work on, at the beginning


def appraise(s: State, seat: int, weights: list[float]) -> float:
    """The estimate for one seat."""
    return weighed(features(s, seat), weights)


def styles() -> dict[str, list[float]]:
    """Ways to play: the usual mixture, or a love for one kind of worker and less for the others."""
    table = read_files("trailboss.kansas", "", ("appraisal",))["appraisal"]["weights"]
    mixed = read_weights(table, NAMES)
    found: dict[str, list[float]] = {"mixed": mixed}
    for style, loved, works in (
        ("cowboys", "cowboy", "herd"),
        ("builders", "builder", "own-buildings"),
        ("engineers", "engineer", "railroad"),
    ):
        weights = mixed[:]
        for worker in WORKERS:
            for count in range(2, 7):
                at = 2 * NAMES.index(f"{worker}-{count}") + 1
                weights[at] *= LOVED if worker == loved else UNLOVED
        at = 2 * NAMES.index(works) + 1
        weights[at] += WORKS if works == "own-buildings" else WORKS / 5
        found[style] = weights
    return found
