"""Another game with the same people, everybody one seat further.

Who asks for it makes the new table, and the old one's log offers it to the others. There they take
it up or not, and it says how it went, so that nobody waits for somebody who was never asked."""

from __future__ import annotations

from trailboss.core.message import say
from trailboss.core.rules import Rules
from trailboss.server.errors import Forbidden, Stale
from trailboss.server.schema.tables import Origin
from trailboss.server.storage.rows import Change, Header, SeatRow, User
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
    header.rated = old.rated
    header.origin = Origin(kind="rematch", table=old.id)
    count = len(table.seats)
    seats = [moved(table.seats[(number + 1) % count], number, user) for number in range(count)]
    change = Change()
    change.header["rematch"] = header.id
    note(table, change, "rematch", user, header.id)
    return header, seats, change


def note(table: LiveTable, change: Change, kind: str, user: User, of: str, **more: bool) -> None:
    """An entry of the old table about the new one, by a player."""
    seat = table.seats_of(user.id)[0]
    data = {"table": of, "name": table.seats[seat].name, **more}
    entry(table, change, kind, seat=seat, user_id=user.id, data=data)


def taken_up(table: LiveTable, user: User, new: str, begun: bool) -> Change | None:
    """Somebody has sat down at the new table; with the last one its game has begun."""
    if table.header.rematch != new or not table.seats_of(user.id):
        return None
    change = Change()
    note(table, change, "rematch-join", user, new, begun=begun)
    return change


def turned_down(table: LiveTable, user: User, new: str) -> Change | None:
    """Somebody does not want to play again, or no longer."""
    if table.header.rematch != new or not table.seats_of(user.id):
        return None
    change = Change()
    change.header["rematch"] = None
    note(table, change, "no-rematch", user, new)
    return change


def close(table: LiveTable, user: User) -> Change | None:
    """The new table is not needed any more."""
    if table.header.status != "open":
        return None
    change = Change()
    change.header["status"] = "abandoned"
    entry(table, change, "abandon", user_id=user.id)
    return change


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
