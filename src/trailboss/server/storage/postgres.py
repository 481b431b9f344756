"""PostgreSQL: for several server processes on one database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from trailboss.core.errors import TrailbossError, Unavailable
from trailboss.core.message import say
from trailboss.server.storage.database import Database, Job, T, prepare, shown

CONNECTIONS = 16
MIGRATION_LOCK = 0x7261_696C_626F  # any number, the same in every process
TRIES = 5
COLLISIONS = ("40001", "40P01")  # serialization failure, deadlock
OPTIONS = ("host", "port", "sslmode", "sslrootcert", "sslcert", "sslkey")  # of a URL
# Wrong settings: who logs in and how, which database, what may be done there.
FINAL = ("28", "3D", "42")
# Not reached, short of something, shut down, or in trouble with its machine.
AWAY = ("08", "53", "57", "58")
SSL_MODES = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")


class PostgresDatabase(Database):
    shared = True

    def __init__(self, url: URL) -> None:
        check_options(url)
        self.url = url.set(drivername="postgresql")
        try:
            self.engine = create_async_engine(
                "postgresql+asyncpg://",
                connect_args={"dsn": self.dsn},  # SQLAlchemy knows no sslmode, asyncpg does
                pool_size=CONNECTIONS,
                max_overflow=0,
                hide_parameters=True,  # an error in the log must not tell seeds or hashes
            )
        except ModuleNotFoundError as error:
            raise TrailbossError(say("error-database-package")) from error
        # Several queries that belong together must not see what comes in between.
        self.reading = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self.glancing = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    @property
    def dsn(self) -> str:
        """The URL for every connection, of SQLAlchemy as well as of asyncpg alone."""
        return self.url.render_as_string(hide_password=False)

    async def open(self) -> None:
        await self.connect(partial(write_in, self.engine, prepare_alone))

    async def join(self) -> None:
        await self.connect(partial(run_in, self.engine, lambda connection: None))
        await self.need_schema()

    async def connect(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await again_if_lost(work)
        except (OSError, SQLAlchemyError) as error:
            problem = str(error.__cause__ or error)
            told = say("error-database-unusable", path=shown(self.url), problem=problem)
            raise (TrailbossError if is_final(error) else Unavailable)(told) from error

    async def close(self) -> None:
        await self.engine.dispose()

    async def read(self, job: Job[T]) -> T:
        return await self.answer(partial(run_in, self.reading, job))

    async def glance(self, job: Job[T]) -> T:
        return await self.answer(partial(run_in, self.glancing, job))

    async def write(self, job: Job[T]) -> T:
        # A write whose connection was lost may have been stored. Done again it is a conflict then,
        # because an entry has its number.
        return await self.answer(partial(write_in, self.engine, job))

    async def answer(self, work: Callable[[], Awaitable[T]]) -> T:
        try:
            found = await again_if_lost(work)
        except Exception as error:
            if not is_away(error):
                raise
            raise self.away(error) from error
        self.well()
        return found


def check_options(url: URL) -> None:
    """What stands behind the question mark must be something asyncpg understands."""
    for name, value in url.query.items():
        if name not in OPTIONS:
            raise TrailbossError(
                say("error-database-option", option=repr(name), known=tuple(OPTIONS))
            )
        if not isinstance(value, str):
            raise TrailbossError(say("error-database-twice", option=name))
        if name == "port" and not value.isdecimal():
            raise TrailbossError(say("error-database-port", given=repr(value)))
        if name == "sslmode" and value not in SSL_MODES:
            raise TrailbossError(
                say("error-database-ssl", known=tuple(SSL_MODES), given=repr(value))
            )


async def run_in(engine: AsyncEngine, job: Job[T]) -> T:
    async with engine.connect() as connection:
        return await connection.run_sync(job)


async def write_in(engine: AsyncEngine, job: Job[T]) -> T:
    async with engine.begin() as connection:
        return await connection.run_sync(job)


async def again_if_lost(work: Callable[[], Awaitable[T]]) -> T:
    """Try again when the connection was lost, or two transactions got into each other's way."""
    tries = 0
    while True:
        tries += 1
        try:
            return await work()
        except DBAPIError as error:
            code = getattr(error.orig, "sqlstate", None)
            if tries == TRIES or not (error.connection_invalidated or code in COLLISIONS):
                raise
            await asyncio.sleep(0.01 * tries)


def prepare_alone(connection: Connection) -> None:
    """Two processes that start together must not both change the schema."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    prepare(connection)


def is_final(error: BaseException) -> bool:
    """Did the database answer, and refuse what the settings say?"""
    return state_of(error).startswith(FINAL)


def is_away(error: BaseException) -> bool:
    """Is it the database that is in trouble, and not what was asked of it?"""
    if isinstance(error, OSError | NoConnection):
        return True
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or state_of(error).startswith(AWAY)


def state_of(error: BaseException | None) -> str:
    """PostgreSQL's code for what went wrong; empty if it did not say."""
    while error is not None:
        code = getattr(error, "sqlstate", None)
        if isinstance(code, str):
            return code
        error = error.__cause__
    return ""
