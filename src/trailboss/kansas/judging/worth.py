"""What the tables of a title mean to the appraisal, worked out once when they are loaded."""

from __future__ import annotations

from typing import Final

# What a delivery is worth beside the dollars, by the value of the city: points of its own and of
# arrows to come.
CITY_WORTH: Final = (
    (0, -4.5),
    (1, -0.5),
    (4, -0.5),
    (6, 1.0),
    (8, 1.5),
    (10, 3.5),
    (12, 7.0),
    (14, 6.0),
    (16, 8.0),
    (18, 9.0),
)
# The discs of the player board that have a weight, in the order of the features. What any other
# disc opens is not weighed.
DISCS: Final = (
    "aux-money",
    "aux-draw",
    "aux-certificate",
    "aux-engine",
    "aux-remove",
    "step-left",
    "step-right",
    "hand",
    "certificate-4",
    "certificate-6",
)


def city_worth(value: int) -> float:
    """The worth of a city; one between two known values lies between their worths, and one beyond
    them goes on as the last two do."""
    before = CITY_WORTH[0]
    after = CITY_WORTH[1]
    for at in range(2, len(CITY_WORTH)):
        if value > after[0]:
            before = after
            after = CITY_WORTH[at]
    if value == after[0]:
        return after[1]
    share = (value - before[0]) / (after[0] - before[0])
    return before[1] + share * (after[1] - before[1])


def weighed_discs(discs: list[str]) -> tuple[int, ...]:
    """The kind of each disc that has a weight; -1 where a title has no such disc."""
    return tuple(discs.index(disc) if disc in discs else -1 for disc in DISCS)
