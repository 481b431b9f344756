"""Games of a match in which the champion has every seat: many are played at the same time."""

from __future__ import annotations

from typing import Final

from trailboss.arena.match import (
    GameResult,
    Match,
    Step,
    chance_seed,
    delivery_codes,
)
from trailboss.bots.network import network_for
from trailboss.bots.together import Played, play_together
from trailboss.core.source import SeededSource

CHAMPION: Final = "champion"
AT_ONCE: Final = 128  # games


def is_for_champions(match: Match) -> bool:
    """Does the champion have every seat, without settings?"""
    return set(match.bots) == {CHAMPION}


def play_champions(match: Match, indices: list[int]) -> list[GameResult]:
    """The games of these numbers, move by move as they would be played alone."""
    rules = match.rules
    network = network_for(rules.encoding(), title=rules.id)
    games: list[Played] = []
    for index in indices:
        source = SeededSource(chance_seed(match, match.block(index)))
        position = rules.start(match.players, match.options, source)
        games.append(Played(position, source, SeededSource(0)))  # the best move: nothing is drawn
    for _ in play_together(network, rules, games):
        pass
    first, last = delivery_codes(rules)
    found: list[GameResult] = []
    for one in games:
        moves: list[Step] = [(seat, code, None) for seat, code in one.moves]
        found.append(
            GameResult(
                one.position.turn,
                len(moves),
                sum(first <= code < last for _, code in one.moves),
                [sheet.lines for sheet in rules.scores(one.position)],
                rules.winners(one.position),
                [],
                moves,
            )
        )
    return found
