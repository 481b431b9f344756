"""What a title of the Kansas City family is: everything that never changes."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from trailboss.server.schema.common import Exact
from trailboss.server.schema.description import (
    Action,
    Actions,
    ByPlayers,
    Description,
    Edge,
    Lines,
    Point,
)
from trailboss.server.schema.kansas_board import KansasBoard, Railroad, Sam, StationMaster

SpaceKind = Literal[
    "start", "neutral", "building", "flood", "drought", "rockfall", "outlaw", "city"
]
Task = Literal[
    "building",
    "station",
    "hazard",
    "green-outlaw",
    "orange-outlaw",
    "cattle-3",
    "cattle-4",
    "cattle-5",
    "last-city",
]


class TrailSpace(Exact):
    id: str
    name: str
    kind: SpaceKind
    x: int
    y: int
    next: list[str]
    woods: bool
    risk: Action | None
    bounty: Action | None
    title: str
    words: str


class Trail(Exact):
    spaces: list[TrailSpace]
    edges: list[Edge]
    start: str
    city: str
    city_spots: list[Point]


class PrivateBuilding(Exact):
    """One side of a building; `green` and `black` are the hands on it."""

    number: int
    builders: int
    vp: int
    green: int
    black: int
    actions: Actions
    lines: Lines
    title: str
    words: str


class CardTask(Exact):
    task: Task
    count: int
    words: str


class KansasCard(Exact):
    """Cattle has a colour, a breeding value and perhaps a variant it belongs to; objectives and
    starting objectives have tasks."""

    kind: Literal["cattle", "objective", "starting"]
    name: str
    vp: int
    title: str
    words: str
    colour: str | UnsetType = UNSET
    value: int | UnsetType = UNSET
    variant: str | UnsetType = UNSET
    action: Action | UnsetType | None = UNSET
    penalty: int | UnsetType = UNSET
    tasks: list[CardTask] | UnsetType = UNSET


class BagTile(Exact):
    """A tile of the bags."""

    kind: Literal["worker", "hazard", "outlaw"]
    name: str
    picture: str
    vp: int
    green: int
    black: int
    title: str
    words: str
    colour: str | UnsetType = UNSET  # of an outlaw


class WorkerSpace(Exact):
    action: Action | None
    vp: int
    words: str


class KansasWorker(Exact):
    id: str
    name: str
    title: str
    words: str
    spaces: list[WorkerSpace]


class PurchaseOption(Exact):
    cowboys: int
    price: int
    cards: int
    value: int
    variant: str


class Reveal(Exact):
    cowboys: int
    cards: int


class CattleMarket(Exact):
    options: list[PurchaseOption]
    reveal: Reveal
    size: ByPlayers
    size_variant: ByPlayers


class HandFees(Exact):
    """What a hand of each colour costs."""

    green: ByPlayers
    black: ByPlayers


class JobMarket(Exact):
    cost: list[int]
    cattle_after: list[int]
    token_row: int
    token_vp: int


class KansasDescription(Description, tag="kansas"):
    """One of the Kansas City games."""

    trail: Trail
    buildings: dict[str, PrivateBuilding]
    cards: dict[str, KansasCard]
    cattle_market: CattleMarket
    objective_display: int
    tiles: dict[str, BagTile]
    fees: HandFees
    workers: list[KansasWorker]
    job_market: JobMarket
    railroad: Railroad
    masters: dict[str, StationMaster]
    board: KansasBoard
    automa: Sam | None
