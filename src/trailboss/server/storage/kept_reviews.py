"""What the coach found, kept with the game it is about."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from trailboss.server.storage.models import reviews, seats, tables

LAST = 20  # games of somebody, the newest first


class ReviewRow(NamedTuple):
    samples: int  # 0: nothing yet
    data: dict[str, Any]


class ReviewedGame(NamedTuple):
    """A game somebody played, with what the coach found."""

    table: str
    players: int
    seats: set[int]  # those the person had
    data: dict[str, Any]


def load(connection: Connection, table: str, step: int) -> ReviewRow | None:
    """What is known of a game of so many moves."""
    query = select(reviews.c.samples, reviews.c.data).where(
        reviews.c.table_id == table, reviews.c.step == step
    )
    row = connection.execute(query).first()
    return None if row is None else ReviewRow(row[0], json.loads(row[1]))


def save(connection: Connection, table: str, step: int, found: ReviewRow) -> None:
    """Instead of what was known, unless the game is gone meanwhile or more was known."""
    if connection.execute(select(tables.c.id).where(tables.c.id == table)).first() is None:
        return
    query = select(reviews.c.samples, reviews.c.step).where(reviews.c.table_id == table)
    known = connection.execute(query).first()
    values = {
        "step": step,
        "samples": found.samples,
        "data": json.dumps(found.data, ensure_ascii=False, separators=(",", ":")),
    }
    if known is None:
        connection.execute(reviews.insert().values(table_id=table, **values))
    elif known.step != step or known.samples < found.samples:
        connection.execute(reviews.update().where(reviews.c.table_id == table).values(**values))


def of_user(connection: Connection, user: str, game: str) -> list[ReviewedGame]:
    """The last games of a title that somebody played and the coach has looked at; not those with
    figures of somebody's own, which a position cannot carry."""
    query = (
        select(tables.c.id, tables.c.players, seats.c.seat, reviews.c.data)
        .join(reviews, (reviews.c.table_id == tables.c.id) & (reviews.c.step == tables.c.step))
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.user_id == user, tables.c.game == game, tables.c.figures.is_(None))
        .order_by(tables.c.changed_at.desc(), tables.c.id, seats.c.seat)
    )
    found: dict[str, ReviewedGame] = {}
    for table, players, seat, data in connection.execute(query):
        if table not in found:
            if len(found) == LAST:
                break
            found[table] = ReviewedGame(table, players, set(), json.loads(data))
        found[table].seats.add(seat)
    return list(found.values())
