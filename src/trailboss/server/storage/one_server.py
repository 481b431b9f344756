"""One server to a SQLite file: what it keeps in memory would be wrong if another one wrote too."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from trailboss.core.errors import Unavailable
from trailboss.core.message import say

if sys.platform != "win32":
    import fcntl


class FileLock:
    """Held by whoever has a database for itself; the system releases it when the process ends.

    A file beside the database is locked, which works everywhere, by the database's real name, so
    that symbolic links lead to the same one. On Linux the database itself is locked too: a file has
    one lock under all its names. (Elsewhere that lock would be in the way of SQLite's own.)
    """

    def __init__(self, database: Path) -> None:
        self.database = database
        real = database.resolve()
        self.path = real.with_name(real.name + ".lock")
        self.files: list[int] = []

    def take(self) -> None:
        if sys.platform == "win32":
            return
        self.lock(self.path, os.O_RDWR | os.O_CREAT)
        if self.database.exists():
            self.take_file()

    def take_file(self) -> None:
        """As soon as the database is there."""
        if sys.platform == "linux" and len(self.files) == 1:
            self.lock(self.database, os.O_RDONLY)

    def lock(self, path: Path, how: int) -> None:
        if sys.platform == "win32":
            return
        file = os.open(path, how, 0o600)
        self.files.append(file)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            self.release()
            raise Unavailable(say("error-database-used", path=str(self.database))) from error
        except OSError:
            pass  # a file system that knows no locks

    def release(self) -> None:
        while self.files:
            os.close(self.files.pop())
