"""The database: reading and writing by plain functions over a connection.

`read` and `write` take a function of a SQLAlchemy connection and run it away from the event loop.
All queries are such functions, written once for SQLite and PostgreSQL. What `write` returns has
been committed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import TypeVar

import structlog
from sqlalchemy import Connection, make_url, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.server.errors import Down
from trailboss.server.ids import new_secret
from trailboss.server.storage import club_models  # noqa: F401  they belong to the metadata
from trailboss.server.storage.models import facts
from trailboss.server.storage.upgrade import migrate, newest

log = structlog.get_logger()

T = TypeVar("T")
Job = Callable[[Connection], T]


class Conflict(Exception):
    """Somebody else wrote first: nothing was written."""


class Database:
    """What SQLite and PostgreSQL have in common."""

    shared = False  # may other processes write to it?
    file: Path | None = None  # where it is, if it is a file
    away_since: float | None = None  # it has not answered since then

    def away(self, error: BaseException) -> Down:
        """What is told when it does not answer. The log has one line for it, and one when it is
        well again."""
        if self.away_since is None:
            self.away_since = monotonic()
            problem = str(error.__cause__ or error).splitlines()
            log.error("the database does not answer", problem=" ".join(problem[:1]))
        return Down(say("refused-database"))

    def well(self) -> None:
        if self.away_since is not None:
            seconds = round(monotonic() - self.away_since, 1)
            self.away_since = None
            log.warning("the database answers again", seconds=seconds)

    async def read(self, job: Job[T]) -> T:
        """Run the job; all its queries see the same state."""
        raise NotImplementedError

    async def glance(self, job: Job[T]) -> T:
        """Run a job of one query only, which needs no transaction."""
        return await self.read(job)

    async def write(self, job: Job[T]) -> T:
        """Run the job in a transaction; when this returns, what it did is stored."""
        raise NotImplementedError

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        raise NotImplementedError

    async def join(self) -> None:
        """Connect beside a server that may be running: nothing is changed by it. The schema must be
        this version's."""
        raise NotImplementedError

    async def need_schema(self) -> None:
        """Is the schema that of this version? An error, with the connections closed, if not."""
        try:
            found = await self.read(schema_of)
        except (SQLAlchemyError, Down):
            found = []
        if found != [newest()]:
            await self.close()
            raise TrailbossError(say("error-database-other-schema"))

    async def close(self) -> None:
        raise NotImplementedError


def schema_of(connection: Connection) -> list[str]:
    """The last change the schema has had; several only if something is very wrong."""
    return list(connection.execute(text("SELECT version_num FROM alembic_version")).scalars())


def database_at(url: str, durability: str = "full") -> Database:
    """The database of a URL; a clear error if it is of another kind."""
    try:
        parsed = make_url(url)
    except Exception as error:  # SQLAlchemy raises errors of many kinds for a malformed URL
        given = "secret" if "@" in url else repr(url)  # it may hold a password
        raise TrailbossError(say("error-database-url", given=given)) from error
    kind = parsed.get_backend_name()
    if kind == "sqlite":
        from trailboss.server.storage.sqlite import SqliteDatabase

        return SqliteDatabase(parsed, durability)
    if kind == "postgresql":
        from trailboss.server.storage.postgres import PostgresDatabase

        return PostgresDatabase(parsed)
    raise TrailbossError(say("error-database-kind", given=shown(parsed)))


def shown(url: URL) -> str:
    """A URL without its password."""
    return url.render_as_string(hide_password=True)


def prepare(connection: Connection) -> None:
    """Bring the schema up to date and see that the server has its secret."""
    migrate(connection)
    if server_secret(connection) is None:
        connection.execute(facts.insert().values(name="secret", value=new_secret()))


def write_something(connection: Connection) -> None:
    """Can anything be stored?"""
    connection.execute(facts.delete().where(facts.c.name == "health"))
    connection.execute(facts.insert().values(name="health", value=""))


def server_secret(connection: Connection) -> str | None:
    """Signs what protects against forged requests; made once for the database."""
    return connection.execute(
        select(facts.c.value).where(facts.c.name == "secret")
    ).scalar_one_or_none()
