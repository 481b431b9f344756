"""Ending a game without a result, if all who play agree."""

from __future__ import annotations

from trailboss.core.message import say
from trailboss.server.errors import Stale
from trailboss.server.storage.table_log import Change
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.seating import changed_seats, entry
from trailboss.server.tables.standing import finish
from trailboss.server.tables.undoing import is_out, need_playing, need_space


def abort(table: LiveTable, seat: int, agree: bool) -> Change:
    """Propose it, agree to it, or refuse it. Who is gone for good is not asked."""
    need_playing(table)
    if table.alone:  # whoever plays alone gives up or goes
        raise Stale(say("refused-abort-alone"), "alone")
    need_space(table)
    change = Change()
    agreed = set(table.header.abort_agreed or ()) | {seat}
    entry(table, change, "abort", seat=seat, data={"agree": agree})
    if not agree:
        change.header["abort_agreed"] = None
        return change
    asked = {row.seat for row in table.people if not is_out(table, row)}
    if asked <= agreed:
        change.header["abort_agreed"] = None
        finish(table, change, changed_seats(table, change), "agreed")
    else:
        change.header["abort_agreed"] = sorted(agreed)
    return change
