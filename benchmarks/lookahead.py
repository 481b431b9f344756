"""What looking ahead tells: does the move that looks better from one's next turn gain points?

    python -m benchmarks.lookahead second-edition --players 1 --difficulty hard \
        --option deck=garth --games 20

Decisions are taken from the champion's games where it is not quite sure. Each of the moves it likes
is tried as when it looks ahead, and then, in positions not looked at before, played on by the
champion to the end of the game, all moves in the same positions with the same luck. The second says
what the first was worth: the points gained a decision where the liking counts for more or less, and
by least squares how much of a point ahead comes true. Standard errors are over decisions.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from trailboss.bots import mixed_seed, view_of
from trailboss.bots.appraisal import Appraised, candidates
from trailboss.bots.champion import drawn
from trailboss.bots.many import Many
from trailboss.bots.network import network_for, slots_of
from trailboss.bots.tries import NEXT_TURN, THE_END, Table, abreast
from trailboss.cli.arguments import add_game, add_setup, game_options, positive
from trailboss.core.rules import Position
from trailboss.core.source import SeededSource
from trailboss.game import new_game

SURE = 0.985  # liking of the best move, above which nobody looks ahead
ONE_IN = 4  # of the decisions below it are taken: those of one turn are much alike
VARIED = 2  # turns in which moves are drawn, so that games differ
WEIGHTS = (0.0, 0.25, 0.5, 1.0, 2.0)  # points for a unit of the liking


class Decision(NamedTuple):
    position: Position
    moves: list[Appraised]
    number: int


class Seen(NamedTuple):
    """What the moves of a decision came to, by sample and move."""

    likings: NDArray[np.float64]
    ahead: NDArray[np.float64]  # by looking ahead
    true: NDArray[np.float64]  # margins at the end of the game


def decisions_of(
    title: str, players: int, options: dict[str, Any], seed: int
) -> Iterator[Decision]:
    game = new_game(title, players=players, seed=seed, **options)
    rules = game.ruleset
    network = network_for(rules.encoding(), title=rules.id)
    source = SeededSource(mixed_seed(seed, 1))
    while not game.over:
        legal = rules.legal(game.state)
        code = legal[0]
        if len(legal) > 1:
            row = rules.encode(game.state, game.state.seat)
            likings = network.judge(row, slots_of(rules, legal))[0].tolist()
            moves = candidates(legal, likings)
            if exp(moves[0].liking) < SURE and source.below(ONE_IN) == 0:
                yield Decision(game.state.copy(), moves, game.step)
            temperature = 0.7 if game.state.turn <= VARIED else 0.0
            code = legal[drawn(source, likings, temperature)]
        game.play(code)


def seen_in(
    title: str, players: int, options: dict[str, Any], seed: int, samples: int, ends: int
) -> list[Seen]:
    """All decisions of a game are looked at together."""
    decisions = list(decisions_of(title, players, options, seed))
    rules = new_game(title, players=players, seed=seed, **options).ruleset
    table = Table(Many(network_for(rules.encoding(), title=rules.id)), rules)

    def played(count: int, until: str, salt: int) -> list[list[list[tuple[float, float]]]]:
        groups = [
            abreast(
                view_of(rules, one.position),
                [move.code for move in one.moves],
                count,
                SeededSource(mixed_seed(mixed_seed(seed, salt), one.number)),
                {},
            )
            for one in decisions
        ]
        table.play([one for group in groups for tries in group for one in tries], until)
        return [
            [[(one.end.worth, one.end.margin) for one in tries] for tries in group]
            for group in groups
        ]

    return [
        Seen(
            np.array([move.liking for move in one.moves]),
            np.array(ahead)[:, :, 0],
            np.array(true)[:, :, 1],
        )
        for one, ahead, true in zip(
            decisions, played(samples, NEXT_TURN, 2), played(ends, THE_END, 3), strict=True
        )
    ]


def report(seen: list[Seen]) -> None:
    for weight in WEIGHTS:
        best = [int((one.ahead.mean(0) + weight * one.likings).argmax()) for one in seen]
        gains = [
            float((one.true[:, at] - one.true[:, 0]).mean())
            for at, one in zip(best, seen, strict=True)
        ]
        changed = sum(at > 0 for at in best) / len(best)
        error = np.std(gains) / len(gains) ** 0.5
        print(
            f"liking × {weight:<4}: {changed:4.0%} changed, {np.mean(gains):+.2f} ± {error:.2f}"
            " points a decision"
        )
    apart = np.concatenate(
        [
            np.stack([(one.ahead - one.ahead[:, :1]).mean(0), one.likings - one.likings[0]], 1)[1:]
            for one in seen
        ]
    )
    gained = np.concatenate([(one.true - one.true[:, :1]).mean(0)[1:] for one in seen])
    parts, *_ = np.linalg.lstsq(apart, gained, rcond=None)
    left = gained - apart @ parts
    errors = np.sqrt(np.diag(left.var() * np.linalg.inv(apart.T @ apart)))
    print(
        f"a point ahead is worth {parts[0]:.2f} ± {errors[0]:.2f},"
        f" a unit of the liking {parts[1]:+.2f} ± {errors[1]:.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add_game(parser)
    add_setup(parser)
    parser.add_argument("--games", type=positive, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--samples", type=positive, default=48, help="positions looked at")
    parser.add_argument("--ends", type=positive, default=16, help="positions played to the end")
    given = parser.parse_args()
    options = game_options(given)
    seen: list[Seen] = []
    for number in range(given.games):
        seed = mixed_seed(given.seed, number)
        seen += seen_in(given.game, given.players or 2, options, seed, given.samples, given.ends)
        print(f"{len(seen)} decisions of {number + 1} games", flush=True)
    report(seen)


if __name__ == "__main__":
    main()
