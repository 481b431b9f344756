"""The rows of one game after another; see core.memo."""

from __future__ import annotations

from typing import Final

from trailboss.core.encoding import ZERO, row_bytes
from trailboss.core.memo import Frames, SeatMemo, TableMemo
from trailboss.core.rules import Position
from trailboss.elpaso.delivery import permanent_certificates
from trailboss.elpaso.encoding import (
    add_automa,
    add_board,
    add_clock,
    add_frame,
    add_head,
    add_markets,
    add_ring,
)
from trailboss.elpaso.hand import hand_limit
from trailboss.elpaso.movement import step_limit
from trailboss.elpaso.scoring import (
    all_objectives,
    best_objectives,
    bonus_points,
    building_points,
    cattle_points,
    post_points,
    worker_points,
)
from trailboss.elpaso.state import Player, State

FRAMES: Final[Frames] = {}  # their columns depend on no tables


class ElPasoSeatMemo(SeatMemo):
    def __init__(self) -> None:
        super().__init__()
        self.around: int = -1
        self.claims: bool = False  # does it stand on the Simmental space?
        # The player's things as they were: what changes alone, and the board.
        self.money: int = -1
        self.herder: int = -1
        self.tokens: int = -1
        self.certificate: int = -1
        self.markers: int = -1
        self.started: bool = False
        self.discs: int = -1
        self.ready: list[int] = []
        self.objectives: list[int] = []
        self.bonuses: list[int] = []
        self.posts: list[int] = []
        # What was made of them.
        self.board: bytearray = bytearray()
        self.permanent: int = 0
        self.steps: int = 0
        self.hand_limit: int = 0
        self.face_down: list[int] = []  # cards in hand and draw pile
        self.every: list[int] = []  # all cards
        self.points: list[int] = [0, 0, 0, 0, 0, 0, 0]

    def changed(self, position: Position, seat: int, around: int) -> bool:
        assert isinstance(position, State)
        s = position
        p = s.players[seat]
        board = self.board_changed(p)
        moved = self.moved(p)
        claims = s.claimer == seat
        if not (
            board
            or moved
            or p.money != self.money
            or p.herder != self.herder
            or p.tokens != self.tokens
            or p.certificate != self.certificate
            or p.markers != self.markers
            or p.started != self.started
            or around != self.around
            or claims != self.claims
        ):
            return False
        self.money = p.money
        self.herder = p.herder
        self.tokens = p.tokens
        self.certificate = p.certificate
        self.markers = p.markers
        self.started = p.started
        points = self.points
        t = s.tables
        automa = seat == s.setup.automa
        built = around != self.around
        if built:
            self.around = around
            points[1] = building_points(s, seat)
        if board:
            self.new_board(s, p, automa)
        owns = self.count_cards(s, p) if moved else False
        if board or owns:
            points[3] = worker_points(s, p)
        if owns or claims != self.claims:
            self.claims = claims
            points[4] = cattle_points(s, p) + (t.simmental_vp if claims else 0)
        if automa:
            if board:
                points[6] = all_objectives(s, p)
        else:
            points[0] = p.money // t.dollars_per_vp
            if board or owns or built:
                points[6] = best_objectives(s, seat)
        total = 0
        for number in points:
            total += number
        self.total = total
        return True

    def board_changed(self, p: Player) -> bool:
        return (
            p.discs != self.discs
            or p.ready != self.ready
            or p.objectives != self.objectives
            or p.bonuses != self.bonuses
            or p.posts != self.posts
        )

    def new_board(self, s: State, p: Player, automa: bool) -> None:
        self.discs = p.discs
        self.ready = p.ready[:]
        self.objectives = p.objectives[:]
        self.bonuses = p.bonuses[:]
        self.posts = p.posts[:]
        out: list[int] = []
        add_board(s, p, out)
        self.board = row_bytes(out)
        self.points[2] = post_points(s, p)
        self.points[5] = bonus_points(s, p)
        if not automa:
            self.permanent = permanent_certificates(s, p)
            self.steps = step_limit(s, p)
            self.hand_limit = hand_limit(s, p)

    def count_cards(self, s: State, p: Player) -> bool:
        """Count the deck. Does it hold other cards than before, wherever they are?"""
        hand = p.hand
        draw = p.draw
        discard = p.discard
        down: list[int] = []
        every: list[int] = []
        for kind in range(s.tables.card_count):
            count = hand[kind] + draw[kind]
            down.append(count)
            every.append(count + discard[kind])
        self.face_down = down
        owns = every != self.every
        self.every = every
        return owns

    def made(self, position: Position, seat: int, own: bool) -> bytearray:
        assert isinstance(position, State)
        s = position
        p = s.players[seat]
        t = s.tables
        known = p.hand if own else p.known  # of others only what everybody knows to be in hand
        value = 0
        for kind in range(t.cattle_count):
            if known[kind]:
                value += t.card_value[kind]
        row = row_bytes(
            [
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
                value,
            ]
        )
        row += self.board
        out = p.discard[: t.card_count]
        out += self.face_down
        out += known[: t.cattle_count]
        for points in self.points:
            out.append(points + ZERO)
        row += row_bytes(out)
        return row


class ElPasoMemo(TableMemo):
    def __init__(self) -> None:
        super().__init__(FRAMES)
        # What the markets were made from.
        self.buildings: list[int] = []
        self.cattle: list[int] = []
        self.workers: list[int] = []
        self.objective_display: list[int] = []
        self.bonus_display: list[int] = []
        self.objectives: list[int] = []
        self.bonuses: list[int] = []
        # What Sue's columns were made from.
        self.order: list[int] = []
        self.automa: list[int] = []
        self.supply: list[int] = []

    def count(self, position: Position) -> int:
        assert isinstance(position, State)
        return position.setup.seats

    def new_seat(self) -> SeatMemo:
        return ElPasoSeatMemo()

    def lies_around(self, position: Position) -> list[int]:
        assert isinstance(position, State)
        return position.ring

    def opponent_part(self, position: Position) -> bytearray:
        assert isinstance(position, State)
        s = position
        if s.setup.automa >= 0:
            if s.order != self.order or s.automa != self.automa or s.supply != self.supply:
                self.order = s.order[:]
                self.automa = s.automa[:]
                self.supply = s.supply[:]
                out: list[int] = []
                add_automa(s, out)
                self.opponent = row_bytes(out)
        return self.opponent

    def market_part(self, position: Position) -> bytearray:
        assert isinstance(position, State)
        s = position
        if (
            s.buildings != self.buildings
            or s.market != self.cattle
            or s.workers != self.workers
            or s.objective_display != self.objective_display
            or s.bonus_display != self.bonus_display
            or s.objectives != self.objectives
            or s.bonuses != self.bonuses
        ):
            self.buildings = s.buildings[:]
            self.cattle = s.market[:]
            self.workers = s.workers[:]
            self.objective_display = s.objective_display[:]
            self.bonus_display = s.bonus_display[:]
            self.objectives = s.objectives[:]
            self.bonuses = s.bonuses[:]
            out: list[int] = []
            add_markets(s, out)
            self.market = row_bytes(out)
        return self.market

    def add_head(self, position: Position, seat: int, out: list[int]) -> None:
        assert isinstance(position, State)
        add_head(position, seat, out)

    def add_clock(self, position: Position, seat: int, out: list[int]) -> None:
        assert isinstance(position, State)
        add_clock(position, seat, out)

    def add_around(self, position: Position, seat: int, out: list[int]) -> None:
        assert isinstance(position, State)
        add_ring(position, seat, out)

    def add_frame(self, position: Position, at: int, out: list[int]) -> None:
        assert isinstance(position, State)
        add_frame(position, at, out)
