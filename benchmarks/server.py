"""The server under load: `python -m benchmarks.server` (all of it takes about ten minutes).

live     300 games, each with a person who thinks a few seconds before every decision, two heuristic
         bots and somebody who watches; the time from a move to the last one's update of it, and how
         long Python's search for garbage stopped the server meanwhile.
memory   what a game costs that is in memory while nobody touches it.
length   the time of a move, along a game and with a long log.

Everything is real: `trailboss serve` in processes of its own with its usual settings (limits off,
as all come from one address), SQLite on this machine's disk or a PostgreSQL with its usual
durability, and the load in this process, all on the same cores.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
from tests.server.client import ME, Client
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess

from benchmarks.live_games import Figures, Made, live_load, make_tables
from benchmarks.searches import searches, searches_in
from trailboss.bench import machine
from trailboss.game import Game
from trailboss.server.storage.database import database_at
from trailboss.server.tables import play
from trailboss.server.tables.memory import Tables

ROOT = Path(__file__).parent.parent
GAME = "second-edition"
BOTS = ("heuristic", "heuristic")
PLACES = ("sqlite", "postgresql", "postgresql-2")
FURTHEST = 0.75  # of its moves a game has behind it when the load begins, at most
DURABLE = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}
TARGET_MS = 50.0
TARGET_KB = 100.0
TENTHS = 10
GAMES_ALONG = 5
TICKS = os.sysconf("SC_CLK_TCK")


# Servers and games --------------------------------------------------------------------------------


@contextmanager
def temporary() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="trailboss-bench-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def database_for(place: str, folder: Path) -> Iterator[str]:
    if place == "sqlite":
        yield f"sqlite:///{folder}/bench.sqlite"
        return
    postgres = Postgres(**DURABLE).start()
    try:
        yield postgres.new_database()
    finally:
        postgres.stop()


@contextmanager
def servers(count: int, folder: Path, database: str) -> Iterator[list[ServerProcess]]:
    running: list[ServerProcess] = []
    try:
        for number in range(count):
            server = ServerProcess(
                folder / str(number),
                database=database,
                durability="full",
                bot_workers=0 if count == 1 else 1,
                games_in_memory=100_000,
                idle_minutes=600,
                tables_per_user=100_000,
            )
            running.append(server.start())
        yield running
    finally:
        for server in running:
            server.stop()


async def move_ahead(database: str, tables: Sequence[Made], furthest: float) -> None:
    """Bring games forward by random moves, each to another step where a person is to move."""
    store = database_at(database, "normal")
    await store.open()
    games = Tables(store, 1, 0.0)
    for number, made in enumerate(tables):
        async with games.open(made.id) as table:
            people = [seat.seat for seat in table.seats if seat.kind == "person"]
            share = furthest * number / len(tables)
            codes = walk(table.playing, people, share, random.Random(number))
            if codes:
                await games.commit(table, play.make_moves(table, codes, "default", None))
    await store.close()


def walk(game: Game, people: Sequence[int], share: float, chance: random.Random) -> list[int]:
    """Random moves for a share of the game they would make, up to somebody's turn."""
    end = game.copy()
    while not end.over:
        end.play(chance.choice(end.legal))
    codes = end.codes[game.step :]
    ahead = game.copy()
    made = 0
    while made < share * len(codes) or ahead.seat not in people:
        ahead.play(codes[made])
        made += 1
    return codes[:made]


def prepared(
    folder: Path, database: str, count: int, furthest: float, people: int = 1, bots: int = 2
) -> list[Made]:
    """Tables with games that are under way."""
    with servers(1, folder, database) as (server,):
        tables = asyncio.run(make_tables(server.url, count, GAME, people, BOTS[:bots]))
    asyncio.run(move_ahead(database, tables, furthest))
    return tables


# Live games ---------------------------------------------------------------------------------------


def live(
    place: str, count: int, people: int, bots: int, watchers: int, think: float, seconds: float
) -> None:
    with temporary() as folder, database_for(place, folder) as database:
        tables = prepared(folder, database, count, FURTHEST, people, bots)
        processes = 2 if place.endswith("2") else 1
        with searches_in(folder) as searched, servers(processes, folder, database) as running:
            urls = [server.url for server in running]
            before = busy_seconds()
            begin = time.monotonic()
            figures = asyncio.run(live_load(urls, tables, watchers, think, 2 * think, seconds))
            spent = time.monotonic() - begin
            after = busy_seconds()
            stopped = searches(searched, begin)
    print(
        f"\nlive, {place}: {count} games, {people} people, {bots} bots and {watchers} watching"
        f" each, {think:g} s a decision; {figures.ended} games ended meanwhile"
    )
    print(
        f"  {figures.moves / seconds:.0f} moves of people a second, "
        f"{figures.messages / seconds:.0f} messages a second of {kilo(figures)} kB"
    )
    show("move to everyone's update", figures.everyone, TARGET_MS)
    show("move to the mover's own update", figures.mover)
    show("end of a turn until all bots have moved", figures.bots)
    parts = [f"{kind} {100 * (after[kind] - before.get(kind, 0)) / spent:.0f} %" for kind in after]
    print(f"  busy, in parts of one core and with the warm-up: {', '.join(parts)}")
    for line in stopped:
        print(f"  {line}")
    if figures.errors:
        print(f"  errors: {dict(figures.errors)}")


def kilo(figures: Figures) -> str:
    return f"{figures.size / max(1, figures.messages) / 1000:.1f}"


def show(what: str, seconds: list[float], target: float | None = None) -> None:
    ms = sorted(1000 * value for value in seconds)
    if not ms:
        print(f"  {what}: nothing seen")
        return
    p50, p95, p99 = (ms[min(len(ms) - 1, len(ms) * part // 100)] for part in (50, 95, 99))
    aim = f"   (target for p95: {target:g})" if target else ""
    print(f"  {what}: p50 {p50:.1f}  p95 {p95:.1f}  p99 {p99:.1f}  most {ms[-1]:.1f} ms{aim}")


# Memory -------------------------------------------------------------------------------------------


def memory(count: int) -> None:
    with temporary() as folder, database_for("sqlite", folder) as database:
        tables = prepared(folder, database, count, 1.0)
        with servers(1, folder, database) as (server,):
            # A tenth of the games first: what the server needs in any case is not counted.
            open_all(server, tables[::10])
            before = resident(server)
            open_all(server, [made for at, made in enumerate(tables) if at % 10])
            after = resident(server)
            there = httpx.get(server.url + "/health").json()["tables_in_memory"]
    assert there == count, there
    each = (after - before) / (count - len(tables[::10]))
    print(f"\nmemory: {count} games from their beginning to their end, in memory and idle")
    print(
        f"  {each / 1000:.0f} kB a game   (target: {TARGET_KB:g});"
        f" the server has {after / 1e6:.0f} MB in all"
    )


def open_all(server: ServerProcess, tables: Sequence[Made]) -> None:
    with httpx.Client(base_url=server.url) as client:
        for made in tables:
            client.get(f"/api/tables/{made.id}/view").raise_for_status()


def resident(server: ServerProcess) -> float:
    """Bytes of memory a server process has."""
    assert server.process is not None
    return 1024 * float(process_says("rss", server.process.pid))


def busy_seconds() -> dict[str, float]:
    """Processor time that each kind of process below this one has used. (Linux; elsewhere there
    is no way to ask for fractions of a second without another package.)"""
    used: dict[str, float] = {}
    below = {os.getpid()}
    for pid in sorted(int(path.name) for path in Path("/proc").glob("[0-9]*")):
        try:
            # The name of the program, in brackets, may hold blanks.
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            args = Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
        except OSError:
            continue
        if pid in below or int(fields[1]) in below:
            below.add(pid)
            kind = kind_of(args)
            used[kind] = used.get(kind, 0.0) + (int(fields[11]) + int(fields[12])) / TICKS
    return used


def kind_of(args: str) -> str:
    for kind, sign in (("load", "benchmarks"), ("bots", "server.thinking"), ("server", " serve ")):
        if sign in args:
            return kind
    return "database"


def process_says(what: str, pid: int) -> str:
    found = subprocess.run(
        ["ps", "-o", f"{what}=", "-p", str(pid)], capture_output=True, text=True, check=True
    )
    return found.stdout.strip()


# Length -------------------------------------------------------------------------------------------


def length() -> None:
    """One person alone, a request for every move; and the same position with a log that grows."""
    with (
        temporary() as folder,
        database_for("sqlite", folder) as database,
        servers(1, folder, database) as (server,),
    ):
        along_a_game(server)
        with_a_long_log(server)


def along_a_game(server: ServerProcess) -> None:
    client = Client(server.url)
    tenths: list[list[float]] = [[] for _ in range(TENTHS)]
    for seed in range(GAMES_ALONG):
        chance = random.Random(seed)
        table = client.table([ME], seed=seed)["id"]
        view = client.view(table)
        spent: list[float] = []
        while view["status"] == "playing":
            choice = chance.randrange(len(view["decision"]["legal"]))
            begin = time.perf_counter()
            view = client.move(table, view, choice)
            spent.append(time.perf_counter() - begin)
        for at, value in enumerate(spent):
            tenths[at * TENTHS // len(spent)].append(value)
    moves = sum(map(len, tenths))
    print(f"\nlength: ms a move by tenth of the game, {GAMES_ALONG} solo games, {moves} moves")
    print_ms([middle(tenth) for tenth in tenths])


def with_a_long_log(server: ServerProcess) -> None:
    """A move and its undo, again and again."""
    client = Client(server.url)
    table = client.table([ME, {"kind": "bot", "bot": "random"}], seed=1)["id"]
    view = client.view(table)
    spent: list[float] = []
    while len(spent) < 3000:
        begin = time.perf_counter()
        view = client.move(table, view)
        spent.append(time.perf_counter() - begin)
        assert view["can_undo"]
        view = client.at(table, "undo", {"seat": 0, "step": view["step"]})
    print(f"length: ms a move, always the same one, in a log that grows to {view['seq']:,} entries")
    size = len(spent) // TENTHS
    print_ms([middle(spent[at * size : (at + 1) * size]) for at in range(TENTHS)])


def middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def print_ms(seconds: list[float]) -> None:
    print("  " + "".join(f"{1000 * value:7.1f}" for value in seconds))


# The command --------------------------------------------------------------------------------------


def commit() -> str:
    found = subprocess.run(
        ["git", "-C", str(ROOT), "describe", "--always", "--dirty"],
        capture_output=True,
        text=True,
        check=False,
    )
    return found.stdout.strip() or "unknown"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.server",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", nargs="*", help="live, memory, length; all if nothing is said")
    parser.add_argument("--database", action="append", choices=PLACES, help="for live; usual: all")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--people", type=int, default=1, help="of each game (usual: 1)")
    parser.add_argument(
        "--bots", type=int, choices=(0, 1, 2), default=2, help="of each game (usual: 2)"
    )
    parser.add_argument("--watchers", type=int, default=1, help="of each game (usual: 1)")
    parser.add_argument("--think", type=float, default=5.0, help="seconds a decision, on average")
    parser.add_argument("--seconds", type=float, default=60.0, help="that count, after a warm-up")
    asked = parser.parse_args()
    unknown = set(asked.what) - {"live", "memory", "length"}
    if unknown:
        parser.error(f"there is no {', '.join(sorted(unknown))}: live, memory or length")
    here = machine()
    print(f"{here['processor']}, {here['cores']} cores, Python {here['python']}")
    print(f"commit {commit()}, engine {here['engine']}, load before: {os.getloadavg()[0]:.1f}")
    if not asked.what or "live" in asked.what:
        for place in asked.database or PLACES:
            company = (asked.people, asked.bots, asked.watchers)
            live(place, asked.games, *company, asked.think, asked.seconds)
    if not asked.what or "memory" in asked.what:
        memory(asked.games)
    if not asked.what or "length" in asked.what:
        length()


if __name__ == "__main__":
    main()
