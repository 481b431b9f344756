"""Somebody deletes their account, or it is deleted: games of theirs alone go, others go on without
them."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection

from trailboss.core.message import say
from trailboss.server.errors import NotFound, Stale
from trailboss.server.ids import now
from trailboss.server.people.accounts import Accounts
from trailboss.server.storage import audit, users
from trailboss.server.storage.database import Conflict, Database
from trailboss.server.storage.erasing import erase_in_log, erase_user, talked_at
from trailboss.server.storage.holdings import remove_tables
from trailboss.server.storage.table_log import Change
from trailboss.server.storage.users import User
from trailboss.server.tables import play, seating
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.memory import Tables, tries
from trailboss.words import ENGLISH, text


async def erase(
    database: Database,
    tables: Tables,
    accounts: Accounts,
    user: User,
    who: str | None,
    language: str = ENGLISH,
) -> None:
    """All of it, table by table; done again, it goes on where it was. First nobody can come back as
    the user, last the name goes. `who`: the administrator who does it; None: the user."""
    await accounts.end_other_sessions(user, None)
    await database.write(partial(users.remove_tokens, user=user.id))
    accounts.forget(user.id)
    name = text(say("server-somebody-gone"), language)
    for table in await database.read(partial(users.tables_with, user=user.id)):
        await leave_for_good(tables, table, user, name)

    watched = await database.read(partial(talked_at, user=user.id))
    for table in watched:
        await database.write(partial(erase_in_log, table=table, user=user.id, mine=[], name=name))
    tables.distrust(watched)

    def last(connection: Connection) -> None:
        erase_user(connection, user.id, name)
        action = "delete-myself" if who is None else "delete-user"
        audit.note(connection, at=now(), who=who or "", action=action, about_user=user.id)

    await database.write(last)
    accounts.forget(user.id)


async def leave_for_good(tables: Tables, id: str, user: User, name: str) -> None:
    async for _ in tries():
        try:
            async with tables.open(id, any_rules=True) as table:
                if not others_at(table, user):
                    await tables.database.write(partial(remove_tables, gone=[id]))
                    table.loaded = False
                else:
                    await end_part(tables, table, user)
                    change = without_name(table, user, name)
                    mine = table.seats_of(user.id)
                    also = partial(erase_in_log, table=id, user=user.id, mine=mine, name=name)
                    await tables.commit(table, change, also)
                    table.loaded = False  # what is in memory has the name in it
            return
        except NotFound:
            return
        except Conflict:
            continue
    raise Stale(say("refused-busy"))


def others_at(table: LiveTable, user: User) -> bool:
    """Has anybody else to do with the table?"""
    people = {table.header.owner}
    for row in table.seats:
        people.update(person for person in (row.user_id, row.reserved_for) if person is not None)
    return people != {user.id}


async def end_part(tables: Tables, table: LiveTable, user: User) -> None:
    """Leave a table that waits; resign where the game runs."""
    header = table.header
    if header.status == "open" and (table.seats_of(user.id) or header.owner == user.id):
        await tables.commit(table, seating.leave(table, user))
    elif header.status == "playing" and table.game is not None:
        mine = [seat for seat in table.seats_of(user.id) if not table.seats[seat].resigned]
        if mine:
            await tables.commit(table, play.away(table, user, mine, "resign"))


def without_name(table: LiveTable, user: User, name: str) -> Change:
    change = Change()
    for row in table.seats:
        if row.user_id == user.id:
            change.seats[row.seat] = {"name": name, "guest": False}
            seating.entry(table, change, "account", seat=row.seat, data={"name": name})
        if row.reserved_for == user.id:
            change.seats.setdefault(row.seat, {})["reserved_for"] = None
    if table.header.owner == user.id:
        others = [row for row in table.people if row.user_id != user.id]
        if others:
            change.header["owner"] = others[0].user_id
    if not change.entries:  # others notice a change by the number of the newest entry
        seating.entry(table, change, "account", data={"name": name})
    return change
