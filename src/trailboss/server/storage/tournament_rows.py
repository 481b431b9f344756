"""Tournaments: what is read and written of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from trailboss.server.schema.tables import Clock
from trailboss.server.storage.club_models import entrants, pairings, tournaments, tries
from trailboss.server.storage.database import Conflict
from trailboss.server.storage.models import tables


class TournamentRow(msgspec.Struct, kw_only=True):
    id: str
    title: str
    organiser: str
    game: str
    players: int
    options: dict[str, Any]
    clock: Clock
    absent: str
    system: str
    rounds: int
    duplicate: bool
    rated: bool
    secret: str
    status: str
    round: int
    created_at: int
    changed_at: int


msgspec.json.Decoder(TournamentRow)  # made ready before threads meet the type, as in `rows`


class EntrantRow(msgspec.Struct, kw_only=True):
    tournament_id: str
    user_id: str
    name: str
    number: int
    withdrawn: bool


class PairingRow(msgspec.Struct, kw_only=True):
    tournament_id: str
    round: int
    user_id: str
    board: int
    seat: int | None
    table_id: str | None
    score: int | None


JSON = ("options", "clock")
DAY = "day:"  # how the events of days begin


def event_of(tournament: str, number: int) -> str:
    """What the tables and results of a round are marked with."""
    return f"tournament:{tournament}:{number}"


def add(connection: Connection, row: TournamentRow) -> None:
    values = msgspec.structs.asdict(row)
    for name in JSON:
        values[name] = msgspec.json.encode(values[name]).decode()
    connection.execute(tournaments.insert().values(**values))


def row_of(values: Any) -> TournamentRow:
    found = {str(name): value for name, value in values.items()}
    for name in JSON:
        found[name] = msgspec.json.decode(found[name])
    return msgspec.convert(found, TournamentRow)


def load(connection: Connection, id: str, lock: bool = False) -> TournamentRow | None:
    query = select(tournaments).where(tournaments.c.id == id)
    if lock:
        query = query.with_for_update()
    row = connection.execute(query).mappings().first()
    return None if row is None else row_of(row)


def listed(connection: Connection, limit: int) -> list[TournamentRow]:
    """Open ones first, then those under way, then those that are over; the newest first."""
    found: list[TournamentRow] = []
    for status in ("open", "playing", "finished"):
        query = (
            select(tournaments)
            .where(tournaments.c.status == status)
            .order_by(tournaments.c.changed_at.desc())
            .limit(limit)
        )
        found += [row_of(row) for row in connection.execute(query).mappings()]
    return found


def change(connection: Connection, row: TournamentRow, **values: Any) -> None:
    """Conflict if it has gone on meanwhile."""
    changed = connection.execute(
        tournaments.update()
        .where(
            tournaments.c.id == row.id,
            tournaments.c.round == row.round,
            tournaments.c.status == row.status,
        )
        .values(**values)
    )
    if changed.rowcount != 1:
        raise Conflict


def unfinished_by(connection: Connection, organiser: str) -> int:
    query = select(func.count()).where(
        tournaments.c.organiser == organiser, tournaments.c.status != "finished"
    )
    return int(connection.execute(query).scalar_one())


# People -----------------------------------------------------------------------------------------


def entrants_of(connection: Connection, id: str) -> list[EntrantRow]:
    query = select(entrants).where(entrants.c.tournament_id == id).order_by(entrants.c.number)
    return [EntrantRow(**row) for row in connection.execute(query).mappings()]


def count_entrants(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    query = (
        select(entrants.c.tournament_id, func.count())
        .where(entrants.c.tournament_id.in_(ids))
        .group_by(entrants.c.tournament_id)
    )
    return {one: int(count) for one, count in connection.execute(query)}


def enter(connection: Connection, row: EntrantRow) -> None:
    """Conflict if they have entered already."""
    try:
        with connection.begin_nested():
            connection.execute(entrants.insert().values(**msgspec.structs.asdict(row)))
    except IntegrityError as error:
        raise Conflict from error


def leave(connection: Connection, id: str, user: str) -> None:
    connection.execute(
        entrants.delete().where(entrants.c.tournament_id == id, entrants.c.user_id == user)
    )


def change_entrant(connection: Connection, id: str, user: str, **values: Any) -> None:
    connection.execute(
        entrants.update()
        .where(entrants.c.tournament_id == id, entrants.c.user_id == user)
        .values(**values)
    )


# Rounds -----------------------------------------------------------------------------------------


def pairings_of(connection: Connection, id: str) -> list[PairingRow]:
    query = (
        select(pairings)
        .where(pairings.c.tournament_id == id)
        .order_by(pairings.c.round, pairings.c.board, pairings.c.seat)
    )
    return [PairingRow(**row) for row in connection.execute(query).mappings()]


def pair(connection: Connection, rows: Sequence[PairingRow]) -> None:
    connection.execute(pairings.insert(), [msgspec.structs.asdict(row) for row in rows])


def award(connection: Connection, table: str, scores: dict[str, int]) -> None:
    """Scores of a table that was not played."""
    for user, score in scores.items():
        connection.execute(
            pairings.update()
            .where(pairings.c.table_id == table, pairings.c.user_id == user)
            .values(score=score)
        )


def statuses(connection: Connection, ids: Sequence[str]) -> dict[str, str]:
    """How tables stand."""
    query = select(tables.c.id, tables.c.status).where(tables.c.id.in_(ids))
    return {table: str(status) for table, status in connection.execute(query)}


def rounds_over(connection: Connection) -> list[str]:
    """Tournaments under way where nobody plays any more."""
    busy = (
        select(pairings.c.table_id)
        .join(tables, tables.c.id == pairings.c.table_id)
        .where(
            pairings.c.tournament_id == tournaments.c.id,
            pairings.c.round == tournaments.c.round,
            tables.c.status.in_(("open", "playing")),
        )
        .exists()
    )
    query = select(tournaments.c.id).where(tournaments.c.status == "playing", ~busy)
    return list(connection.execute(query).scalars())


# The game of the day ----------------------------------------------------------------------------


def take_try(connection: Connection, event: str, user: str, table: str) -> None:
    """Conflict if the user has had it."""
    try:
        with connection.begin_nested():
            connection.execute(tries.insert().values(event=event, user_id=user, table_id=table))
    except IntegrityError as error:
        raise Conflict from error


def try_of(connection: Connection, event: str, user: str) -> str | None:
    """The table where a user plays the game of a day."""
    query = select(tries.c.table_id).where(tries.c.event == event, tries.c.user_id == user)
    return connection.execute(query).scalar_one_or_none()


def event_day(day: str, kind: str) -> str:
    """What the tables and results of a game of the day are marked with."""
    return f"{DAY}{day}:{kind}"
