"""Railroad, station masters and player boards of the Kansas City family, and its solo opponent."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from trailboss.server.schema.common import Exact
from trailboss.server.schema.description import Action, ByPlayers

Counted = Literal[
    "",
    "cowboys",
    "builders",
    "engineers",
    "woods",
    "buildings",
    "hazards",
    "stations",
    "pairs",
    "objectives",
    "certificates",
    "workers",
]


class StationMaster(Exact):
    """`action` is a list of alternatives; `vp` for every `per` of something."""

    action: list[Action]
    permanent: int
    vp: int
    per: int
    of: Counted
    title: str
    words: str


class RailPosition(Exact):
    id: str
    order: float
    station: str | None


class Station(Exact):
    id: str
    mark: Annotated[str, Meta(description="Its number, or whatever tells it from the others.")]
    position: str
    cost: int
    vp: int
    dark: bool
    master: bool
    title: str
    words: str


class City(Exact):
    id: str
    name: str
    value: int
    dark: bool
    repeat: bool
    bonus: int
    vp: int
    title: str
    words: str


class Arrow(Exact):
    """What discs on two neighbouring cities give."""

    start: str = msgspec.field(name="from")
    to: str
    vp: int
    action: Action | None
    words: str


class Railroad(Exact):
    positions: list[RailPosition]
    last: int
    last_bonus: int
    crosses: list[int]
    stations: list[Station]
    cities: list[City]
    arrows: list[Arrow]


class KansasDisc(Exact):
    """A kind of disc of the player board and what taking it off costs, gives and unlocks."""

    id: str
    name: str
    count: int
    dark: bool
    gain: int
    pay: int
    vp: int
    cards: int
    steps: ByPlayers
    certificates: int
    title: str
    words: str


class KansasAuxiliary(Exact):
    id: str
    free: int
    disc: str
    single: Action
    double: Action
    title: str
    words: str


class KansasBoard(Exact):
    hand_limit: int
    steps: ByPlayers
    certificates: list[int]
    certificate_limit: int
    token_draw: int
    discs: list[KansasDisc]
    auxiliary: list[KansasAuxiliary]


class Sam(Exact):
    """The solo opponent."""

    name: str
    cards: list[str]
    levels: list[str]
