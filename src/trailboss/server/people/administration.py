"""What those who run the server do with it. Each deed is stored together with a line of the audit
log, by which other processes learn of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection

from trailboss.core.message import say
from trailboss.server.errors import NotFound, Stale
from trailboss.server.ids import is_id, new_id, now
from trailboss.server.notices.links import Links
from trailboss.server.people.accounts import Accounts, login_of
from trailboss.server.people.erasure import erase
from trailboss.server.storage import announcements, audit, overview, reports, users
from trailboss.server.storage.announcements import AnnouncementRow
from trailboss.server.storage.audit import AuditRow
from trailboss.server.storage.database import Conflict, Database
from trailboss.server.storage.holdings import remove_tables
from trailboss.server.storage.overview import Figures, Holder, TableLine
from trailboss.server.storage.reports import ReportRow
from trailboss.server.storage.table_log import Change
from trailboss.server.storage.users import FOR_EVER, Quota, User
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.memory import Tables, tries
from trailboss.server.tables.seating import changed_seats, entry
from trailboss.server.tables.standing import finish
from trailboss.words import ENGLISH

DAY = 86_400_000
T = TypeVar("T")


class Administration:
    def __init__(
        self, database: Database, tables: Tables, accounts: Accounts, links: Links
    ) -> None:
        self.database = database
        self.tables = tables
        self.accounts = accounts
        self.links = links

    async def deed(self, who: str, action: str, work: Callable[[Connection], T], **about: Any) -> T:
        """Do something and note it, in one transaction."""

        def both(connection: Connection) -> T:
            found = work(connection)
            audit.note(connection, at=now(), who=who, action=action, **about)
            return found

        return await self.database.write(both)

    # Users --------------------------------------------------------------------------------------

    async def users(self, text: str, guests: bool, limit: int) -> list[Holder]:
        return await self.database.read(
            partial(overview.find_users, text=text, guests=guests, limit=limit)
        )

    async def user(self, named: str) -> User:
        """A user by id, or an account by name."""
        found = None
        if is_id(named):
            found = await self.database.read(partial(users.user_by_id, user=named))
        if found is None:
            find = partial(users.user_named, login=login_of(named))
            found = await self.database.read(find)
        if found is None:
            raise NotFound(say("refused-no-user", name=named))
        return found

    async def suspend(self, who: str, user: User, days: int | None, reason: str) -> User:
        """Nobody acts as the user until then; their games go on by their clocks."""
        until = FOR_EVER if days is None else now() + days * DAY

        def work(connection: Connection) -> User:
            users.close_other_sessions(connection, user.id, None)
            return users.change_user(connection, user.id, {"suspended_until": until})

        changed = await self.deed(
            who, "suspend", work, about_user=user.id, days=days, reason=reason
        )
        self.accounts.forget(user.id)
        return changed

    async def readmit(self, who: str, user: User) -> User:
        work = partial(users.change_user, user=user.id, values={"suspended_until": None})
        changed = await self.deed(who, "readmit", work, about_user=user.id)
        self.accounts.forget(user.id)
        return changed

    async def delete_user(self, who: str, user: User, language: str = ENGLISH) -> None:
        await erase(self.database, self.tables, self.accounts, user, who, language)

    async def password_link(self, who: str, user: User, language: str = ENGLISH) -> str:
        """A link by which a new password can be set, good for an hour: for somebody who cannot be
        reached by mail."""
        if user.guest:
            raise Stale(say("refused-guest-password"), "no-account")

        def nothing(_: Connection) -> None:
            pass

        await self.deed(who, "password-link", nothing, about_user=user.id)
        return self.links.reset(user.id, user.email or "", user.password or "", language)

    async def set_quota(self, who: str, user: User, quota: Quota) -> User:
        stored = msgspec.json.encode(quota).decode() if quota != Quota() else None
        work = partial(users.change_user, user=user.id, values={"quota": stored})
        changed = await self.deed(
            who, "quota", work, about_user=user.id, tables=quota.tables, megabytes=quota.megabytes
        )
        self.accounts.forget(user.id)
        return changed

    async def largest(self, limit: int) -> list[Holder]:
        return await self.database.read(partial(overview.largest_holders, limit=limit))

    # Tables -------------------------------------------------------------------------------------

    async def find_tables(
        self, text: str, statuses: tuple[str, ...], user: str | None, limit: int
    ) -> list[TableLine]:
        return await self.database.read(
            partial(overview.find_tables, text=text, statuses=statuses, user=user, limit=limit)
        )

    async def end_table(self, who: str, id: str) -> None:
        """The table is given up as it stands; nobody has won."""
        async for _ in tries():
            try:
                async with self.tables.open(id, any_rules=True) as table:
                    also = partial(
                        audit.note, at=now(), who=who, action="end-table", about_table=id
                    )
                    await self.tables.commit(table, ended(table), also)
                return
            except Conflict:
                continue
        raise Stale(say("refused-busy"))

    async def delete_table(self, who: str, id: str) -> None:
        async with self.tables.open(id, any_rules=True) as table:
            work = partial(remove_tables, gone=[id])
            await self.deed(who, "delete-table", work, about_table=id, title=table.header.title)
            table.loaded = False

    # Reports and announcements ------------------------------------------------------------------

    async def reports(self, handled: bool, limit: int) -> tuple[list[ReportRow], dict[str, str]]:
        """Reports, and the names of who is in them."""

        def look(connection: Connection) -> tuple[list[ReportRow], dict[str, str]]:
            found = reports.list_reports(connection, handled, limit)
            wanted = {row.reporter for row in found}
            wanted |= {row.about_user for row in found if row.about_user is not None}
            return found, overview.names_of(connection, wanted)

        return await self.database.read(look)

    async def handle_report(self, who: str, report: str) -> None:
        def work(connection: Connection) -> None:
            found = reports.report_with(connection, report)
            if found is None:
                raise NotFound(say("refused-no-report"))
            reports.handle_report(connection, report, who, now())

        await self.deed(who, "handle-report", work, report=report)

    async def announcements(self) -> list[AnnouncementRow]:
        return await self.database.read(partial(announcements.announced, now=now()))

    async def announce(self, who: str, text: str, days: int | None) -> AnnouncementRow:
        at = now()
        until = None if days is None else at + days * DAY
        row = AnnouncementRow(id=new_id(), text=text, created_at=at, until=until)
        await self.deed(who, "announce", partial(announcements.announce, row=row), text=text)
        return row

    async def withdraw(self, who: str, announcement: str) -> None:
        def work(connection: Connection) -> None:
            if not announcements.withdraw(connection, announcement):
                raise NotFound(say("refused-no-announcement"))

        await self.deed(who, "withdraw", work, announcement=announcement)

    # Looking ------------------------------------------------------------------------------------

    async def figures(self) -> Figures:
        return await self.database.read(partial(overview.figures, now=now()))

    async def notes(self, limit: int) -> tuple[list[AuditRow], dict[str, str]]:
        """The audit log, and the names of who is in it."""

        def look(connection: Connection) -> tuple[list[AuditRow], dict[str, str]]:
            found = audit.newest_notes(connection, limit)
            wanted = {row.about_user for row in found if row.about_user is not None}
            return found, overview.names_of(connection, wanted)

        return await self.database.read(look)


def ended(table: LiveTable) -> Change:
    if table.header.status not in ("open", "playing"):
        raise Stale(say("refused-over"), "over")
    change = Change()
    if table.header.status == "playing" and table.game is not None:
        change.header["step"] = table.game.step
        finish(table, change, changed_seats(table, change), "abandoned")
    else:  # nobody can say how a game stands whose rules are not here
        change.header.update(status="abandoned", waits_for=None, deadline=None, clock_started=None)
        entry(table, change, "abandon")
    return change
