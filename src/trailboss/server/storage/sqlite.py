"""SQLite: one thread writes, a few read.

The writer takes all jobs that wait at that moment into one transaction (each in a savepoint of its
own, so one that fails leaves the others alone) and answers them after the commit. A burst of moves
costs one wait for the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import queue
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.pool import NullPool, QueuePool

from trailboss.core.errors import TrailbossError, Unavailable
from trailboss.core.message import say
from trailboss.server.storage.database import Database, Job, T, prepare
from trailboss.server.storage.one_server import FileLock

READERS = 4
MOST_AT_ONCE = 64  # jobs in one transaction
CHECKPOINT_EVERY = 1.0  # seconds
EMERGENCY_PAGES = 16_000  # 64 MB not carried over: then the writer does it after all
BUSY_SECONDS = 10  # a backup may hold the file for a moment
# No file at such a place can be written, and waiting does not help.
MISPLACED = (errno.EACCES, errno.EPERM, errno.EEXIST, errno.ENOTDIR, errno.EISDIR, errno.EINVAL)


AWAY = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOTADB,
)


class Pending:
    """A job that waits for the writer, and who waits for it."""

    __slots__ = ("failed", "future", "job", "loop", "result")

    def __init__(self, job: Job[Any]) -> None:
        self.job = job
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.failed: BaseException | None = None

    def answer(self) -> None:
        if self.future.cancelled():
            return
        if self.failed is not None:
            self.future.set_exception(self.failed)
        else:
            self.future.set_result(self.result)


class SqliteDatabase(Database):
    def __init__(self, url: URL, durability: str) -> None:
        if not url.database or url.database == ":memory:":
            raise TrailbossError(say("error-database-memory"))
        self.path = self.file = Path(url.database)
        self.durability = durability
        self.patience = float(str(url.query.get("timeout", BUSY_SECONDS)))
        self.url = url.set(drivername="sqlite").difference_update_query(["timeout"])
        self.jobs: queue.SimpleQueue[Pending | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="read")
        self.writer: threading.Thread | None = None
        self.reading = self.engine("BEGIN", QueuePool, pool_size=READERS)
        self.writing = self.engine("BEGIN IMMEDIATE", NullPool)
        self.checkpointer: threading.Thread | None = None
        self.closing = threading.Event()
        self.lock = FileLock(self.path)

    def engine(self, begin: str, pool: type, **options: Any) -> Engine:
        engine = create_engine(
            self.url,
            poolclass=pool,
            hide_parameters=True,  # an error in the log must not tell seeds, addresses or hashes
            connect_args={"check_same_thread": False, "timeout": self.patience},
            **options,
        )

        @event.listens_for(engine, "connect")
        def connected(connection: Any, _: object) -> None:
            connection.isolation_level = None  # we say BEGIN ourselves, or savepoints do not work
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute(f"PRAGMA synchronous={self.durability.upper()}")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.close()

        @event.listens_for(engine, "begin")
        def begun(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine

    async def open(self) -> None:
        await asyncio.to_thread(self.prepare_file)
        self.checkpointer = threading.Thread(
            target=self.checkpoint_often, name="checkpoint", daemon=True
        )
        self.checkpointer.start()
        self.begin_writing()

    async def join(self) -> None:
        if not self.path.is_file():
            raise TrailbossError(say("error-no-database", path=str(self.path)))
        await self.need_schema()
        self.begin_writing()

    def begin_writing(self) -> None:
        self.writer = threading.Thread(target=self.write_all, name="write", daemon=True)
        self.writer.start()

    def prepare_file(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.lock.take()
            # Games and hashed passwords are nobody else's business on this machine.
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
            self.lock.take_file()
            with self.writing.begin() as connection:
                prepare(connection)
        except (OSError, DatabaseError, TrailbossError) as error:
            self.lock.release()
            if isinstance(error, TrailbossError):
                raise
            reason = error.strerror if isinstance(error, OSError) else str(error.__cause__ or error)
            problem = str(reason)
            told = say("error-database-unusable", path=str(self.path), problem=problem)
            raise (Unavailable if passes_by(error) else TrailbossError)(told) from error

    async def close(self) -> None:
        """Let the writer finish what it has been given."""
        if self.writer is not None:
            self.jobs.put(None)
            await asyncio.to_thread(self.writer.join)
        self.closing.set()
        if self.checkpointer is not None:
            await asyncio.to_thread(self.checkpointer.join)
        self.readers.shutdown(wait=True)
        self.reading.dispose()
        self.writing.dispose()
        self.lock.release()

    # Reading ------------------------------------------------------------------------------------

    async def read(self, job: Job[T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.readers, self.read_now, job)
        except DatabaseError as error:
            if not is_away(error):
                raise
            raise self.away(error) from error

    def read_now(self, job: Job[T]) -> T:
        with self.reading.connect() as connection:
            return job(connection)

    # Writing ------------------------------------------------------------------------------------

    async def write(self, job: Job[T]) -> T:
        pending = Pending(job)
        self.jobs.put(pending)
        try:
            result: T = await pending.future
        except DatabaseError as error:
            if not is_away(error):
                raise
            raise self.away(error) from error
        self.well()
        return result

    def checkpoint_often(self) -> None:
        """Carry over what was written into the database itself, in a thread of its own: when the
        writer does it at the end of some commit, everybody who moves then waits for the disk."""
        try:
            with contextlib.closing(
                sqlite3.connect(self.path, timeout=self.patience, isolation_level=None)
            ) as connection:
                while not self.closing.wait(CHECKPOINT_EVERY):
                    with contextlib.suppress(sqlite3.Error):  # a full disk: the next time
                        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except sqlite3.Error:  # the writer goes on, and its last pages stay in the second file
            pass

    def write_all(self) -> None:
        """The writer's thread."""
        connection = self.writing.connect()
        if self.checkpointer is not None:
            connection.exec_driver_sql(f"PRAGMA wal_autocheckpoint={EMERGENCY_PAGES}")
            connection.rollback()
        try:
            while batch := self.next_batch():
                self.write_batch(connection, batch)
        finally:
            connection.close()

    def next_batch(self) -> list[Pending]:
        """All that waits now; nothing when no more will come."""
        batch: list[Pending] = []
        pending = self.jobs.get()
        while pending is not None:
            batch.append(pending)
            if len(batch) == MOST_AT_ONCE:
                return batch
            try:
                pending = self.jobs.get_nowait()
            except queue.Empty:
                return batch
        self.jobs.put(None)  # found again when the batch is done
        return batch

    def write_batch(self, connection: Connection, batch: list[Pending]) -> None:
        try:
            with connection.begin():
                if len(batch) == 1:  # what fails alone leaves nobody behind
                    batch[0].result = batch[0].job(connection)
                else:
                    file = cast(sqlite3.Connection, connection.connection.dbapi_connection)
                    for pending in batch:
                        attempt(connection, file, pending)
        except Exception as error:  # noqa: BLE001  it is rolled back: nobody's work is stored
            for pending in batch:
                pending.failed = pending.failed or error
        loops: dict[asyncio.AbstractEventLoop, list[Pending]] = {}
        for pending in batch:
            loops.setdefault(pending.loop, []).append(pending)
        for loop, answered in loops.items():
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(answer_all, answered)


def attempt(connection: Connection, file: sqlite3.Connection, pending: Pending) -> None:
    """One job of several. The savepoint is made by hand: SQLAlchemy's costs as much as the job."""
    file.execute("SAVEPOINT job")
    try:
        pending.result = pending.job(connection)
    except Exception as error:  # noqa: BLE001  handed to whoever waits for the job
        pending.failed = error
        file.execute("ROLLBACK TO job")
    file.execute("RELEASE job")


def answer_all(answered: list[Pending]) -> None:
    for pending in answered:
        pending.answer()


def is_away(error: DatabaseError) -> bool:
    """Is it the file that is in trouble, and not what was asked of it?"""
    return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in AWAY


def passes_by(error: Exception) -> bool:
    """Is it worth another try: a full disk, a file somebody holds? A file that is no database will
    be none next time."""
    if isinstance(error, OSError):
        return error.errno not in MISPLACED
    return isinstance(error, OperationalError)
