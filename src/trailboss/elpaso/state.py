"""Where everything is: the table and each player's things."""

from __future__ import annotations

from trailboss.core.player import BasePlayer
from trailboss.core.state import BaseState
from trailboss.elpaso.tables import Tables


class Setup:
    """What was fixed when the game was set up and never changes: shared by all copies."""

    def __init__(
        self,
        tables: Tables,
        seats: int,
        automa: int,
        sides: list[int],
        train_sides: list[int],
    ) -> None:
        self.tables = tables
        self.seats = seats  # Sue's included
        self.automa = automa  # Sue's seat, -1 without her
        self.sides = tuple(sides)  # by kind from 1: 0 a, 1 b
        self.train_sides = tuple(train_sides)  # 0 front, 1 star
        # What the sides in play show; by kind, with nothing in place 0.
        self.kind_workers: tuple[int, ...] = (0,)
        self.kind_vp: tuple[int, ...] = (0,)
        self.kind_actions: tuple[tuple[tuple[int, ...], ...], ...] = ((),)
        for kind in range(1, tables.kinds + 1):
            side = sides[kind - 1]
            self.kind_workers += (tables.kind_workers[side][kind],)
            self.kind_vp += (tables.kind_vp[side][kind],)
            self.kind_actions += (tables.kind_actions[side][kind],)
        self.train_actions: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tables.train_actions[train_sides[card]][card] for card in range(len(tables.trains))
        )


class Player(BasePlayer):
    """One player's board, cards and pieces. Sue uses the same places for what she has."""

    __slots__ = (
        "bonuses",
        "discs",
        "markers",
        "objectives",
        "posts",
        "ready",
    )

    discs: int  # bit per disc still on the board
    markers: int  # ownership markers left
    ready: list[int]  # workers in the worker area, by type
    objectives: list[int]  # piles of tiles
    bonuses: list[int]
    posts: list[int]  # discs by post

    def copy(self) -> Player:
        new = Player()
        self.copy_to(new)
        new.discs = self.discs
        new.markers = self.markers
        new.ready = self.ready[:]
        new.objectives = self.objectives[:]
        new.bonuses = self.bonuses[:]
        new.posts = self.posts[:]
        return new


class State(BaseState):
    """The whole table."""

    setup: Setup
    tables: Tables
    players: list[Player]
    ring: list[int]  # tile on each space
    buildings: list[int]  # tiles left in the display, by kind
    workers: list[int]  # worker supply, by type
    simmental: int  # cards left on the Simmental space
    objectives: list[int]  # pile: face-down objectives
    objective_display: list[int]
    bonuses: list[int]
    bonus_display: list[int]
    box: list[int]  # pile: cards that left the game
    claimer: int  # who stands on the Simmental space
    # Sue.
    supply: list[int]  # pile of cards
    order: list[int]  # worker types from left to right

    def copy(self) -> State:
        new = State()
        self.copy_to(new)
        new.setup = self.setup
        new.tables = self.tables
        new.players = [player.copy() for player in self.players]
        new.ring = self.ring[:]
        new.buildings = self.buildings[:]
        new.workers = self.workers[:]
        new.simmental = self.simmental
        new.objectives = self.objectives[:]
        new.objective_display = self.objective_display[:]
        new.bonuses = self.bonuses[:]
        new.bonus_display = self.bonus_display[:]
        new.box = self.box[:]
        new.claimer = self.claimer
        new.supply = self.supply[:]
        new.order = self.order[:]
        return new
