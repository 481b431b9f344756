"""What the games of a run ended with, by set-up and opponent, for the log."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from trailboss.core import batch as facts


class Tally:
    def __init__(self, labels: list[str]) -> None:
        self.labels = labels
        self.sums: dict[str, list[float]] = {}

    def add(self, told: NDArray[Any], learners: NDArray[Any]) -> None:
        """Games that have ended: their facts, and the seat that learned (-1: all did)."""
        final = np.ascontiguousarray(told[:, facts.AT_FINAL : facts.AT_FINAL + 8]).view(np.int16)
        for row, points, seat in zip(told, final.tolist(), learners.tolist()):
            label = self.labels[row[facts.AT_LAST_ENTRY]]
            players = int(label.split("/")[1].split(" ")[0])
            length = int(row[facts.AT_LENGTH]) + 256 * int(row[facts.AT_LENGTH + 1])
            won = int(row[facts.AT_WINNERS])
            if players == 1:
                self.note(label, points[0], points[1], won & 1, length)
            elif seat >= 0:
                others = [points[at] for at in range(players) if at != seat]
                share = (won >> seat & 1) / bin(won).count("1")
                self.note(label + " past", points[seat], max(others), share, length)
            else:
                seats = points[:players]
                self.note(label, sum(seats) / players, max(seats), won & 1, length)

    def note(self, label: str, own: float, other: float, won: float, length: int) -> None:
        sums = self.sums.setdefault(label, [0.0] * 5)
        for at, number in enumerate((1.0, own, other, won, length)):
            sums[at] += number

    def take(self) -> dict[str, list[float]]:
        """By opponent: games, own points, the other's (against itself: the winner's), share won
        (against itself: by the first seat), decisions; and begin anew."""
        found = {
            label: [sums[0], *(round(one / sums[0], 3) for one in sums[1:])]
            for label, sums in sorted(self.sums.items())
        }
        self.sums = {}
        return found
