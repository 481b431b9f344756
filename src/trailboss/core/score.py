"""Score sheets: points by category, in the order of the printed pad."""

from __future__ import annotations


class ScoreSheet:
    """One seat's final count."""

    def __init__(self, lines: dict[str, int]) -> None:
        self.lines = lines

    @property
    def total(self) -> int:
        return sum(self.lines.values())

    def __repr__(self) -> str:
        return f"ScoreSheet({self.total}: {self.lines})"
