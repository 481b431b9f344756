"""What a network is fed with: a row of the encoding as features, each with a name.

A category has a feature for each of its values, a count one for each small number and for ranges
above, and counts come as scaled numbers too; nothing is fed for a zero. Then come the legal moves,
the things they lead to wherever these lie, and the things ahead of the herder (core.things). A
network keeps the names, so that one of before can be taken over when columns or moves have changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trailboss.core.encoding import CATEGORY, LARGEST, OFFSET, ZERO, Column, Encoding

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# Counts from which on a new range begins, above those that are features of their own.
EXACT = 8
RANGES = (10, 12, 14, 16, 20, 24, 32, 40, 48, 64, 80, 96, 128, 160, 192)
POINTS = (1, 3, 6, 10, 16, 24, 32, 48)  # the same for points, which are mostly read as numbers


def bins_of(column: Column) -> list[tuple[str, int]]:
    """The features of a column: their names and the least value of each; a value below the first
    has none."""
    if column.kind == CATEGORY:
        return [(f"{column.name} = {value}", value) for value in range(1, column.size)]
    if column.kind == OFFSET:
        found = [(f"{column.name} < 0", 1)]
        # The value 0 has no feature, like an empty place.
        found.append(("", ZERO))
        return found + [(f"{column.name} from {value}", ZERO + value) for value in POINTS]
    return [
        (f"{column.name} from {value}", value)
        for value in (*range(1, EXACT + 1), *RANGES)
        if value <= column.size
    ]


class Features:
    """The features of an encoding."""

    def __init__(self, encoding: Encoding) -> None:
        import numpy as np

        self.encoding = encoding
        self.names: list[str] = []
        # By column and value: the number of the feature, `none` where there is none.
        table = np.full((encoding.size, LARGEST + 1), -1, np.int32)
        for at, column in enumerate(encoding.columns):
            for name, least in bins_of(column):
                table[at, least:] = len(self.names) if name else -1
                if name:
                    self.names.append(name)
        self.none: int = len(self.names)
        table[table < 0] = self.none
        self.table: NDArray[np.int32] = table
        numbers = [
            (at, column) for at, column in enumerate(encoding.columns) if column.kind != CATEGORY
        ]
        self.number_columns: NDArray[np.int64] = np.array([at for at, _ in numbers], np.int64)
        self.number_zero: NDArray[np.float32] = np.array(
            [ZERO if column.kind == OFFSET else 0 for _, column in numbers], np.float32
        )
        self.number_scale: NDArray[np.float32] = np.array(
            [1.0 / max(column.size, 1) for _, column in numbers], np.float32
        )
        self.number_names: list[str] = [f"{column.name} scaled" for _, column in numbers]
        self.move_names: list[str] = [f"legal: {name}" for name in encoding.moves]
        self.things = SpotTable(encoding)
        self.inputs: list[str] = (
            self.names
            + self.number_names
            + self.move_names
            + [f"leads to: {name}" for name in self.things.names]
            + self.things.ahead_names
        )

        # By column: its place among the numbers, or one behind them for a category.
        self.number_place: NDArray[np.int64] = np.full(encoding.size, len(numbers), np.int64)
        self.number_place[self.number_columns] = np.arange(len(numbers))

    @property
    def count(self) -> int:
        return len(self.inputs)

    def numbers(self, row: NDArray[np.uint8]) -> NDArray[np.float32]:
        """The scaled numbers of one row; an empty place of a seat stays 0."""
        import numpy as np

        raw = row[self.number_columns].astype(np.float32)
        found: NDArray[np.float32] = (raw - self.number_zero) * self.number_scale
        found[raw == 0] = 0.0
        return found


class SpotTable:
    """The things of an encoding as arrays. A thing behind the last one is none, and so is a spot
    behind the last one."""

    def __init__(self, encoding: Encoding) -> None:
        import numpy as np

        things = encoding.things
        self.names = things.names
        self.ahead_names = things.ahead_names
        self.none = len(things.names)
        self.spots = len(things.columns)
        self.columns: NDArray[np.int64] = np.array([*things.columns, 0], np.int64)
        self.table: NDArray[np.int64] = spot_table(things.tables + [[-1] * 256], self.none)
        most = max([1, *(len(spots) for spots in things.of_move)])
        self.of_move: NDArray[np.int64] = np.full((encoding.move_count, most), self.spots, np.int64)
        for slot, spots in enumerate(things.of_move):
            self.of_move[slot, : len(spots)] = spots

        self.herder = things.herder
        self.ahead_none = len(things.ahead_names)
        self.ahead_columns: NDArray[np.int64] = np.array(things.ahead_columns, np.int64)
        self.ahead_table: NDArray[np.int64] = spot_table(things.ahead_tables, self.ahead_none)
        # By the herder's space and spot: is it ahead?
        self.ahead: NDArray[np.bool_] = np.zeros((LARGEST + 1, len(things.ahead_columns)), bool)
        for spot, herders in enumerate(things.ahead_from):
            self.ahead[herders, spot] = True
        self.matters: NDArray[np.bool_] = np.zeros(
            encoding.size, bool
        )  # columns, for what is ahead
        self.matters[[self.herder, *things.ahead_columns]] = True

    def reached(self, row: NDArray[np.uint8], slots: NDArray[np.int64]) -> NDArray[np.int64]:
        """What moves lead to: some things for each, `none` where there are fewer."""
        spots = self.of_move[slots]
        found: NDArray[np.int64] = self.table[spots, row[self.columns[spots]]]
        return found

    def coming(self, row: NDArray[np.uint8]) -> NDArray[np.int64]:
        """The things ahead of the observer's herder, each once."""
        import numpy as np

        there = np.nonzero(self.ahead[row[self.herder]])[0]
        found = np.unique(self.ahead_table[there, row[self.ahead_columns[there]]])
        return found[found < self.ahead_none]


def spot_table(tables: list[list[int]], none: int) -> NDArray[np.int64]:
    import numpy as np

    found = np.array(tables, np.int64).reshape(len(tables), LARGEST + 1)
    found[found < 0] = none
    return found
