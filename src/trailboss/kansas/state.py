"""Where everything is: the table and each player's things."""

from __future__ import annotations

from trailboss.core.rules import Position
from trailboss.kansas.constants import PRIVATE, SEAT_TILES
from trailboss.kansas.tables import Tables


class Setup:
    """What was fixed when the game was set up and never changes: shared by all copies."""

    def __init__(
        self, tables: Tables, players: int, simmental: bool, faces: tuple[int, ...]
    ) -> None:
        self.tables = tables
        self.players = players
        self.simmental = simmental
        self.faces = faces  # by building number: the face all players use
        self.market_size: int = 0
        self.fees: tuple[int, ...] = ()  # by tile on the trail
        self.steps: tuple[int, ...] = ()  # by disc kind: steps gained when it is gone
        self.base_steps: int = 0
        # The solo opponent: his seat (-1 without one) and how he was set up.
        self.automa: int = -1
        self.automa_faces: tuple[int, ...] = ()
        self.automa_tuned: bool = False
        self.automa_first: int = 0

    def face(self, tile: int) -> int:
        """The face of a private building on the trail."""
        seat, number = divmod(tile - PRIVATE, SEAT_TILES)
        return self.automa_faces[number] if seat == self.automa else self.faces[number]


class Player:
    """One player's board, cards and pieces."""

    __slots__ = (
        "area",
        "built",
        "certificate",
        "cities",
        "discard",
        "discs",
        "draw",
        "engine",
        "hand",
        "herder",
        "known",
        "masters",
        "money",
        "permanent",
        "shed",
        "started",
        "stations",
        "taken",
        "tokens",
        "woods",
        "workers",
    )

    def __init__(self) -> None:
        self.money: int = 0
        self.tokens: int = 0  # exchange tokens
        self.herder: int = 0  # space of the trail
        self.engine: int = 0  # position on the railroad
        self.certificate: int = 0  # index of the position on the certificate track
        self.permanent: int = 0  # permanent certificates
        self.stations: int = 0  # bit per station with a disc of this player
        self.masters: int = 0  # bit per station master tile owned
        self.shed: int = 0  # bit per building number not built yet
        self.built: int = 0  # buildings on the trail
        self.woods: int = 0  # of these, in the woods
        self.started: bool = False  # has the herder been placed?
        self.workers: list[int] = []  # by type, the printed one included
        self.hand: list[int] = []  # piles of cards
        self.draw: list[int] = []
        self.discard: list[int] = []
        self.known: list[int] = []  # cards everybody knows to be in hand
        self.area: list[int] = []  # objective cards played
        self.taken: list[int] = []  # hazard and outlaw tiles collected
        self.discs: list[int] = []  # by kind, discs still on the board
        self.cities: list[int] = []  # discs by city

    def copy(self) -> Player:
        new = Player()
        new.money = self.money
        new.tokens = self.tokens
        new.herder = self.herder
        new.engine = self.engine
        new.certificate = self.certificate
        new.permanent = self.permanent
        new.stations = self.stations
        new.masters = self.masters
        new.shed = self.shed
        new.built = self.built
        new.woods = self.woods
        new.started = self.started
        new.workers = self.workers[:]
        new.hand = self.hand[:]
        new.draw = self.draw[:]
        new.discard = self.discard[:]
        new.known = self.known[:]
        new.area = self.area[:]
        new.taken = self.taken[:]
        new.discs = self.discs[:]
        new.cities = self.cities[:]
        return new


class State(Position):
    """The whole table."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self.tables = setup.tables
        self.players: list[Player] = []
        self.trail: list[int] = []  # tile on each space, see constants
        self.jobs: list[int] = []  # job market: worker type + 1 by row * JOB_COLUMNS + column
        self.placed: int = 0  # workers placed in the job market so far
        self.foresight: list[int] = []  # tile kind by column * 2 + slot, -1 where empty
        self.bags: list[list[int]] = []
        self.market: list[int] = []  # pile: cattle on display
        self.stock: list[int] = []  # pile: the market stack
        self.beside: list[int] = []  # pile: cattle that wait beside the board
        self.display: list[int] = []  # objective cards face up
        self.objectives: list[int] = []  # pile: the objective stack
        self.masters: list[int] = []  # by station: tile + 1, 0 none, -1 - type: a worker
        self.box_cards: list[int] = []  # piles: what has left the game
        self.box_tiles: list[int] = []
        self.ender: int = -1  # who holds the job market token
        # The solo opponent.
        self.automa: list[int] = []  # pile: his cards not drawn yet
        self.automa_used: list[int] = []
        self.spec: int = -1  # his specialization: a worker type

    def copy(self) -> State:
        new = State(self.setup)
        new.stack = self.stack[:]
        new.seat = self.seat
        new.turn = self.turn
        new.reveals = self.reveals
        new.players = [player.copy() for player in self.players]
        new.trail = self.trail[:]
        new.jobs = self.jobs[:]
        new.placed = self.placed
        new.foresight = self.foresight[:]
        new.bags = [bag[:] for bag in self.bags]
        new.market = self.market[:]
        new.stock = self.stock[:]
        new.beside = self.beside[:]
        new.display = self.display[:]
        new.objectives = self.objectives[:]
        new.masters = self.masters[:]
        new.box_cards = self.box_cards[:]
        new.box_tiles = self.box_tiles[:]
        new.ender = self.ender
        new.automa = self.automa[:]
        new.automa_used = self.automa_used[:]
        new.spec = self.spec
        return new
