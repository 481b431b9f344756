"""Games that can be played, tables and their seats."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from trailboss.server.schema.common import Asked, Milliseconds, Name, SeatNumber, Struct, Title
from trailboss.server.schema.figures import TitleFigures

BotText = Annotated[
    str, Meta(min_length=1, max_length=80, description="A bot: easy, champion:ms=1000, …")
]
Seconds = Annotated[int, Meta(ge=1, le=60 * 86_400)]
Seed = Annotated[
    int, Meta(ge=0, lt=1 << 53, description="Of the chance; only where no other person plays.")
]
Status = Literal["open", "playing", "finished", "abandoned"]


class Letters(Struct):
    """A text of so many letters of these, one for each piece."""

    count: int
    of: str


class Option(Struct):
    """An option of a game and what it can be; the first value is the usual one. With `letters` it
    can also be such a text."""

    name: str
    values: list[str | int | bool]
    letters: Letters | None = None


class GameInfo(Struct):
    """A title that can be played."""

    game: str
    name: str
    short: Annotated[str, Meta(description="Its name where there is little room.")]
    about: Annotated[str, Meta(description="A sentence or two for who does not know it.")]
    vignette: Annotated[str, Meta(description="The landscape of its picture.")]
    version: str
    players: list[int]
    options: list[Option]
    automa: str | None
    bots: Annotated[list[str], Meta(description="The bots of the list that can play it.")]
    figures: Annotated[
        TitleFigures | None, Meta(description="Somebody's own that new tables have.")
    ]


class BotInfo(Struct):
    """A bot that can take a seat."""

    bot: str
    name: str


class Games(Struct):
    games: list[GameInfo]
    bots: list[BotInfo]


class Clock(msgspec.Struct, kw_only=True, frozen=True):
    """none; live: `seconds` for the whole game and `increment` after each turn; correspondence:
    `seconds` for each turn."""

    kind: Literal["none", "live", "correspondence"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=60 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class ClockAsked(Clock, frozen=True, forbid_unknown_fields=True):
    """A clock as it is wished for."""


class NewSeat(Asked):
    """Who sits there: me; hotseat (somebody beside me); a bot; open (anybody); invited (whoever
    has the link)."""

    kind: Literal["me", "hotseat", "bot", "open", "invited"]
    name: Name | None = None
    bot: BotText | None = None


class NewTable(Asked):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    players: Annotated[int | None, Meta(description="As many as there are seats.")] = None
    options: dict[str, str | int | bool] = msgspec.field(default_factory=dict)
    title: Title = ""
    clock: ClockAsked = ClockAsked()
    public: Annotated[bool, Meta(description="In the lobby, and anybody may watch.")] = False
    absent: Annotated[
        str, Meta(max_length=80, description="Who plays for the absent: default, or a bot.")
    ] = "default"
    shuffle: Annotated[bool, Meta(description="Seats are drawn when the game starts.")] = False
    start_when_full: Annotated[bool, Meta(description="Starts when nobody is missing.")] = False
    sandbox: Annotated[
        bool, Meta(description="To try things: any move can be taken back. Only with own seats.")
    ] = False
    seed: Seed | None = None


class ChangeTable(Asked):
    public: bool


class Seat(Struct):
    """A seat as everybody sees it."""

    seat: int
    name: str
    kind: Literal["person", "hotseat", "bot", "automa", "open", "invited"]
    bot: str | None = None
    user: str | None = None
    guest: bool = False  # somebody without an account
    mine: bool = False
    connected: bool = False
    absent: bool = False
    resigned: bool = False
    reserved: bool = False  # for somebody who may join without an invitation
    invitation: str | None = None  # the secret of the link; only for the owner of the table
    clock_left: int | None = None  # ms of a live clock, when its seat began to think


class Result(Struct):
    """How a game ended."""

    reason: Literal["rules", "resigned", "abandoned"]
    winners: list[int]
    totals: list[int]


class Origin(Struct):
    """Where a table comes from."""

    kind: Literal["fork", "rematch", "import", "position"]
    table: str | None = None
    step: int | None = None


class Table(Struct):
    """A table without its game state."""

    id: str
    title: str
    game: str
    version: str
    figures: Annotated[bool, Meta(description="Is it played with figures of somebody's own?")]
    players: int
    options: dict[str, Any]
    status: Status
    public: bool
    sandbox: bool
    owner: str
    mine: bool  # am I the owner?
    seats: list[Seat]
    clock: Clock
    absent: str
    shuffle: bool
    start_when_full: bool
    seq: int
    step: int
    to_move: int | None
    my_turn: bool
    deadline: Milliseconds | None
    result: Result | None
    origin: Origin | None
    rematch: str | None
    created_at: Milliseconds
    changed_at: Milliseconds


class Lobby(Struct):
    """Public tables that wait for players or are being played, and mine."""

    mine: list[Table]
    open: list[Table]
    playing: list[Table]
    finished: list[Table]  # mine


class Join(Asked):
    """Without a seat the first one that is free; an invited seat needs its invitation."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=64)] | None = None
    name: Name | None = None


class TakeSeat(Asked):
    seat: SeatNumber


class Fork(Asked):
    step: Annotated[int, Meta(ge=0, le=100_000)]


class ImportRecord(Asked):
    record: Annotated[str, Meta(description="A record in its text or JSON form.")]
    title: Title = ""
