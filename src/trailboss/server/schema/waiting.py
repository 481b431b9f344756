"""The waiting room."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from trailboss.server.schema.common import Asked, Milliseconds, Struct
from trailboss.server.schema.tables import Clock, ClockAsked


class Wish(Asked):
    """What somebody would like to play. Who waits for a live game has to ask again every few
    seconds; who has days for a turn may go and is told of their turn."""

    games: Annotated[
        list[Annotated[str, Meta(max_length=40)]],
        Meta(min_length=1, max_length=50, description="Any of these titles."),
    ]
    players: Annotated[int, Meta(ge=2, le=8)] = 2
    clock: ClockAsked = ClockAsked(kind="live", seconds=1800, increment=20)
    within: Annotated[
        Annotated[int, Meta(ge=50, le=2000)] | None,
        Meta(description="How far the ratings of the others may be from mine; null: any."),
    ] = None


class WishSeen(Struct):
    name: str
    guest: bool
    games: list[str]
    players: int
    clock: Clock
    within: int | None
    ratings: Annotated[dict[str, int], Meta(description="Of who waits, by title.")]
    since: Milliseconds
    mine: bool


class Waiting(Struct):
    """Who waits, and the table where those sit who have found each other: told once."""

    wishes: list[WishSeen]
    table: str | None
