"""What a network is fed with: a row of the encoding as features, each with a name.

A category has a feature for each of its values, a count one for each small number and for ranges
above, and counts come as scaled numbers too; nothing is fed for a zero. The legal moves are the
last features. A network keeps the names, so that one of before can be taken over when columns or
moves have changed.
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
        self.inputs: list[str] = self.names + self.number_names + self.move_names

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
