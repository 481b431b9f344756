"""For which turns people have been told: one message a turn, whichever process sends it."""

from __future__ import annotations

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from trailboss.server.storage.models import tables, told


def still_to_move(connection: Connection, table: str, seat: int, step: int) -> bool:
    """Does the table still wait for the person at a seat to make its next move?"""
    query = select(tables.c.id).where(
        tables.c.id == table,
        tables.c.status == "playing",
        tables.c.waits_for == "person",
        tables.c.to_move == seat,
        tables.c.step == step,
    )
    return connection.execute(query).first() is not None


def claim(connection: Connection, table: str, seat: int, turn: int, at: int) -> bool:
    """Shall this turn's message be sent? True once for each turn, for whoever asks first."""
    changed = connection.execute(
        told.update()
        .where(told.c.table_id == table, told.c.seat == seat, told.c.turn != turn)
        .values(turn=turn, at=at)
    )
    if changed.rowcount:
        return True
    try:
        with connection.begin_nested():
            connection.execute(told.insert().values(table_id=table, seat=seat, turn=turn, at=at))
    except IntegrityError:
        return False
    return True
