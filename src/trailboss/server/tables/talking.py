"""Talk at a table: plain text of limited length, not too often, part of its log."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from trailboss.core.message import say
from trailboss.server.errors import Forbidden
from trailboss.server.people import access
from trailboss.server.people.limits import Limit
from trailboss.server.storage.rows import Change, User
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.seating import entry
from trailboss.server.tables.undoing import need_space

if TYPE_CHECKING:  # what is said needs no database; the demonstration has none
    from trailboss.server.people.quotas import Quotas
    from trailboss.server.tables.memory import Tables


class Talk:
    """Where everything goes that somebody says at a table."""

    def __init__(self, tables: Tables, quotas: Quotas, per_minute: int) -> None:
        self.tables = tables
        self.quotas = quotas
        self.limit = Limit(per_minute, "refused-chat-often")

    async def say(self, table: str, user: User, text: str) -> None:
        await self.quotas.need_room()
        self.limit.spend(user.id)
        await self.tables.retrying(table, partial(said, user=user, text=text))


def said(table: LiveTable, user: User, text: str) -> Change:
    """What somebody says, under the name of their seat; who watches has none."""
    if not access.may_talk(table, user):
        raise Forbidden(say("refused-chat"), "not-seated")
    need_space(table)
    change = Change()
    mine = table.seats_of(user.id)
    row = table.seats[mine[0]] if mine else None
    name = user.name if row is None or row.hotseat else row.name
    seat = None if row is None else row.seat
    entry(table, change, "chat", seat=seat, user_id=user.id, data={"text": text, "name": name})
    return change
