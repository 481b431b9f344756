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
    """Held by whoever has a database for itself; the system releases it when the process ends."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.path = database.with_name(database.name + ".lock")
        self.file: int | None = None

    def take(self) -> None:
        if sys.platform == "win32":
            return
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            os.close(file)
            raise Unavailable(say("error-database-used", path=str(self.database))) from error
        except OSError:
            pass  # a file system that knows no locks
        self.file = file

    def release(self) -> None:
        if self.file is not None:
            os.close(self.file)
            self.file = None
