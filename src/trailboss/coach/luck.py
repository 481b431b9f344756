"""What the cards gave: luck of the draw, apart from decisions.

Whenever something was drawn, the same draw is made again several times from the same position. The
luck of it is what the position after the true draw is worth, less the mean over the others. The
true draw is one of equals, so the expectation is zero whatever the network thinks of such
positions: its errors are the same on both sides. Each is played on by the champion to the next
decision of who drew, all with the same luck, and judged there.
"""

from __future__ import annotations

from typing import NamedTuple

from trailboss.bots import mixed_seed
from trailboss.bots.many import Rows
from trailboss.bots.tries import OWN_DECISION, Table, Try
from trailboss.coach.moments import Drawn
from trailboss.core.source import SeededSource

SEED = 3
AGAIN = 6  # times that a draw is made again


class Luck(NamedTuple):
    """What a draw gave to who drew."""

    step: int
    seat: int
    turn: int
    points: float  # of the margin
    error: float  # the standard error: only so many other draws were looked at


def luck_of(table: Table, draws: list[Drawn], again: int = AGAIN) -> list[Luck]:
    tries: list[Try] = []
    for drawn in draws:
        alike: Rows = {}
        luck = mixed_seed(SEED, drawn.step)
        positions = [drawn.after.copy()]
        for number in range(again):
            position = drawn.before.copy()
            source = SeededSource(mixed_seed(luck, number + 1))
            table.rules.apply(position, drawn.code, source)
            positions.append(position)
        for position in positions:
            one = Try(position, None, luck, alike)
            one.seat = drawn.seat
            tries.append(one)
    table.play(tries, OWN_DECISION)
    found: list[Luck] = []
    each = again + 1
    for at, drawn in enumerate(draws):
        true, *others = [one.end.margin for one in tries[at * each : (at + 1) * each]]
        mean = sum(others) / again
        spread = sum((other - mean) ** 2 for other in others) / (again - 1)
        error = (spread / again) ** 0.5
        found.append(Luck(drawn.step, drawn.seat, drawn.turn, true - mean, error))
    return found
