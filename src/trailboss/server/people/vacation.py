"""Who is on vacation, and for how long one may be."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection

from trailboss.core.message import say
from trailboss.server.errors import NotFound, Stale
from trailboss.server.ids import now
from trailboss.server.schema.accounts import Vacation
from trailboss.server.storage import vacation_rows
from trailboss.server.storage.database import Conflict, Database
from trailboss.server.storage.vacation_rows import VacationRow
from trailboss.server.tables.memory import Tables, tries
from trailboss.server.tables.pausing import pause

DAY = 86_400_000  # ms
YEAR = 365 * DAY


def used(rows: list[VacationRow]) -> int:
    """How many days they take, in ms: each at least one, so that nobody stops the clock at will."""
    return sum(max(DAY, row.until - row.began_at) for row in rows)


class Vacations:
    """`days`: so many a user has within a year; 0: none at all."""

    def __init__(self, database: Database, tables: Tables, days: int) -> None:
        self.database = database
        self.tables = tables
        self.days = days

    def seen(self, rows: list[VacationRow], at: int) -> Vacation:
        until = max((row.until for row in rows if row.until > at), default=None)
        left = max(0, self.days * DAY - used(rows)) // DAY
        return Vacation(days=self.days, left=left, until=until)

    async def look(self, user: str) -> Vacation:
        at = now()
        rows = await self.database.write(partial(vacation_rows.since, user=user, at=at - YEAR))
        return self.seen(rows, at)

    async def go(self, user: str, days: int) -> Vacation:
        """Be away for so many days from now on, also if one is away already."""
        if not self.days:
            raise NotFound(say("refused-no-vacation"))
        at = now()

        def write(connection: Connection) -> list[VacationRow]:
            rows = vacation_rows.since(connection, user, at - YEAR)
            began = next((row.began_at for row in rows if row.until > at), at)
            others = [row for row in rows if row.began_at != began]
            mine = VacationRow(user_id=user, began_at=began, until=at + days * DAY)
            if used([*others, mine]) > self.days * DAY:
                left = max(0, self.days * DAY - used(rows)) // DAY
                raise Stale(say("refused-vacation-days", left=left), "no-vacation-left")
            vacation_rows.put(connection, mine)
            return [*others, mine]

        rows = await self.database.write(write)
        await self.tell_tables(user, at + days * DAY, at)
        return self.seen(rows, at)

    async def come_back(self, user: str) -> Vacation:
        """End a vacation before its time."""
        at = now()

        def write(connection: Connection) -> list[VacationRow]:
            rows = vacation_rows.since(connection, user, at - YEAR)
            for row in rows:
                if row.until > at:
                    row.until = at
                    vacation_rows.put(connection, row)
            return rows

        rows = await self.database.write(write)
        await self.tell_tables(user, at, at)
        return self.seen(rows, at)

    async def tell_tables(self, user: str, until: int, at: int) -> None:
        """One game after the other; done again, it goes on where it was."""
        for table_id in await self.database.read(partial(vacation_rows.games_of, user=user)):
            async for _ in tries():
                try:
                    async with self.tables.open(table_id, any_rules=True) as table:
                        change = pause(table, user, until, at)
                        if change is not None:
                            await self.tables.commit(table, change)
                    break
                except NotFound:
                    break
                except Conflict:
                    continue
