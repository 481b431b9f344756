"""What matters about a position to a player, in numbers, and weighing them.

Points that are scored already, and what can still bring some. The first number is how early it is
in the game, from 1 at the beginning to 0 at the end.
"""

from __future__ import annotations

from typing import Any

from trailboss.core.errors import TrailbossError
from trailboss.core.tables import read_files


def weighed(features: list[float], weights: list[float]) -> float:
    """The sum of all features, each with its weight at the end of the game and what the beginning
    adds to it. The first feature says how early it is."""
    early = features[0]
    value = 0.0
    at = 0
    for feature in features:
        if feature != 0.0:
            value += feature * (weights[at] + weights[at + 1] * early)
        at += 2
    return value


def read_weights(table: dict[str, Any], names: tuple[str, ...]) -> list[float]:
    """The weights of a table, two a feature, in the order of the features."""
    if list(table) != list(names):
        raise TrailbossError("the weights are not those of the features, in their order")
    found: list[float] = []
    for name in names:
        late, early = table[name]
        found.append(float(late))
        found.append(float(early))
    return found


def usual_weights(package: str, names: tuple[str, ...]) -> list[float]:
    """The weights of a family, from its data/appraisal.toml."""
    return read_weights(read_files(package, "", ("appraisal",))["appraisal"]["weights"], names)


def fulfilled(asked: tuple[int, ...], items: list[int]) -> float:
    """How much of what an objective asks for there is; what it uses is taken from the items."""
    needed = 0
    there = 0
    for kind in range(len(asked)):
        if asked[kind]:
            needed += asked[kind]
            use = min(asked[kind], items[kind])
            items[kind] -= use
            there += use
    return there / needed if needed else 1.0


def hoped(
    cards: list[int],
    asked: tuple[tuple[int, ...], ...],
    points: tuple[int, ...],
    penalties: tuple[int, ...],
    items: list[int],
) -> tuple[float, float]:
    """Points of the objectives that are fulfilled, less what the others cost, if there are
    penalties; and hope for those others. What they use is taken from the items."""
    sure = 0.0
    hope = 0.0
    for card in cards:
        share = fulfilled(asked[card], items)
        if share >= 1.0:
            sure += points[card]
        elif penalties:
            sure -= penalties[card]
            hope += share * (points[card] + penalties[card])
        else:
            hope += share * points[card]
    return sure, hope


def clearly_ahead(points: list[float], leads: tuple[float, ...]) -> int:
    """The place with the most points if it is ahead of all others by its lead, else -1."""
    best = points.index(max(points))
    others = max(points[place] for place in range(len(points)) if place != best)
    return best if points[best] - others >= leads[best] else -1
