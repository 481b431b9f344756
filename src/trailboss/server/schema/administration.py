"""What those see and ask for who run the server."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from trailboss.server.schema.common import LINE, LINES, Asked, Milliseconds, Struct
from trailboss.server.schema.tables import Status

Reason = Annotated[str, Meta(max_length=500, pattern=LINE)]
Days = Annotated[int, Meta(ge=1, le=3650)]


class Announcement(Struct):
    """What those who run the server tell everybody."""

    id: str
    text: str
    created_at: Milliseconds
    until: Milliseconds | None


class NewAnnouncement(Asked):
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=LINES)]
    days: Days | None = None


class OwnQuota(Asked):
    """How much a user may have, where that differs from the settings; null: as the settings say."""

    tables: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    megabytes: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class AdminQuota(Struct):
    """What a user may have in all, and whether that is a quota of their own."""

    tables: int
    megabytes: int
    own: bool


class AdminUser(Struct):
    """A user; `suspended_until` in the far future means for good."""

    id: str
    name: str
    guest: bool
    email: str | None
    email_confirmed: bool
    created_at: Milliseconds
    suspended_until: Milliseconds | None
    administrator: bool
    tables: int
    unfinished: int
    bytes: int
    quota: AdminQuota


class AdminTable(Struct):
    id: str
    title: str
    game: str
    status: Status
    players: int
    owner: str
    names: list[str]
    step: int
    size: int
    public: bool
    created_at: Milliseconds
    changed_at: Milliseconds


class AdminReport(Struct):
    """What somebody reported; names are missing of who is gone."""

    id: str
    reporter: str
    reporter_name: str | None
    about_user: str | None
    about_name: str | None
    about_table: str | None
    reason: str
    text: str
    created_at: Milliseconds
    handled_at: Milliseconds | None
    handled_by: str | None


class AdminNote(Struct):
    """A line of the audit log; `who` is empty for what was done by command."""

    id: str
    at: Milliseconds
    who: str
    action: str
    about_user: str | None
    about_name: str | None
    about_table: str | None
    detail: dict[str, Any]


class AdminFigures(Struct):
    """How the server is doing."""

    version: str
    accounts: int
    guests: int
    suspended: int
    seen_lately: int
    tables: dict[str, int]
    games: dict[str, int]
    bytes: int
    reports: int
    tables_in_memory: int
    watchers: int


class Suspend(Asked):
    """`days` null: for good."""

    days: Days | None = None
    reason: Reason = ""


class PasswordLink(Struct):
    link: str
    minutes: int


TableStatus = Literal["open", "playing", "finished", "abandoned"]
