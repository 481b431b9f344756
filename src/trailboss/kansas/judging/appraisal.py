"""What the features of a position are worth, by style: estimates of the points they lead to.

The weights stand in data/appraisal.toml; `python -m benchmarks.teach` finds them.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.features import usual_weights
from trailboss.kansas.judging.features import NAMES

WORKERS: Final = ("cowboy", "builder", "engineer")
LOVED: Final = 1.6  # what a style makes of the worth of its workers
UNLOVED: Final = 0.6
WORKS: Final = 2.5  # points a style adds to what its workers work on, at the beginning


def styles() -> dict[str, list[float]]:
    """Ways to play: the usual mixture, or a love for one kind of worker and less for the others."""
    mixed = usual_weights("trailboss.kansas", NAMES)
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
