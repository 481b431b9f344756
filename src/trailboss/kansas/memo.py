"""The rows of one game after another: what has not changed since the last row is kept.

A decision changes little, mostly at the deciding seat. Each part of a row remembers what it was
made from; comparing that is much faster than making the part.
"""

from __future__ import annotations

from trailboss.core.encoding import row_bytes
from trailboss.core.frames import WIDTH
from trailboss.core.rules import Position, RowMemo
from trailboss.kansas.columns import Places
from trailboss.kansas.encoding import (
    add_frame,
    add_markets,
    add_seat,
    add_set_up,
    add_trail,
)
from trailboss.kansas.state import Player, State


class SeatMemo:
    """The columns of a seat, as itself and others see it."""

    def __init__(self) -> None:
        self.player: Player | None = None  # as it was
        self.trail: int = -1  # which state of the trail
        self.ends: bool = False  # the job market token
        self.own: bytearray = bytearray()
        self.other: bytearray = bytearray()
        self.total: int = 0

    def row(self, s: State, seat: int, own: bool, trail: int, places: Places) -> bytearray:
        p = s.players[seat]
        before = self.player
        ends = s.ender == seat
        if before is None or trail != self.trail or ends != self.ends or not same(p, before):
            self.player = p.copy()
            self.trail = trail
            self.ends = ends
            self.own = bytearray()
            self.other = bytearray()
        kept = self.own if own else self.other
        if kept:
            return kept
        out: list[int] = []
        self.total = add_seat(s, seat, own, places, out)
        row = row_bytes(out)
        if own:
            self.own = row
        else:
            self.other = row
        return row


def same(p: Player, q: Player) -> bool:
    """Nothing of a player has changed; what changes most comes first."""
    return (
        p.money == q.money
        and p.herder == q.herder
        and p.hand == q.hand
        and p.discard == q.discard
        and p.draw == q.draw
        and p.known == q.known
        and p.tokens == q.tokens
        and p.engine == q.engine
        and p.certificate == q.certificate
        and p.permanent == q.permanent
        and p.stations == q.stations
        and p.masters == q.masters
        and p.shed == q.shed
        and p.built == q.built
        and p.woods == q.woods
        and p.started == q.started
        and p.workers == q.workers
        and p.area == q.area
        and p.taken == q.taken
        and p.discs == q.discs
        and p.cities == q.cities
    )


class KansasMemo(RowMemo):
    def __init__(self, places: Places) -> None:
        self.places = places
        self.trail: list[int] = []
        self.trail_number: int = 0
        self.trails: list[bytearray] = [bytearray() for _ in range(4)]  # by seat
        self.seats: list[SeatMemo] = [SeatMemo() for _ in range(4)]
        self.market_row: bytearray = bytearray()
        # What the markets were made from. The state replaces these lists when they change.
        self.jobs: list[int] = []
        self.bags: list[list[int]] = []
        self.stock: list[int] = []
        self.beside: list[int] = []
        self.objectives: list[int] = []
        self.masters: list[int] = []
        # These it changes as they are.
        self.placed: int = -1
        self.market: list[int] = []
        self.foresight: list[int] = []
        self.display: list[int] = []

    def row(self, position: Position, seat: int, totals: list[int]) -> bytearray:
        assert isinstance(position, State)
        s = position
        places = self.places
        out: list[int] = []
        add_set_up(s, seat, places, out)
        row = row_bytes(out)
        row += self.trail_part(s, seat)
        row += self.market_part(s)
        depth = len(s.stack)
        out = []
        add_frame(s, depth - WIDTH, places, out)
        add_frame(s, depth - 2 * WIDTH, places, out)
        row += row_bytes(out)
        seats = s.setup.players
        for _ in range(seats):
            totals.append(0)
        for distance in range(seats):
            other = (seat + distance) % seats
            memo = self.seats[other]
            row += memo.row(s, other, distance == 0, self.trail_number, places)
            totals[other] = memo.total
        return row

    def trail_part(self, s: State, seat: int) -> bytearray:
        if s.trail != self.trail:
            self.trail = s.trail[:]
            self.trail_number += 1
            self.trails = [bytearray() for _ in range(4)]
        kept = self.trails[seat]
        if not kept:
            out: list[int] = []
            add_trail(s, seat, self.places, out)
            kept = row_bytes(out)
            self.trails[seat] = kept
        return kept

    def market_part(self, s: State) -> bytearray:
        if not (
            s.jobs is self.jobs
            and s.bags is self.bags
            and s.stock is self.stock
            and s.beside is self.beside
            and s.objectives is self.objectives
            and s.masters is self.masters
            and s.placed == self.placed
            and s.market == self.market
            and s.foresight == self.foresight
            and s.display == self.display
        ):
            self.jobs = s.jobs
            self.bags = s.bags
            self.stock = s.stock
            self.beside = s.beside
            self.objectives = s.objectives
            self.masters = s.masters
            self.placed = s.placed
            self.market = s.market[:]
            self.foresight = s.foresight[:]
            self.display = s.display[:]
            out: list[int] = []
            add_markets(s, self.places, out)
            self.market_row = row_bytes(out)
        return self.market_row
