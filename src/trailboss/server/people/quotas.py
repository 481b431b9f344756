"""How much somebody may have: tables, bytes, the bots' time; and whether the server has room."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial
from math import ceil
from pathlib import Path
from shutil import disk_usage
from time import monotonic

from trailboss.core.message import say
from trailboss.server.errors import Full, Stale, TooMany
from trailboss.server.running.settings import Settings
from trailboss.server.storage.database import Database
from trailboss.server.storage.holdings import Holding, holding_of, remove_tables, size_of_all
from trailboss.server.storage.rows import User

MEGABYTE = 1_000_000
LOOK_EVERY = 5.0  # seconds
HOUR = 3600.0
MOST_REMEMBERED = 20_000


class Quotas:
    """Who wants to store something new asks here. Moves do not: they come first."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.looked_at = -LOOK_EVERY
        self.full = False

    async def need_room(self) -> None:
        """Has the server room for something new? Refused while there is still some for moves."""
        if monotonic() > self.looked_at + LOOK_EVERY:
            self.looked_at = monotonic()
            self.full = await self.is_full()
        if self.full:
            raise Full(say("refused-full-server"))

    async def is_full(self) -> bool:
        most = self.settings.database_megabytes * MEGABYTE
        if most and await self.database.read(size_of_all) >= most:
            return True
        reserve = self.settings.disk_reserve_megabytes * MEGABYTE
        path = self.database.file
        return path is not None and bool(reserve) and free_at(path) < reserve

    async def need_table(self, user: User) -> list[str]:
        """May the user have one more table? The oldest copies of games make room; says which tables
        are gone."""
        await self.need_room()
        tables, megabytes = most_of(self.settings, user)
        has = await self.database.read(partial(holding_of, user=user.id))
        if has.unfinished >= tables:
            raise Stale(say("refused-tables", most=tables), "too-many-tables")
        gone, left = in_the_way(has, self.settings.copies_per_user, megabytes * MEGABYTE)
        if left >= megabytes * MEGABYTE:
            raise Stale(say("refused-megabytes", most=megabytes), "too-much")
        if gone:
            await self.database.write(partial(remove_tables, gone=gone))
        return gone


def most_of(settings: Settings, user: User) -> tuple[int, int]:
    """How many tables a user may have open or running, and how many megabytes in all."""
    tables, megabytes = settings.tables_per_user, settings.megabytes_per_user
    if user.guest:
        tables = min(tables, settings.tables_per_guest)
        megabytes = min(megabytes, settings.megabytes_per_guest)
    own = user.own_quota
    return (
        tables if own.tables is None else own.tables,
        megabytes if own.megabytes is None else own.megabytes,
    )


def in_the_way(has: Holding, copies: int, most: int) -> tuple[list[str], int]:
    """The copies that must go so that one more fits, and the bytes left without them."""
    left, gone = has.size, []
    for number, (table, size) in enumerate(has.copies):
        if len(has.copies) - number < copies and left < most:
            break
        gone.append(table)
        left -= size
    return gone, left


def free_at(path: Path) -> int:
    """The bytes that are free where a file is."""
    return disk_usage(path.parent).free


class BotTime:
    """How long bots have thought for somebody: so many seconds an hour, and then no more is begun.
    What has begun goes on."""

    def __init__(self, seconds: int) -> None:
        self.most = seconds  # 0: no limit
        self.used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when

    def spend(self, person: str, seconds: float) -> None:
        used = self.of(person)
        self.used.pop(person, None)
        self.used[person] = (used + seconds, monotonic())
        if len(self.used) > MOST_REMEMBERED:
            self.used.popitem(last=False)

    def of(self, person: str) -> float:
        used, since = self.used.get(person, (0.0, 0.0))
        return max(0.0, used - (monotonic() - since) * self.most / HOUR)

    def need(self, person: str) -> None:
        over = self.of(person) - self.most
        if self.most and over >= 0:
            wait = max(1, ceil(over * HOUR / self.most))
            raise TooMany(say("refused-bot-time", most=self.most, wait=wait), wait)
