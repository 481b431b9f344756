"""The rows of one game after another; see core.memo."""

from __future__ import annotations

from trailboss.core.encoding import ZERO, row_bytes
from trailboss.core.memo import SeatMemo, TableMemo
from trailboss.core.rules import Position
from trailboss.kansas.columns import Places
from trailboss.kansas.encoding import (
    add_automa,
    add_board,
    add_clock,
    add_frame,
    add_head,
    add_markets,
    add_trail,
    hand_value,
)
from trailboss.kansas.hand import hand_limit
from trailboss.kansas.money import certificate_limit
from trailboss.kansas.movement import step_limit
from trailboss.kansas.scoring import (
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


class KansasSeatMemo(SeatMemo):
    def __init__(self, places: Places) -> None:
        super().__init__()
        self.places = places
        self.around: int = -1
        self.ends: bool = False  # the job market token
        # The player's things as they were: what changes alone, and the board.
        self.money: int = -1
        self.herder: int = -1
        self.tokens: int = -1
        self.engine: int = -1
        self.certificate: int = -1
        self.permanent: int = -1
        self.built: int = -1
        self.woods: int = -1
        self.started: bool = False
        self.stations: int = -1
        self.masters: int = -1
        self.shed: int = -1
        self.workers: list[int] = []
        self.area: list[int] = []
        self.taken: list[int] = []
        self.discs: list[int] = []
        self.cities: list[int] = []
        # What was made of them.
        self.board: bytearray = bytearray()
        self.steps: int = 0
        self.hand_limit: int = 0
        self.certificate_limit: int = 0
        self.face_down: list[int] = []  # cattle in hand and draw stack
        self.cattle: list[int] = []  # all cattle
        self.deck: list[int] = []  # objective cards in the deck; empty if there are none
        self.points: list[int] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        self.objective_count: int = 0  # cards in the area when the game is scored

    def changed(self, position: Position, seat: int, around: int) -> bool:
        assert isinstance(position, State)
        s = position
        p = s.players[seat]
        board = self.board_changed(p)
        moved = self.moved(p)
        built = p.built != self.built
        ends = s.ender == seat
        if not (
            board
            or moved
            or built
            or p.money != self.money
            or p.herder != self.herder
            or p.tokens != self.tokens
            or p.engine != self.engine
            or p.certificate != self.certificate
            or p.permanent != self.permanent
            or p.woods != self.woods
            or p.started != self.started
            or around != self.around
            or ends != self.ends
        ):
            return False
        self.money = p.money
        self.herder = p.herder
        self.tokens = p.tokens
        self.engine = p.engine
        self.certificate = p.certificate
        self.permanent = p.permanent
        self.built = p.built
        self.woods = p.woods
        self.started = p.started
        self.ends = ends
        points = self.points
        t = s.tables
        automa = seat == s.setup.automa
        if around != self.around:
            self.around = around
            points[1] = building_points(s, seat)
        if board:
            self.new_board(s, p, automa)
        owns = self.count_cards(s, p) if moved else False
        if automa:
            if board:
                points[6] = played_objectives(s, p)
        else:
            points[0] = p.money // t.dollars_per_vp
            if board or owns or built:
                points[6], self.objective_count = best_objectives(s, seat)
            points[7] = master_points(s, p, self.objective_count) if p.masters else 0
        points[10] = t.token_vp if ends else 0
        total = 0
        for number in points:
            total += number
        self.total = total
        return True

    def board_changed(self, p: Player) -> bool:
        return (
            p.stations != self.stations
            or p.masters != self.masters
            or p.shed != self.shed
            or p.workers != self.workers
            or p.area != self.area
            or p.taken != self.taken
            or p.discs != self.discs
            or p.cities != self.cities
        )

    def new_board(self, s: State, p: Player, automa: bool) -> None:
        self.stations = p.stations
        self.masters = p.masters
        self.shed = p.shed
        self.workers = p.workers[:]
        self.area = p.area[:]
        self.taken = p.taken[:]
        self.discs = p.discs[:]
        self.cities = p.cities[:]
        out: list[int] = []
        add_board(s, p, self.places, out)
        self.board = row_bytes(out)
        points = self.points
        points[2] = city_points(s, p)
        points[3] = station_points(s, p)
        points[4] = hazard_points(s, p)
        points[8] = worker_points(s, p)
        if not automa:
            points[9] = disc_points(s, p)
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
            points = 0
            worth = t.card_vp
            for kind in range(cattle):
                if every[kind]:
                    points += every[kind] * worth[kind]
            self.points[5] = points
        return owns

    def made(self, position: Position, seat: int, own: bool) -> bytearray:
        assert isinstance(position, State)
        s = position
        p = s.players[seat]
        t = s.tables
        places = self.places
        cattle = t.cattle_count
        known = p.hand if own else p.known  # of others only what everybody knows to be in hand
        row = row_bytes(
            [
                2 if seat == s.setup.automa else 1,
                p.money,
                p.tokens,
                places.space_place[p.herder] if p.started else 0,
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
                hand_value(t, known),
            ]
        )
        row += self.board
        gap = places.gap
        out = p.discard[:cattle]
        if gap:
            out += gap
            out += self.face_down
            out += gap
            out += known[:cattle]
            out += gap
        else:
            out += self.face_down
            out += known[:cattle]
        if self.deck:
            out += self.deck
            out += known[cattle : cattle + places.deck]
        else:
            out += places.no_deck
        for points in self.points:
            out.append(points + ZERO)
        row += row_bytes(out)
        return row


class KansasMemo(TableMemo):
    def __init__(self, places: Places) -> None:
        super().__init__(places.frames)
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
        self.cattle: list[int] = []
        self.foresight: list[int] = []
        self.display: list[int] = []
        # What the solo opponent's columns were made from.
        self.automa: list[int] = []
        self.spec: int = -1

    def count(self, position: Position) -> int:
        assert isinstance(position, State)
        return position.setup.players

    def new_seat(self) -> SeatMemo:
        return KansasSeatMemo(self.places)

    def lies_around(self, position: Position) -> list[int]:
        assert isinstance(position, State)
        return position.trail

    def opponent_part(self, position: Position) -> bytearray:
        assert isinstance(position, State)
        s = position
        if s.setup.automa >= 0:
            if not self.opponent or s.spec != self.spec or s.automa != self.automa:
                self.spec = s.spec
                self.automa = s.automa[:]
                out: list[int] = []
                add_automa(s, self.places, out)
                self.opponent = row_bytes(out)
        return self.opponent

    def market_part(self, position: Position) -> bytearray:
        assert isinstance(position, State)
        s = position
        if not (
            s.jobs is self.jobs
            and s.bags is self.bags
            and s.stock is self.stock
            and s.beside is self.beside
            and s.objectives is self.objectives
            and s.masters is self.masters
            and s.placed == self.placed
            and s.market == self.cattle
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
            self.cattle = s.market[:]
            self.foresight = s.foresight[:]
            self.display = s.display[:]
            out: list[int] = []
            add_markets(s, self.places, out)
            self.market = row_bytes(out)
        return self.market

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
