"""A vacation: the player's own clock stands still until it is over. A turn that has begun goes on
afterwards with the time it had left; one that comes meanwhile begins at its end."""

from __future__ import annotations

from trailboss.server.storage.table_log import Change
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.seating import entry


def pause(table: LiveTable, user: str, until: int, at: int) -> Change | None:
    """What changes at a table if a player is away until a time; that may also be earlier than it
    was, or now. None if nothing changes, so it can be done again."""
    header = table.header
    if header.status != "playing" or header.clock.kind != "correspondence":
        return None
    change = Change()
    for seat in table.seats_of(user):
        row = table.seats[seat]
        before = max(at, row.vacation_until or 0)
        if before == max(at, until) or row.absent or row.resigned:
            continue
        change.seats[seat] = {"vacation_until": until}
        entry(table, change, "vacation", seat=seat, data={"until": until})
        running = header.to_move == seat and header.waits_for == "person"
        if running and header.deadline is not None and header.clock_started is not None:
            longer = max(at, until) - before
            change.header["clock_started"] = header.clock_started + longer
            change.header["deadline"] = header.deadline + longer
    return change if change.entries else None
