"""What a seat is rewarded with. `change` comes after every decision, the others when the game ends.

- margin: own points less the most points of the others, a solo opponent's included;
- points: own points;
- change: how many points a seat has more than before, by the score sheet as it stands;
- win: 1 for a victory, a share of it where it is shared, 0 for the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say

MARGIN: Final = "margin"
POINTS: Final = "points"
CHANGE: Final = "change"
WIN: Final = "win"
REWARDS: Final = (MARGIN, POINTS, CHANGE, WIN)


def checked_reward(kind: str) -> str:
    if kind not in REWARDS:
        raise TrailbossError(say("error-env-reward", given=repr(kind), known=REWARDS))
    return kind


def step_rewards(kind: str, before: Sequence[int], after: Sequence[int]) -> list[float]:
    """By seat: what a step that does not end the game brings, from the points before and after."""
    if kind != CHANGE:
        return [0.0] * len(after)
    return [float(now - then) for then, now in zip(before, after)]


def final_rewards(
    kind: str, before: Sequence[int], totals: Sequence[int], winners: Sequence[int]
) -> list[float]:
    """By seat: what the step that ends the game brings."""
    if kind == CHANGE:
        return step_rewards(kind, before, totals)
    if kind == POINTS:
        return [float(points) for points in totals]
    if kind == WIN:
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(totals))]
    return [float(margin) for margin in margins(totals)]


def margins(totals: Sequence[int]) -> list[int]:
    """By seat: its points less the most points of the others."""
    found: list[int] = []
    for seat, points in enumerate(totals):
        others = [other for place, other in enumerate(totals) if place != seat]
        found.append(points - max(others, default=points))
    return found
