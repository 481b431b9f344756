"""Where everything is: the table and each player's things."""

from __future__ import annotations

from trailboss.core.rules import Position
from trailboss.elpaso.tables import Tables


class Setup:
    """What was fixed when the game was set up and never changes: shared by all copies."""

    def __init__(
        self,
        tables: Tables,
        seats: int,
        automa: int,
        kind_actions: tuple[tuple[tuple[int, ...], ...], ...],
        train_actions: tuple[tuple[tuple[int, ...], ...], ...],
    ) -> None:
        self.tables = tables
        self.seats = seats  # Sue's included
        self.automa = automa  # Sue's seat, -1 without her
        self.kind_actions = kind_actions  # of the sides in play, by kind
        self.train_actions = train_actions
        self.sides: tuple[int, ...] = ()
        self.train_sides: tuple[int, ...] = ()


class Player:
    """One player's board, cards and pieces. Sue uses the same places for what she has."""

    __slots__ = (
        "bonuses",
        "certificate",
        "discard",
        "discs",
        "draw",
        "hand",
        "herder",
        "known",
        "markers",
        "money",
        "objectives",
        "posts",
        "ready",
        "started",
        "tokens",
    )

    def __init__(self) -> None:
        self.money: int = 0
        self.tokens: int = 0
        self.herder: int = 0
        self.certificate: int = 0
        self.discs: int = 0  # bit per disc still on the board
        self.markers: int = 0  # ownership markers left
        self.started: bool = False
        self.ready: list[int] = []  # workers in the worker area, by type
        self.hand: list[int] = []  # piles of cards
        self.draw: list[int] = []
        self.discard: list[int] = []
        self.known: list[int] = []  # cards everybody knows to be in hand
        self.objectives: list[int] = []  # piles of tiles
        self.bonuses: list[int] = []
        self.posts: list[int] = []  # discs by post

    def copy(self) -> Player:
        new = Player()
        new.money = self.money
        new.tokens = self.tokens
        new.herder = self.herder
        new.certificate = self.certificate
        new.discs = self.discs
        new.markers = self.markers
        new.started = self.started
        new.ready = self.ready[:]
        new.hand = self.hand[:]
        new.draw = self.draw[:]
        new.discard = self.discard[:]
        new.known = self.known[:]
        new.objectives = self.objectives[:]
        new.bonuses = self.bonuses[:]
        new.posts = self.posts[:]
        return new


class State(Position):
    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self.tables = setup.tables
        self.players: list[Player] = []
        self.ring: list[int] = []  # tile on each space
        self.buildings: list[int] = []  # tiles left in the display, by kind
        self.market: list[int] = []  # pile: cattle
        self.workers: list[int] = []  # worker supply, by type
        self.simmental: int = 0  # cards left on the Simmental space
        self.objectives: list[int] = []  # pile: face-down objectives
        self.objective_display: list[int] = []
        self.bonuses: list[int] = []
        self.bonus_display: list[int] = []
        self.box: list[int] = []  # pile: cards that left the game
        self.claimer: int = -1  # who stands on the Simmental space
        # Sue.
        self.automa: list[int] = []  # pile: her cards not drawn yet
        self.automa_used: list[int] = []
        self.supply: list[int] = []  # pile of cards
        self.order: list[int] = []  # worker types from left to right

    def copy(self) -> State:
        new = State(self.setup)
        new.stack = self.stack[:]
        new.seat = self.seat
        new.turn = self.turn
        new.reveals = self.reveals
        new.players = [player.copy() for player in self.players]
        new.ring = self.ring[:]
        new.buildings = self.buildings[:]
        new.market = self.market[:]
        new.workers = self.workers[:]
        new.simmental = self.simmental
        new.objectives = self.objectives[:]
        new.objective_display = self.objective_display[:]
        new.bonuses = self.bonuses[:]
        new.bonus_display = self.bonus_display[:]
        new.box = self.box[:]
        new.claimer = self.claimer
        new.automa = self.automa[:]
        new.automa_used = self.automa_used[:]
        new.supply = self.supply[:]
        new.order = self.order[:]
        return new
