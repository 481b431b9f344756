"""The rows of one game after another; see core.memo."""

from __future__ import annotations

from typing import Final

from trailboss.core.encoding import ZERO
from trailboss.core.memo import SeatMemo, TableMemo
from trailboss.core.packing import Part, changes, flat
from trailboss.core.rules import Position
from trailboss.kansas.columns import Places
from trailboss.kansas.encoding import (
    add_automa,
    add_board,
    add_cattle,
    add_clock,
    add_frame,
    add_goals,
    add_head,
    add_jobs,
    add_tiles_left,
    add_trail,
    hand_value,
)
from trailboss.kansas.hand import hand_limit
from trailboss.kansas.money import certificate_limit
from trailboss.kansas.movement import step_limit
from trailboss.kansas.scoring import (
    CATEGORIES,
    best_objectives,
    building_points,
    city_points,
    disc_points,
    hazard_points,
    master_points,
    played_objectives,
    station_points,
    worker_points,
)
from trailboss.kansas.state import Player, State

# A player's things in the order of KansasSeatMemo.changed, by their bits.
CARDS: Final = 0b1111  # hand, draw stack, discard pile, what is known of the hand
BOARD: Final = 0b1111_1111 << 4
BUILT: Final = 1 << 12
AROUND: Final = 1 << 13


class KansasSeatMemo(SeatMemo):
    def __init__(self, places: Places) -> None:
        super().__init__()
        self.places = places
        # What was made of the player's things.
        self.board: bytes = b""
        self.steps: int = 0
        self.hand_limit: int = 0
        self.certificate_limit: int = 0
        self.face_down: list[int] = []  # cattle in hand and draw stack
        self.cattle: list[int] = []  # all cattle
        self.deck: list[int] = []  # objective cards in the deck; empty if there are none
        self.points: list[int] = [ZERO] * len(CATEGORIES)  # as the columns have them
        self.objective_count: int = 0  # cards in the area when the game is scored

    def changed(self, position: Position, seat: int, around: int) -> bool:
        assert isinstance(position, State)
        s = position
        p = s.players[seat]
        ends = s.ender == seat  # the job market token
        new = changes(
            self.memory,
            [
                p.hand,
                p.draw,
                p.discard,
                p.known,
                p.workers,
                p.area,
                p.taken,
                p.discs,
                p.cities,
                p.stations,
                p.masters,
                p.shed,
                p.built,
                around,
                p.money,
                p.herder,
                p.tokens,
                p.engine,
                p.certificate,
                p.permanent,
                p.woods,
                p.started,
                ends,
            ],
        )
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
        if automa:
            if board:
                points[6] = played_objectives(s, p) + ZERO
        else:
            points[0] = p.money // t.dollars_per_vp + ZERO
            if board or owns or new & BUILT:
                objectives, self.objective_count = best_objectives(s, seat)
                points[6] = objectives + ZERO
            points[7] = ZERO
            if p.masters:
                points[7] += master_points(s, p, self.objective_count)
        points[10] = t.token_vp + ZERO if ends else ZERO
        total = -ZERO * len(points)
        for number in points:
            total += number
        self.total = total
        return True

    def new_board(self, s: State, p: Player, automa: bool) -> None:
        out: list[int] = []
        add_board(s, p, self.places, out)
        self.board = flat([out], 0)
        points = self.points
        points[2] = city_points(s, p) + ZERO
        points[3] = station_points(s, p) + ZERO
        points[4] = hazard_points(s, p) + ZERO
        points[8] = worker_points(s, p) + ZERO
        if not automa:
            points[9] = disc_points(s, p) + ZERO
            self.steps = step_limit(s, p)
            self.hand_limit = hand_limit(s, p)
            self.certificate_limit = s.tables.certificates[certificate_limit(s, p)]

    def count_cards(self, s: State, p: Player) -> bool:
        """Count the deck. Does it hold other cards than before, wherever they are?"""
        t = s.tables
        cattle = t.cattle_count
        hand = p.hand
        draw = p.draw
        discard = p.discard
        down: list[int] = []
        every: list[int] = []
        objectives = hand[-1] + draw[-1] + discard[-1]
        for kind in range(cattle):
            count = hand[kind] + draw[kind]
            down.append(count)
            count += discard[kind]
            every.append(count)
            objectives -= count
        self.face_down = down
        deck: list[int] = []
        if objectives:
            for card in range(cattle, cattle + self.places.deck):
                deck.append(hand[card] + draw[card] + discard[card])
        owns = deck != self.deck
        self.deck = deck
        if every != self.cattle:
            self.cattle = every
            owns = True
            points = ZERO
            worth = t.card_vp
            for kind in range(cattle):
                if every[kind]:
                    points += every[kind] * worth[kind]
            self.points[5] = points
        return owns

    def cards(self, cattle: int, discard: list[int], known: list[int]) -> bytes:
        """The columns of the deck, with those cards known to be in hand."""
        places = self.places
        gap = places.gap
        parts: list[Part] = [
            discard[:cattle],
            gap,
            self.face_down,
            gap,
            known[:cattle],
            gap,
        ]
        if self.deck:
            parts.append(self.deck)
            parts.append(known[cattle : cattle + places.deck])
        else:
            parts.append(places.no_deck)
        return flat(parts, 0)

    def made(self, position: Position, seat: int, own: bool) -> bytes:
        assert isinstance(position, State)
        s = position
        p = s.players[seat]
        t = s.tables
        if own:
            if not self.own_cards:
                self.own_cards = self.cards(t.cattle_count, p.discard, p.hand)
                self.own_value = hand_value(t, p.hand)
        elif not self.other_cards:  # of others only what everybody knows to be in hand
            self.other_cards = self.cards(t.cattle_count, p.discard, p.known)
            self.other_value = hand_value(t, p.known)
        return flat(
            [
                2 if seat == s.setup.automa else 1,
                p.money,
                p.tokens,
                self.places.space_place[p.herder] if p.started else 0,
                p.engine,
                t.certificates[p.certificate],
                p.permanent,
                p.built,
                p.woods,
                self.steps,
                self.hand_limit,
                self.certificate_limit,
                p.hand[-1],
                p.draw[-1],
                self.own_value if own else self.other_value,
                self.board,
                self.own_cards if own else self.other_cards,
                self.points,
            ],
            0,
        )


class KansasMemo(TableMemo):
    def __init__(self, places: Places, size: int) -> None:
        super().__init__(places.frames, size)
        self.places = places
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
        # What was made of them.
        self.job_part: bytes = b""
        self.tile_part: bytes = b""
        self.cattle_part: bytes = b""
        self.goal_part: bytes = b""
        # What the solo opponent's columns were made from.
        self.automa: bytearray = bytearray()

    def count(self, position: Position) -> int:
        assert isinstance(position, State)
        return position.setup.players

    def setting(self, position: Position) -> object:
        assert isinstance(position, State)
        return position.setup

    def new_seat(self) -> SeatMemo:
        return KansasSeatMemo(self.places)

    def lies_around(self, position: Position) -> list[int]:
        assert isinstance(position, State)
        return position.trail

    def opponent_part(self, position: Position) -> bytes:
        assert isinstance(position, State)
        s = position
        if s.setup.automa >= 0 and changes(self.automa, [s.spec, s.automa]):
            out: list[int] = []
            add_automa(s, self.places, out)
            self.opponent = flat([out], 0)
        return self.opponent

    def distrust(self) -> None:
        self.jobs = []
        self.bags = []
        self.stock = []
        self.objectives = []

    def add_markets(self, position: Position, parts: list[Part]) -> None:
        assert isinstance(position, State)
        s = position
        if s.jobs is not self.jobs or s.placed != self.placed:
            self.jobs = s.jobs
            self.placed = s.placed
            jobs: list[int] = []
            add_jobs(s, self.places, jobs)
            self.job_part = flat([jobs], 0)
        if s.bags is not self.bags or s.foresight != self.foresight:
            self.bags = s.bags
            self.foresight = s.foresight[:]
            tiles: list[int] = []
            add_tiles_left(s, tiles)
            self.tile_part = flat([tiles], 0)
        if s.stock is not self.stock or s.beside is not self.beside or s.market != self.market:
            self.stock = s.stock
            self.beside = s.beside
            self.market = s.market[:]
            cattle: list[int] = []
            add_cattle(s, self.places, cattle)
            self.cattle_part = flat([cattle], 0)
        if (
            s.objectives is not self.objectives
            or s.masters is not self.masters
            or s.display != self.display
        ):
            self.objectives = s.objectives
            self.masters = s.masters
            self.display = s.display[:]
            goals: list[int] = []
            add_goals(s, self.places, goals)
            self.goal_part = flat([goals], 0)
        parts.append(self.job_part)
        parts.append(self.tile_part)
        parts.append(self.cattle_part)
        parts.append(self.goal_part)

    def add_head(self, position: Position, seat: int, out: list[int]) -> None:
        assert isinstance(position, State)
        add_head(position, seat, self.places, out)

    def add_clock(self, position: Position, seat: int, out: list[int]) -> None:
        assert isinstance(position, State)
        add_clock(position, seat, out)

    def add_around(self, position: Position, seat: int, out: list[int]) -> None:
        assert isinstance(position, State)
        add_trail(position, seat, self.places, out)

    def add_frame(self, position: Position, at: int, out: list[int]) -> None:
        assert isinstance(position, State)
        add_frame(position, at, self.places, out)
