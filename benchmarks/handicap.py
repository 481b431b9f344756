"""What is a handicap worth? `python -m benchmarks.handicap --title el-paso --games 400`.

Champions play each other; one of them begins with more money or better cards. Every set-up is
played twice, the handicap once on either seat, so that without one exactly half of the victories
would go to each side. Prints the share that goes to who has it, with its 95 % interval, and the
log-odds that `trailboss.handicap` keeps.
"""

from __future__ import annotations

import argparse
from math import log, sqrt
from typing import NamedTuple

import trailboss
from trailboss.bots import mixed_seed
from trailboss.bots.network import network_for
from trailboss.bots.together import Played, play_together
from trailboss.core.source import SeededSource

DOLLARS = (5, 10, 20, 40)
CARDS = (1, 2, 3)
AT_ONCE = 128  # games that are played together
SEED = 33


class Worth(NamedTuple):
    share: float  # of the victories, for who has the handicap
    error: float  # its standard error
    margin: float  # points ahead, on average
    games: int

    @property
    def odds(self) -> float:
        """Log-odds, where they can be told: not of a side that won everything."""
        return log(self.share / (1 - self.share))

    @property
    def odds_error(self) -> float:
        return self.error / (self.share * (1 - self.share))


def begun(title: str, number: int, seat: int, dollars: int, cards: int) -> Played:
    """A game in which `seat` has the handicap."""
    seed = mixed_seed(SEED, number) % (1 << 32)
    more = [dollars if one == seat else 0 for one in range(2)]
    better = [cards if one == seat else 0 for one in range(2)]
    game = trailboss.new_game(title, players=2, seed=seed, handicap=more, handicap_cards=better)
    chance = SeededSource(mixed_seed(seed, 1))
    return Played(game.state.copy(), chance, SeededSource(mixed_seed(seed, 2)))


def measured(title: str, games: int, dollars: int, cards: int) -> Worth:
    """Set-ups from both seats: `games` are twice as many as set-ups."""
    rules = trailboss.new_game(title, players=2, seed=1).ruleset
    network = network_for(rules.encoding(), title=rules.id)
    wins: list[float] = []  # of both games of a set-up together: they are not independent
    margins: list[float] = []
    pairs = games // 2
    for first in range(0, pairs, AT_ONCE // 2):
        numbers = range(first, min(pairs, first + AT_ONCE // 2))
        both = [
            (begun(title, n, 0, dollars, cards), begun(title, n, 1, dollars, cards))
            for n in numbers
        ]
        for _ in play_together(network, rules, [one for two in both for one in two]):
            pass
        for two in both:
            won = 0.0
            for seat, one in enumerate(two):
                winners = rules.winners(one.position)
                won += 1 / len(winners) if seat in winners else 0.0
                points = rules.totals(one.position)
                margins.append(points[seat] - points[1 - seat])
            wins.append(won / 2)
    return worth_of(wins, margins)


def worth_of(wins: list[float], margins: list[float]) -> Worth:
    """By the share of the victories in each set-up."""
    count = len(wins)
    mean = sum(wins) / count
    spread = sum((one - mean) ** 2 for one in wins) / max(1, count - 1)
    return Worth(mean, sqrt(spread / count), sum(margins) / len(margins), len(margins))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.handicap", description=__doc__)
    parser.add_argument("--title", default="second-edition")
    parser.add_argument("--games", type=int, default=400, help="for each size of a handicap")
    arguments = parser.parse_args()
    sizes = [(dollars, 0) for dollars in DOLLARS] + [(0, cards) for cards in CARDS]
    for dollars, cards in sizes:
        one = measured(arguments.title, arguments.games, dollars, cards)
        print(
            f"{arguments.title}: {f'{dollars} dollars' if dollars else f'{cards} cards':10}"
            f"  {one.share:.1%} ± {1.96 * one.error:.1%} of {one.games} games,"
            f" {one.margin:+.1f} points; log-odds {one.odds:.2f} ± {1.96 * one.odds_error:.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
