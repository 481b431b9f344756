"""How far to look ahead: at which of one's next turns do the network's values tell best what a move
is worth?

    python -m benchmarks.lookahead second-edition --players 1 --difficulty hard \
        --option deck=garth --games 10

Decisions are taken from the champion's games where it is not quite sure. Each of the moves it
likes is played on by its quick network to the end of the game, all moves in the same positions
with the same luck, and at each of the seat's next turns the values are noted. Half of the
positions choose a move by what was noted; the other half, played to the end, says what that
brought. `r` is how what was noted of two moves and what they came to go together; points are
margin plus thirty for a victory. Standard errors are over decisions.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from trailboss.bots import mixed_seed, view_of
from trailboss.bots.appraisal import Appraised, candidates
from trailboss.bots.champion import SURE, drawn
from trailboss.bots.many import Many
from trailboss.bots.network import network_for, slots_of
from trailboss.bots.tries import THE_END, Ending, Table, Try, abreast
from trailboss.cli.arguments import add_game, add_setup, game_options, positive
from trailboss.core.rules import Position
from trailboss.core.source import SeededSource
from trailboss.game import new_game

if TYPE_CHECKING:
    Worths = NDArray[np.float64]  # by position, move and turn; the last is the end

ONE_IN = 4  # of the decisions below it are taken: those of one turn are much alike
VARIED = 4  # turns in which moves are drawn, so that games differ
DEEPEST = 6  # the seat's next turns at which the values are noted
HALVES = 10  # times the positions are halved


class Decision(NamedTuple):
    position: Position
    moves: list[Appraised]
    number: int


class Noted(Table):
    """Tries that note their worth at each of the seat's next turns."""

    worths: dict[Try, list[float]]

    def telling(self, one: Try, until: str) -> bool:
        before = one.begun
        super().telling(one, until)
        return before < one.begun <= DEEPEST

    def tell(self, one: Try, told: Ending, until: str) -> None:
        self.worths.setdefault(one, []).append(told.worth)

    def noted(self, one: Try) -> list[float]:
        """The worth at every turn, and at the end; what came after the end is the end."""
        worths = self.worths.get(one, [])
        return worths + [one.end.worth] * (DEEPEST + 1 - len(worths))


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
            moves = candidates(legal, likings, least=1)
            sure = exp(moves[0].liking) >= SURE or len(moves) == 1
            if not sure and source.below(ONE_IN) == 0:
                yield Decision(game.state.copy(), moves, game.step)
            temperature = 0.7 if game.state.turn <= VARIED else 0.0
            code = legal[drawn(source, likings, temperature)]
        game.play(code)


def seen_in(
    title: str, players: int, options: dict[str, Any], seed: int, samples: int
) -> list[Worths]:
    """All decisions of a game are looked at together."""
    decisions = list(decisions_of(title, players, options, seed))
    rules = new_game(title, players=players, seed=seed, **options).ruleset
    network = network_for(rules.encoding(), title=rules.id)
    table = Noted(Many(network), rules, Many(network.quick))
    table.worths = {}
    groups = [
        abreast(
            view_of(rules, one.position),
            [move.code for move in one.moves],
            samples,
            SeededSource(mixed_seed(mixed_seed(seed, 2), one.number)),
            {},
        )
        for one in decisions
    ]
    table.play([one for group in groups for tries in group for one in tries], THE_END)
    return [np.array([[table.noted(one) for one in tries] for tries in group]) for group in groups]


def report(seen: list[Worths]) -> None:
    generator = np.random.default_rng(1)
    told: list[list[float]] = [[] for _ in range(DEEPEST + 1)]
    came: list[float] = []
    gains = np.zeros((DEEPEST + 1, len(seen)))
    changed = np.zeros(DEEPEST + 1)
    for number, worths in enumerate(seen):
        for _ in range(HALVES):
            order = generator.permutation(len(worths))
            known = worths[order[: len(order) // 2]].mean(0)
            true = worths[order[len(order) // 2 :], :, -1].mean(0)
            came += (true[1:] - true[0]).tolist()
            for turn in range(DEEPEST + 1):
                told[turn] += (known[1:, turn] - known[0, turn]).tolist()
                best = int(known[:, turn].argmax())
                gains[turn, number] += (true[best] - true[0]) / HALVES
                changed[turn] += (best > 0) / HALVES / len(seen)
    for turn in range(DEEPEST + 1):
        place = f"turn {turn + 1}" if turn < DEEPEST else "the end"
        r = np.corrcoef(told[turn], came)[0, 1]
        error = gains[turn].std() / len(seen) ** 0.5
        print(
            f"{place}: r {r:.2f}, {changed[turn]:4.0%} changed,"
            f" {gains[turn].mean():+.2f} ± {error:.2f} points a decision"
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add_game(parser)
    add_setup(parser)
    parser.add_argument("--games", type=positive, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--samples", type=positive, default=48, help="positions played to the end")
    given = parser.parse_args()
    options = game_options(given)
    seen: list[Worths] = []
    for number in range(given.games):
        seed = mixed_seed(given.seed, number)
        seen += seen_in(given.game, given.players or 2, options, seed, given.samples)
        print(f"{len(seen)} decisions of {number + 1} games", flush=True)
    report(seen)


if __name__ == "__main__":
    main()
