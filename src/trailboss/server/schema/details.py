"""What a move is and would do, as facts. Their names are the same for all titles; which of them a
move has depends on its kind."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from trailboss.server.schema.common import Exact

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
    size: str | UnsetType = UNSET
    space: str | UnsetType = UNSET
    station: str | UnsetType = UNSET
    tile: str | UnsetType = UNSET
    worker: str | UnsetType = UNSET
