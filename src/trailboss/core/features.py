"""Weighing what matters about a position."""

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


def clearly_ahead(points: list[float], leads: tuple[float, ...]) -> int:
    """The place with the most points if it is ahead of all others by its lead, else -1."""
    best = points.index(max(points))
    others = max(points[place] for place in range(len(points)) if place != best)
    return best if points[best] - others >= leads[best] else -1
