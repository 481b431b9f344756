"""A tournament as somebody sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from trailboss.server.club.placing import WIN, Line, score_at, standings
from trailboss.server.schema.tournaments import (
    Board,
    BoardSeat,
    RoundSeen,
    Standing,
    Tournament,
    TournamentInfo,
)
from trailboss.server.storage import game_results as results
from trailboss.server.storage import tournament_rows as stored
from trailboss.server.storage import users
from trailboss.server.storage.game_results import Row
from trailboss.server.storage.tournament_rows import PairingRow, TournamentRow
from trailboss.server.storage.users import User

LISTED = 30  # of each status


def info(row: TournamentRow, entrants: int) -> TournamentInfo:
    return TournamentInfo(**info_fields(row, entrants))


def info_fields(row: TournamentRow, entrants: int) -> dict[str, Any]:
    names = ("id", "title", "game", "players", "system", "rounds", "round", "status", "duplicate",
             "rated", "clock", "created_at")  # fmt: skip
    return {**{name: getattr(row, name) for name in names}, "entrants": entrants}


def listed(connection: Connection) -> list[TournamentInfo]:
    rows = stored.listed(connection, LISTED)
    counts = stored.count_entrants(connection, [row.id for row in rows])
    return [info(row, counts.get(row.id, 0)) for row in rows]


def tournament(connection: Connection, row: TournamentRow, viewer: User | None) -> Tournament:
    entrants = stored.entrants_of(connection, row.id)
    pairings = stored.pairings_of(connection, row.id)
    tables = [one.table_id for one in pairings if one.table_id]
    games = results.results_at(connection, tables)
    lines = standings(entrants, pairings, games, row.players, row.duplicate)
    organiser = users.user_by_id(connection, row.organiser)
    me = None if viewer is None else viewer.id
    names = {one.user_id: one.name for one in entrants}
    states = stored.statuses(connection, tables)
    return Tournament(
        **info_fields(row, len(entrants)),
        organiser="" if organiser is None else organiser.name,
        organising=row.organiser == me,
        entered=any(one.user_id == me and not one.withdrawn for one in entrants),
        options=row.options,
        standings=[standing(line, lines, row.duplicate, me) for line in lines],
        results=[
            round_seen(row, number, pairings, games, names, states, me)
            for number in range(1, row.round + 1)
        ],
    )


def standing(line: Line, lines: Sequence[Line], duplicate: bool, me: str | None) -> Standing:
    def worth(one: Line) -> tuple[float, ...]:
        return (one.score, one.buchholz, round(one.against_seat, 6) * duplicate, one.points)

    return Standing(
        place=1 + sum(worth(other) > worth(line) for other in lines),
        name=line.name,
        score=shown(line.score),
        buchholz=shown(line.buchholz),
        points=line.points,
        against_seat=round(line.against_seat, 1) if duplicate else None,
        played=line.played,
        withdrawn=line.withdrawn,
        mine=line.id == me,
    )


def shown(score: int) -> float:
    return round(score / WIN, 2)


def round_seen(
    row: TournamentRow,
    number: int,
    pairings: Sequence[PairingRow],
    games: dict[str, list[Row]],
    names: dict[str, str],
    states: dict[str, str],
    me: str | None,
) -> RoundSeen:
    here = [one for one in pairings if one.round == number]
    boards: dict[int, list[PairingRow]] = {}
    for one in here:
        if one.board:
            boards.setdefault(one.board, []).append(one)
    over = number < row.round or row.status == "finished"
    found = [
        board(at, group, games, names, states, me, over or not row.duplicate)
        for at, group in sorted(boards.items())
    ]
    return RoundSeen(
        number=number,
        over=over,
        boards=found,
        byes=[names.get(one.user_id, "") for one in here if not one.board],
    )


def board(
    number: int,
    group: Sequence[PairingRow],
    games: dict[str, list[Row]],
    names: dict[str, str],
    states: dict[str, str],
    me: str | None,
    to_all: bool,
) -> Board:
    """While others play with the same draws a table is its players' business."""
    table = group[0].table_id
    mine = any(one.user_id == me for one in group)
    points = {row.player: row.points for row in games.get(table or "", [])}
    return Board(
        number=number,
        table=table if mine or to_all else None,
        status=states.get(table or "", "abandoned"),  # type: ignore[arg-type]
        mine=mine,
        seats=[
            BoardSeat(
                name=names.get(one.user_id, ""),
                points=points.get(one.user_id),
                score=None if (score := score_at(one, games)) is None else shown(score),
            )
            for one in group
        ],
    )
