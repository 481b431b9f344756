"""The rows of one game after another: what has not changed at a seat since the last row is kept."""

from __future__ import annotations

from trailboss.core.encoding import row_bytes
from trailboss.core.frames import WIDTH
from trailboss.core.rules import Position, RowMemo
from trailboss.elpaso.encoding import add_frame, add_seat, add_table
from trailboss.elpaso.state import Player, State


class SeatMemo:
    """The columns of a seat, as itself and others see it."""

    def __init__(self) -> None:
        self.player: Player | None = None  # as it was
        self.ring: int = -1  # which state of the ring
        self.claims: bool = False
        self.own: bytearray = bytearray()
        self.other: bytearray = bytearray()
        self.total: int = 0

    def row(self, s: State, seat: int, own: bool, ring: int) -> bytearray:
        p = s.players[seat]
        before = self.player
        claims = s.claimer == seat
        if before is None or ring != self.ring or claims != self.claims or not same(p, before):
            self.player = p.copy()
            self.ring = ring
            self.claims = claims
            self.own = bytearray()
            self.other = bytearray()
        kept = self.own if own else self.other
        if kept:
            return kept
        out: list[int] = []
        self.total = add_seat(s, seat, own, out)
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
        and p.ready == q.ready
        and p.tokens == q.tokens
        and p.certificate == q.certificate
        and p.discs == q.discs
        and p.markers == q.markers
        and p.started == q.started
        and p.objectives == q.objectives
        and p.bonuses == q.bonuses
        and p.posts == q.posts
    )


class ElPasoMemo(RowMemo):
    def __init__(self) -> None:
        self.ring: list[int] = []
        self.ring_number: int = 0
        self.seats: list[SeatMemo] = [SeatMemo() for _ in range(4)]

    def row(self, position: Position, seat: int, totals: list[int]) -> bytearray:
        assert isinstance(position, State)
        s = position
        if s.ring != self.ring:
            self.ring = s.ring[:]
            self.ring_number += 1
        out: list[int] = []
        add_table(s, seat, out)
        depth = len(s.stack)
        add_frame(s, depth - WIDTH, out)
        add_frame(s, depth - 2 * WIDTH, out)
        row = row_bytes(out)
        seats = s.setup.seats
        for _ in range(seats):
            totals.append(0)
        for distance in range(seats):
            other = (seat + distance) % seats
            memo = self.seats[other]
            row += memo.row(s, other, distance == 0, self.ring_number)
            totals[other] = memo.total
        return row
