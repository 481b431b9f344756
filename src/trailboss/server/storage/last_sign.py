"""When a server was last at work, by its own time, and how far the wall clock was from that.

Live clocks stand still while no server is at work. Correspondence time goes on, and whatever the
wall clock was set to meanwhile, a day is a day."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, select
from sqlalchemy.exc import IntegrityError

from trailboss.server.storage.models import facts, tables
from trailboss.server.storage.table_log import can_go_on

ALIVE = "alive"  # the fact: ms since 1970, by the time of the server
JUMPED = "jumped"  # the fact: ms by which the wall clock is ahead of that


def clock_runs() -> ColumnElement[bool]:
    """Of tables: does a live clock run there?"""
    # Not "is not null": SQLite would look at every table there ever was.
    return and_(tables.c.deadline > 0, tables.c.clock.contains('"kind":"live"'), can_go_on())


def clocks_run(connection: Connection) -> bool:
    query = select(tables.c.id).where(clock_runs()).limit(1)
    return connection.execute(query).first() is not None


def fact(connection: Connection, name: str, to_change: bool = True) -> int | None:
    query = select(facts.c.value).where(facts.c.name == name)
    if to_change:
        query = query.with_for_update()
    found = connection.execute(query).scalar_one_or_none()
    return None if found is None else int(found)


def note(connection: Connection, name: str, value: int) -> None:
    change = facts.update().where(facts.c.name == name).values(value=str(value))
    if not connection.execute(change).rowcount:
        try:
            with connection.begin_nested():
                connection.execute(facts.insert().values(name=name, value=str(value)))
        except IntegrityError:
            pass  # another process starts too


def last_sign(connection: Connection) -> int | None:
    return fact(connection, ALIVE, to_change=False)


def sign_of_life(connection: Connection, at: int, jumped: int = 0) -> None:
    note(connection, ALIVE, at)
    if jumped or fact(connection, JUMPED):
        note(connection, JUMPED, jumped)


def take_up(connection: Connection, at: int, doubt: int) -> None:
    """A server starts: live clocks go on where they stood at the last sign of life, unless that was
    less than `doubt` ms ago, when another process may be at work. The wall clock may have been
    set meanwhile, also back."""
    last = fact(connection, ALIVE)
    if last is not None:
        move_live(connection, last, at, doubt)
        jumped = fact(connection, JUMPED)
        if jumped:
            move_correspondence(connection, jumped)
    sign_of_life(connection, at)


def move_live(connection: Connection, last: int, at: int, doubt: int) -> None:
    running = select(tables.c.id, tables.c.clock_started, tables.c.deadline).where(clock_runs())
    for table, started, deadline in connection.execute(running).all():
        lost = at - max(last, started)
        if abs(lost) > doubt:
            connection.execute(
                tables.update()
                .where(tables.c.id == table)
                .values(clock_started=started + lost, deadline=deadline + lost)
            )


def move_correspondence(connection: Connection, jumped: int) -> None:
    """The time of the server that ended was not the wall clock's, which counts from now on."""
    connection.execute(
        tables.update()
        .where(tables.c.deadline > 0, tables.c.clock.contains('"kind":"correspondence"'))
        .values(clock_started=tables.c.clock_started + jumped, deadline=tables.c.deadline + jumped)
    )
