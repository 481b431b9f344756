"""What has become of an invitation, for somebody who holds the link."""

from __future__ import annotations

import secrets

from trailboss.server.people import access
from trailboss.server.schema.tables import Invitation, InvitationState
from trailboss.server.storage.rows import SeatRow, User
from trailboss.server.tables.live_table import LiveTable


def looked_at(table: LiveTable, user: User, secret: str | None) -> Invitation:
    """Good, used, closed or wrong. Who has a wrong one learns nothing of a private table that does
    not wait for players."""
    header = table.header
    seat = None if secret is None else seat_of(table, secret)
    found = Invitation(state=state_of(table, user, secret, seat))
    waits = header.status == "open"
    if seat is not None or waits or access.may_watch(table, user):
        found.game = header.game
        found.host = next((row.name for row in table.seats if row.user_id == header.owner), None)
        found.watchable = header.public or header.watchable
    if seat is not None and seat.kind == "person":
        found.taken_by = seat.name
    return found


def seat_of(table: LiveTable, secret: str) -> SeatRow | None:
    """The seat that an invitation is for, whether it is taken or not."""
    for row in table.seats:
        if row.invitation and secrets.compare_digest(row.invitation.encode(), secret.encode()):
            return row
    return None


def state_of(
    table: LiveTable, user: User, secret: str | None, seat: SeatRow | None
) -> InvitationState:
    status = table.header.status
    if table.seats_of(user.id):
        return "mine"
    if secret is not None and seat is None and not any(r.kind == "open" for r in table.seats):
        return "wrong"
    if status == "abandoned" and not table.begun:
        return "closed"
    if seat is not None and seat.kind == "person":
        return "used"
    if status in ("finished", "abandoned"):
        return "over"
    open_to_all = any(row.kind == "open" for row in table.free)
    return "good" if seat is not None or open_to_all else "full"
