"""What moves are worth by the champion's networks: each is tried in positions that may be the true
one, played on for some turns by the quick network and judged there by the large one. The better
half is looked at longer, until two are left; so the best move is looked at most. The champion looks
ahead so, and gives hints."""

from __future__ import annotations

import time
from math import inf, log

from trailboss.bots import View
from trailboss.bots.many import Many, Rows
from trailboss.bots.network import Network, slots_of
from trailboss.bots.tries import FIFTH_TURN, NEXT_TURN, THIRD_TURN, Ending, Table
from trailboss.build import COMPILED
from trailboss.core.source import SeededSource

MOST = 5  # moves that are tried
HARDLY = 0.0005  # how much of the liking a move has, to be tried
SMALL = 2  # positions in one go at first; then twice as many each time,
LARGE = 64  # up to so many: the network answers many questions at once for little more than a few
FEWEST = 8  # positions before anything is beyond doubt
LIKED = 1.0  # points that a unit of the liking, which is a logarithm, is worth at first
AS_GOOD_AS = 8  # looks: as many as tell as much as the liking does
# Time enough to look to a later turn than the next. What a move is worth shows better there, for a
# few times the work (benchmarks/lookahead.py).
PATIENT_MS = 300 if COMPILED else 3000
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
        """What it came to on average; the fewer the looks, the more the liking counts."""
        liked = LIKED * self.liking * AS_GOOD_AS / (AS_GOOD_AS + self.looks)
        return sum(one.worth for one in self.endings) / self.looks + liked

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

    def __init__(self, ms: float, tries: int, began: float | None = None) -> None:
        self.tries = tries
        self.ms = ms
        self.began = time.perf_counter() if began is None else began
        self.spent = 0
        self.last = 0  # positions looked at in one go
        self.each = 0.0  # seconds a try took then

    def count(self, share: float, moves: int) -> int:
        """Positions to look at next with so many moves; 0 when this share of all is spent."""
        if self.tries:
            return min(LARGE, int((self.tries * share - self.spent) / moves))
        if not self.spent:
            return SMALL
        left = self.ms / 1000 * share - (time.perf_counter() - self.began)
        return max(0, min(LARGE, 2 * self.last, int(left / max(self.each * moves, 1e-6))))

    def spend(self, count: int, moves: int, seconds: float) -> None:
        self.spent += count * moves
        self.last = count
        self.each = seconds / (count * moves)


def candidates(
    legal: list[int],
    likings: list[float],
    most: int = MOST,
    least: int = 2,
) -> list[Appraised]:
    """The moves the network likes best, at least so many where there are as many; more only if it
    likes them enough."""
    found = [Appraised(code, liking) for code, liking in zip(legal, likings, strict=True)]
    found.sort(key=lambda one: -one.liking)
    return [
        one for place, one in enumerate(found[:most]) if place < least or one.liking >= log(HARDLY)
    ]


def appraised(
    network: Network, view: View, ms: float, tries: int, source: SeededSource
) -> list[Appraised]:
    """The moves worth a thought, the best first, for so many milliseconds or tries."""
    position = view.resample(source)
    row = view.rules.encode(position, view.seat)
    likings, _ = network.judge(row, slots_of(view.rules, view.legal))
    most = MOST if not tries else min(MOST, max(1, tries))
    found = candidates(view.legal, likings.tolist(), most)
    until = horizon(len(view.rules.totals(position)), 0 if tries else ms)
    compare(network, view, found, Purse(ms, tries), source, until)
    looked_at = [one for one in found if one.looks]
    return sorted(looked_at, key=lambda one: (-one.looks, -one.worth))


def compare(
    network: Network,
    view: View,
    moves: list[Appraised],
    purse: Purse,
    source: SeededSource,
    until: str,
    enough: float = inf,
) -> Appraised:
    """The best of some moves. Nobody looks on when it is ahead by `enough` standard errors."""
    player = None if network.quick is network else Many(network.quick)
    table = Table(Many(network), view.rules, player)
    alike: Rows = {}
    left = list(moves)
    stages = stages_of(len(left))
    for stage in range(stages):
        codes = [one.code for one in left]
        while count := purse.count((stage + 1) / stages, len(left)):
            began = time.perf_counter()
            for endings in table.sample(view, codes, count, source, alike, until):
                for one, ending in zip(left, endings, strict=True):
                    one.endings.append(ending)
            purse.spend(count, len(left), time.perf_counter() - began)
            if settled(left, enough):
                return max(left, key=lambda one: one.worth)
        if left[0].looks:
            left.sort(key=lambda one: -one.worth)
            left = left[: max(2, (len(left) + 1) // 2)]
    return left[0]


def horizon(seats: int, ms: float) -> str:
    """How far to look with so many milliseconds, 0 for no limit: among many, one's own turns are
    further apart."""
    if 0 < ms < PATIENT_MS:
        return NEXT_TURN
    return FIFTH_TURN if seats <= 2 else THIRD_TURN


def stages_of(moves: int) -> int:
    """How often the worse half goes until two are left, and the look at those."""
    stages = 1
    while moves > 2:
        moves = (moves + 1) // 2
        stages += 1
    return stages


def settled(moves: list[Appraised], enough: float) -> bool:
    """Is the best move better than every other beyond doubt?"""
    looks = moves[0].looks
    if enough == inf or looks < FEWEST:
        return False
    best = max(moves, key=lambda one: one.worth)
    for other in moves:
        if other is best:
            continue
        apart = [a.worth - b.worth for a, b in zip(best.endings, other.endings, strict=True)]
        mean = sum(apart) / looks
        spread = sum((one - mean) ** 2 for one in apart) / (looks - 1)
        if best.worth - other.worth < enough * (spread / looks) ** 0.5:
            return False
    return True
