"""What the coach found, kept with the game it is about."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from trailboss.server.storage.models import reviews, tables


class ReviewRow(NamedTuple):
    samples: int  # 0: nothing yet
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
