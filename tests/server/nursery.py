"""Processes of `trailboss`, forked from one that has read the server's modules: reading them is
most of a start, and tests start servers by the hundred."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from multiprocessing.connection import Connection
from pathlib import Path

from trailboss.cli import main

NURSERY = multiprocessing.get_context("forkserver")
NURSERY.set_forkserver_preload(
    [__name__, "trailboss.server.running.start", "trailboss.cli.commands"]
)


class Forked:
    """As much of `subprocess.Popen` as tests of a server ask for."""

    def __init__(self, words: list[str], environment: dict[str, str], log: Path) -> None:
        heard, said = NURSERY.Pipe(duplex=False)
        self.stdout = os.fdopen(os.dup(heard.fileno()))
        heard.close()
        self.child = NURSERY.Process(
            target=command, args=(words, environment, log, said), daemon=True
        )
        self.child.start()
        said.close()
        assert self.child.pid is not None
        self.pid = self.child.pid

    def poll(self) -> int | None:
        return self.child.exitcode

    def wait(self, seconds: float) -> int:
        self.child.join(seconds)
        if self.child.exitcode is None:
            raise subprocess.TimeoutExpired("trailboss", seconds)
        return self.child.exitcode

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def command(words: list[str], environment: dict[str, str], log: Path, said: Connection) -> None:
    """What the forked process does."""
    with open(os.devnull) as nothing, log.open("a") as complaints:
        os.dup2(nothing.fileno(), 0)
        os.dup2(said.fileno(), 1)
        os.dup2(complaints.fileno(), 2)
    said.close()
    # Those of the first process take these for what was there before.
    sys.stdout = os.fdopen(1, "w", closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, closefd=False)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["trailboss", *words]
    sys.exit(main())
