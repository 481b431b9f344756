"""What the descriptions and observations of all titles share."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from trailboss.server.schema.common import Exact
from trailboss.server.schema.told import Question

Counts = Annotated[dict[str, int], Meta(description="How many of each, by name.")]
ByPlayers = Annotated[dict[int, int], Meta(description="A figure by the number of players.")]
Actions = Annotated[
    list[list[str]], Meta(description="Actions, each a list of alternatives: names of programs.")
]
Lines = Annotated[list[str], Meta(description="The actions in words, one by one.")]
Action = Annotated[str, Meta(description="The name of a program.")]
Point = tuple[float, float]


class Step(Exact):
    """One effect, with what it counts in: an amount, one for each of something (`per`), or
    something by its name (`of`: a set of cards, a size)."""

    effect: str
    words: str
    amount: int | UnsetType = UNSET
    per: str | UnsetType = UNSET
    of: str | UnsetType = UNSET


class Program(Exact):
    """What an action needs, and what it gives for that."""

    words: str
    needs: list[Step]
    gives: list[Step]


class Edge(Exact):
    """A way from one space to the next, and the line it is drawn along."""

    start: str = msgspec.field(name="from")
    to: str
    points: list[Point]


class Neutral(Exact):
    """A neutral building."""

    actions: Actions
    lines: Lines
    title: str
    words: str


class Figure(Exact):
    """A figure that somebody who holds the printed game should check; in English."""

    table: str
    about: str
    confidence: Literal["stand-in", "low", "medium"]
    check: str


class PlacedTile(Exact):
    """A tile on the board; without an owner it is nobody's."""

    tile: str
    owner: int | UnsetType = UNSET


class Delivery(Exact):
    """The value of a delivery without and with all certificates."""

    least: int
    most: int


class Dearest(Exact):
    """The dearest place for each of these, where there is one."""

    least: str | None
    most: str | None


class Description(Exact, tag_field="family"):
    """A title: everything in it that never changes, in figures and in words. A thing's `title` says
    what it is, its `words` what it does; a `name` is for where there is little room."""

    id: str
    name: str
    short: Annotated[str, Meta(description="Its name where there is little room.")]
    like: Annotated[str, Meta(description="Itself, or the title of the package it is laid over.")]
    version: str
    players: tuple[int, int]  # fewest and most
    dollars_per_vp: int
    programs: dict[str, Program]
    neutrals: dict[str, Neutral]
    sets: dict[str, list[str]]  # kinds of cards by the name of the set
    score: list[str]  # the lines of the score sheet
    figures: list[Figure]


class Observation(Exact, tag_field="family"):
    """What one seat may know of a game, or (`viewer` null) everybody."""

    game: str
    seats: int
    turn: int
    seat: int | None  # who decides; null when the game is over
    question: Question
    last_round: bool
