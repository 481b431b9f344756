"""What the club has of somebody: for an export, and what is left when they go."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from trailboss.server.storage import game_results as results
from trailboss.server.storage import relations
from trailboss.server.storage.club_models import (
    entrants,
    ratings,
    tournaments,
    tries,
    wishes,
)
from trailboss.server.storage.club_models import relations as related
from trailboss.server.storage.club_models import results as played

# Rows that are one user's, by the column that says whose.
OWN = (
    played.c.player,
    ratings.c.player,
    related.c.user_id,
    entrants.c.user_id,
    tries.c.user_id,
    wishes.c.user_id,
    tournaments.c.organiser,
)


def rows_of(connection: Connection, user: str) -> dict[str, list[dict[str, Any]]]:
    """All of it, by table; the secret of a tournament is nobody's."""
    found: dict[str, list[dict[str, Any]]] = {}
    for column in OWN:
        rows = connection.execute(select(column.table).where(column == user)).mappings()
        found[column.table.name] = [
            {str(name): value for name, value in row.items() if name != "secret"} for row in rows
        ]
    return found


def erase(connection: Connection, user: str, name: str) -> None:
    """Games of others keep an opponent without a name; tournaments go on without them."""
    results.forget(connection, user, name)
    relations.forget(connection, user)
    for part in (tries, wishes):
        connection.execute(part.delete().where(part.c.user_id == user))
    connection.execute(
        entrants.update().where(entrants.c.user_id == user).values(name=name, withdrawn=True)
    )
