"""Who waits for whom: what is read and written of the waiting room."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, and_, or_, select

from trailboss.server.schema.tables import Clock
from trailboss.server.storage.club_models import wishes
from trailboss.server.storage.models import facts

LIVE_MS = 20_000  # who wants to play now and has not been heard of for so long is gone
DAYS_MS = 7 * 86_400_000


class WishRow(msgspec.Struct, kw_only=True):
    user_id: str
    games: list[str]
    players: int
    clock: Clock
    within: int | None
    created_at: int
    seen_at: int
    table_id: str | None


msgspec.json.Decoder(WishRow)  # made ready before threads meet the type, as in `rows`
JSON = ("games", "clock")


def put(connection: Connection, row: WishRow) -> None:
    """Somebody's wish, instead of an earlier one."""
    drop(connection, row.user_id)
    values = msgspec.structs.asdict(row)
    for name in JSON:
        values[name] = msgspec.json.encode(values[name]).decode()
    connection.execute(wishes.insert().values(**values))


def drop(connection: Connection, user: str) -> None:
    connection.execute(wishes.delete().where(wishes.c.user_id == user))


def seen(connection: Connection, user: str, at: int) -> None:
    connection.execute(wishes.update().where(wishes.c.user_id == user).values(seen_at=at))


def met(connection: Connection, users: Sequence[str], table: str) -> None:
    """These have found each other."""
    connection.execute(wishes.update().where(wishes.c.user_id.in_(users)).values(table_id=table))


def tidy(connection: Connection, at: int) -> None:
    """Forget those who are gone."""
    live = wishes.c.clock.like('%"live"%')
    connection.execute(
        wishes.delete().where(
            or_(
                and_(live, wishes.c.seen_at < at - LIVE_MS),
                wishes.c.seen_at < at - DAYS_MS,
            )
        )
    )


def one_at_a_time(connection: Connection) -> None:
    """Wait until whoever came before has sat down or waits: two who come in the same moment see
    each other, and nobody is found by two."""
    connection.execute(select(facts.c.name).where(facts.c.name == "secret").with_for_update())


def all_wishes(connection: Connection) -> list[WishRow]:
    """Who has waited longest comes first."""
    query = select(wishes).order_by(wishes.c.created_at, wishes.c.user_id)
    found: list[WishRow] = []
    for row in connection.execute(query).mappings():
        values = {str(name): value for name, value in row.items()}
        for name in JSON:
            values[name] = msgspec.json.decode(values[name])
        found.append(msgspec.convert(values, WishRow))
    return found
