"""Many games, played by bots, and what they come to."""

from __future__ import annotations

from typing import Any

from trailboss.bots import Bot, View, bot, mixed_seed, view_of
from trailboss.core.errors import TrailbossError
from trailboss.core.rules import Rules
from trailboss.core.source import SeededSource
from trailboss.titles import rules_of

DELIVERY = "deliver"  # the kind of move that is a delivery, in every game of the family

CHANCE = 0  # what a game's seed is used for: chance, then the bot of each seat
FIRST_BOT = 1


class Match:
    """What is played: enough to play game number `index` again, anywhere, with the same result."""

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, Any],
        bots: list[str],
        seats: list[str],
        seed: int,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.bots = bots  # by seat
        self.seats = seats  # the same, with the printed opponent of a game alone
        self.seed = seed


class Played:
    """One game, in figures."""

    def __init__(
        self,
        turns: int,
        decisions: int,
        deliveries: int,
        scores: list[dict[str, int]],
        winners: list[int],
    ) -> None:
        self.turns = turns
        self.decisions = decisions
        self.deliveries = deliveries
        self.scores = scores  # by seat: category -> points
        self.winners = winners


def play_one(match: Match, index: int) -> Played:
    """Play one game of a match to its end."""
    rules = rules_of(match.game)
    seed = mixed_seed(match.seed, index)
    source = SeededSource(mixed_seed(seed, CHANCE))
    bots = [
        bot(match.bots[seat], mixed_seed(seed, FIRST_BOT + seat)) for seat in range(match.players)
    ]
    position = rules.start(match.players, match.options, source)
    first, last = delivery_codes(rules)
    decisions = 0
    deliveries = 0
    while position.seat >= 0:
        view = view_of(rules, position)
        code = chosen(bots[position.seat], view)
        decisions += 1
        if first <= code < last:
            deliveries += 1
        rules.apply(position, code, source)
    return Played(
        position.turn,
        decisions,
        deliveries,
        [sheet.lines for sheet in rules.scores(position)],
        rules.winners(position),
    )


def chosen(player: Bot, view: View) -> int:
    """The bot's move; a move alone needs no bot."""
    if len(view.legal) == 1:
        return view.legal[0]
    code = player.choose(view)
    if code not in view.legal:
        raise TrailbossError(f"a bot chose {code}, which is not a legal move")
    return code


def delivery_codes(rules: Rules) -> tuple[int, int]:
    for kind in rules.codec.kinds:
        if kind.name == DELIVERY:
            return kind.base, kind.base + kind.size
    return 0, 0


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
    """The figures of all games so far. Only sums of whole numbers: the order does not matter."""

    def __init__(self) -> None:
        self.turns = Spread()
        self.decisions = Spread()
        self.deliveries = Spread()
        self.lines: dict[str, Spread] = {}  # by category, every seat of every game
        self.winning: dict[str, Spread] = {}  # the same, winners only
        self.total = Spread()
        self.winning_total = Spread()
        # By seat, the printed opponent's included; victories by how many shared them, since
        # 1/2 + 1/3 has no exact decimal.
        self.seat_total: list[Spread] = []
        self.seat_lines: list[dict[str, Spread]] = []
        self.seat_wins: list[list[int]] = []

    def add(self, game: Played) -> None:
        self.turns.add(game.turns)
        self.decisions.add(game.decisions)
        self.deliveries.add(game.deliveries)
        seats = len(game.scores)
        while len(self.seat_total) < seats:
            self.seat_total.append(Spread())
            self.seat_lines.append({})
            self.seat_wins.append([0] * (seats + 1))
        for seat in range(seats):
            won = seat in game.winners
            total = sum(game.scores[seat].values())
            self.total.add(total)
            self.seat_total[seat].add(total)
            if won:
                self.winning_total.add(total)
                self.seat_wins[seat][len(game.winners)] += 1
            for category, points in game.scores[seat].items():
                self.lines.setdefault(category, Spread()).add(points)
                self.seat_lines[seat].setdefault(category, Spread()).add(points)
                winning = self.winning.setdefault(category, Spread())
                if won:
                    winning.add(points)

    @property
    def games(self) -> int:
        return self.turns.count

    def wins(self, seat: int) -> float:
        """Games won; a shared victory counts as its share."""
        shared = self.seat_wins[seat]
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
                    "total": self.seat_total[seat].to_data(),
                    "scores": {
                        category: spread.to_data()
                        for category, spread in self.seat_lines[seat].items()
                    },
                }
                for seat in range(len(self.seat_total))
            ],
            "turns": self.turns.to_data(),
            "decisions": self.decisions.to_data(),
            "deliveries": self.deliveries.to_data(),
        }
