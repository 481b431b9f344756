"""Who may see and do what at a table."""

from __future__ import annotations

from trailboss.core.message import say
from trailboss.server.errors import Forbidden, NotFound, NotLoggedIn
from trailboss.server.storage.rows import Header, SeatRow, User
from trailboss.server.tables.live_table import LiveTable


def belongs(header: Header, seats: list[SeatRow], user: User | None) -> bool:
    """Is the user the owner, a player, or expected as one?"""
    return user is not None and (
        header.owner == user.id or any(user.id in (row.user_id, row.reserved_for) for row in seats)
    )


def need_user(user: User | None) -> User:
    if user is None:
        raise NotLoggedIn(say("refused-stranger"))
    return user


def need_watch_or_join(table: LiveTable, user: User | None) -> None:
    """May the user know that there is such a table, and who sits there? Whoever has the link of
    one that waits for players may."""
    if not (table.header.public or table.header.status == "open"):
        need_watch(table, user)


def may_watch(table: LiveTable, user: User | None) -> bool:
    """May the user see what happens at the table?"""
    header = table.header
    return header.public or header.watchable or belongs(header, table.seats, user)


def may_talk(table: LiveTable, user: User) -> bool:
    """May the user say something there? Who plays may; who watches, if the host allows it."""
    if table.seats_of(user.id):
        return True
    return table.header.watchers_talk and may_watch(table, user)


def need_watch(table: LiveTable, user: User | None) -> None:
    if not may_watch(table, user):
        raise Forbidden(say("refused-not-public"), "not-public")


def need_player(table: LiveTable, user: User) -> None:
    if not table.seats_of(user.id):
        raise Forbidden(say("refused-not-here"), "not-seated")


def need_owner(table: LiveTable, user: User) -> None:
    if table.header.owner != user.id:
        raise Forbidden(say("refused-not-owner"), "not-owner")


def need_seat(table: LiveTable, user: User | None, seat: int) -> None:
    """Is it a seat the user plays?"""
    if seat >= len(table.seats):
        raise NotFound(
            say("refused-no-seat", last=len(table.seats) - 1, given=seat), "no-such-seat"
        )
    if user is None or table.seats[seat].user_id != user.id:
        raise Forbidden(say("refused-other-seat", seat=seat), "not-your-seat")


def viewer_of(table: LiveTable, user: User | None, seat: int | None) -> int | None:
    """Whose secrets are shown: the seat asked for, or the user's only one, or nobody's. Who plays
    several seats says which, because somebody else may be looking at the screen."""
    if seat is not None:
        need_seat(table, user, seat)
        return seat
    mine = table.seats_of(None if user is None else user.id)
    return mine[0] if len(mine) == 1 else None
