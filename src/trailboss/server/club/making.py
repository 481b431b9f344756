"""Tables that the server makes for people: rounds of tournaments, games of the day."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection

from trailboss.core.rules import Rules
from trailboss.server.schema.tables import Clock
from trailboss.server.storage import table_log
from trailboss.server.storage.rows import Chance, Header, SeatRow
from trailboss.server.storage.table_log import Change
from trailboss.server.storage.users import User
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.memory import Tables
from trailboss.server.tables.seating import new_header, new_table

NEVER = 1 << 53  # ms: until it is opened by hand


class Made(NamedTuple):
    """A table that is not stored yet, with the change by which its game has begun."""

    table: LiveTable
    change: Change | None

    def create(self, connection: Connection) -> None:
        header, seats = self.table.header, self.table.seats
        table_log.create(connection, header, seats, list(self.table.recent))

    def told(self, tables: Tables) -> None:
        """It is stored."""
        tables.made(self.table, self.change)


class Plan(NamedTuple):
    """What tables of an event have in common."""

    title: str
    rules: Rules
    options: dict[str, Any]
    clock: Clock
    absent: str
    rated: bool
    event: str | None
    chance: Chance
    sealed_until: int | None
    public: bool


def seat_for(number: int, user: User, there: bool) -> SeatRow:
    """A seat of somebody: taken, or kept until they come."""
    return SeatRow(
        seat=number,
        kind="person" if there else "invited",
        user_id=user.id if there else None,
        name=user.name,
        reserved_for=user.id,
        guest=user.guest and there,
    )


def made(plan: Plan, owner: User, seats: Sequence[SeatRow]) -> Made:
    """A table as the plan has it; it begins at once if nobody is missing."""
    header: Header = new_header(owner, plan.rules, len(seats), dict(plan.options))
    header.title = plan.title
    header.clock = plan.clock
    header.absent = plan.absent
    header.rated = plan.rated
    header.event = plan.event
    header.chance = plan.chance
    header.sealed_until = plan.sealed_until
    header.public = plan.public
    header.start_when_full = True
    return Made(*new_table(header, list(seats), owner))


def create_all(connection: Connection, tables: Sequence[Made]) -> None:
    for one in tables:
        one.create(connection)
