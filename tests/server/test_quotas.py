"""How much one person may have of the server, and that moves come first."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from sqlalchemy import Connection, Select, create_engine, func, select
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from tests.server.client import ME, Client, bot
from tests.server.process import ServerProcess
from tests.server.test_accounts import refused
from trailboss.game import new_game
from trailboss.server.errors import TooMany
from trailboss.server.people import quotas
from trailboss.server.storage import holdings
from trailboss.server.storage.database import database_at
from trailboss.server.storage.models import entries, tables

DAY = holdings.DAY
T = TypeVar("T")


def finished_record() -> str:
    chance = random.Random(3)
    game = new_game("second-edition", 2, seed=3)
    while not game.over:
        game.play(chance.choice(game.legal))
    return game.record.to_text()


@pytest.fixture(scope="module")
def record() -> str:
    return finished_record()


@pytest.fixture
def starts(database_url: str, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    """Servers on one database after another; the last is stopped."""
    started: list[ServerProcess] = []
    yield started
    assert started[-1].stop() == 0


def start(starts: list[ServerProcess], url: str, folder: Path, **settings: object) -> ServerProcess:
    if starts:
        assert starts[-1].stop() == 0
    starts.append(ServerProcess(folder, database=url, **settings).start())
    return starts[-1]


def bring(client: Client, record: str) -> str:
    return str(client.post("/api/tables/import", {"record": record})["id"])


def test_old_copies_make_room_for_new_ones(
    starts: list[ServerProcess], database_url: str, tmp_path: Path, record: str
) -> None:
    server = start(starts, database_url, tmp_path, copies_per_user=3)
    ann, bob = Client(server.url), Client(server.url)
    his = bring(bob, record)
    made = [bring(ann, record) for _ in range(5)]
    there = [ann.send("GET", f"/api/tables/{table}").status_code for table in made]
    assert there == [404, 404, 200, 200, 200]
    assert bob.get(f"/api/tables/{his}")["status"] == "finished"


def test_bytes_are_counted(
    starts: list[ServerProcess], database_url: str, tmp_path: Path, record: str
) -> None:
    server = start(starts, database_url, tmp_path, megabytes_per_guest=1)
    ann = Client(server.url)
    made = [bring(ann, record) for _ in range(12)]
    sizes = asyncio.run(stored_sizes(database_url))
    for _, size, real in sizes:
        assert size == real > 50_000
    assert sum(size for _, size, _ in sizes) < 1_000_000 + max(size for _, size, _ in sizes)
    assert made[-1] in {table for table, _, _ in sizes}
    # What is not a copy is not thrown away: then nothing new is made.
    asyncio.run(enlarge(database_url, made[-1]))
    with refused(409, "too-much"):
        ann.table([ME])


async def stored_sizes(url: str) -> list[tuple[str, int, int]]:
    def read(connection: Connection) -> list[tuple[str, int, int]]:
        summed = select(func.sum(func.length(entries.c.data))).where(
            entries.c.table_id == tables.c.id
        )
        query = select(tables.c.id, tables.c.size, summed.scalar_subquery())
        return [(table, int(size), int(real)) for table, size, real in connection.execute(query)]

    return await in_database(url, read)


async def enlarge(url: str, table: str) -> None:
    change = tables.update().where(tables.c.id == table).values(copied=False, size=2_000_000)
    await in_database(url, lambda connection: connection.execute(change).rowcount)


async def in_database(url: str, work: Callable[[Connection], T]) -> T:
    if url.startswith("sqlite"):
        with create_engine(url, poolclass=NullPool).begin() as connection:
            return work(connection)
    engine = create_async_engine(url.replace("postgresql:", "postgresql+asyncpg:"))
    async with engine.begin() as found:
        result = await found.run_sync(work)
    await engine.dispose()
    return result


def test_tables_of_one_address(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, tables_per_minute=3).start()
    try:
        clients = [Client(server.url) for _ in range(4)]
        body = {"game": "second-edition", "seats": [ME]}
        answers = [client.send("POST", "/api/tables", json=body) for client in clients]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    finally:
        assert server.stop() == 0


@pytest.mark.parametrize("limit", ["disk_reserve_megabytes", "database_megabytes"])
def test_a_full_server_takes_moves(tmp_path: Path, record: str, limit: str) -> None:
    """Refused before the disk is full; games go on."""
    starts: list[ServerProcess] = []
    url = f"sqlite:///{tmp_path}/test.sqlite"
    server = start(starts, url, tmp_path)
    ann = Client(server.url)
    table = ann.table([ME, bot()])["id"]
    for _ in range(15):
        bring(ann, record)
    most = 1 if limit == "database_megabytes" else 10**9
    server = start(starts, url, tmp_path, **{limit: most})
    ann.http.base_url = httpx.URL(server.url)
    for path, body in (
        ("/api/tables", {"game": "second-edition", "seats": [ME]}),
        ("/api/tables/import", {"record": record}),
        (f"/api/tables/{table}/chat", {"text": "hello"}),
    ):
        answer = ann.send("POST", path, json=body)
        assert (answer.status_code, answer.json()["error"]) == (503, "full"), path
    assert httpx.get(f"{server.url}/api/me").status_code == 503  # no new guests
    view = ann.my_turn(table, 0)
    assert ann.move(table, view)["step"] > view["step"]
    assert server.stop() == 0


def test_what_nobody_wants_is_removed(database_url: str, tmp_path: Path, record: str) -> None:
    """Copies nobody looked at, tables given up before they began, tables of guests who are gone."""
    starts: list[ServerProcess] = []
    server = start(starts, database_url, tmp_path)
    ann, gone = Client(server.url), Client(server.url)
    ann.post("/api/accounts", {"name": "Ann Quota", "password": "seven red wagons"})
    copy, kept = bring(ann, record), ann.table([ME])["id"]
    left = ann.table([ME, {"kind": "open"}])["id"]
    ann.at(left, "leave", {})
    hers = gone.table([ME])["id"]
    gone.ask("DELETE", "/api/sessions/current")
    assert server.stop() == 0

    async def run() -> list[set[str]]:
        database = database_at(database_url, "normal")
        await database.open()
        at = max(await database.read(partial(column, query=select(tables.c.changed_at))))
        days = [
            set(await database.read(partial(look, now=at + after * DAY)))
            for after in (1, 8, 31, 91)
        ]
        await database.write(partial(holdings.remove_tables, gone=[copy, left, hers]))
        for query in (select(tables.c.id), select(entries.c.table_id)):
            days.append(set(await database.read(partial(column, query=query))))
        await database.close()
        return days

    def column(connection: Connection, query: Select[Any]) -> list[Any]:
        return list(connection.execute(query).scalars())

    def look(connection: Connection, now: int) -> list[str]:
        return holdings.unwanted(connection, now, copy_days=90, limit=20)

    assert asyncio.run(run()) == [
        set(),
        {left},
        {left, hers},
        {left, hers, copy},
        {kept},
        {kept},
    ]


def test_a_long_log_takes_moves_only(
    starts: list[ServerProcess], database_url: str, tmp_path: Path
) -> None:
    server = start(starts, database_url, tmp_path)
    ann = Client(server.url)
    table = ann.table([ME], seed=4)["id"]
    view = ann.move(table, ann.view(table))
    assert server.stop() == 0
    asyncio.run(enlarge(database_url, table))
    starts.clear()

    def large(connection: Connection) -> int:
        return connection.execute(tables.update().values(size=9_000_000)).rowcount

    asyncio.run(in_database(database_url, large))
    server = start(starts, database_url, tmp_path)
    ann.http.base_url = httpx.URL(server.url)
    for path, body in (
        ("chat", {"text": "hello"}),
        ("undo", {"seat": 0, "step": view["step"]}),
        ("undo-request", {"seat": 0, "step": view["step"]}),
    ):
        with refused(409, "log-full"):
            ann.at(table, path, body)
    assert ann.move(table, view)["step"] == view["step"] + 1


def test_bot_time_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 0.0
    monkeypatch.setattr(quotas, "monotonic", lambda: at)
    time = quotas.BotTime(1800)
    time.spend("ann", 1799)
    time.need("ann")
    time.spend("ann", 2)
    with pytest.raises(TooMany, match="1800 s"):
        time.need("ann")
    time.need("bob")
    at = 10.0  # two seconds of thinking may be had every four
    time.need("ann")
    at = 3600.0
    assert time.of("ann") == pytest.approx(1.0)
    unlimited = quotas.BotTime(0)
    unlimited.spend("ann", 10**6)
    unlimited.need("ann")


def test_who_has_used_the_bots_up_begins_no_more_of_them(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, bot_seconds_per_hour=1).start()
    try:
        ann, bob = Client(server.url), Client(server.url)
        table = ann.table([ME], seed=4)["id"]
        asked = {"seat": 0, "ms": 1500}
        assert ann.at(table, "analysis", asked)["hints"]
        for path, body in (
            (f"/api/tables/{table}/analysis", {"seat": 0, "ms": 10}),
            ("/api/tables", {"game": "second-edition", "seats": [ME, bot("search:ms=50")]}),
        ):
            assert ann.send("POST", path, json=body).status_code == 429
        ann.table([ME, bot("heuristic")])
        bob.table([ME, bot("search:ms=50")])
    finally:
        assert server.stop() == 0
