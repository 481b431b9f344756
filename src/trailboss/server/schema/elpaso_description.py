"""What El Paso is: everything that never changes."""

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
)


class RingSpace(Exact):
    id: str
    name: str
    kind: Literal["city", "neutral", "building"]
    x: int
    y: int
    next: list[str]
    cost: int
    title: str
    words: str


class Ring(Exact):
    spaces: list[RingSpace]
    edges: list[Edge]
    city: str


class PublicBuilding(Exact):
    """One side of a building; `workers` are the builders it takes."""

    number: int
    workers: int
    price: int
    vp: int
    actions: Actions
    lines: Lines
    title: str
    words: str


class Train(Exact):
    """A train card with both its sides."""

    engineers: int
    price: int
    front: Actions
    front_lines: Lines
    star: Actions
    star_lines: Lines
    title: str
    words: str


class Post(Exact):
    id: str
    value: int
    dark: bool
    repeat: bool
    action: Action | None
    vp: int
    title: str
    words: str


class ElPasoCard(Exact):
    """Cattle has a colour, a breeding value, and the cowboys and dollars it takes to buy it."""

    kind: Literal["cattle", "worker"]
    name: str
    vp: int
    title: str
    words: str
    colour: str | UnsetType = UNSET
    value: int | UnsetType = UNSET
    cowboys: int | UnsetType = UNSET
    price: int | UnsetType = UNSET


class ElPasoWorker(Exact):
    id: str
    name: str
    bonus: Action | None
    title: str
    words: str


class Need(Exact):
    """What an objective tile asks for: a kind of card, `building`, `bonus` or `post-10`."""

    need: str
    count: int
    words: str


class ObjectiveTile(Exact):
    vp: int
    needs: list[Need]
    title: str
    words: str


class BonusTile(Exact):
    vp: int
    action: Action | None
    permanent: int
    duplicate: int
    title: str
    words: str


class Simmental(Exact):
    """The breed everybody gets in the city."""

    card: str
    cards: ByPlayers
    vp: int


class ElPasoDisc(Exact):
    """A disc of the player board and what taking it off costs, gives and unlocks."""

    id: str
    name: str
    dark: bool
    money: int
    permanent: int
    cards: int
    steps: int
    title: str
    words: str


class ElPasoAuxiliary(Exact):
    id: str
    disc: str
    locked: bool
    action: Action
    upgraded: Action
    title: str
    words: str


class ElPasoBoard(Exact):
    hand_limit: int
    steps: int
    certificate_limit: int
    markers: int
    discs: list[ElPasoDisc]
    auxiliary: list[ElPasoAuxiliary]


class Sue(Exact):
    """The solo opponent; her cards in words."""

    name: str
    cards: dict[str, str]


class ElPasoDescription(Description, tag="elpaso"):
    """El Paso."""

    ring: Ring
    buildings: dict[str, PublicBuilding]
    trains: dict[str, Train]
    posts: list[Post]
    cards: dict[str, ElPasoCard]
    workers: list[ElPasoWorker]
    dollars_per_worker: int
    joker_extra: int
    objectives: dict[str, ObjectiveTile]
    bonuses: dict[str, BonusTile]
    display: int
    simmental: Simmental
    income: int
    board: ElPasoBoard
    automa: Sue
