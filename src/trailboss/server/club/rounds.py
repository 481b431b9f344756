"""Rounds of a tournament: who sits where, and the tables they sit at."""

from __future__ import annotations

import hashlib
from functools import partial

from sqlalchemy import Connection

from trailboss.server.club import pairing
from trailboss.server.club.making import NEVER, Made, Plan, create_all, made, seat_for
from trailboss.server.club.placing import WIN, standings, to_pair
from trailboss.server.ids import new_id, now
from trailboss.server.storage import game_results as results
from trailboss.server.storage import tournament_rows as stored
from trailboss.server.storage import users
from trailboss.server.storage.rows import Chance, SeatRow
from trailboss.server.storage.table_log import Change
from trailboss.server.storage.tournament_rows import EntrantRow, PairingRow, TournamentRow, event_of
from trailboss.server.storage.users import User
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.seating import entry
from trailboss.titles import rules_of

LONGEST_TITLE = 70  # of 80, so that there is room for the round


def make_round(connection: Connection, row: TournamentRow) -> list[Made]:
    """The next round and its tables, or the end."""
    entrants = stored.entrants_of(connection, row.id)
    pairings = stored.pairings_of(connection, row.id)
    number = row.round + 1
    if number > row.rounds or sum(not one.withdrawn for one in entrants) < row.players:
        stored.change(connection, row, status="finished", changed_at=now())
        return []
    found = paired(connection, row, entrants, pairings)
    players = {one: users.user_by_id(connection, one) for table in found.tables for one in table}
    tables: list[Made] = []
    rows: list[PairingRow] = []
    pairing_of = partial(PairingRow, tournament_id=row.id, round=number)
    for board, order in enumerate(found.tables, 1):
        people = [player for one in order if (player := players[one]) is not None]
        if len(people) < len(order):  # somebody has deleted the account meanwhile
            rows += [
                pairing_of(user_id=one, board=board, seat=None, table_id=None,
                           score=WIN if players[one] else 0)
                for one in order
            ]  # fmt: skip
            continue
        table = made(plan_of(row, number), people[0], seats_of(row, people))
        tables.append(table)
        rows += [
            pairing_of(user_id=one, board=board, seat=seat, table_id=table.table.id,
                       score=None)
            for seat, one in enumerate(order)
        ]  # fmt: skip
    rows += [
        pairing_of(user_id=one, board=0, seat=None, table_id=None, score=WIN) for one in found.byes
    ]
    stored.change(connection, row, round=number, changed_at=now())
    create_all(connection, tables)
    stored.pair(connection, rows)
    return tables


def paired(
    connection: Connection,
    row: TournamentRow,
    entrants: list[EntrantRow],
    pairings: list[PairingRow],
) -> pairing.Round:
    if row.system == "round-robin":
        rounds = list(pairing.round_robin([one.user_id for one in entrants]))
        gone = {one.user_id for one in entrants if one.withdrawn}
        return without(rounds[row.round], gone)
    games = results.results_at(connection, [one.table_id for one in pairings if one.table_id])
    lines = standings(entrants, pairings, games, row.players, row.duplicate)
    return pairing.swiss(to_pair(lines), row.players)


def without(found: pairing.Round, gone: set[str]) -> pairing.Round:
    """Whoever would meet somebody who has gone has a bye."""
    tables = [table for table in found.tables if not gone.intersection(table)]
    left = [one for table in found.tables if table not in tables for one in table]
    return pairing.Round(tables, [one for one in [*found.byes, *left] if one not in gone])


def seats_of(row: TournamentRow, people: list[User]) -> list[SeatRow]:
    """With days for a turn all sit there at once; a live game waits until all have come."""
    there = row.clock.kind != "live"
    return [seat_for(number, user, there) for number, user in enumerate(people)]


def plan_of(row: TournamentRow, number: int) -> Plan:
    seed = hashlib.sha256(f"{row.secret} {number} {new_id()}".encode())
    if row.duplicate:
        seed = hashlib.sha256(f"{row.secret} {number}".encode())
    return Plan(
        title=f"{row.title[:LONGEST_TITLE]} · {number}",
        rules=rules_of(row.game),
        options=row.options,
        clock=row.clock,
        absent=row.absent,
        rated=row.rated,
        event=event_of(row.id, number),
        chance=Chance(seed=int.from_bytes(seed.digest()[:8], "big"), tracks=row.duplicate),
        sealed_until=NEVER if row.duplicate else None,
        public=not row.duplicate,
    )


def opened(table: LiveTable) -> Change | None:
    """The round is over: whoever likes may look at the game."""
    if table.header.sealed_until is None or table.header.status == "open":
        return None
    change = Change()
    change.header.update(sealed_until=None, public=True)
    entry(table, change, "public", data={"public": True})
    return change


def given_up(table: LiveTable) -> Change:
    """A table that has not begun is not played."""
    change = Change()
    change.header["status"] = "abandoned"
    entry(table, change, "abandon")
    return change


def scores_without(table: LiveTable) -> dict[str, int]:
    """Who sits at a table that is not played has won, who did not come has lost."""
    return {row.reserved_for or "": WIN if row.kind == "person" else 0 for row in table.seats}
