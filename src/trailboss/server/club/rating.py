"""Ratings by OpenSkill: what a game changes, and the number people see of it.

A rating is a guess of somebody's strength (mu) and how unsure it is (sigma), both in millionths so
that they are the same in every database.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

UNIT = 1_000_000
MODEL = PlackettLuce()
# What is shown grows with skill and with certainty; who has not played has START.
START = 1000
SCALE = 40
UNSURE = 6 * UNIT  # sigma of somebody who has played too little to be compared


class Rating(NamedTuple):
    mu: int
    sigma: int

    @property
    def shown(self) -> int:
        """The number people see."""
        return START + round(SCALE * (self.mu - 3 * self.sigma) / UNIT)

    @property
    def unsure(self) -> bool:
        return self.sigma > UNSURE


def fresh() -> Rating:
    """Of somebody who has not played yet."""
    made = MODEL.rating()
    return Rating(round(made.mu * UNIT), round(made.sigma * UNIT))


def chance(one: Rating, other: Rating) -> float:
    """That the first of two wins."""
    teams = [[MODEL.rating(mu=each.mu / UNIT, sigma=each.sigma / UNIT)] for each in (one, other)]
    return float(MODEL.predict_win(teams)[0])


def after(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game that ended with these places, 1 for the best; equal ones share."""
    teams = [[MODEL.rating(mu=one.mu / UNIT, sigma=one.sigma / UNIT)] for one in before]
    found = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(round(one.mu * UNIT), round(one.sigma * UNIT)) for (one,) in found]
