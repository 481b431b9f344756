"""What many games come to: sums by category, by seat or by entrant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trailboss.arena.match import GameResult


class Spread:
    """Mean, least and most of a figure."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0
        self.least = 0
        self.most = 0

    def add(self, figure: int) -> None:
        self.least = figure if self.count == 0 else min(self.least, figure)
        self.most = figure if self.count == 0 else max(self.most, figure)
        self.count += 1
        self.sum += figure

    @property
    def mean(self) -> float:
        return self.sum / self.count if self.count else 0.0

    def to_data(self) -> dict[str, Any]:
        return {"mean": round(self.mean, 4), "min": self.least, "max": self.most}


class Tally:
    """The figures of all games so far. Only sums of whole numbers: the order does not matter.

    A place is a seat, or where the caller says so an entrant that has a seat, or several."""

    def __init__(self) -> None:
        self.turns = Spread()
        self.decisions = Spread()
        self.deliveries = Spread()
        self.lines: dict[str, Spread] = {}  # by category, every seat of every game
        self.winning: dict[str, Spread] = {}  # the same, winners only
        self.total = Spread()
        self.winning_total = Spread()
        self.forfeits = 0
        # By place, the printed opponent's included; victories by how many shared them, since
        # 1/2 + 1/3 has no exact decimal.
        self.place_total: list[Spread] = []
        self.place_lines: list[dict[str, Spread]] = []
        self.place_wins: list[list[int]] = []

    def add(self, game: GameResult, places: Sequence[int] | None = None) -> None:
        """Count a game; `places` says for each seat where it is counted."""
        self.turns.add(game.turns)
        self.decisions.add(game.decisions)
        self.deliveries.add(game.deliveries)
        self.forfeits += len(game.forfeits)
        seats = len(game.scores)
        if places is None:
            places = range(seats)
        while len(self.place_total) <= max(places):
            self.place_total.append(Spread())
            self.place_lines.append({})
            self.place_wins.append([0] * (seats + 1))
        for seat in range(seats):
            won = seat in game.winners
            total = sum(game.scores[seat].values())
            place = places[seat]
            self.total.add(total)
            self.place_total[place].add(total)
            if won:
                self.winning_total.add(total)
                self.place_wins[place][len(game.winners)] += 1
            for category, points in game.scores[seat].items():
                self.lines.setdefault(category, Spread()).add(points)
                self.place_lines[place].setdefault(category, Spread()).add(points)
                winning = self.winning.setdefault(category, Spread())
                if won:
                    winning.add(points)

    @property
    def games(self) -> int:
        return self.turns.count

    def wins(self, place: int) -> float:
        """Games won; a shared victory counts as its share."""
        shared = self.place_wins[place]
        return sum(shared[ways] / ways for ways in range(1, len(shared)))

    def to_data(self) -> dict[str, Any]:
        return {
            "scores": {
                category: {
                    **spread.to_data(),
                    "winner_mean": round(self.winning[category].mean, 4),
                }
                for category, spread in self.lines.items()
            },
            "total": {
                **self.total.to_data(),
                "winner_mean": round(self.winning_total.mean, 4),
            },
            "seats": [
                {
                    "seat": seat + 1,
                    "wins": round(self.wins(seat), 4),
                    "total": self.place_total[seat].to_data(),
                    "scores": {
                        category: spread.to_data()
                        for category, spread in self.place_lines[seat].items()
                    },
                }
                for seat in range(len(self.place_total))
            ],
            "turns": self.turns.to_data(),
            "decisions": self.decisions.to_data(),
            "deliveries": self.deliveries.to_data(),
            "forfeits": self.forfeits,
        }
