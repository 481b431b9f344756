"""How bots judge: which moves look natural, what a position is worth, which plan fits it.

The rules know nothing of this. Each family has it in its package `judging`, and `Family.judge` puts
it together for a title.
"""

from __future__ import annotations

from collections.abc import Callable

from trailboss.core.features import weighed
from trailboss.core.rules import Position, Rules


class Judge:
    """Judges the positions of one title."""

    def __init__(
        self,
        rules: Rules,
        names: tuple[str, ...],
        styles: dict[str, list[float]],
        plan: Callable[[Position, int], str],
        features: Callable[[Position, int], list[float]],
        incline: Callable[[Position, list[int]], list[int]],
    ) -> None:
        self.rules = rules
        self.names = names  # of the features
        self.styles = styles  # ways to play, as weights of the features; `mixed` is the usual one
        self.plan = plan  # the style that fits what a seat has, is offered and holds in hand
        self.features = features  # what matters about a position to a seat, in numbers
        self.incline = incline  # how natural each legal move looks at a glance, as a weight

    def appraise(self, position: Position, seat: int, style: list[float]) -> float:
        """What the position is worth to a seat: an estimate of its final points."""
        return weighed(self.features(position, seat), style)
