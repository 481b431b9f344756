"""A real PostgreSQL for tests: in a temporary folder, on a free port, gone afterwards."""

from __future__ import annotations

import asyncio
import os
import pwd
import re
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import randrange
from typing import Any

import asyncpg  # type: ignore[import-untyped]

START_SECONDS = 120
STOP_SECONDS = 60
FIRST_PORT, PORTS, WORKERS = 10_000, 2_800, 8
SERVANTS = ("postgres", "nobody")  # PostgreSQL refuses to run as root
PLACES = (  # of Debian, Fedora, macOS
    "usr/lib/postgresql/*/bin",
    "usr/pgsql-*/bin",
    "opt/homebrew/opt/postgresql*/bin",
    "usr/local/opt/postgresql*/bin",
)
SETTINGS = {
    "fsync": "off",  # a test survives no power failure
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "shared_buffers": "32MB",
    "max_connections": "100",
    "max_wal_size": "256MB",
    "unix_socket_directories": "",
    "listen_addresses": "127.0.0.1",
    "log_min_messages": "fatal",
}


class Postgres:
    """One PostgreSQL with as many databases as tests want."""

    def __init__(self, **settings: str) -> None:
        self.settings = {**SETTINGS, **settings}
        # Not in pytest's own folder: only root may enter that one, if root runs the tests.
        self.folder = Path(tempfile.mkdtemp(prefix="trailboss-postgres-"))
        self.log = self.folder / "log"
        self.port = free_port()
        self.who = servant()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Postgres:
        data = self.folder / "data"
        if self.who is not None:
            entry = pwd.getpwnam(self.who)
            os.chown(self.folder, entry.pw_uid, entry.pw_gid)
        made = subprocess.run(
            [
                program("initdb"),
                *("--pgdata", str(data), "--username", "trailboss", "--auth", "trust"),
                *("--encoding", "UTF8", "--locale", "C", "--no-sync", "--no-instructions"),
            ],
            capture_output=True,
            text=True,
            check=False,
            **self.servant_options(),
        )
        assert made.returncode == 0, made.stderr
        options = {**self.settings, "port": str(self.port)}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [program("postgres"), "-D", str(data)]
                + [part for name, value in options.items() for part in ("-c", f"{name}={value}")],
                stdout=log,
                stderr=log,
                **self.servant_options(),
            )
        self.wait_until_ready()
        return self

    def servant_options(self) -> dict[str, Any]:
        options: dict[str, Any] = {"cwd": self.folder}
        if self.who is not None:
            group = pwd.getpwnam(self.who).pw_gid
            options |= {"user": self.who, "group": group, "extra_groups": []}
        return options

    def wait_until_ready(self) -> None:
        assert self.process is not None
        end = time.monotonic() + START_SECONDS
        while True:
            assert self.process.poll() is None, self.log.read_text()
            try:
                self.execute("SELECT 1")
                return
            except (OSError, asyncpg.PostgresError):
                assert time.monotonic() < end, self.log.read_text()
                time.sleep(0.02)

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)  # at once: nothing here is worth keeping
        self.process.wait(STOP_SECONDS)
        shutil.rmtree(self.folder)

    # Databases ----------------------------------------------------------------------------------

    def url(self, database: str) -> str:
        return f"postgresql://trailboss@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = "test_" + secrets.token_hex(6)
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def execute(self, statement: str, database: str | None = None) -> list[tuple[Any, ...]]:
        """Run a statement in a database given by its URL."""
        url = self.url("postgres") if database is None else database
        return rows_of(url, statement)


async def execute(url: str, *statements: str) -> list[list[tuple[Any, ...]]]:
    """The rows of each statement, all as of one moment."""
    connection = await asyncpg.connect(url, timeout=START_SECONDS)
    try:
        if len(statements) == 1:  # some, such as CREATE DATABASE, allow no transaction
            return [rows(await connection.fetch(statements[0]))]
        async with connection.transaction(isolation="repeatable_read"):
            return [rows(await connection.fetch(statement)) for statement in statements]
    finally:
        await connection.close()


def rows(found: list[Any]) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in found]


def everything_in(url: str) -> str:
    """All that a database holds, as text."""
    tables = rows_of(url, "SELECT tablename FROM pg_tables WHERE schemaname='public'")
    return "\n".join(
        f"{name}: {row}" for (name,) in tables for row in rows_of(url, f"TABLE {name}")
    )


def rows_of(url: str, query: str) -> list[tuple[Any, ...]]:
    return select_all(url, query)[0]


def select_all(url: str, *queries: str) -> list[list[tuple[Any, ...]]]:
    return asyncio.run(execute(url, *queries))


def program(name: str) -> str:
    """A program of PostgreSQL; most systems keep those of the server out of the way."""
    found = shutil.which(name)
    if found is None:
        known = [path for place in PLACES for path in Path("/").glob(f"{place}/{name}")]
        assert known, f"PostgreSQL's {name} is missing: run tests/tools/install.sh"
        found = str(max(known, key=version))
    return found


def version(path: Path) -> int:
    return int("".join(re.findall(r"\d", str(path))) or 0)


def servant() -> str | None:
    """The user who runs it; None: the one who runs the tests."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in SERVANTS if name in known)


def free_port() -> int:
    """A port that stays free until it is used: below those the system gives to whoever asks for
    any, and of those here each worker has its own."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    while True:
        port = FIRST_PORT + randrange(PORTS) * WORKERS + worker % WORKERS
        with suppress(OSError), socket.socket() as found:
            found.bind(("127.0.0.1", port))
            return port
