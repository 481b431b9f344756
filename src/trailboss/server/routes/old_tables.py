"""Word for those who still look at a table that is over: somebody plays again, or does not."""

from __future__ import annotations

from functools import partial

from trailboss.server.schema.tables import Table
from trailboss.server.storage.rows import User
from trailboss.server.tables import rematches
from trailboss.server.tables.memory import Tables


async def tell_joined(tables: Tables, user: User, new: Table) -> None:
    """Somebody has sat down at the new table."""
    old = old_table(new)
    if old is not None:
        begun = new.status == "playing"
        work = partial(rematches.taken_up, user=user, new=new.id, begun=begun)
        await tables.retrying(old, work, any_rules=True)


async def tell_left(tables: Tables, user: User, new: Table) -> None:
    """The new table was given up before its game began."""
    old = old_table(new)
    if old is not None and new.status == "abandoned":
        await tables.retrying(
            old, partial(rematches.turned_down, user=user, new=new.id), any_rules=True
        )


def old_table(new: Table) -> str | None:
    origin = new.origin
    return origin.table if origin is not None and origin.kind == "rematch" else None
