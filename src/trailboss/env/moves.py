"""Moves as features, so that a small network can generalise over them: what kind a move is, and
what it would change at once.

    names = trailboss.env.move_features("el-paso").names
    table = trailboss.env.move_features("el-paso")(position)     # one row for every legal move

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


class MoveFeatures:
    """The features of the moves of a title. `names`: the kinds of move, then `reveals` (is
    something drawn?), `ends turn`, and the change of each number of the seat that counts."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        encoding = rules.encoding()
        self.kinds = [kind.name for kind in rules.codec.kinds]
        self.kind_of = np.zeros(rules.action_count, np.int64)
        for number, kind in enumerate(rules.codec.kinds):
            self.kind_of[kind.base : kind.base + kind.size] = number
        self.columns = [
            at
            for at, column in enumerate(encoding.columns)
            if column.kind != CATEGORY
            and column.name.startswith("own: ")
            and column.name.removeprefix("own: ").startswith(CHANGING)
        ]
        changes = [encoding.columns[at].name.removeprefix("own: ") for at in self.columns]
        self.names = [f"kind {kind}" for kind in self.kinds]
        self.names += ["reveals", "ends turn", *[f"change {name}" for name in changes]]

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
