"""When a server was last at work. Live clocks stand still while none is."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, select
from sqlalchemy.exc import IntegrityError

from trailboss.server.storage.models import facts, tables
from trailboss.server.storage.table_log import can_go_on

ALIVE = "alive"  # the fact: ms since 1970


def clock_runs() -> ColumnElement[bool]:
    """Of tables: does a live clock run there?"""
    # Not "is not null": SQLite would look at every table there ever was.
    return and_(tables.c.deadline > 0, tables.c.clock.contains('"kind":"live"'), can_go_on())


def clocks_run(connection: Connection) -> bool:
    query = select(tables.c.id).where(clock_runs()).limit(1)
    return connection.execute(query).first() is not None


def sign_of_life(connection: Connection, at: int) -> None:
    connection.execute(facts.update().where(facts.c.name == ALIVE).values(value=str(at)))


def take_up(connection: Connection, at: int, doubt: int) -> None:
    """A server starts: live clocks go on where they stood at the last sign of life, unless that was
    less than `doubt` ms ago, when another process may be at work."""
    query = select(facts.c.value).where(facts.c.name == ALIVE).with_for_update()
    last = connection.execute(query).scalar_one_or_none()
    if last is None:
        try:
            with connection.begin_nested():
                connection.execute(facts.insert().values(name=ALIVE, value=str(at)))
        except IntegrityError:
            pass  # another process starts too
        return
    running = select(tables.c.id, tables.c.clock_started, tables.c.deadline).where(clock_runs())
    for table, started, deadline in connection.execute(running).all():
        lost = at - max(int(last), started)
        if lost > doubt:
            connection.execute(
                tables.update()
                .where(tables.c.id == table)
                .values(clock_started=started + lost, deadline=deadline + lost)
            )
    sign_of_life(connection, max(at, int(last)))
