"""Tournaments and the game of the day."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from trailboss.server.schema.common import Asked, Milliseconds, Struct, Title
from trailboss.server.schema.tables import Clock, ClockAsked, Status

System = Literal["swiss", "round-robin"]
TournamentStatus = Literal["open", "playing", "finished"]


class NewTournament(Asked):
    """`players` sit at each table; round robin is for two. With `duplicate` all tables of a round
    have the same set-up and draw the same from every pile."""

    title: Annotated[Title, Meta(min_length=1)]
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=2, le=8)] = 2
    system: System = "swiss"
    rounds: Annotated[
        int, Meta(ge=1, le=20, description="Of a Swiss tournament; round robin has its own number.")
    ] = 3
    clock: ClockAsked = ClockAsked(kind="correspondence", seconds=259_200)
    options: dict[str, str | int | bool] = msgspec.field(default_factory=dict)
    duplicate: bool = True
    rated: bool = True


class TournamentInfo(Struct):
    """A tournament in the list."""

    id: str
    title: str
    game: str
    players: int
    system: System
    rounds: int
    round: int
    status: TournamentStatus
    duplicate: bool
    rated: bool
    clock: Clock
    entrants: int
    created_at: Milliseconds


class Tournaments(Struct):
    tournaments: list[TournamentInfo]


class Standing(Struct):
    """A line of the standings. Scores count a win 1 and share what is drawn; with more than two at
    a table the second has a part of it."""

    place: int
    name: str
    score: float
    buchholz: Annotated[float, Meta(description="The scores of all opponents.")]
    points: Annotated[int, Meta(description="Victory points of all games.")]
    against_seat: Annotated[
        float | None,
        Meta(description="Points above the average of the same seat at all tables of the round."),
    ]
    played: int
    withdrawn: bool
    mine: bool


class BoardSeat(Struct):
    name: str
    points: int | None
    score: float | None


class Board(Struct):
    """A table of a round; its address for who may look at it."""

    number: int
    table: str | None
    status: Status
    mine: bool
    seats: list[BoardSeat]


class RoundSeen(Struct):
    number: int
    over: bool
    boards: list[Board]
    byes: list[str]


class Tournament(TournamentInfo):
    organiser: str
    organising: Annotated[bool, Meta(description="Am I the organiser?")]
    entered: Annotated[bool, Meta(description="Do I play?")]
    options: dict[str, Any]
    standings: list[Standing]
    results: list[RoundSeen]


# The game of the day ----------------------------------------------------------------------------


class DayResult(Struct):
    place: int
    name: str
    points: int
    opponent: Annotated[int, Meta(description="The points of the best opponent.")]
    won: bool
    mine: bool


class DayGame(Struct):
    """One of the games of a day. `table` is mine, once I have begun; `best` is that of the best,
    for who has finished and for all when the day is over."""

    kind: Literal["solo", "duel"]
    game: str
    opponent: Annotated[str, Meta(description="Of a duel: the bot.")]
    level: Annotated[str, Meta(description="Of the solo opponent.")]
    options: dict[str, Any]
    table: str | None
    finished: bool
    best: str | None
    results: list[DayResult]


class Day(Struct):
    """The games of a day: the same for everybody, once."""

    date: Annotated[str, Meta(description="Such as 2026-11-17, by UTC.")]
    today: bool
    ends_at: Milliseconds
    games: list[DayGame]
