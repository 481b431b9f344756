"""Where everything is: the table and each player's things."""

from __future__ import annotations

from trailboss.core.player import BasePlayer
from trailboss.core.state import BaseState
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
        self.automa_chosen: bool = False  # does the human choose his foresight tiles?

    def face(self, tile: int) -> int:
        """The face of a private building on the trail."""
        seat, number = divmod(tile - PRIVATE, SEAT_TILES)
        return self.automa_faces[number] if seat == self.automa else self.faces[number]


class Player(BasePlayer):
    """One player's board, cards and pieces."""

    __slots__ = (
        "area",
        "built",
        "cities",
        "discs",
        "engine",
        "masters",
        "permanent",
        "shed",
        "stations",
        "taken",
        "woods",
        "workers",
    )

    engine: int  # position on the railroad
    permanent: int  # permanent certificates
    stations: int  # bit per station with a disc of this player
    masters: int  # bit per station master tile owned
    shed: int  # bit per building number not built yet
    built: int  # buildings on the trail
    woods: int  # of these, in the woods
    workers: list[int]  # by type, the printed one included
    area: list[int]  # objective cards played
    taken: list[int]  # hazard and outlaw tiles collected
    discs: list[int]  # by kind, discs still on the board
    cities: list[int]  # discs by city

    def copy(self) -> Player:
        new = Player()
        self.copy_to(new)
        new.engine = self.engine
        new.permanent = self.permanent
        new.stations = self.stations
        new.masters = self.masters
        new.shed = self.shed
        new.built = self.built
        new.woods = self.woods
        new.workers = self.workers[:]
        new.area = self.area[:]
        new.taken = self.taken[:]
        new.discs = self.discs[:]
        new.cities = self.cities[:]
        return new


class State(BaseState):
    """The whole table."""

    setup: Setup
    tables: Tables
    players: list[Player]
    trail: list[int]  # tile on each space, see constants
    jobs: list[int]  # job market: worker type + 1 by row * JOB_COLUMNS + column
    placed: int  # workers placed in the job market so far
    foresight: list[int]  # tile kind by column * 2 + slot, -1 where empty
    bags: list[list[int]]
    stock: list[int]  # pile: the market stack
    beside: list[int]  # pile: cattle that wait beside the board
    display: list[int]  # objective cards face up
    objectives: list[int]  # pile: the objective stack
    masters: list[int]  # by station: tile + 1, 0 none, -1 - type: a worker
    box_cards: list[int]  # piles: what has left the game
    box_tiles: list[int]
    ender: int  # who holds the job market token
    spec: int  # the solo opponent's specialization: a worker type

    def copy(self) -> State:
        new = State()
        self.copy_to(new)
        new.setup = self.setup
        new.tables = self.tables
        new.players = [player.copy() for player in self.players]
        new.trail = self.trail[:]
        new.placed = self.placed
        new.foresight = self.foresight[:]
        new.display = self.display[:]
        new.ender = self.ender
        # These seldom change, so copies share them: whoever changes one replaces it first.
        new.jobs = self.jobs
        new.bags = self.bags
        new.stock = self.stock
        new.beside = self.beside
        new.objectives = self.objectives
        new.masters = self.masters
        new.box_cards = self.box_cards
        new.box_tiles = self.box_tiles
        new.spec = self.spec
        return new
