"""Puzzles to practise with."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from trailboss.server.schema.common import Struct


class PuzzleHead(Struct):
    """A puzzle without its solution."""

    id: str
    theme: str
    level: Annotated[int, Meta(description="1 to 3; 0: a mistake of my own.")]
    players: int
    seat: int
    gap: Annotated[float, Meta(description="Points by which the best move is ahead.")]
    solved: bool | None = None  # at the first try; null: not tried yet
    table: str | None = None  # a mistake of mine: the game it was made in,
    step: int | None = None  # the moves before it
    turn: int | None = None
    at: int | None = None  # when that game was last changed, in milliseconds
    others: list[str] | None = None  # who else sat there


class Practice(Struct):
    """The puzzles of a title, and how I did."""

    game: str
    puzzles: list[PuzzleHead]
    mistakes: Annotated[
        list[PuzzleHead],
        Meta(description="My own, from games the coach has reviewed; they change no rating."),
    ]
    rating: float
    course: Annotated[list[float], Meta(description="My rating, answer by answer.")]


class PuzzleAnswer(Struct):
    """A move, and what it costs against the best."""

    move: str
    text: str
    cost: float
    interval: list[float]


class PuzzleState(Struct):
    """A puzzle at a table: before the first move the question, then what the move was worth."""

    puzzle: PuzzleHead
    answer: str | None = None  # the move made, as notation
    right: bool | None = None
    cost: float | None = None  # null: the move was not thought of
    best: PuzzleAnswer | None = None
    # How the champion goes on.
    line: list[str] = msgspec.field(default_factory=list)
    # The moves worth a thought, the best first.
    answers: list[PuzzleAnswer] = msgspec.field(default_factory=list)
    rating: float | None = None
    change: float | None = None  # of the rating, by this answer
