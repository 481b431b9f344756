"""Rows of the database as typed values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from trailboss.server.schema.tables import Clock, Origin, Result

if TYPE_CHECKING:  # thinking processes read this module and need no database
    from sqlalchemy import RowMapping


class Chance(msgspec.Struct, kw_only=True):
    """Where the chance of a game comes from.

    Usually the seed alone. A game that goes on from a record or a fork has known `outcomes` for its
    set-up and first `known` moves; from then on the seed decides. One that began with a position
    has it as text instead of a set-up.
    """

    seed: int
    outcomes: list[int] | None = None
    known: int = 0
    position: str | None = None


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
    sandbox: bool
    start_when_full: bool
    shuffle: bool
    status: str
    seq: int
    step: int
    to_move: int | None
    waits_for: str | None
    clock_started: int | None
    deadline: int | None
    undo_request: UndoRequest | None
    result: Result | None
    origin: Origin | None
    rematch: str | None
    copied: bool = False
    size: int = 0
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


class EntryRow(msgspec.Struct, kw_only=True):
    """One entry of a log."""

    seq: int
    at: int
    kind: str
    step: int
    seat: int | None = None
    user_id: str | None = None
    data: dict[str, Any] = {}


JSON_COLUMNS = ("figures", "options", "chance", "clock", "undo_request", "result", "origin", "data")
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
