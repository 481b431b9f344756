"""The game on the table: views, decisions, moves, the log, analysis, and live messages."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from trailboss.server.schema.common import (
    Asked,
    ChatText,
    Milliseconds,
    Problem,
    Said,
    SeatNumber,
    StepNumber,
    Struct,
)
from trailboss.server.schema.details import Details, MoveKind
from trailboss.server.schema.elpaso import ElPasoObservation
from trailboss.server.schema.kansas import KansasObservation
from trailboss.server.schema.tables import Seat, Status
from trailboss.server.schema.told import EventFacts, Phase, Question

Notation = Annotated[str, Meta(max_length=400, description="A move as records write it.")]
AnyObservation = KansasObservation | ElPasoObservation
Code = Annotated[int, Meta(ge=0, le=1_000_000_000, description="The number of a move.")]
Then = Annotated[tuple[Code | Notation, ...], Meta(max_length=12)]


class LegalMove(Struct, omit_defaults=True):
    """A move that is allowed now. `leads`: what may be chosen next, where that belongs to the same
    action and nothing is revealed in between; both can be sent together (`then`)."""

    code: int
    move: str  # notation
    text: str
    final: bool  # cannot be taken back afterwards
    details: Details
    leads: tuple[LegalMove, ...] = ()


class Decision(Struct):
    """What is being decided. Only who decides sees the moves and whether there is a way round;
    `legal` is null for the others."""

    seat: int
    kind: str
    phase: Phase
    subphase: int | None
    text: str
    mine: bool
    optional: bool  # can it be declined, or ended without doing more?
    count: int | None  # how many are still asked for
    most: int | None
    details: Question
    legal: list[LegalMove] | None = None


class Sheet(Struct):
    """A score sheet: categories in the order of the pad."""

    total: int
    lines: dict[str, int]


class UndoRequest(Struct):
    """Somebody asks all others to agree to go back to a step."""

    seat: int
    step: int
    agreed: list[int]
    waiting: list[int]


class TableView(Struct):
    """The table as one seat, or a spectator, sees it."""

    table: str
    game: str
    version: str  # of its rules: the description of that version says what is on the table
    options: dict[str, Any]
    seq: int
    step: int
    steps: int  # moves made in all; more than `step` when an earlier one is shown
    turn: int
    status: Status
    seats: list[Seat]
    me: list[int]  # the seats I play
    viewer: int | None  # whose secrets are shown; null: nobody's
    observation: AnyObservation
    decision: Decision | None
    can_undo: bool
    undo_reason: str | None
    undo_request: UndoRequest | None
    scores: list[Sheet]  # so far: everything that counts is open
    winners: list[int]
    last_round: bool
    deadline: Milliseconds | None
    now: Milliseconds
    # What `viewer` may do while another seat decides; nobody is asked for it.
    asides: tuple[LegalMove, ...] = ()


class Conflict(Problem, omit_defaults=True):
    """The table has moved on since the client saw it; `view` is how it stands now."""

    view: TableView | None = None


class MoveAsked(Asked):
    """`then`: the moves that follow at once, all of them or none."""

    seat: SeatNumber
    step: StepNumber
    move: Code | Notation
    then: Then = ()


class StepAsked(Asked):
    seat: SeatNumber
    step: StepNumber


class UndoAsked(Asked):
    """`to`: the step to go back to; without it the seat's latest decision before now."""

    seat: SeatNumber
    step: StepNumber
    to: StepNumber | None = None


class UndoAnswer(Asked):
    """`to`: the step that the request wants to go back to, so that no other one is agreed to."""

    seat: SeatNumber
    to: StepNumber
    agree: bool


class Why(Struct):
    """Is a move possible now, and if not, why?"""

    possible: bool
    reason: str | None
    say: Said | None = None  # the same before it is put into words


class Event(Struct):
    """Something that happened, as the reader may know it."""

    kind: str
    seat: int
    text: str
    fields: EventFacts


class Entry(Struct, omit_defaults=True):
    """One numbered line of the table's log."""

    seq: int
    at: Milliseconds
    kind: str
    step: int
    seat: int | None = None
    by: str | None = None  # of a move: person, bot, default
    turn: int | None = None
    code: int | None = None
    move: str | None = None
    act: MoveKind | None = None  # what kind of move it is
    text: str | None = None  # of a move, for its player, and of chat
    events: list[Event] | None = None
    data: dict[str, Any] | None = None  # of other kinds


class Log(Struct):
    """Entries in order; `seq` is the newest there is, `more` says that some are left out."""

    seq: int
    more: bool
    entries: list[Entry]


class Chat(Asked):
    text: ChatText


class Course(Struct):
    """How the points stood at the end of every turn."""

    steps: list[int]
    turns: list[int]
    totals: list[list[int]]


class RecordText(Struct):
    """A record in one of its two forms; keep it as text, its numbers may be large."""

    format: Literal["text", "json"]
    record: str


class AnalysisAsked(Asked):
    seat: SeatNumber
    step: StepNumber | None = None
    ms: Annotated[int, Meta(ge=1, le=600_000)] = 1000


class Follow(Struct):
    """A decision that would come after a move."""

    move: str  # notation
    text: str
    details: Details


class Hint(Struct):
    """A move that was thought about."""

    code: int
    move: str  # notation
    text: str
    details: Details
    margin: float  # points ahead of the best other at the end of the game, expected
    interval: tuple[float, float] | None  # where it lies in 95 of 100 cases; null: nobody knows
    win: float | None  # the chance to win, from 0 to 1; null: nobody knows
    looks: int  # tries it got
    share: float  # of all thought, from 0 to 1
    lines: dict[str, float]  # how the turn that begins so changes the score sheet
    follows: list[Follow]  # what would be decided after it in this turn
    then: str | None  # the same in one sentence; null where nothing follows


class Analysis(Struct):
    """What a bot thinks of a decision, the best move first."""

    step: int
    seat: int
    simulations: int
    hints: list[Hint]
