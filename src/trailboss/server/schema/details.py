"""What a move is and would do, as facts. Their names are the same for all titles; which of them a
move has depends on its kind."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from trailboss.server.schema.common import Exact
from trailboss.server.schema.facts import (
    Alternatives,
    ArrowFacts,
    AskedFor,
    Certificates,
    Doings,
    Fee,
    Gift,
    Left,
    MasterFacts,
    Opened,
    Subject,
    TaskDone,
    TileFacts,
    WorkersPaid,
    YesNo,
)

MoveKind = Literal[
    "done",
    "decline",
    "again",
    "enter",
    "place",
    "move",
    "do",
    "auxiliary",
    "play",
    "token",
    "bonus",
    "discard",
    "remove",
    "hire",
    "buy",
    "reveal",
    "train",
    "build",
    "jokers",
    "engine",
    "upgrade",
    "disc",
    "disc-from",
    "master",
    "objective",
    "objective-top",
    "bonus-tile",
    "bonus-top",
    "hazard",
    "outlaw",
    "draw",
    "foresight",
    "keep",
    "raise",
    "deliver",
    "copy",
    "hold",
    "aside",
]


class Fields(Exact):
    """A move as the notation has it: its kind, and what it is about by name."""

    kind: MoveKind
    action: str | UnsetType = UNSET
    building: str | UnsetType = UNSET
    card: str | UnsetType = UNSET
    cards: str | UnsetType = UNSET
    certificates: str | UnsetType = UNSET
    city: str | UnsetType = UNSET
    disc: str | UnsetType = UNSET
    jokers: str | UnsetType = UNSET
    number: str | UnsetType = UNSET
    position: str | UnsetType = UNSET
    post: str | UnsetType = UNSET
    purchase: str | UnsetType = UNSET
    route: str | UnsetType = UNSET
    row: str | UnsetType = UNSET
    seat: str | UnsetType = UNSET
    size: str | UnsetType = UNSET
    space: str | UnsetType = UNSET
    station: str | UnsetType = UNSET
    tile: str | UnsetType = UNSET
    worker: str | UnsetType = UNSET


class Details(Subject, kw_only=True):
    """What a move would do, for the eyes of the seat that decides."""

    kind: MoveKind
    fields: Fields
    master: str | MasterFacts | UnsetType = UNSET
    decision: str | UnsetType = UNSET
    path: list[str] | UnsetType = UNSET
    via: list[str] | UnsetType = UNSET
    steps: int | UnsetType = UNSET
    fees: list[Fee] | UnsetType = UNSET
    paid: int | UnsetType = UNSET
    left: Left | UnsetType = UNSET
    tasks: list[TaskDone] | UnsetType = UNSET
    certificates: Certificates | UnsetType = UNSET
    permanent: int | UnsetType = UNSET
    gains: Gift | UnsetType = UNSET
    actions: list[Alternatives] | UnsetType = UNSET
    auxiliary: str | UnsetType = UNSET
    size: Literal["single", "double"] | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    locked: YesNo | UnsetType = UNSET
    nth: int | UnsetType = UNSET
    row: int | UnsetType = UNSET
    fills: YesNo | UnsetType = UNSET
    ends: YesNo | UnsetType = UNSET
    more: YesNo | UnsetType = UNSET
    loses: YesNo | UnsetType = UNSET
    instead: Literal["printed", "shown"] | UnsetType = UNSET
    goes: Literal["trail", "jobs", "out", "none"] | UnsetType = UNSET
    cards: list[str] | UnsetType = UNSET
    alike: int | UnsetType = UNSET
    choice: YesNo | UnsetType = UNSET
    building: int | str | UnsetType = UNSET
    woods: YesNo | UnsetType = UNSET
    risk: Doings | UnsetType = UNSET
    replaces: str | TileFacts | UnsetType = UNSET
    difference: int | UnsetType = UNSET
    lost: int | UnsetType = UNSET
    space_price: int | UnsetType = UNSET
    position: str | UnsetType = UNSET
    stop: Literal["space", "turnout", "last"] | UnsetType = UNSET
    way: Literal["to", "forward", "back", "return", "deliver"] | UnsetType = UNSET
    upgrade: int | UnsetType = UNSET
    disc: str | UnsetType = UNSET
    discs: list[str] | UnsetType = UNSET
    arrows: list[ArrowFacts] | UnsetType = UNSET
    unlocks: list[Opened] | UnsetType = UNSET
    reward: int | UnsetType = UNSET
    delivery: int | UnsetType = UNSET
    open: YesNo | UnsetType = UNSET
    optional: YesNo | UnsetType = UNSET
    workers: list[WorkersPaid] | UnsetType = UNSET
    jokers: int | UnsetType = UNSET
    ready: int | UnsetType = UNSET
    tokens: int | UnsetType = UNSET
    needs: list[AskedFor] | UnsetType = UNSET
    lacks: list[AskedFor] | UnsetType = UNSET
    now: int | UnsetType = UNSET
    duplicates: int | UnsetType = UNSET
    simmental: Literal["card", "last", "claim"] | UnsetType = UNSET
