"""What goes over the live connection of a table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from trailboss.server.schema.common import ChatText, Said, SeatNumber, StepNumber
from trailboss.server.schema.play import Code, Entry, Notation, TableView, Then
from trailboss.server.schema.tables import Table

MessageId = Annotated[int, Meta(ge=0, le=(1 << 53) - 1, description="Comes back in the answer.")]

# From the client ---------------------------------------------------------------------------------


class Sent(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    id: MessageId | None = None


class SentMove(Sent, tag="move"):
    seat: SeatNumber
    step: StepNumber
    move: Code | Notation
    then: Then = ()


class SentUndo(Sent, tag="undo"):
    seat: SeatNumber
    step: StepNumber
    to: StepNumber | None = None


class SentReset(Sent, tag="reset-turn"):
    seat: SeatNumber
    step: StepNumber


class SentUndoRequest(Sent, tag="undo-request"):
    seat: SeatNumber
    step: StepNumber
    to: StepNumber | None = None


class SentUndoAnswer(Sent, tag="undo-answer"):
    seat: SeatNumber
    to: StepNumber
    agree: bool


class SentChat(Sent, tag="chat"):
    text: ChatText


class SentSeat(Sent, tag="seat"):
    """Show the table from another seat of mine, or (null) only what everybody may see."""

    seat: SeatNumber | None


class SentAway(Sent, tag="away"):
    """The page is open, but nobody looks at it; or somebody does again."""

    away: bool


class SentPing(Sent, tag="ping"):
    """Is the server still there?"""


FromClient = (
    SentMove
    | SentUndo
    | SentReset
    | SentUndoRequest
    | SentUndoAnswer
    | SentChat
    | SentSeat
    | SentAway
    | SentPing
)

# From the server ---------------------------------------------------------------------------------


class Told(msgspec.Struct, kw_only=True, tag_field="type"):
    pass


class ToldEntry(Told, tag="entry"):
    """The next entry of the log; every one comes exactly once, in order."""

    seq: int
    entry: Entry


class ToldView(Told, tag="view"):
    """How the table looks after entry `seq`."""

    seq: int
    view: TableView


class ToldTable(Told, tag="table"):
    """The table without its game: before the start, and when people or status changed."""

    seq: int
    table: Table


class ToldPresence(Told, tag="presence"):
    """Who has the table open now."""

    users: list[str]
    away: list[str]  # of them, who looks elsewhere
    watchers: int  # people who have it open and do not play


class ToldAnswer(Told, tag="answer"):
    """What a message asked for was done; the entries come (or came) up to `seq`."""

    id: int | None
    seq: int


class ToldError(Told, tag="error"):
    """What a message asked for was refused. Without an id: a message that cannot be read
    (`invalid-message`), or the connection ends."""

    id: int | None
    status: int
    error: str
    detail: str
    say: Said
    step: int | None = None  # where the game stands, if the message was behind


FromServer = ToldEntry | ToldView | ToldTable | ToldPresence | ToldAnswer | ToldError
