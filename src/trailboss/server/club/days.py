"""The games of a day: one alone against the solo opponent of a title, one against a bot. Everybody
has the same set-up and the same draws, once. They follow from the server's secret and the date."""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, date, datetime, timedelta
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection

from trailboss.bots import LEVEL_NAMES
from trailboss.core.message import say
from trailboss.server.club.making import Made, Plan, made
from trailboss.server.errors import NotFound
from trailboss.server.ids import now
from trailboss.server.running.settings import Settings
from trailboss.server.schema.tables import Clock
from trailboss.server.schema.tournaments import Day, DayGame, DayResult
from trailboss.server.storage import game_results as results
from trailboss.server.storage import tournament_rows as tournaments
from trailboss.server.storage.game_results import Row
from trailboss.server.storage.rows import Chance, SeatRow
from trailboss.server.storage.tournament_rows import event_day
from trailboss.server.storage.users import User
from trailboss.server.tables.building import automa_name
from trailboss.server.tables.counting import LEVEL
from trailboss.server.thinking.bot_names import bot_title, fitting_bots, known_bots
from trailboss.titles import game_ids, rules_of

Kind = Literal["solo", "duel"]
KINDS: tuple[Kind, ...] = ("solo", "duel")
STRONGEST = ("champion", *reversed(LEVEL_NAMES))
FIRST = date(2026, 1, 1)  # before that there was nothing


class Challenge(NamedTuple):
    """What is played on a day."""

    day: date
    kind: Kind
    game: str
    options: dict[str, Any]
    bot: str | None
    level: str

    @property
    def event(self) -> str:
        return event_day(self.day.isoformat(), self.kind)


def today() -> date:
    return datetime.fromtimestamp(now() / 1000, UTC).date()


def end_of(day: date) -> int:
    """When a day is over, in ms."""
    later = datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC)
    return int(later.timestamp() * 1000)


def read_day(text: str | None) -> date:
    """A day of the past or today."""
    if text is None:
        return today()
    try:
        found = date.fromisoformat(text)
    except ValueError:
        raise NotFound(say("refused-no-day")) from None
    if not FIRST <= found <= today():
        raise NotFound(say("refused-no-day"))
    return found


def challenge(day: date, kind: Kind, settings: Settings) -> Challenge | None:
    """Titles and levels take turns. None where this server has nothing for it."""
    number = day.toordinal()
    if kind == "solo":
        titles = [game for game in game_ids() if rules_of(game).min_players == 1]
        if not titles:
            return None
        game = titles[number % len(titles)]
        levels = rules_of(game).solo_values().get(LEVEL, ("",))
        level = levels[number // len(titles) % len(levels)]
        options = rules_of(game).options(1, {LEVEL: level} if level != "" else {})
        return Challenge(day, kind, game, options, None, str(level))
    game = game_ids()[number % len(game_ids())]
    fitting = fitting_bots(tuple(known_bots(settings)), rules_of(game))
    bot = next((name for name in STRONGEST if name in fitting), None)
    if bot is None or rules_of(game).min_players > 2:
        return None
    return Challenge(day, kind, game, rules_of(game).options(2, {}), bot, "")


def seed_of(asked: Challenge, secret: str) -> int:
    signed = hmac.new(secret.encode(), asked.event.encode(), hashlib.sha256)
    return int.from_bytes(signed.digest()[:8], "big")


def table_for(asked: Challenge, user: User, secret: str, title: str, language: str) -> Made:
    """The table of one who plays it. Whoever knows its address may watch; that is told only to
    those who have played, and to all when the day is over."""
    seats = [SeatRow(seat=0, kind="person", user_id=user.id, name=user.name, guest=user.guest)]
    if asked.bot is not None:
        name = bot_title(asked.bot, language)
        seats.append(SeatRow(seat=1, kind="bot", bot=asked.bot, name=name))
    plan = Plan(
        title=title,
        rules=rules_of(asked.game),
        options=asked.options,
        clock=Clock(),
        absent="default",
        rated=False,
        event=asked.event,
        chance=Chance(seed=seed_of(asked, secret), tracks=True),
        sealed_until=end_of(asked.day),
        public=True,
    )
    return made(plan, user, seats)


# What is shown ----------------------------------------------------------------------------------


def day_seen(connection: Connection, day: date, viewer: User | None, settings: Settings) -> Day:
    asked = [challenge(day, kind, settings) for kind in KINDS]
    return Day(
        date=day.isoformat(),
        today=day == today(),
        ends_at=end_of(day),
        games=[game_seen(connection, one, viewer) for one in asked if one is not None],
    )


def game_seen(connection: Connection, asked: Challenge, viewer: User | None) -> DayGame:
    lines = ranked(results.results_in(connection, asked.event), end_of(asked.day))
    mine = None
    if viewer is not None:
        mine = tournaments.try_of(connection, asked.event, viewer.id)
    finished = any(viewer is not None and row.player == viewer.id for row, _ in lines)
    over = asked.day < today()
    best = lines[0][0].table_id if lines and (finished or over) else None
    return DayGame(
        kind=asked.kind,
        game=asked.game,
        opponent=asked.bot or automa_name(asked.game),
        level=asked.level,
        options=asked.options,
        table=mine,
        finished=finished,
        best=best,
        results=[
            DayResult(
                place=1 + sum(margin(other) > margin((row, against)) for other in lines),
                name=row.name,
                points=row.points,
                opponent=against,
                won=row.won,
                mine=viewer is not None and row.player == viewer.id,
            )
            for row, against in lines
        ],
    )


def ranked(rows: list[Row], end: int) -> list[tuple[Row, int]]:
    """People who finished in time, the largest margin first, with the points of their opponent."""
    against: dict[str, int] = {}
    for row in rows:
        if ":" in row.player:
            against[row.table_id] = row.points
    found = [
        (row, against.get(row.table_id, 0))
        for row in rows
        if ":" not in row.player and row.at < end and row.reason == "rules"
    ]
    return sorted(found, key=lambda one: (margin(one), -one[0].at), reverse=True)


def margin(line: tuple[Row, int]) -> tuple[int, int]:
    row, against = line
    return row.points - against, row.points
