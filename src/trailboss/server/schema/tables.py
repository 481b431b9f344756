"""Games that can be played, tables and their seats."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from trailboss.handicap import MOST_CARDS, MOST_HANDICAP
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
InvitationState = Literal["good", "mine", "used", "full", "wrong", "closed", "over"]


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
    family: Annotated[str, Meta(description="What its board and its rules are like.")]
    vignette: Annotated[str, Meta(description="The landscape of its picture.")]
    version: str
    players: list[int]
    options: list[Option]
    automa: str | None
    bots: Annotated[list[str], Meta(description="The bots of the list that can play it.")]
    usual_points: Annotated[
        dict[str, int], Meta(description="What a bot usually has, where that was measured.")
    ]
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
    `seconds` for each turn, and beyond that from a stock of `bank` seconds for the whole game."""

    kind: Literal["none", "live", "correspondence"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=60 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    bank: Annotated[int, Meta(ge=0, le=60 * 86_400)] = 0


class ClockAsked(Clock, frozen=True, forbid_unknown_fields=True):
    """A clock as it is wished for."""


class NewSeat(Asked):
    """Who sits there: me; hotseat (somebody beside me); a bot; open (anybody); invited (whoever
    has the link)."""

    kind: Literal["me", "hotseat", "bot", "open", "invited"]
    name: Name | None = None
    bot: BotText | None = None
    invite: Annotated[
        Name | None, Meta(description="Of an invited seat: the account it is kept for.")
    ] = None


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
    handicap: Annotated[
        list[Annotated[int, Meta(ge=0, le=MOST_HANDICAP)]],
        Meta(max_length=8, description="Dollars more to begin with, for each seat. Not rated."),
    ] = msgspec.field(default_factory=list)
    handicap_cards: Annotated[
        list[Annotated[int, Meta(ge=0, le=MOST_CARDS)]],
        Meta(max_length=8, description="Weakest cards that are better ones instead, as above."),
    ] = msgspec.field(default_factory=list)
    rated: Annotated[
        bool | None,
        Meta(
            description="Does it count for ratings? Unless said otherwise, where others can join."
            " Only accounts and bots on equal terms; guests make it a game that does not count."
        ),
    ] = None


class ChangeTable(Asked):
    """What is left out stays as it is."""

    public: bool | None = None
    watchable: Annotated[
        bool | None, Meta(description="Whoever has the link may watch; nobody's hand is shown.")
    ] = None
    watchers_talk: Annotated[bool | None, Meta(description="Those who watch may talk, too.")] = None


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
    vacation_until: Milliseconds | None = None  # so long the clock of its player stands still


class Result(Struct):
    """How a game ended."""

    reason: Literal["rules", "resigned", "abandoned", "agreed"]
    winners: list[int]
    totals: list[int]


class Origin(Struct):
    """Where a table comes from."""

    kind: Literal["fork", "rematch", "import", "position", "puzzle"]
    table: str | None = None
    step: int | None = None
    puzzle: str | None = None
    turn: int | None = None  # of a fork: the turn it begins in
    names: list[str] | None = None  # of a fork: who played there


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
    watchable: bool
    watchers_talk: bool
    watchers: int  # people who have it open and do not play
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
    turn: int  # 0 before the first
    to_move: int | None
    my_turn: bool
    deadline: Milliseconds | None
    result: Result | None
    origin: Origin | None
    rematch: str | None
    rated: Annotated[bool, Meta(description="Does it count for ratings, as things stand?")]
    event: Annotated[str | None, Meta(description="The tournament round or day it belongs to.")]
    abort: Annotated[list[int], Meta(description="Seats that would end it without a result.")]
    created_at: Milliseconds
    started_at: Milliseconds | None
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


class InvitationAsked(Asked):
    """The secret of a link; without one it is the link of the table."""

    invitation: Annotated[str, Meta(max_length=64)] | None = None


class Invitation(Struct):
    """What has become of an invitation. good: take the seat; mine: it is taken, by me; used: by
    somebody else; full: nobody is missing any more; wrong: there is no such invitation at this
    table; closed: the table was given up; over: the game has ended."""

    state: InvitationState
    game: str | None = None  # these only for who may know of the table
    host: str | None = None
    taken_by: str | None = None
    watchable: bool = False


class TakeSeat(Asked):
    seat: SeatNumber


class Abort(Asked):
    """End the game without a result, if all agree; or do not agree."""

    seat: SeatNumber
    agree: bool = True


class Fork(Asked):
    """Bots stay at their seats and all others are mine; with `seat` that one is mine and bots have
    all others: `bot`, or the champion."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber | None = None
    bot: BotText = "champion"


class ImportRecord(Asked):
    record: Annotated[str, Meta(description="A record in its text or JSON form.")]
    title: Title = ""
