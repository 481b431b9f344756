"""Positions as text: what is written down, and the form in which one is edited."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from trailboss.server.schema.common import Asked, Said, SeatNumber, Struct, Title
from trailboss.server.schema.play import TableView
from trailboss.server.schema.tables import BotText

LONGEST = 60_000
PositionText = Annotated[
    str, Meta(max_length=LONGEST, description="A position as text, or as a JSON document.")
]


class WrittenPosition(Struct):
    """A position as text, and the same as data."""

    position: str
    data: dict[str, Any]
    whole: bool  # else: as far as the seat may know it, the rest is left open


class SheetName(Struct):
    """Something that can be in a field: as positions write it, and what people call it."""

    id: str
    label: str
    about: str = ""  # what it is and does, where it has no name of its own


class SheetField(Struct):
    """A line of a section. `shape` says how its value is written: number, word, text, counts,
    names, places, rows or map; docs/positions.md has them all."""

    key: str
    label: str
    shape: Literal["number", "word", "text", "counts", "names", "places", "rows", "map"]
    usual: Any  # what is meant where the line is missing; null: whatever is left
    names: list[SheetName] = msgspec.field(default_factory=list)
    # Of a map: what may lie on each place.
    values: dict[str, list[str]] = msgspec.field(default_factory=dict)
    least: int = 0
    most: int = 0
    size: int = 0
    rows: int = 0
    columns: int = 0
    fill: bool = False
    open: bool = False  # may cards be left open?
    optional: bool = False


class SheetSection(Struct):
    """`table`, or `seat 1` and so on."""

    id: str
    label: str
    fields: list[SheetField]


class PositionProblem(Struct):
    """What is wrong: where, and in words."""

    section: str
    key: str
    line: int
    text: str
    say: Said


class PositionSheet(Struct):
    """A position with its form. Without problems it can be played: `text` is how it is written,
    `view` how it looks, with what was left open dealt for this once."""

    data: dict[str, Any]
    text: str | None
    sections: list[SheetSection]
    labels: dict[str, str]  # of things that several fields share
    problems: list[PositionProblem]
    view: TableView | None


class PositionAsked(Asked):
    """A position to look at: as text, as data, or the set-up of a game."""

    position: PositionText | dict[str, Any] | None = None
    game: Annotated[str, Meta(max_length=40)] | None = None
    players: Annotated[int, Meta(ge=1, le=8)] = 2
    seat: SeatNumber | None = None  # whose cards the view shows; the one that decides


class PlayPosition(Asked):
    """A table that begins with a position. `bots` has who plays which seat: a bot, or null for
    me; without it all seats are mine."""

    position: PositionText | dict[str, Any]
    title: Title = ""
    bots: Annotated[list[BotText | None], Meta(max_length=8)] = msgspec.field(default_factory=list)
