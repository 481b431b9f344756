"""Many games that the champion plays for everybody at the same time: one multiplication of
matrices answers all of them, which takes a fraction of what asking one by one takes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from trailboss.bots.champion import drawn
from trailboss.bots.many import Many, Rows
from trailboss.bots.network import Network, slots_of
from trailboss.core.rules import Position, Rules
from trailboss.core.source import SeededSource, Source

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Played:
    """One of the games."""

    def __init__(self, position: Position, chance: Source, choice: SeededSource) -> None:
        self.position = position
        self.chance = chance  # what is dealt and drawn
        self.choice = choice  # what moves are drawn from, with a temperature
        self.moves: list[tuple[int, int]] = []  # all that were made: seat, code
        self.fed: Rows = {}  # the last row of each seat
        self.legal: list[int] = []

    def play(self, rules: Rules, code: int) -> None:
        self.moves.append((self.position.seat, code))
        rules.apply(self.position, code, self.chance)


class Pending(NamedTuple):
    """A decision that is about to be made."""

    played: Played
    likings: NDArray[np.float32]  # of the legal moves; in no unit


def play_together(
    network: Network, rules: Rules, games: list[Played], temperature: float = 0.0
) -> Iterator[list[Pending]]:
    """Play games to their end: what is decided next in each of them, again and again. The moves are
    made when the caller goes on."""
    many = Many(network)
    while True:
        games = [one for one in games if to_decision(rules, one)]
        if not games:
            return
        asked = []
        for one in games:
            seat = one.position.seat
            row = rules.encode(one.position, seat)
            asked.append(many.asked(row, slots_of(rules, one.legal), seat, one.fed))
        answers = many.ask(asked)
        pending = [Pending(one, likings) for one, likings in zip(games, answers.likings)]
        yield pending
        for (one, likings), question in zip(pending, asked):
            one.fed[many, one.position.seat] = question.fed
            one.play(rules, one.legal[drawn(one.choice, likings.tolist(), temperature)])


def to_decision(rules: Rules, one: Played) -> bool:
    """Make the moves that are no choice. Is there a decision then?"""
    while one.position.seat >= 0:
        one.legal = rules.legal(one.position)
        if len(one.legal) > 1:
            return True
        one.play(rules, one.legal[0])
    return False
