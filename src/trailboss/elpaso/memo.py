"""The rows of one game after another; see core.memo."""

from __future__ import annotations

from typing import Final

from trailboss.core.encoding import ZERO
from trailboss.core.memo import AROUND as RING
from trailboss.core.memo import CHANGES, FLAT, SUMS, Frames, SeatMemo, TableMemo
from trailboss.core.packing import Part
from trailboss.core.rules import Position
from trailboss.elpaso.delivery import permanent_certificates
from trailboss.elpaso.encoding import (
    add_automa,
    add_board,
    add_frame,
    add_head,
    add_markets,
    add_ring_tiles,
)
from trailboss.elpaso.hand import hand_limit
from trailboss.elpaso.movement import step_limit
from trailboss.elpaso.scoring import (
    LINES,
    all_objectives,
    best_objectives,
    bonus_points,
    building_points,
    cattle_points,
    post_points,
    worker_points,
)
from trailboss.elpaso.state import Player, State
from trailboss.elpaso.tables import Tables

FRAMES: Final[Frames] = {}  # their columns depend on no tables

# A player's things in the order of ElPasoSeatMemo.changed, by their bits; then numbers.
CARDS: Final = 0b1111  # hand, draw pile, discard pile, what is known of the hand
BOARD: Final = 0b1111 << 4
AROUND: Final = 1 << 8
CLAIMS: Final = 1 << 9
OTHERS: Final = 1 << 10


class ElPasoSeatMemo(SeatMemo):
    def __init__(self) -> None:
        super().__init__()
        # The player's numbers as they were.
        self.around: int = -1
        self.claims: bool = False
        self.discs: int = 0
        self.money: int = 0
        self.tokens: int = 0
        self.herder: int = 0
        self.certificate: int = 0
        self.markers: int = 0
        self.started: bool = False
        # What was made of the player's things.
        self.board: bytes = b""
        self.permanent: int = 0
        self.steps: int = 0
        self.hand_limit: int = 0
        self.face_down: bytes = b""  # cards in hand and draw pile
        self.every: bytes = b""  # all cards
        self.points: list[int] = [ZERO] * len(LINES)  # as the columns have them

    def changed(self, position: Position, seat: int, around: int) -> bool:
        assert isinstance(position, State)
        s = position
        p = s.players[seat]
        claims = s.claimer == seat  # does it stand on the Simmental space?
        new = CHANGES(
            self.memory,
            p.hand,
            p.draw,
            p.discard,
            p.known,
            p.ready,
            p.objectives,
            p.bonuses,
            p.posts,
        )
        new |= self.new_numbers(p, around, claims)
        if not new:
            return False
        points = self.points
        t = s.tables
        automa = seat == s.setup.automa
        if new & AROUND:
            points[1] = building_points(s, seat) + ZERO
        board = new & BOARD != 0
        if board:
            self.new_board(s, p, automa)
        owns = False
        if new & CARDS:
            owns = self.count_cards(s, p)
            self.own_cards = b""
            self.other_cards = b""
        if board or owns:
            points[3] = worker_points(s, p) + ZERO
        if owns or new & CLAIMS:
            points[4] = cattle_points(s, p) + (t.simmental_vp if claims else 0) + ZERO
        if automa:
            if board:
                points[6] = all_objectives(s, p) + ZERO
        else:
            points[0] = p.money // t.dollars_per_vp + ZERO
            if board or owns or new & AROUND:
                points[6] = best_objectives(s, seat) + ZERO
        total = 0
        for number in points:
            total += number
        self.total = total - ZERO * len(points)
        return True

    def new_numbers(self, p: Player, around: int, claims: bool) -> int:
        """Which numbers are not as they were. To compare them here is cheaper than to hand them
        over."""
        new = 0
        if around != self.around:
            self.around = around
            new |= AROUND
        if claims != self.claims:
            self.claims = claims
            new |= CLAIMS
        if p.discs != self.discs:
            self.discs = p.discs
            new |= BOARD
        if (
            p.money != self.money
            or p.herder != self.herder
            or p.tokens != self.tokens
            or p.certificate != self.certificate
            or p.markers != self.markers
            or p.started != self.started
        ):
            self.money = p.money
            self.herder = p.herder
            self.tokens = p.tokens
            self.certificate = p.certificate
            self.markers = p.markers
            self.started = p.started
            new |= OTHERS
        return new

    def new_board(self, s: State, p: Player, automa: bool) -> None:
        out: list[int] = []
        add_board(s, p, out)
        self.board = FLAT(out)
        self.points[2] = post_points(s, p) + ZERO
        self.points[5] = bonus_points(s, p) + ZERO
        if not automa:
            self.permanent = permanent_certificates(s, p)
            self.steps = step_limit(s, p)
            self.hand_limit = hand_limit(s, p)

    def count_cards(self, s: State, p: Player) -> bool:
        """Count the deck. Does it hold other cards than before, wherever they are?"""
        count = s.tables.card_count
        self.face_down = SUMS(0, count, p.hand, p.draw)
        every = SUMS(0, count, p.hand, p.draw, p.discard)
        owns = every != self.every
        self.every = every
        return owns

    def cards(self, t: Tables, discard: list[int], known: list[int]) -> bytes:
        """The columns of the deck, with those cards known to be in hand."""
        return FLAT(SUMS(0, t.card_count, discard), self.face_down, SUMS(0, t.cattle_count, known))

    def made(self, position: Position, seat: int, own: bool) -> bytes:
        assert isinstance(position, State)
        s = position
        p = s.players[seat]
        if own:
            if not self.own_cards:
                self.own_cards = self.cards(s.tables, p.discard, p.hand)
                self.own_value = hand_value(s.tables, p.hand)
        elif not self.other_cards:  # of others only what everybody knows to be in hand
            self.other_cards = self.cards(s.tables, p.discard, p.known)
            self.other_value = hand_value(s.tables, p.known)
        return FLAT(
            2 if seat == s.setup.automa else 1,
            p.money,
            p.tokens,
            p.herder + 1 if p.started else 0,
            p.certificate,
            self.permanent,
            p.markers,
            self.steps,
            self.hand_limit,
            p.hand[-1],
            p.draw[-1],
            self.own_value if own else self.other_value,
            self.board,
            self.own_cards if own else self.other_cards,
            self.points,
        )


def hand_value(t: Tables, cards: list[int]) -> int:
    """The value of the different cattle among these."""
    value = 0
    for kind in range(t.cattle_count):
        if cards[kind]:
            value += t.card_value[kind]
    return value


class ElPasoMemo(TableMemo):
    def __init__(self, size: int) -> None:
        super().__init__(FRAMES, size)
        # What the columns of ring and markets and those of Sue were made from.
        self.memory: bytearray = bytearray()
        self.automa: bytearray = bytearray()
        self.market: bytes = b""

    def count(self, position: Position) -> int:
        assert isinstance(position, State)
        return position.setup.seats

    def setting(self, position: Position) -> object:
        assert isinstance(position, State)
        return position.setup

    def new_seat(self) -> SeatMemo:
        return ElPasoSeatMemo()

    def news(self, position: Position) -> int:
        assert isinstance(position, State)
        s = position
        return CHANGES(
            self.memory,
            s.ring,
            s.buildings,
            s.market,
            s.workers,
            s.objective_display,
            s.bonus_display,
            s.objectives,
            s.bonuses,
        )

    def lies_around(self, position: Position) -> list[int]:
        assert isinstance(position, State)
        return position.ring

    def spaces_shown(self, position: Position) -> list[int]:
        assert isinstance(position, State)
        return list(range(len(position.ring)))

    def opponent_part(self, position: Position) -> bytes:
        assert isinstance(position, State)
        s = position
        if s.setup.automa >= 0 and CHANGES(self.automa, s.order, s.automa, s.supply):
            out: list[int] = []
            add_automa(s, out)
            self.opponent = FLAT(out)
        return self.opponent

    def add_markets(self, position: Position, news: int, parts: list[Part]) -> None:
        assert isinstance(position, State)
        if news > RING:
            out: list[int] = []
            add_markets(position, out)
            self.market = FLAT(out)
        parts.append(self.market)

    def add_head(self, position: Position, seat: int, out: list[int]) -> None:
        assert isinstance(position, State)
        add_head(position, seat, out)

    def clock_part(self, position: Position, seat: int) -> bytes:
        assert isinstance(position, State)
        s = position
        seats = s.setup.seats
        return FLAT(
            (s.seat - seat) % seats + 1 if s.seat >= 0 else 0,
            (s.claimer - seat) % seats + 1 if s.claimer >= 0 else 0,
            s.turn,
            s.simmental,
        )

    def add_tiles(self, position: Position, seat: int, out: list[int]) -> None:
        assert isinstance(position, State)
        add_ring_tiles(position, seat, out)

    def add_frame(self, position: Position, at: int, out: list[int]) -> None:
        assert isinstance(position, State)
        add_frame(position, at, out)
