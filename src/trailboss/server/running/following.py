"""What was done to users and tables elsewhere: by command, or in another process. The audit log
tells."""

from __future__ import annotations

from trailboss.server.people.accounts import Accounts
from trailboss.server.storage.audit import AuditRow, newest_notes, note_count
from trailboss.server.storage.database import Database
from trailboss.server.tables.memory import Tables
from trailboss.server.watching.hub import Hub

LOOK_EVERY = 1.0  # seconds
MOST = 200  # lines at one look


class Following:
    def __init__(self, database: Database, accounts: Accounts, tables: Tables, hub: Hub) -> None:
        self.database = database
        self.accounts = accounts
        self.tables = tables
        self.hub = hub
        self.count = -1
        self.known: set[str] = set()

    async def start(self) -> None:
        """What is there already has had its effect."""
        self.count = await self.database.glance(note_count)
        rows = await self.database.read(lambda connection: newest_notes(connection, MOST))
        self.known = {row.id for row in rows}

    async def look(self) -> None:
        count = await self.database.glance(note_count)
        if count == self.count:
            return
        self.count = count
        # By what is new, not by when: the clock of who wrote it may be another one.
        rows = await self.database.read(lambda connection: newest_notes(connection, MOST))
        for row in rows:
            if row.id not in self.known:
                self.heed(row)
        self.known = {row.id for row in rows}

    def heed(self, row: AuditRow) -> None:
        """Trust nothing we remember of them; whoever watches sees what has become of it."""
        touched = set() if row.about_table is None else {row.about_table}
        if row.about_user is not None:
            self.accounts.forget(row.about_user)
            touched |= {
                table.id
                for table in self.tables.live.values()
                if table.loaded and table.seats_of(row.about_user)
            }
        # Somebody who is gone may have said something anywhere.
        gone = row.action in ("delete-user", "delete-myself")
        self.tables.distrust(list(self.tables.live) if gone else touched)
        for table in touched:
            self.hub.wake(table)
