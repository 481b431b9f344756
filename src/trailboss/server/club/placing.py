"""Standings of a tournament out of its pairings and the results of its games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from trailboss.server.club.pairing import Player
from trailboss.server.storage.game_results import Row
from trailboss.server.storage.tournament_rows import EntrantRow, PairingRow

WIN = 12  # twelfths: thirds and halves of them are whole numbers


class Line(msgspec.Struct, kw_only=True):
    """Of one player, over all rounds."""

    id: str
    name: str
    withdrawn: bool
    number: int
    score: int = 0
    points: int = 0
    against_seat: float = 0.0
    played: int = 0
    byes: int = 0
    met: Counter[str] = msgspec.field(default_factory=Counter)
    seats: list[int] = msgspec.field(default_factory=list)
    buchholz: int = 0


def score_of(mine: Row, table: Sequence[Row]) -> int:
    """What a place is worth: who shares places shares what they are worth."""
    count = len(table)
    shared = [place for place in range(1, count + 1) if same_place(place, mine, table)]
    return sum(WIN * (count - place) // (count - 1) for place in shared) // len(shared)


def same_place(place: int, mine: Row, table: Sequence[Row]) -> bool:
    return mine.place <= place < mine.place + sum(one.place == mine.place for one in table)


def score_at(pairing: PairingRow, games: dict[str, list[Row]]) -> int | None:
    """What somebody has of a round; None while it is not known."""
    if pairing.score is not None:
        return pairing.score
    table = games.get(pairing.table_id or "", [])
    mine = next((row for row in table if row.player == pairing.user_id), None)
    return None if mine is None else score_of(mine, table)


def standings(
    entrants: Sequence[EntrantRow],
    pairings: Sequence[PairingRow],
    games: dict[str, list[Row]],
    size: int,
    duplicate: bool,
) -> list[Line]:
    """The best first: by score, then by the scores of opponents, then by points, where all have
    had the same draws by those above the average of one's seat."""
    lines = {
        one.user_id: Line(
            id=one.user_id,
            name=one.name,
            withdrawn=one.withdrawn,
            number=one.number,
            seats=[0] * size,
        )
        for one in entrants
    }
    averages = seat_averages(pairings, games)
    opponents: dict[str, list[str]] = {}
    for one in pairings:
        if one.table_id is not None:
            opponents.setdefault(one.table_id, []).append(one.user_id)
    for one in pairings:
        line = lines.get(one.user_id)
        if line is None:
            continue
        line.score += score_at(one, games) or 0
        if one.table_id is None or one.seat is None:
            line.byes += 1
            continue
        line.seats[one.seat] += 1
        line.met.update(other for other in opponents[one.table_id] if other != one.user_id)
        for row in games.get(one.table_id, []):
            if row.player == one.user_id:
                line.played += 1
                line.points += row.points
                line.against_seat += row.points - averages[one.round, one.seat]
    for line in lines.values():
        line.buchholz = sum(
            lines[other].score * count for other, count in line.met.items() if other in lines
        )
    return sorted(
        lines.values(),
        key=lambda line: (
            -line.score,
            -line.buchholz,
            -round(line.against_seat, 6) if duplicate else 0,
            -line.points,
            line.number,
        ),
    )


def seat_averages(
    pairings: Sequence[PairingRow], games: dict[str, list[Row]]
) -> dict[tuple[int, int], float]:
    """Points of a seat in a round, over all tables."""
    found: dict[tuple[int, int], list[int]] = {}
    for one in pairings:
        for row in games.get(one.table_id or "", []):
            if row.player == one.user_id and one.seat is not None:
                found.setdefault((one.round, one.seat), []).append(row.points)
    return {key: sum(points) / len(points) for key, points in found.items()}


def to_pair(lines: Sequence[Line]) -> list[Player]:
    """What pairing has to know, of those who go on."""
    return [
        Player(line.id, line.score, line.met, line.byes, line.seats)
        for line in lines
        if not line.withdrawn
    ]
