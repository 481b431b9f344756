"""Results and ratings: written in the transaction that ends a game, read for profiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.dialects import postgresql, sqlite

from trailboss.server.club.rating import Rating, after, fresh
from trailboss.server.storage.club_models import ratings, results
from trailboss.server.storage.models import users

if TYPE_CHECKING:
    from trailboss.server.club.ended import Ended


class Row(msgspec.Struct, kw_only=True):
    """What a game left of one seat."""

    table_id: str
    seat: int
    player: str
    name: str
    game: str
    players: int
    at: int
    place: int
    points: int
    won: bool
    reason: str
    rated: bool
    event: str | None
    turns: int
    sheet: str
    deeds: str
    mu_before: int | None
    sigma_before: int | None
    mu: int | None
    sigma: int | None

    @property
    def change(self) -> int | None:
        """By how much the number people see has changed."""
        if None in (self.mu, self.sigma, self.mu_before, self.sigma_before):
            return None
        before = Rating(self.mu_before or 0, self.sigma_before or 0)
        return Rating(self.mu or 0, self.sigma or 0).shown - before.shown


class Ranked(NamedTuple):
    """A line of a leaderboard."""

    player: str
    name: str | None  # of a user
    rating: Rating
    games: int


# Writing ----------------------------------------------------------------------------------------


def store(connection: Connection, ended: Ended) -> None:
    """The results of a game, and what they change of the ratings. Whoever calls this stores the end
    of the game in the same transaction, so it happens once."""
    players = [seat.player for seat in ended.seats]
    rated = ended.rated and len(players) > 1 and len(set(players)) > 1
    before = held(connection, sorted(set(players)), ended) if rated else {}
    now: list[Rating | None] = [None] * len(players)
    if rated:
        places = [seat.place for seat in ended.seats]
        now = list(after([before[player] for player in players], places))
        keep(connection, ended, before, merged(players, before, now))
    connection.execute(
        results.insert(),
        [
            {
                "table_id": ended.table,
                "seat": seat.seat,
                "player": seat.player,
                "name": seat.name,
                "game": ended.game,
                "players": ended.players,
                "at": ended.at,
                "place": seat.place,
                "points": seat.points,
                "won": seat.won,
                "reason": ended.reason,
                "rated": rated,
                "event": ended.event,
                "turns": ended.turns,
                "sheet": msgspec.json.encode(seat.sheet).decode(),
                "deeds": msgspec.json.encode(seat.deeds).decode(),
                **shift(before.get(seat.player), changed),
            }
            for seat, changed in zip(ended.seats, now, strict=True)
        ],
    )


def shift(before: Rating | None, now: Rating | None) -> dict[str, int | None]:
    return {
        "mu_before": None if before is None else before.mu,
        "sigma_before": None if before is None else before.sigma,
        "mu": None if now is None else now.mu,
        "sigma": None if now is None else now.sigma,
    }


def merged(
    players: Sequence[str], before: dict[str, Rating], now: Sequence[Rating | None]
) -> dict[str, Rating]:
    """A bot may sit there twice: it moves by the mean of its seats."""
    found: dict[str, Rating] = {}
    for player in before:
        mine = [one for seat, one in enumerate(now) if players[seat] == player and one is not None]
        mu = sum(one.mu for one in mine) // len(mine)
        found[player] = Rating(mu, sum(one.sigma for one in mine) // len(mine))
    return found


def held(connection: Connection, players: list[str], ended: Ended) -> dict[str, Rating]:
    """The ratings of players, locked until the transaction ends, always in the same order."""
    new = fresh()
    insert: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    missing = [
        {
            "player": player,
            "game": ended.game,
            "mu": new.mu,
            "sigma": new.sigma,
            "games": 0,
            "changed_at": ended.at,
        }
        for player in players
    ]
    connection.execute(insert(ratings).on_conflict_do_nothing(), missing)
    query = (
        select(ratings.c.player, ratings.c.mu, ratings.c.sigma)
        .where(ratings.c.game == ended.game, ratings.c.player.in_(players))
        .order_by(ratings.c.player)
        .with_for_update()
    )
    return {player: Rating(mu, sigma) for player, mu, sigma in connection.execute(query)}


def keep(
    connection: Connection, ended: Ended, before: dict[str, Rating], now: dict[str, Rating]
) -> None:
    for player in before:
        connection.execute(
            ratings.update()
            .where(ratings.c.player == player, ratings.c.game == ended.game)
            .values(
                mu=now[player].mu,
                sigma=now[player].sigma,
                games=ratings.c.games + 1,
                changed_at=ended.at,
            )
        )


def hand_over(connection: Connection, guest: str, account: str) -> None:
    """A guest has logged in: what was played is the account's. Guests have no ratings."""
    connection.execute(results.update().where(results.c.player == guest).values(player=account))


def forget(connection: Connection, player: str, name: str) -> None:
    """Somebody is gone: games of others keep a nameless opponent."""
    connection.execute(ratings.delete().where(ratings.c.player == player))
    connection.execute(
        results.update().where(results.c.player == player).values(player="gone", name=name)
    )


# Reading ----------------------------------------------------------------------------------------


def results_of(connection: Connection, player: str, limit: int) -> list[Row]:
    """Somebody's results, the newest first."""
    query = (
        select(results)
        .where(results.c.player == player)
        .order_by(results.c.at.desc(), results.c.table_id)
        .limit(limit)
    )
    return [Row(**row) for row in connection.execute(query).mappings()]


def results_at(connection: Connection, wanted: Sequence[str]) -> dict[str, list[Row]]:
    """All seats of games, by table."""
    found: dict[str, list[Row]] = {}
    query = select(results).where(results.c.table_id.in_(wanted)).order_by(results.c.seat)
    for row in connection.execute(query).mappings():
        found.setdefault(row["table_id"], []).append(Row(**row))
    return found


def results_in(connection: Connection, event: str) -> list[Row]:
    """All seats of the games of an event."""
    query = select(results).where(results.c.event == event).order_by(results.c.at, results.c.seat)
    return [Row(**row) for row in connection.execute(query).mappings()]


def latest_of_people(connection: Connection, game: str, limit: int) -> list[Row]:
    """The newest results of people in games of a title that were played to their end."""
    query = (
        select(results)
        .where(
            results.c.game == game,
            results.c.reason == "rules",
            results.c.player.not_like("%:%"),
        )
        .order_by(results.c.at.desc())
        .limit(limit)
    )
    return [Row(**row) for row in connection.execute(query).mappings()]


def ratings_of(connection: Connection, player: str) -> dict[str, tuple[Rating, int]]:
    """By title: a rating, and the games it is made of."""
    query = select(ratings).where(ratings.c.player == player)
    return {
        row["game"]: (Rating(row["mu"], row["sigma"]), row["games"])
        for row in connection.execute(query).mappings()
    }


SHOWN = ratings.c.mu - 3 * ratings.c.sigma


def leaders(connection: Connection, game: str, limit: int) -> list[Ranked]:
    """The best of a title, levels of bots among them."""
    query = (
        select(ratings, users.c.name)
        .join(users, users.c.id == ratings.c.player, isouter=True)
        .where(ratings.c.game == game, ratings.c.games > 0)
        .order_by(SHOWN.desc(), ratings.c.player)
        .limit(limit)
    )
    return [
        Ranked(row["player"], row["name"], Rating(row["mu"], row["sigma"]), row["games"])
        for row in connection.execute(query).mappings()
    ]


def rank_of(connection: Connection, game: str, rating: Rating) -> int:
    """The place of a rating among people."""
    better = select(func.count()).where(
        ratings.c.game == game,
        ratings.c.games > 0,
        ratings.c.player.not_like("%:%"),
        rating.mu - 3 * rating.sigma < SHOWN,
    )
    return 1 + int(connection.execute(better).scalar_one())
