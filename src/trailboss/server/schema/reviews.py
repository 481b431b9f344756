"""The review of a game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from trailboss.server.schema.common import Asked, SeatNumber, StepNumber, Struct
from trailboss.server.schema.details import Details

Mark = Literal["fine", "inaccuracy", "mistake", "turning-point"]
Theme = Annotated[str, Meta(description="What a decision is about: deliveries, buildings, …")]


class ReviewMove(Struct):
    """A move of a turn."""

    move: str  # notation
    text: str
    details: Details


class Explained(Struct):
    """Why a marked decision cost something."""

    played: ReviewMove
    best: ReviewMove  # what the champion would have done
    line: list[ReviewMove]  # and how the turn would have gone on
    lines: Annotated[
        dict[str, float],
        Meta(
            description="What the better move has more, by category of the score sheet, in what "
            "is still to come (`later`) and in what the best other gets less (`others`). Adds up "
            "to the cost."
        ),
    ]
    facts: list[str]  # what differs, counted over continuations


class ReviewDecision(Struct):
    """A decision somebody made."""

    step: int  # moves made before it
    seat: int
    turn: int
    win: float  # the chance to win before it, from 0 to 1
    margin: float  # points ahead of the best other at the end of the game, expected before it
    cost: float  # points it lost; 0 for the champion's choice, and what is as good
    doubt: float  # half of the 95 % interval of the cost
    win_cost: float
    looks: int  # pairs of continuations that were compared
    mark: Mark
    theme: Theme
    why: Explained | None  # of a marked one


class WarningAsked(Asked):
    seat: SeatNumber
    step: StepNumber
    code: Annotated[int, Meta(ge=0, le=1_000_000_000, description="The number of a legal move.")]


class MoveWarning(Struct):
    """What the champion thinks of a move that is about to be made."""

    warned: ReviewDecision | None  # null: nothing is wrong with it


class ReviewPlayer(Struct):
    seat: int
    decisions: int  # with a choice
    agreed: int  # as the champion would have decided
    accuracy: float  # from 0 to 100
    lost: float  # points
    themes: dict[str, float]
    marks: dict[str, int]
    luck: float | None  # points the draws gave; null: not looked at yet
    luck_doubt: float


class ReviewDraw(Struct):
    """What a draw gave to who drew."""

    step: int
    seat: int
    turn: int
    points: float


class GameReview(Struct):
    """What the coach has found so far."""

    state: Annotated[
        Literal["none", "working", "done", "failed"],
        Meta(description="none: nobody has asked for one; working: it gets sharper."),
    ]
    samples: int  # how often what is doubtful was tried; 0: there is nothing yet
    most: int
    points: list[int]
    players: list[ReviewPlayer]
    decisions: list[ReviewDecision]
    luck: list[ReviewDraw] | None
