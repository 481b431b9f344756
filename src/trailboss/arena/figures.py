"""What a match comes to, for each entrant."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from trailboss.arena.match import GameResult, Match
from trailboss.arena.statistics import (
    Interval,
    elo_of_many,
    elo_of_two,
    mean_and_error,
    negated,
    percentile,
    wilson,
)
from trailboss.arena.tally import Spread, Tally

LATE = 0.95


@dataclass
class Standing:
    """One entrant's figures. `docs/arena.md` says what each means."""

    name: str
    games: int = 0
    seats: int = 0  # taken in all games together
    wins: float = 0.0
    parity: float = 0.0  # the share of games an equal among equals would win
    share: Interval = field(default_factory=lambda: wilson(0, 0))
    margin: float = 0.0
    margin_error: float | None = None
    elo: Interval = field(default_factory=lambda: Interval(None, None, None))
    total: Spread = field(default_factory=Spread)
    lines: dict[str, Spread] = field(default_factory=dict)
    times: array[float] = field(default_factory=lambda: array("d"))  # milliseconds
    mean_time: float | None = None
    late_time: float | None = None
    forfeits: list[dict[str, Any]] = field(default_factory=list)

    def to_data(self) -> dict[str, Any]:
        return {
            "entrant": self.name,
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_share": interval_data(self.share, 6),
            "parity": round(self.parity, 6),
            "margin": {"mean": round(self.margin, 4), "error": rounded(self.margin_error, 4)},
            "elo": interval_data(self.elo, 2),
            "total": self.total.to_data(),
            "scores": {name: spread.to_data() for name, spread in self.lines.items()},
            "decisions": len(self.times),
            "ms_per_decision": {
                "mean": rounded(self.mean_time, 4),
                "p95": rounded(self.late_time, 4),
            },
            "forfeits": self.forfeits,
        }


def rounded(figure: float | None, digits: int) -> float | None:
    return None if figure is None else round(figure, digits)


def interval_data(interval: Interval, digits: int) -> dict[str, float | None]:
    return {name: rounded(figure, digits) for name, figure in asdict(interval).items()}


class Figures:
    """All figures of a match."""

    def __init__(self, match: Match, results: Iterable[tuple[int, GameResult]]) -> None:
        self.match = match
        self.seats = Tally()  # by seat
        self.sides = Tally()  # by entrant
        self.standings = [Standing(name) for name in match.entrants]
        self.margins: list[dict[int, list[int]]] = [{} for _ in match.entrants]  # by block
        self.decided = 0  # games somebody has won
        # For each company (how many seats each entrant has), the games each has won.
        self.companies: dict[tuple[int, ...], list[float]] = {}
        # In the order of their numbers: sums must not depend on which game was finished first.
        for index, result in results:
            self.add(index, result)
        self.finish()

    @property
    def games(self) -> int:
        return self.seats.games

    def add(self, index: int, result: GameResult) -> None:
        sides = self.match.sides(index)
        block = self.match.block(index)
        company = tuple(sides.count(side) for side in range(len(self.standings)))
        self.seats.add(result)
        self.sides.add(result, sides)
        self.decided += bool(result.winners)
        wins = self.companies.setdefault(company, [0.0] * len(self.standings))
        for seat in result.winners:
            wins[sides[seat]] += 1 / len(result.winners)
        for seat, margin in enumerate(result.margins):
            self.margins[sides[seat]].setdefault(block, []).append(margin)
        for side in set(sides):
            self.standings[side].games += 1
            self.standings[side].seats += company[side]
            self.standings[side].parity += company[side] / len(sides)
        for forfeit in result.forfeits:
            self.standings[sides[forfeit.seat]].forfeits.append(
                {"game": index, "step": forfeit.step, "reason": forfeit.reason}
            )
        for seat, _, spent in result.moves:
            if spent is not None:
                self.standings[sides[seat]].times.append(spent)

    def finish(self) -> None:
        ratings = self.ratings()
        for side, standing in enumerate(self.standings):
            if standing.games == 0:
                continue
            standing.wins = self.sides.wins(side)
            standing.share = wilson(standing.wins, standing.games)
            standing.parity /= standing.games
            standing.elo = ratings[side]
            standing.total = self.sides.place_total[side]
            standing.lines = self.sides.place_lines[side]
            # Games of one block share their set-up: only blocks are independent of each other.
            blocks = [sum(block) / len(block) for block in self.margins[side].values()]
            standing.margin, standing.margin_error = mean_and_error(blocks)
            if standing.times:
                standing.mean_time = sum(standing.times) / len(standing.times)
                standing.late_time = percentile(standing.times, LATE)

    def ratings(self) -> list[Interval]:
        """Each entrant's Elo against the mean of the others."""
        if len(self.standings) < 2 or self.games == 0:
            return [Interval(None, None, None)] * len(self.standings)
        if len(self.standings) > 2:
            return elo_of_many(self.companies)
        # Two entrants have the same seats between them in every game. One that nobody won says
        # nothing about who is stronger.
        company = next(iter(self.companies))
        first = elo_of_two(wilson(self.sides.wins(0), self.decided), company[0], company[1])
        return [first, negated(first)]

    def to_data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "entrants": [standing.to_data() for standing in self.standings],
            "winning_score": round(self.seats.winning_total.mean, 4),
            "by_seat": self.seats.to_data(),
        }
