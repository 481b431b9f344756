"""Copies of the default database: made while the server runs, checked, and put back."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.server.running.settings import Settings
from trailboss.server.storage.database import database_at
from trailboss.server.storage.one_server import FileLock
from trailboss.server.storage.sqlite import SqliteDatabase
from trailboss.server.storage.upgrade import known

BUSY_SECONDS = 30.0
BESIDE = ("-wal", "-shm")  # files SQLite keeps beside a database


class Contents(msgspec.Struct, kw_only=True):
    """What a database holds."""

    schema: str
    users: int
    tables: int
    entries: int
    bytes: int


def file_of(settings: Settings) -> Path:
    """The file of the database; an error if it is not in a file."""
    database = database_at(settings.database_url)
    if not isinstance(database, SqliteDatabase):
        raise TrailbossError(say("error-backup-postgres"))
    return database.path


def back_up(source: Path, target: Path, force: bool = False) -> Contents:
    """Copy a database, also one that is being written to, as it stands at one moment."""
    need_file(source)
    need_owner(source)
    if target.exists() and not force:
        raise TrailbossError(say("error-file-exists", path=str(target)))
    if target.exists() and target.samefile(source):
        raise TrailbossError(say("error-file-database", path=str(target)))
    return copied(source, target)


def restore(source: Path, target: Path, force: bool = False) -> tuple[Contents, Path | None]:
    """Put a copy in the place of the database, while no server runs. What was there before is
    kept: where, is returned."""
    need_file(source)
    contents_of(source)
    if target.exists() and target.samefile(source):
        raise TrailbossError(say("error-file-database", path=str(source)))
    lock = FileLock(target)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        need_owner(target.parent)
        lock.take()
    except OSError as error:
        raise not_written(target, error) from error
    try:
        if target.exists() and not force:
            raise TrailbossError(say("error-database-exists", path=str(target)))
        made: list[Path] = []
        contents = copied(source, target, lambda: made.extend(put_aside(target)))
        return contents, made[0] if made else None
    finally:
        lock.release()


def copied(source: Path, target: Path, before: Callable[[], None] = lambda: None) -> Contents:
    """Copy and check under another name first, so that `target` is a whole database or none.
    `before` is called when nothing can go wrong any more."""
    try:
        handle, name = tempfile.mkstemp(".part", f".{target.name}.", target.parent)
    except OSError as error:
        problem = say("error-folder", path=str(target.parent), problem=str(error.strerror))
        raise TrailbossError(problem) from error
    os.close(handle)  # only its owner may read it, which SQLite keeps so
    part = Path(name)
    try:
        with closing(opened(source)) as reading, closing(opened(part)) as writing:
            # In one step, in one transaction: nobody who writes has to wait.
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode=DELETE")  # one file without others beside it
        contents = contents_of(part)
        sync(part)
        before()
        os.replace(part, target)
        sync(target.parent)
    except sqlite3.Error as error:
        problem = say("error-file-copied", path=str(source), problem=str(error))
        raise TrailbossError(problem) from error
    except OSError as error:
        raise not_written(target, error) from error
    finally:
        for path in (part, *(Path(name + end) for end in BESIDE)):
            path.unlink(missing_ok=True)
    return contents


def put_aside(database: Path) -> list[Path]:
    """Give a database another name, with what SQLite keeps beside it: that must never meet another
    file. The new name comes first."""
    if not database.exists():
        return []
    at = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    aside = database.with_name(f"{database.name}.before-{at}")
    for end in (*BESIDE, ""):
        path = Path(str(database) + end)
        if path.exists():
            os.replace(path, str(aside) + end)
    return [aside]


def contents_of(path: Path) -> Contents:
    """What is in a file, if it is a sound database of ours that this version can use."""
    try:
        with closing(opened(path)) as database:
            (verdict,) = database.execute("PRAGMA quick_check(1)").fetchone()
            if verdict != "ok":
                raise TrailbossError(
                    say("error-database-damaged", path=str(path), problem=str(verdict))
                )
            schema = schema_of(database, path)
            users, tables, entries = (
                database.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
                for name in ("users", "tables", "entries")
            )
            lost = database.execute("PRAGMA foreign_key_check").fetchone()
            if lost is not None:
                raise TrailbossError(say("error-database-rows", path=str(path), table=str(lost[0])))
    except sqlite3.Error as error:
        problem = say("error-database-unsound", path=str(path), problem=str(error))
        raise TrailbossError(problem) from error
    return Contents(
        schema=schema, users=users, tables=tables, entries=entries, bytes=path.stat().st_size
    )


def schema_of(database: sqlite3.Connection, path: Path) -> str:
    found = [str(name) for (name,) in database.execute("SELECT version_num FROM alembic_version")]
    ours = known()
    if len(found) != 1 or found[0] not in ours:
        raise TrailbossError(
            say(
                "error-database-schema",
                path=str(path),
                schema=" ".join(found) or "nothing",
                first=ours[0],
                last=ours[-1],
            )
        )
    return found[0]


def opened(path: Path) -> sqlite3.Connection:
    # For writing too: a connection that only reads would leave files behind beside the database.
    address = f"{path.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS)


def need_file(path: Path) -> None:
    if not path.is_file():
        raise TrailbossError(say("error-no-database", path=str(path)))


def need_owner(path: Path) -> None:
    """Whatever root writes here, the server could not use."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and path.stat().st_uid != 0:
        raise TrailbossError(say("error-file-owner", path=str(path)))


def not_written(path: Path, error: OSError) -> TrailbossError:
    return TrailbossError(say("error-file-written", path=str(path), problem=str(error.strerror)))


def sync(path: Path) -> None:
    """See that it is on the disk."""
    if os.name == "nt" and path.is_dir():
        return
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
