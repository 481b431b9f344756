"""Node counts: how many different ways a game can go on for so many moves.

All ways from a position are walked to a fixed depth. Chance is fixed by the path: every child gets
a copy of the position and of the seeded source as its parent left them, so two paths never share
what they draw and the counts do not depend on the order of walking. Each depth gives the number of
nodes and, as a checksum, the sum of the codes of the last moves modulo 2^32.

`python -m tests.nodes.count` prints the counts for the table in test_nodes.py.
"""

from __future__ import annotations

from typing import Any

from tests.property.elpaso_choosers import chooser_for
from tests.property.elpaso_plan import EL_PASO
from tests.property.plan import TITLES
from trailboss.core.rules import Position, Rules
from trailboss.core.source import SeededSource
from trailboss.game import begin
from trailboss.titles import rules_of

Words = tuple[int, int, int, int]
Counts = list[tuple[int, int]]


def walk(rules: Rules, position: Position, words: Words, left: int, counts: Counts) -> None:
    """Add the nodes below a position; `words` are the state of the source here."""
    depth = len(counts) - left
    legal = rules.legal(position)
    nodes, checksum = counts[depth]
    counts[depth] = (nodes + len(legal), (checksum + sum(legal)) % 2**32)
    if left == 1:
        return
    for code in legal:
        child = position.copy()
        source = SeededSource(0)
        source.restore(words)
        rules.apply(child, code, source)
        walk(rules, child, source.save(), left - 1, counts)


class Root:
    """Where a walk begins: a game of a seed after so many moves."""

    def __init__(
        self,
        game: str,
        players: int,
        seed: int,
        moves: int,
        depth: int,
        number: int = 1,
        **options: Any,
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.moves = moves
        self.depth = depth
        self.number = number  # of the rules
        self.options = options
        self.name = f"{game} {players}p seed {seed} after {moves}"
        if number > 1:
            self.name += f" rules {number}"

    def counts(self) -> Counts:
        # Games of before are played with the tables of their time.
        rules = rules_of(self.game, "1" if self.number == 1 else None)
        game = begin(rules, self.players, self.seed, None, None, False, self.options)
        chooser = chooser_for(rules, SeededSource(self.seed), "slow")
        while game.step < self.moves and not game.over:
            game.play(chooser.choose(game))
        counts: Counts = [(0, 0)] * self.depth
        walk(rules, game.state, SeededSource(self.seed + 1).save(), self.depth, counts)
        return counts


def roots() -> list[Root]:
    found: list[Root] = []
    for game in TITLES:
        found += [
            Root(game, 2, 1, 0, 6, buildings="a"),
            Root(game, 3, 2, 0, 6, buildings="b", neutral="random"),
            Root(game, 2, 3, 151, 7, buildings="a"),
            Root(game, 3, 4, 300, 6, buildings="b"),
            Root(game, 4, 5, 440, 7, buildings="random"),
            Root(game, 4, 6, 690, 7, buildings="random", neutral="random"),
        ]
    if "second-edition" in TITLES:
        found.append(Root("second-edition", 3, 7, 390, 8, buildings="a", simmental=True))
        found += [
            Root("second-edition", 1, 8, 0, 6, difficulty="easy"),
            Root("second-edition", 1, 9, 45, 7, difficulty="medium", simmental=True),
            Root("second-edition", 1, 10, 90, 7, difficulty="hard", deck="tuned"),
        ]
    found += [
        Root("first-edition", 2, 21, 150, 6, number=2, buildings="b"),
        Root("second-edition", 2, 22, 0, 5, number=2, buildings="a"),
        Root("second-edition", 3, 23, 220, 6, number=2, buildings="b", simmental=True),
        Root("second-edition", 1, 24, 60, 6, number=2, difficulty="medium"),
    ]
    found += [
        Root(EL_PASO, 1, 11, 0, 6, difficulty=0),
        Root(EL_PASO, 1, 12, 80, 8, difficulty=3, buildings="b", trains="star"),
        Root(EL_PASO, 2, 13, 0, 6, buildings="a"),
        Root(EL_PASO, 2, 14, 150, 7, buildings="b", trains="star"),
        Root(EL_PASO, 2, 15, 250, 7, buildings="random", trains="random"),
        Root(EL_PASO, 3, 16, 200, 7, neutral="random"),
        Root(EL_PASO, 3, 17, 350, 7, buildings="b"),
        Root(EL_PASO, 4, 18, 500, 7, buildings="random", neutral="random", trains="random"),
    ]
    return found


def main() -> None:
    for root in roots():
        print(f"    {root.name!r}: {root.counts()},".replace("'", '"'))


if __name__ == "__main__":
    main()
