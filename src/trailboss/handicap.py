"""A handicap: more money or better cards to begin with. A game with one begins with a position, so
that its record carries it.

What it is worth was measured in games between champions (`python -m benchmarks.handicap`): 256 for
each size, the handicap on either seat of 128 set-ups for two; see docs/review.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import log
from typing import Any, Final, NamedTuple

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say

MOST_HANDICAP: Final = 40  # dollars
MOST_CARDS: Final = 3


class Exchange(NamedTuple):
    """What better cards are: those of the weakest breed become others that are bought else, of
    breeding value 3, in this order."""

    pile: str  # what one draws from
    weak: str
    better: tuple[str, ...]


EXCHANGES: Final = {
    "kansas": Exchange("stack", "gray", ("yellow", "red", "blue")),
    "elpaso": Exchange("draw", "criollo", ("black-angus", "corriente", "black-angus")),
}


# Log-odds by dollars, and by cards.
WORTH_OF_MONEY: Final = {
    "kansas": ((0, 0.0), (5, 0.20), (10, 0.68), (20, 1.60), (40, 3.01)),
    "elpaso": ((0, 0.0), (5, 0.60), (10, 0.73), (20, 1.25), (40, 1.75)),
}
WORTH_OF_CARDS: Final = {"kansas": (0.0, 0.63, 1.45, 2.20), "elpaso": (0.0, 1.19, 1.98, 2.25)}


class Handicap(NamedTuple):
    """What makes two equal: dollars, or else cards."""

    dollars: int
    cards: int


def suggested(family: str, chance: float) -> Handicap:
    """For somebody who has this chance to win without a handicap, of one half at most."""
    wanted = log((1 - chance) / chance)
    dollars = float(MOST_HANDICAP)
    steps = WORTH_OF_MONEY[family]
    for (less, low), (more, high) in pairwise(steps):
        if wanted <= high:
            dollars = less + (more - less) * (wanted - low) / (high - low)
            break
    worth = WORTH_OF_CARDS[family]
    cards = min(range(len(worth)), key=lambda count: abs(worth[count] - wanted))
    return Handicap(round(dollars), cards)


def check_handicap(players: int, dollars: Sequence[int], cards: Sequence[int]) -> None:
    """An error says what a handicap may be."""
    for given, most, wrong in (
        (dollars, MOST_HANDICAP, "error-handicap"),
        (cards, MOST_CARDS, "error-handicap-cards"),
    ):
        if given and len(given) != players:
            raise TrailbossError(say("error-handicap-seats", players=players, given=len(given)))
        for number in given:
            if type(number) is not int or not 0 <= number <= most:
                raise TrailbossError(say(wrong, most=most, given=repr(number)))


def give(data: dict[str, Any], family: str, dollars: Sequence[int], cards: Sequence[int]) -> None:
    """Change a set-up, as data of a position, for the seats with a handicap."""
    for seat, more in zip(data["seats"], dollars):
        seat["money"] = seat.get("money", 0) + more
    exchange = EXCHANGES[family]
    for seat, count in zip(data["seats"], cards):
        for better in exchange.better[:count]:
            # There are enough weak cards, wherever they were dealt.
            pile = seat[exchange.pile if holds(seat, exchange.pile, exchange) else "hand"]
            pile[exchange.weak] -= 1
            if not pile[exchange.weak]:
                del pile[exchange.weak]
            pile[better] = pile.get(better, 0) + 1


def holds(seat: dict[str, Any], pile: str, exchange: Exchange) -> bool:
    return bool(seat.get(pile, {}).get(exchange.weak))
