"""Looking ahead with a network: moves are tried in positions that may be the true one, the network
plays on for everybody to one's own next turn, and there its values say what it came to.

All tries are played on at the same time, so that the network answers many decisions at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from trailboss.bots import View, mixed_seed
from trailboss.bots.network import WIN, Network, slots_of
from trailboss.core.encoding import SEATS
from trailboss.core.rules import Position, Rules
from trailboss.core.source import SeededSource

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[np.float32]

LONGEST = 150  # decisions a try is followed
VICTORY = 10.0  # points that winning is worth, beside the margin


class Base:
    """A row, and what it brings into the first layer: other rows of that seat differ in a few
    columns only."""

    def __init__(self, network: Network, row: bytes) -> None:
        import numpy as np

        self.numbers: NDArray[np.uint8] = np.frombuffer(bytes(row), np.uint8)
        self.entered: Floats = network.entered(row)


class Outcome(NamedTuple):
    """What a try came to."""

    margin: float  # points ahead of the best other, expected at the end of the game
    win: float  # the chance to win
    position: Position  # where it was judged

    @property
    def worth(self) -> float:
        return self.margin + VICTORY * self.win


class Try:
    """A move in one of the positions, played on."""

    def __init__(self, position: Position, source: SeededSource) -> None:
        self.position = position
        self.source = source
        self.outcome: Outcome | None = None  # when it is known
        self.legal: list[int] = []
        self.row = b""


class Rollouts:
    """Tries for one decision."""

    def __init__(
        self, network: Network, view: View, moves: list[int], source: SeededSource
    ) -> None:
        self.network = network
        self.view = view
        self.rules: Rules = view.rules
        self.moves = moves
        self.source = source
        self.bases: dict[int, Base] = {}  # by seat
        self.turn = -1

    def sample(self, count: int) -> list[list[Outcome]]:
        """What each move comes to in `count` positions: a list for every position."""
        tries: list[Try] = []
        for _ in range(count):
            base = self.view.resample(self.source)
            self.turn = base.turn
            luck = self.source.word()
            for code in self.moves:
                # Every move has the same luck: what they differ in is the move.
                one = Try(base.copy(), SeededSource(mixed_seed(luck, 0)))
                self.rules.apply(one.position, code, one.source)
                tries.append(one)
        left = tries
        for _ in range(LONGEST):
            left = self.go_on(left)
            if not left:
                break
        found = [one.outcome or self.ended(one.position) for one in tries]
        each = len(self.moves)
        return [found[at : at + each] for at in range(0, len(found), each)]

    def go_on(self, tries: list[Try]) -> list[Try]:
        """One decision further; those that are not at their end."""
        asked = [one for one in tries if self.settle(one)]
        if not asked:
            return []
        x = self.entered(asked)
        x = self.network.hidden(x)
        seat = self.view.seat
        left: list[Try] = []
        for at, one in enumerate(asked):
            position = one.position
            if position.seat == seat and position.turn != self.turn:
                one.outcome = self.judged(position, self.network.values(x[at]))
                continue
            slots = slots_of(self.rules, one.legal)
            liking = self.network.liking(x[at], one.row, slots)
            self.rules.apply(position, one.legal[int(liking.argmax())], one.source)
            left.append(one)
        return left

    def settle(self, one: Try) -> bool:
        """Make the moves that are no choice. Is there a decision then?"""
        position = one.position
        while position.seat >= 0:
            one.legal = self.rules.legal(position)
            if len(one.legal) > 1:
                return True
            self.rules.apply(position, one.legal[0], one.source)
        return False

    def entered(self, asked: list[Try]) -> Floats:
        """What the decisions bring into the first layer, a row each."""
        import numpy as np

        network = self.network
        found = np.empty((len(asked), len(network.entry_bias)), np.float32)
        for at, one in enumerate(asked):
            seat = one.position.seat
            one.row = self.rules.encode(one.position, seat)
            if seat not in self.bases:
                self.bases[seat] = Base(network, one.row)
            base = self.bases[seat]
            numbers = np.frombuffer(one.row, np.uint8)
            x = network.changed(base.entered, base.numbers, numbers)
            found[at] = x + network.offered(one.row, slots_of(self.rules, one.legal))
        return found

    def judged(self, position: Position, values: Floats) -> Outcome:
        """By the network's values at a decision."""
        now = ahead(self.rules.totals(position), self.view.seat)
        margin = now + float(values[0]) - float(values[SEATS])
        return Outcome(margin, float(values[WIN]), position)

    def ended(self, position: Position) -> Outcome:
        """At the end of the game; of one that did not end in time, nobody has won."""
        seat = self.view.seat
        margin = float(ahead(self.rules.totals(position), seat))
        if position.seat >= 0:
            return Outcome(margin, 0.0, position)
        winners = self.rules.winners(position)
        return Outcome(margin, 1 / len(winners) if seat in winners else 0.0, position)


def ahead(totals: list[int], seat: int) -> int:
    """Points ahead of the best other."""
    return totals[seat] - max(points for other, points in enumerate(totals) if other != seat)
