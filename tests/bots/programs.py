"""Little programs that speak, or should speak, the protocol of external bots."""

from __future__ import annotations

import os
import shlex
import sys
import time
from pathlib import Path

from trailboss.bots import View, bot, view_of
from trailboss.bots.external import ExternalBot
from trailboss.core.source import SeededSource
from trailboss.titles import rules_of

STARTED: list[int] = []  # processes of the test that runs

# Every line it is sent goes to the file `heard` beside it as well.
PROGRAM = """\
import json, os, subprocess, sys, time
heard = open({heard!r}, "a")
def say(**message):
    print(json.dumps(message), flush=True)
{before}
for line in sys.stdin:
    heard.write(line)
    heard.flush()
    message = json.loads(line)
    if message["type"] == "hello":
        {hello}
    elif message["type"] == "decision":
        number, legal = message["number"], message["legal"]
        {decision}
"""

HELLO = "say(protocol=1)"
FIRST = "say(number=number, code=legal[0]['code'])"


class Written:
    """A program in a file of its own."""

    def __init__(
        self,
        folder: Path,
        decision: str = FIRST,
        hello: str = HELLO,
        before: str = "",
        name: str = "bot.py",
    ) -> None:
        self.path = folder / name
        self.log = folder / f"{name}.heard"
        self.log.touch()
        text = PROGRAM.format(heard=str(self.log), before=before, hello=hello, decision=decision)
        self.path.write_text(text, encoding="utf-8")

    @property
    def command(self) -> str:
        # Without the site packages Python starts faster.
        return f"{shlex.quote(sys.executable)} -I -S {shlex.quote(str(self.path))}"

    def bot(self, settings: str = "", seed: int | None = None) -> ExternalBot:
        made = bot(f"external:{self.command}{settings}", seed)
        assert isinstance(made, ExternalBot)
        return made

    @property
    def heard(self) -> list[str]:
        """The lines the program was sent."""
        return self.log.read_text(encoding="ascii").splitlines()


def gone(pid: int) -> bool:
    """Has a process ended? Nobody may have collected it yet: then it is there and does nothing."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        stat = Path(f"/proc/{pid}/stat")
        if stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z":
            return True
        time.sleep(0.01)
    return False


def first_view(game: str = "second-edition", players: int = 2, seed: int = 1) -> View:
    rules = rules_of(game)
    return view_of(rules, rules.start(players, rules.options(players, {}), SeededSource(seed)))
