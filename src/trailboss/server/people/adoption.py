"""A guest who logs in: seats and tables move to the account."""

from __future__ import annotations

from functools import partial

from trailboss.server.storage import game_results as results
from trailboss.server.storage import users
from trailboss.server.storage.database import Database
from trailboss.server.storage.rows import Change, User
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.memory import Tables
from trailboss.server.tables.seating import entry


async def adopt_guest(tables: Tables, database: Database, guest: User, account: User) -> None:
    """Hand all games of a guest to an account, those of other rules too."""
    for table in await database.read(partial(users.tables_with, user=guest.id)):
        work = partial(handed_over, guest=guest, account=account)
        await tables.retrying(table, work, any_rules=True)
    await database.write(partial(results.hand_over, guest=guest.id, account=account.id))


def handed_over(table: LiveTable, guest: User, account: User) -> Change | None:
    change = Change()
    for row in table.seats:
        if row.user_id == guest.id:
            name = account.name if row.name == guest.name else row.name
            change.seats[row.seat] = {"user_id": account.id, "name": name, "guest": False}
            entry(table, change, "account", seat=row.seat, data={"name": name})
        if row.reserved_for == guest.id:
            change.seats.setdefault(row.seat, {})["reserved_for"] = account.id
    if table.header.owner == guest.id:
        change.header["owner"] = account.id
    if not change.seats and not change.header:
        return None
    if not change.entries:  # others notice a change by the number of the newest entry
        entry(table, change, "account", data={"name": account.name})
    return change
