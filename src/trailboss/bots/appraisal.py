"""What moves are worth by the champion's network: each is tried in positions that may be the true
one, played on to one's own next turn and judged there. The better half is looked at longer, until
two are left; so the best move is looked at most."""

from __future__ import annotations

import time
from math import log

from trailboss.bots import View
from trailboss.bots.many import Fed, Many
from trailboss.bots.network import Network, slots_of
from trailboss.bots.tries import Ending, Table
from trailboss.core.source import SeededSource

MOST = 5  # moves that are tried
LEAST = 0.01  # how much of the liking a move has, to be tried
SMALL = 4  # positions in one go at first, and later
LARGE = 16
# Standard errors on either side of a 95 % interval, by the number of positions (Student); the last
# is for all above.
DOUBT = (0.0, 0.0, 12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.16, 2.0)


class Appraised:
    """A move that was tried."""

    def __init__(self, code: int, liking: float) -> None:
        self.code = code
        self.liking = liking  # the network's, as a logarithm
        self.endings: list[Ending] = []

    @property
    def looks(self) -> int:
        return len(self.endings)

    @property
    def margin(self) -> float:
        return sum(one.margin for one in self.endings) / self.looks

    @property
    def win(self) -> float:
        return sum(one.win for one in self.endings) / self.looks

    @property
    def worth(self) -> float:
        """As the champion weighs moves: a little by the liking."""
        return sum(one.worth for one in self.endings) / self.looks + self.liking

    @property
    def interval(self) -> tuple[float, float] | None:
        """Where the expected margin lies in 95 of 100 cases, as far as chance goes; unknown for a
        move that was looked at once."""
        if self.looks < 2:
            return None
        mean = self.margin
        spread = sum((one.margin - mean) ** 2 for one in self.endings) / (self.looks - 1)
        doubt = DOUBT[min(self.looks, len(DOUBT) - 1)] * (spread / self.looks) ** 0.5
        return mean - doubt, mean + doubt


class Purse:
    """Time, or a number of tries, to spend in equal parts."""

    def __init__(self, ms: float, tries: int, stages: int) -> None:
        self.tries = tries
        self.ms = ms
        self.began = time.perf_counter()
        self.stages = stages
        self.spent = 0

    def count(self, stage: int, moves: int, looked: int, each: float) -> int:
        """Positions to look at next, 0 at the end of the stage. `each` is what one took, in
        seconds."""
        share = (stage + 1) / self.stages
        if self.tries:
            return min(LARGE, int((self.tries * share - self.spent) / moves))
        left = self.ms / 1000 * share - (time.perf_counter() - self.began)
        if not looked:
            return SMALL
        return min(LARGE, int(left / max(each, 1e-6)))


def candidates(network: Network, view: View, most: int, source: SeededSource) -> list[Appraised]:
    """The moves the network likes best, at least two where there are two."""
    position = view.resample(source)
    row = view.rules.encode(position, view.seat)
    likings, _ = network.judge(row, slots_of(view.rules, view.legal))
    found = [Appraised(code, float(liking)) for code, liking in zip(view.legal, likings.tolist())]
    found.sort(key=lambda one: -one.liking)
    return [one for place, one in enumerate(found[:most]) if place < 2 or one.liking >= log(LEAST)]


def appraised(
    network: Network, view: View, ms: float, tries: int, source: SeededSource
) -> list[Appraised]:
    """The moves worth a thought, the best first, for so many milliseconds or tries."""
    most = MOST if not tries else min(MOST, max(1, tries))
    found = candidates(network, view, most, source)
    stages = 1
    many = len(found)
    while many > 2:
        many = (many + 1) // 2
        stages += 1
    purse = Purse(ms, tries, stages)
    left = list(found)
    table = Table(Many(network), view.rules)
    alike: dict[int, Fed] = {}
    for stage in range(stages):
        moves = [one.code for one in left]
        looked = 0
        each = 0.0
        while (count := purse.count(stage, len(left), looked, each)) > 0:
            began = time.perf_counter()
            for endings in table.sample(view, moves, count, source, alike):
                for one, ending in zip(left, endings, strict=True):
                    one.endings.append(ending)
            looked += count
            purse.spent += count * len(left)
            each = (time.perf_counter() - began) / count
        if looked:
            left.sort(key=lambda one: -one.worth)
            left = left[: max(2, (len(left) + 1) // 2)]
    looked_at = [one for one in found if one.looks]
    return sorted(looked_at, key=lambda one: (-one.looks, -one.worth))
