"""A profile and statistics out of results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, or_, select

from trailboss.core.message import Name, say
from trailboss.server.club.rating import Rating
from trailboss.server.ids import now
from trailboss.server.schema.people import (
    Category,
    Favourite,
    Leader,
    Leaders,
    Opponent,
    PastGame,
    PastSeat,
    PlayerKind,
    Profile,
    RatingPoint,
    RatingSeen,
    Statistics,
    Tally,
)
from trailboss.server.storage import game_results as results
from trailboss.server.storage import relations
from trailboss.server.storage.game_results import Row
from trailboss.server.storage.models import tables
from trailboss.server.storage.users import User
from trailboss.server.tables.building import automa_name
from trailboss.server.thinking.bot_names import bot_title
from trailboss.titles import game_ids, rules_of
from trailboss.words import text

MOST = 5000  # results of one person that are looked at
RECENT = 20
OPPONENTS = 10
STATISTICS = 200  # games
AVERAGE = 500  # results of people a person is compared with
FAVOURITES = 8  # of each kind
LEADERS = 100

lines_of = msgspec.json.Decoder(dict[str, int]).decode
deeds_of = msgspec.json.Decoder(dict[str, dict[str, int]]).decode


class Player(NamedTuple):
    kind: PlayerKind
    level: str | None


def player_seen(player: str) -> Player:
    """What kind of player it is."""
    kind, _, level = player.partition(":")
    if kind == "bot" and level:
        return Player("bot", level)
    if kind == "automa":
        return Player("automa", level)
    return Player("person", None)


def profile(connection: Connection, user: User, viewer: User | None) -> Profile:
    rows = results.results_of(connection, user.id, MOST)
    at = results.results_at(connection, list({row.table_id for row in rows}))
    others = {
        row.table_id: [one for one in at[row.table_id] if one.seat != row.seat] for row in rows
    }
    mine = viewer is not None and viewer.id == user.id
    kinds = set() if viewer is None else relations.kinds_of(connection, viewer.id, user.id)
    return Profile(
        name=user.name,
        since=user.created_at,
        mine=mine,
        friend="friend" in kinds,
        muted="mute" in kinds,
        blocked="block" in kinds,
        ratings=[
            RatingSeen(
                game=game,
                rating=rating.shown,
                unsure=rating.unsure,
                games=games,
                rank=results.rank_of(connection, game, rating),
            )
            for game, (rating, games) in results.ratings_of(connection, user.id).items()
            if games
        ],
        tallies=tallies(rows, others),
        opponents=opponents(rows, others),
        recent=recent(connection, rows[:RECENT], at, viewer),
    )


def tallies(rows: Sequence[Row], others: dict[str, list[Row]]) -> list[Tally]:
    found: dict[tuple[str, int, str], list[Row]] = {}
    for row in rows:
        if row.reason != "rules":
            continue  # points of a game that was broken off say nothing
        kinds = {player_seen(other.player).kind for other in others[row.table_id]}
        against = "people" if "person" in kinds else "bots" if "bot" in kinds else "solo"
        found.setdefault((row.game, row.players, against), []).append(row)
    return [
        Tally(
            game=game,
            players=players,
            against=against,  # type: ignore[arg-type]
            games=len(group),
            won=sum(row.won for row in group),
            points=mean(row.points for row in group),
            best=max(row.points for row in group),
        )
        for (game, players, against), group in sorted(found.items())
    ]


def opponents(rows: Sequence[Row], others: dict[str, list[Row]]) -> list[Opponent]:
    """The most frequent first."""
    met: dict[str, Opponent] = {}
    for row in rows:
        for other in others[row.table_id]:
            kind, level = player_seen(other.player)
            known = met.setdefault(
                f"{other.player} {other.game if kind == 'automa' else ''}",
                Opponent(name=other.name, kind=kind, level=level, games=0, ahead=0, behind=0),
            )
            known.games += 1
            known.ahead += row.place < other.place
            known.behind += row.place > other.place
    return sorted(met.values(), key=lambda one: (-one.games, one.name))[:OPPONENTS]


def recent(
    connection: Connection, rows: Sequence[Row], at: dict[str, list[Row]], viewer: User | None
) -> list[PastGame]:
    public = set(
        connection.execute(
            select(tables.c.id).where(
                tables.c.id.in_([row.table_id for row in rows]),
                tables.c.public.is_(True),
                or_(tables.c.sealed_until.is_(None), tables.c.sealed_until <= now()),
            )
        ).scalars()
    )
    return [
        PastGame(
            table=row.table_id
            if row.table_id in public or sat_there(at[row.table_id], viewer)
            else None,
            game=row.game,
            at=row.at,
            place=row.place,
            points=row.points,
            rated=row.rated,
            change=row.change,
            seats=[past_seat(one) for one in at[row.table_id]],
        )
        for row in rows
    ]


def sat_there(seats: Sequence[Row], viewer: User | None) -> bool:
    return viewer is not None and any(one.player == viewer.id for one in seats)


def past_seat(row: Row) -> PastSeat:
    kind, level = player_seen(row.player)
    return PastSeat(name=row.name, kind=kind, level=level, points=row.points, place=row.place)


# Statistics -------------------------------------------------------------------------------------


def average_sheet(connection: Connection, game: str) -> dict[str, float]:
    """Points by category of people lately."""
    return means(
        [lines_of(row.sheet) for row in results.latest_of_people(connection, game, AVERAGE)]
    )


def statistics(
    connection: Connection, user: User, game: str, others: dict[str, float], language: str
) -> Statistics:
    rows = [row for row in results.results_of(connection, user.id, MOST) if row.game == game]
    whole = [row for row in rows if row.reason == "rules"][:STATISTICS][::-1]
    mine = means([lines_of(row.sheet) for row in whole])
    return Statistics(
        game=game,
        games=len(whole),
        categories=[
            Category(key=key, mine=value, others=others.get(key)) for key, value in mine.items()
        ],
        lengths=[row.turns for row in whole],
        points=[row.points for row in whole],
        favourites=favourites([deeds_of(row.deeds) for row in whole], game, language),
        curve=[
            RatingPoint(at=row.at, rating=Rating(row.mu, row.sigma).shown)
            for row in rows[:STATISTICS][::-1]
            if row.mu is not None and row.sigma is not None
        ],
    )


def favourites(
    deeds: Iterable[dict[str, dict[str, int]]], game: str, language: str
) -> list[Favourite]:
    counts: dict[str, Counter[str]] = {}
    for one in deeds:
        for thing, keys in one.items():
            counts.setdefault(thing, Counter()).update(keys)
    scopes = rules_of(game).scopes if game in game_ids() else ()
    return [
        Favourite(
            thing=thing,
            key=key,
            text=text(say(f"favourite-{thing}", **{thing: named(thing, key)}), language, scopes),
            count=count,
        )
        for thing, found in sorted(counts.items(), reverse=True)
        for key, count in found.most_common(FAVOURITES)
    ]


def named(thing: str, key: str) -> Name | str:
    """Cities have names in the catalogues, the others are numbers."""
    return Name(thing, key) if thing == "city" else key


def means(sheets: Sequence[dict[str, int]]) -> dict[str, float]:
    keys = dict.fromkeys(key for sheet in sheets for key in sheet)
    return {key: mean(sheet.get(key, 0) for sheet in sheets) for key in keys}


def mean(values: Iterable[int]) -> float:
    found = list(values)
    return round(sum(found) / len(found), 1) if found else 0.0


# Leaderboards -----------------------------------------------------------------------------------


def leaders(connection: Connection, game: str, language: str) -> Leaders:
    return Leaders(
        game=game,
        leaders=[
            Leader(
                place=place,
                name=shown_name(one.player, one.name, game, language),
                kind=player_seen(one.player).kind,
                level=player_seen(one.player).level,
                rating=one.rating.shown,
                unsure=one.rating.unsure,
                games=one.games,
            )
            for place, one in enumerate(results.leaders(connection, game, LEADERS), 1)
        ],
    )


def shown_name(player: str, name: str | None, game: str, language: str) -> str:
    kind, level = player_seen(player)
    if kind == "bot":
        return bot_title(level or "", language)
    return automa_name(game) if kind == "automa" else name or "…"
