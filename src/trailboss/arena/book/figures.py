"""The figures of a page: winners beside others, with intervals."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trailboss.arena.book.counted import Item
from trailboss.arena.book.reading import Seats
from trailboss.arena.statistics import Interval, Z, wilson

NOTHING = Interval(None, None, None)


@dataclass
class Compared:
    """A mean of the winners, of the others, and winners less others."""

    winners: Interval
    others: Interval
    difference: Interval


@dataclass
class Row:
    """What is known of an item."""

    item: Item
    count: Compared  # times in a game
    turn: Compared  # own turn of the first time, of the seats that did it
    seats: int  # seats that did it
    winners_did: Interval  # share of the winners that did it
    others_did: Interval
    wins: Interval  # share of victories of the seats that did it
    wins_without: Interval  # of those that did not

    def to_data(self) -> dict[str, Any]:
        data = asdict(self)
        del data["item"]
        return {"value": self.item.value, **data}


@dataclass
class Length:
    """How long games are, in turns of each player."""

    mean: Interval
    quartiles: tuple[float, float, float]
    games: dict[int, int]  # how many had so many turns


class Chapters:
    """All figures of some games: of a page, or of one of its set-ups."""

    def __init__(self, seats: Seats) -> None:
        self.games = seats.games
        self.parity = float(seats.credit.mean())  # what seats win that are all alike
        self.length = length(seats)
        totals = seats.points.sum(axis=1)
        self.total = compared(seats, totals)
        self.points = {
            line: compared(seats, seats.points[:, at]) for at, line in enumerate(seats.lines)
        }
        self.chapters = {
            name: [row(seats, number) for number in items]
            for name, items in seats.catalogue.chapters.items()
        }

    def to_data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "parity": self.parity,
            "length": asdict(self.length),
            "total": asdict(self.total),
            "points": {line: asdict(figures) for line, figures in self.points.items()},
            "chapters": {
                name: [row.to_data() for row in rows] for name, rows in self.chapters.items()
            },
        }


def row(seats: Seats, number: int) -> Row:
    counts, turns = seats.counts[:, number], seats.turns[:, number]
    did = counts > 0
    return Row(
        seats.catalogue.items[number],
        compared(seats, counts),
        compared(seats, np.where(did, turns, 0.0), did),
        int(did.sum()),
        wilson(int((did & seats.won).sum()), int(seats.won.sum())),
        wilson(int((did & ~seats.won).sum()), int((~seats.won).sum())),
        wilson(float(seats.credit[did].sum()), int(did.sum())),
        wilson(float(seats.credit[~did].sum()), int((~did).sum())),
    )


def length(seats: Seats) -> Length:
    rounds = seats.rounds
    mean, pulls = pulled(rounds, np.ones(len(rounds), bool), seats.block[:: seats.players])
    low, middle, high = (float(one) for one in np.percentile(rounds, (25, 50, 75)))
    values, games = np.unique(rounds, return_counts=True)
    return Length(
        around(mean, pulls),
        (low, middle, high),
        {int(value): int(count) for value, count in zip(values, games)},
    )


def compared(seats: Seats, figures: NDArray[Any], which: NDArray[Any] | None = None) -> Compared:
    """The means of a figure; with `which` only of those seats."""
    chosen = np.ones(len(figures), bool) if which is None else which
    won, won_pulls = pulled(figures, chosen & seats.won, seats.block)
    lost, lost_pulls = pulled(figures, chosen & ~seats.won, seats.block)
    winners, others = around(won, won_pulls), around(lost, lost_pulls)
    difference = NOTHING
    if won is not None and lost is not None:
        neither = np.isnan(won_pulls) & np.isnan(lost_pulls)
        pulls = np.nan_to_num(won_pulls) - np.nan_to_num(lost_pulls)
        difference = around(won - lost, np.where(neither, np.nan, pulls))
        if winners.low is None or others.low is None:  # one block says nothing of its spread
            difference = Interval(won - lost, None, None)
    return Compared(winners, others, difference)


def pulled(
    figures: NDArray[Any], which: NDArray[Any], block: NDArray[Any]
) -> tuple[float | None, NDArray[Any]]:
    """A mean over some seats, and how far each block pulls it away; NaN where it has none of them.
    Seats of a block are not independent of each other, blocks are."""
    there = np.bincount(block, weights=which)
    if not which.any():
        return None, np.full(len(there), np.nan)
    mean = float(figures[which].mean())
    pulls = np.bincount(block, weights=np.where(which, figures - mean, 0.0)) / int(which.sum())
    return mean, np.where(there > 0, pulls, np.nan)


def around(mean: float | None, pulls: NDArray[Any]) -> Interval:
    """The interval that follows from the pulls of the blocks."""
    if mean is None:
        return NOTHING
    blocks = int((~np.isnan(pulls)).sum())
    if blocks < 2:
        return Interval(mean, None, None)
    reach = Z * math.sqrt(blocks / (blocks - 1) * float(np.nansum(np.square(pulls))))
    return Interval(mean, mean - reach, mean + reach)
