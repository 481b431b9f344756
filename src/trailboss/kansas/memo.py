"""The rows of one game after another; see core.memo."""

from __future__ import annotations

from typing import Final

from trailboss.core.encoding import ZERO
from trailboss.core.memo import CHANGES, FLAT, SUMS, SeatMemo, TableMemo
from trailboss.core.packing import Part
from trailboss.core.rules import Position
from trailboss.kansas.columns import Places
from trailboss.kansas.encoding import (
    add_automa,
    add_board,
    add_cattle,
    add_frame,
    add_goals,
    add_head,
    add_jobs,
    add_tiles_left,
    add_trail_tiles,
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

# A player's things in the order of KansasSeatMemo.changed, by their bits; then numbers.
CARDS: Final = 0b1111  # hand, draw stack, discard pile, what is known of the hand
BOARD: Final = 0b1_1111 << 4
BUILT: Final = 1 << 9
AROUND: Final = 1 << 10
OTHERS: Final = 1 << 11

# The table in the order of KansasMemo.news; core.memo.AROUND comes first.
FORESIGHT: Final = 1 << 1
MARKET: Final = 1 << 2
DISPLAY: Final = 1 << 3


class KansasSeatMemo(SeatMemo):
    def __init__(self, places: Places) -> None:
        super().__init__()
        self.places = places
        # The player's numbers as they were.
        self.around: int = -1
        self.money: int = 0
        self.tokens: int = 0
        self.herder: int = 0
        self.engine: int = 0
        self.certificate: int = 0
        self.permanent: int = 0
        self.stations: int = 0
        self.masters: int = 0
        self.shed: int = 0
        self.built: int = 0
        self.woods: int = 0
        self.started: bool = False
        self.ends: bool = False
        # What was made of the player's things.
        self.board: bytes = b""
        self.steps: int = 0
        self.hand_limit: int = 0
        self.certificate_limit: int = 0
        self.face_down: bytes = b""  # cattle in hand and draw stack
        self.cattle: bytes = b""  # all cattle
        self.deck: bytes = b""  # objective cards in the deck
        self.points: list[int] = [ZERO] * len(CATEGORIES)  # as the columns have them
        self.objective_count: int = 0  # cards in the area when the game is scored

    def changed(self, position: Position, seat: int, around: int) -> bool:
        assert isinstance(position, State)
        s = position
        p = s.players[seat]
        ends = s.ender == seat  # the job market token
        new = CHANGES(
            self.memory,
            p.hand,
            p.draw,
            p.discard,
            p.known,
            p.workers,
            p.area,
            p.taken,
            p.discs,
            p.cities,
        )
        new |= self.new_numbers(p, around, ends)
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
        total = 0
        for number in points:
            total += number
        self.total = total - ZERO * len(points)
        return True

    def new_numbers(self, p: Player, around: int, ends: bool) -> int:
        """Which numbers are not as they were. To compare them here is cheaper than to hand them
        over."""
        new = 0
        if around != self.around:
            self.around = around
            new |= AROUND
        if p.built != self.built:
            self.built = p.built
            new |= BUILT
        if p.stations != self.stations or p.masters != self.masters or p.shed != self.shed:
            self.stations = p.stations
            self.masters = p.masters
            self.shed = p.shed
            new |= BOARD
        if (
            p.money != self.money
            or p.herder != self.herder
            or p.tokens != self.tokens
            or p.engine != self.engine
            or p.certificate != self.certificate
            or p.permanent != self.permanent
            or p.woods != self.woods
            or p.started != self.started
            or ends != self.ends
        ):
            self.money = p.money
            self.herder = p.herder
            self.tokens = p.tokens
            self.engine = p.engine
            self.certificate = p.certificate
            self.permanent = p.permanent
            self.woods = p.woods
            self.started = p.started
            self.ends = ends
            new |= OTHERS
        return new

    def new_board(self, s: State, p: Player, automa: bool) -> None:
        out: list[int] = []
        add_board(s, p, self.places, out)
        self.board = FLAT(out)
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
        last = cattle + self.places.deck
        self.face_down = SUMS(0, cattle, p.hand, p.draw)
        deck = SUMS(cattle, last, p.hand, p.draw, p.discard)
        owns = deck != self.deck
        self.deck = deck
        every = SUMS(0, cattle, p.hand, p.draw, p.discard)
        if every != self.cattle:
            self.cattle = every
            owns = True
            points = ZERO
            worth = t.card_vp
            for kind in range(cattle):
                points += every[kind] * worth[kind]
            self.points[5] = points
        return owns

    def cards(self, cattle: int, discard: list[int], known: list[int]) -> bytes:
        """The columns of the deck, with those cards known to be in hand."""
        places = self.places
        gap = places.gap
        return FLAT(
            SUMS(0, cattle, discard),
            gap,
            self.face_down,
            gap,
            SUMS(0, cattle, known),
            gap,
            self.deck,
            SUMS(cattle, cattle + places.deck, known),
        )

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
        return FLAT(
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
        # What it changes as it is.
        self.memory: bytearray = bytearray()
        self.placed: int = -1
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

    def news(self, position: Position) -> int:
        assert isinstance(position, State)
        s = position
        return CHANGES(self.memory, s.trail, s.foresight, s.market, s.display)

    def lies_around(self, position: Position) -> list[int]:
        assert isinstance(position, State)
        return position.trail

    def spaces_shown(self, position: Position) -> list[int]:
        return self.places.spaces

    def opponent_part(self, position: Position) -> bytes:
        assert isinstance(position, State)
        s = position
        if s.setup.automa >= 0 and CHANGES(self.automa, s.spec, s.automa):
            out: list[int] = []
            add_automa(s, self.places, out)
            self.opponent = FLAT(out)
        return self.opponent

    def distrust(self) -> None:
        self.jobs = []
        self.bags = []
        self.stock = []
        self.objectives = []

    def add_markets(self, position: Position, news: int, parts: list[Part]) -> None:
        assert isinstance(position, State)
        s = position
        if s.jobs is not self.jobs or s.placed != self.placed:
            self.jobs = s.jobs
            self.placed = s.placed
            jobs: list[int] = []
            add_jobs(s, self.places, jobs)
            self.job_part = FLAT(jobs)
        if s.bags is not self.bags or news & FORESIGHT:
            self.bags = s.bags
            tiles: list[int] = []
            add_tiles_left(s, tiles)
            self.tile_part = FLAT(tiles)
        if s.stock is not self.stock or s.beside is not self.beside or news & MARKET:
            self.stock = s.stock
            self.beside = s.beside
            cattle: list[int] = []
            add_cattle(s, self.places, cattle)
            self.cattle_part = FLAT(cattle)
        if s.objectives is not self.objectives or s.masters is not self.masters or news & DISPLAY:
            self.objectives = s.objectives
            self.masters = s.masters
            goals: list[int] = []
            add_goals(s, self.places, goals)
            self.goal_part = FLAT(goals)
        parts.append(self.job_part)
        parts.append(self.tile_part)
        parts.append(self.cattle_part)
        parts.append(self.goal_part)

    def add_head(self, position: Position, seat: int, out: list[int]) -> None:
        assert isinstance(position, State)
        add_head(position, seat, self.places, out)

    def clock_part(self, position: Position, seat: int) -> bytes:
        assert isinstance(position, State)
        s = position
        seats = s.setup.players
        return FLAT(
            (s.seat - seat) % seats + 1 if s.seat >= 0 else 0,
            (s.ender - seat) % seats + 1 if s.ender >= 0 else 0,
            s.turn,
            s.placed,
        )

    def add_tiles(self, position: Position, seat: int, out: list[int]) -> None:
        assert isinstance(position, State)
        add_trail_tiles(position, seat, self.places, out)

    def add_frame(self, position: Position, at: int, out: list[int]) -> None:
        assert isinstance(position, State)
        add_frame(position, at, self.places, out)
