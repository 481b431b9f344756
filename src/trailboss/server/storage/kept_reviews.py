"""What the coach found, kept with the game it is about."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from trailboss.server.storage.models import reviews, seats, tables
from trailboss.server.storage.table_log import seats_at

LAST = 20  # games of somebody, the newest first


class ReviewRow(NamedTuple):
    samples: int  # 0: nothing yet
    data: dict[str, Any]


class ReviewedGame(NamedTuple):
    """A game somebody played, with what the coach found."""

    table: str
    players: int
    at: int  # when it was last changed
    seats: set[int]  # those the person had
    others: list[str]  # the names at the other seats
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
    mine = select(seats.c.table_id).where(seats.c.user_id == user)
    query = (
        select(tables.c.id, tables.c.players, tables.c.changed_at, reviews.c.data)
        .join(reviews, (reviews.c.table_id == tables.c.id) & (reviews.c.step == tables.c.step))
        .where(tables.c.id.in_(mine), tables.c.game == game, tables.c.figures.is_(None))
        .order_by(tables.c.changed_at.desc(), tables.c.id)
        .limit(LAST)
    )
    found = {
        table: ReviewedGame(table, players, at, set(), [], json.loads(data))
        for table, players, at, data in connection.execute(query)
    }
    for table, sitting in seats_at(connection, list(found)).items():
        for one in sitting:
            if one.user_id == user:
                found[table].seats.add(one.seat)
            else:
                found[table].others.append(one.name)
    return list(found.values())
