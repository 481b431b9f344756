"""A real server process for tests."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

from tests.server.nursery import Forked
from tests.server.postgres import everything_in

START_SECONDS = 120
STOP_SECONDS = 60


def read_by_python() -> dict[str, str]:
    """What an interpreter reads of its environment when it begins, and a forked one never again."""
    return {name: value for name, value in os.environ.items() if name.startswith("PYTHON")}


USUAL = read_by_python()


class ServerProcess:
    """`trailboss serve` on a free port, with a database of its own."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.settings: dict[str, object] = {
            "requests_per_minute": 0,
            "logins_per_minute": 0,
            "tables_per_minute": 0,
            "chat_per_minute": 0,
            "tables_per_guest": 100_000,
            "megabytes_per_guest": 100_000,
            "bot_seconds_per_hour": 0,
            "durability": "normal",  # a test survives no power failure
            "bot_workers": 1,
            "log_format": "json",
            **settings,
        }
        self.process: subprocess.Popen[str] | Forked | None = None
        self.url = ""
        self.log = folder / "server.log"

    @property
    def database(self) -> str:
        return str(self.settings.get("database") or f"sqlite:///{self.folder}/trailboss.sqlite")

    def stored(self) -> str:
        """All that its database holds, as text."""
        if self.database.startswith("postgresql"):
            return everything_in(self.database)
        with sqlite3.connect(self.database.removeprefix("sqlite:///")) as database:
            return "\n".join(database.iterdump())

    def start(self) -> ServerProcess:
        """Start it and wait until it is ready."""
        self.launch()
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Trailboss is at "):
            status = self.process.wait(STOP_SECONDS)
            raise AssertionError(f"{line!r}, status {status}\n{self.log.read_text()}")
        self.url = line.split()[-1].replace("localhost", "127.0.0.1")
        if port := self.settings.get("port"):  # it may say the address of a proxy in front of it
            self.url = f"http://127.0.0.1:{port}"
        return self

    def launch(self) -> None:
        """Start it without waiting for anything."""
        environment = {
            **os.environ,
            **{f"TRAILBOSS_{name.upper()}": str(value) for name, value in self.settings.items()},
        }
        port = str(self.settings.get("port", 0))
        words = ["serve", "--port", port, "--data", str(self.folder)]
        if read_by_python() == USUAL:
            self.process = Forked(words, environment, self.log)
            return
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "trailboss", *words],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )

    def stop(self) -> int:
        """Ask it to end, and say how it did."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.ended()

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does."""
        assert self.process is not None
        self.process.kill()
        self.ended()

    def ended(self) -> int:
        assert self.process is not None
        status = self.process.wait(STOP_SECONDS)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status
