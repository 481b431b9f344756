"""Moves as features, so that a small network can generalise over them: what kind a move is, and
what it would change at once.

    features = trailboss.env.move_features("el-paso")
    features.names                      # what the numbers are; features.meanings says more
    features(position)                  # a row for every legal move
    features.actions(position)          # the actions these rows are about

In an environment of one game `env.unwrapped.move_features()` gives both for the pending decision,
`batch.move_features(game)` for one game of a batch.

What a move changes is found by making it on a copy that has no chance: up to the first draw. A seat
learns nothing from that which it could not work out.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from trailboss.core.encoding import CATEGORY
from trailboss.core.errors import TrailbossError
from trailboss.core.rules import Position, Rules
from trailboss.core.source import NoSource
from trailboss.titles import rules_of

# Numbers of one's own place that say what a move costs and brings, by how their names begin.
CHANGING = (
    "money", "tokens", "certificates", "permanent", "built", "markers", "step limit", "hand limit",
    "hand size", "hand value", "workers ", "ready ", "hazards", "hazard points", "points ",
)  # fmt: skip
OWN = "own: "
REVEALS = "reveals"
ENDS = "ends turn"
MEANINGS = (
    "1 if something is drawn on the way: what comes after that is not counted",
    "1 if another seat decides then, or another turn begins, or the game is over",
)


class MoveFeatures:
    """The features of the moves of a title. `names`: the kinds of move, then `reveals` and `ends
    turn`, and the change of each number of the seat that counts; `meanings` says what each is."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        encoding = rules.encoding()
        self.slots = np.array(encoding.slots, np.int64)  # the action of each move
        self.kinds = [kind.name for kind in rules.codec.kinds]
        self.kind_of = np.zeros(rules.action_count, np.int64)
        for number, kind in enumerate(rules.codec.kinds):
            self.kind_of[kind.base : kind.base + kind.size] = number
        self.columns = [
            at
            for at, column in enumerate(encoding.columns)
            if column.kind != CATEGORY
            and column.name.startswith(OWN)
            and column.name.removeprefix(OWN).startswith(CHANGING)
        ]
        self.names = [f"kind {kind}" for kind in self.kinds] + [REVEALS, ENDS]
        self.meanings = ["1 for a move of this kind"] * len(self.kinds) + list(MEANINGS)
        for at in self.columns:
            column = encoding.columns[at]
            self.names.append(f"change {column.name.removeprefix(OWN)}")
            self.meanings.append(f"how many more: {column.meaning}")

    def actions(self, position: Position) -> NDArray[np.int64]:
        """The legal actions of the pending decision, in the order of the rows."""
        return self.slots[self.rules.legal(position)]

    def __call__(self, position: Position) -> NDArray[np.float32]:
        """A row for each legal move of the pending decision, in the order of their codes."""
        rules = self.rules
        seat = position.seat
        legal = rules.legal(position)
        before = self.numbers(position, seat)
        found = np.zeros((len(legal), len(self.names)), np.float32)
        first = len(self.kinds)
        for at, code in enumerate(legal):
            after = position.copy()
            found[at, self.kind_of[code]] = 1
            try:
                rules.apply(after, code, NoSource())
            except TrailbossError:
                found[at, first] = 1
            over = after.seat < 0
            found[at, first + 1] = over or after.seat != seat or after.turn != position.turn
            found[at, first + 2 :] = self.numbers(after, seat) - before
        return found

    def numbers(self, position: Position, seat: int) -> NDArray[np.float32]:
        row = np.frombuffer(self.rules.encode(position, seat), np.uint8)
        return row[self.columns].astype(np.float32)


def move_features(game: str | Rules) -> MoveFeatures:
    """The features of the moves of a title."""
    return MoveFeatures(rules_of(game) if isinstance(game, str) else game)
