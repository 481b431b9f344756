"""Rows of the database as typed values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from trailboss.server.schema.tables import Clock, Origin, Result

if TYPE_CHECKING:  # thinking processes read this module and need no database
    from sqlalchemy import RowMapping


class Chance(msgspec.Struct, kw_only=True):
    """Where the chance of a game comes from.

    Usually the seed alone; with `tracks` so that tables of the same seed are comparable. A game
    that goes on from a record or a fork has known `outcomes` for its set-up and first `known`
    moves; from then on the seed decides. One that began with a position has it as text instead of a
    set-up.
    """

    seed: int
    outcomes: list[int] | None = None
    known: int = 0
    position: str | None = None
    tracks: bool = False  # a generator for each pile, so that other tables draw the same from it


class UndoRequest(msgspec.Struct, kw_only=True):
    """A wish to go back behind the information barrier, and who agrees."""

    seat: int
    to: int
    agreed: list[int]


class Header(msgspec.Struct, kw_only=True):
    """A table: how it was set up and where it stands."""

    id: str
    title: str
    owner: str
    game: str
    rules_version: str
    figures: dict[str, Any] | None = None  # of somebody's own: what they change, and over what
    players: int
    options: dict[str, Any]
    chance: Chance
    clock: Clock
    absent: str
    public: bool
    watchable: bool = False
    watchers_talk: bool = False
    sandbox: bool
    start_when_full: bool
    shuffle: bool
    status: str
    seq: int
    step: int
    turn: int = 0
    to_move: int | None
    waits_for: str | None
    clock_started: int | None
    deadline: int | None
    undo_request: UndoRequest | None
    result: Result | None
    origin: Origin | None
    rematch: str | None
    copied: bool = False
    archived: bool = False
    size: int = 0
    rated: bool = False
    event: str | None = None
    sealed_until: int | None = None
    abort_agreed: list[int] | None = None
    created_at: int
    started_at: int | None
    changed_at: int


# What msgspec has to know of a type is made ready here. Reading threads that meet the type for the
# first time at the same moment crash it.
msgspec.json.Decoder(Header)


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat and who has it."""

    seat: int
    kind: str  # person, bot, open, invited
    name: str = ""
    user_id: str | None = None
    hotseat: bool = False
    bot: str | None = None
    invitation: str | None = None
    reserved_for: str | None = None
    absent: bool = False
    resigned: bool = False
    clock_left: int | None = None
    guest: bool = False
    vacation_until: int | None = None


class EntryRow(msgspec.Struct, kw_only=True):
    """One entry of a log."""

    seq: int
    at: int
    kind: str
    step: int
    seat: int | None = None
    user_id: str | None = None
    data: dict[str, Any] = {}


class Change(msgspec.Struct):
    """What one step of a table writes, all or nothing."""

    entries: list[EntryRow] = msgspec.field(default_factory=list)
    header: dict[str, Any] = msgspec.field(default_factory=dict)  # columns that change
    seats: dict[int, dict[str, Any]] = msgspec.field(default_factory=dict)


JSON_COLUMNS = (
    "figures",
    "options",
    "chance",
    "clock",
    "undo_request",
    "abort_agreed",
    "result",
    "origin",
    "data",
)
encode = msgspec.json.Encoder().encode


def to_row(values: dict[str, Any]) -> dict[str, Any]:
    """Values as the database has them: structured ones are JSON."""
    return {
        name: encode(value).decode() if name in JSON_COLUMNS and value is not None else value
        for name, value in values.items()
    }


def header_of(row: RowMapping) -> Header:
    return msgspec.convert(from_row(row), Header)


def from_row(row: RowMapping) -> dict[str, Any]:
    return {
        str(name): msgspec.json.decode(value)
        if name in JSON_COLUMNS and value is not None
        else value
        for name, value in row.items()
    }


def seat_of(row: RowMapping) -> SeatRow:
    values = dict(row)
    del values["table_id"]
    return SeatRow(**values)


def entry_of(row: RowMapping) -> EntryRow:
    values = dict(row)
    del values["table_id"]
    values["data"] = msgspec.json.decode(values["data"])
    return EntryRow(**values)


# People -----------------------------------------------------------------------------------------


class NotifyRow(msgspec.Struct, kw_only=True, omit_defaults=True):
    """How somebody wants to be told of their turn."""

    browser: bool = False
    email: bool = False
    webhook: str | None = None
    live: bool = False  # also in games with a live clock
    secret: str = ""  # signs what is sent to the webhook
    confirmed: str | None = None  # the e-mail address that was confirmed
    language: str = "en"  # of what is written to them


class Quota(msgspec.Struct, kw_only=True, omit_defaults=True):
    """How much somebody may have, where that differs from the settings."""

    tables: int | None = None
    megabytes: int | None = None


ALL = "all"  # what somebody may do who has logged in
FOR_EVER = 1 << 52  # ms; later than anything
wishes_of = msgspec.json.Decoder(NotifyRow).decode
quota_of = msgspec.json.Decoder(Quota).decode


class User(msgspec.Struct, kw_only=True):
    id: str
    name: str
    login: str | None
    password: str | None
    email: str | None
    preferences: str
    notify: str = "{}"
    created_at: int
    look: str | None = None
    suspended_until: int | None = None
    quota: str | None = None
    scope: str = ALL  # what may be done in the user's name: `read` or `play` by a token

    @property
    def guest(self) -> bool:
        return self.login is None

    @property
    def own_quota(self) -> Quota:
        return Quota() if self.quota is None else quota_of(self.quota)

    @property
    def wishes(self) -> NotifyRow:
        return wishes_of(self.notify)

    @property
    def confirmed(self) -> bool:
        """Has the e-mail address been confirmed by who reads it?"""
        return self.email is not None and self.wishes.confirmed == self.email
