"""Another game with the same people, everybody one seat further."""

from __future__ import annotations

from trailboss.core.message import say
from trailboss.core.rules import Rules
from trailboss.server.errors import Forbidden, Stale
from trailboss.server.schema.tables import Origin
from trailboss.server.storage.rows import Header, SeatRow
from trailboss.server.storage.table_log import Change
from trailboss.server.storage.users import User
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.seating import entry, new_header


def need_over(table: LiveTable, user: User) -> None:
    if not table.seats_of(user.id):
        raise Forbidden(say("refused-rematch"), "not-seated")
    if table.header.status not in ("finished", "abandoned") or not table.begun:
        raise Stale(say("refused-rematch-early"), "still-playing")


def rematch(table: LiveTable, user: User, rules: Rules) -> tuple[Header, list[SeatRow], Change]:
    """The new table, and what the old one writes. Every seat is kept for who sat there."""
    old = table.header
    header = new_header(user, rules, old.players, dict(old.options))
    header.title = old.title
    header.clock = old.clock
    header.absent = old.absent
    header.public = old.public
    header.start_when_full = True
    header.origin = Origin(kind="rematch", table=old.id)
    count = len(table.seats)
    seats = [moved(table.seats[(number + 1) % count], number, user) for number in range(count)]
    change = Change()
    change.header["rematch"] = header.id
    entry(table, change, "rematch", user_id=user.id, data={"table": header.id})
    return header, seats, change


def moved(row: SeatRow, seat: int, user: User) -> SeatRow:
    """Who sits in the new seat."""
    if row.kind == "bot":
        return SeatRow(seat=seat, kind="bot", bot=row.bot, name=row.name)
    mine = row.user_id == user.id
    return SeatRow(
        seat=seat,
        kind="person" if mine else "invited",
        user_id=user.id if mine else None,
        name=row.name,
        hotseat=row.hotseat,
        reserved_for=row.user_id,
    )
