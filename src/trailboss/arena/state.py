"""The state of a match in a file: one JSON line a game, so that a match can be gone on with.

The first line says which match it is; every run of the command adds a line about itself, every
game a line with its result and moves. A line is written whole and flushed at once: whatever stops
the program, at most the last line is torn, and that game is played again.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
import sys
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, BinaryIO

import trailboss
from trailboss.arena.match import GameResult, Match, categories
from trailboss.arena.programs import Programs, is_programs
from trailboss.core.errors import TrailbossError

if sys.platform != "win32":
    import fcntl

FORMAT = 1
KIND = "trailboss arena"


def identity(match: Match) -> dict[str, Any]:
    """What makes it this match and no other. The number of games is not part of it: a match can
    be made longer."""
    return {
        "trailboss": trailboss.__version__,
        "game": match.game,
        "rules": match.rules.version,
        "players": match.players,
        "options": match.options,
        "bots": match.bots,
        "seed": match.seed,
    }


def fingerprint(match: Match) -> str:
    """Short, and different for different matches."""
    text = json.dumps(identity(match), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def file_name(match: Match) -> str:
    return f"{match.game}-{fingerprint(match)}.jsonl"


class Damaged(TrailbossError):
    """A file that is not, or no longer, the state of a match."""


class State:
    """The file of one match, open to be added to."""

    def __init__(self, path: Path, match: Match, fresh: bool = False) -> None:
        self.path = path
        self.match = match
        self.done: dict[int, int] = {}  # number of each game -> where its line begins
        self.runs: list[dict[str, Any]] = []
        self.programs: Programs | None = None  # who played the games that are there, if known
        self.header = as_line({KIND: FORMAT, "match": identity(match)})
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists() and not path.is_file():  # a device, or a pipe nobody reads
                raise TrailbossError(f"{path} is not a file games can be kept in; name another")
            self.file: BinaryIO = path.open("a+b")
        except OSError as error:
            raise TrailbossError(f"{path} cannot be written: {error.strerror}") from error
        try:
            self.lock()
            self.take_up(fresh)
        except TrailbossError:
            self.file.close()
            raise
        except OSError as error:
            self.file.close()
            raise TrailbossError(f"{path} cannot be used: {error.strerror}") from error

    def lock(self) -> None:
        """Two runs of the same match would play the same games."""
        if sys.platform != "win32":
            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise TrailbossError(
                    f"another run is adding to {self.path}; wait for it or name another file"
                ) from error

    def take_up(self, fresh: bool) -> None:
        """Read what is there, drop a torn last line, and begin the file if it is new."""
        self.file.seek(0)
        first = self.file.readline()
        # Also a header that was torn while it was written.
        if not first.endswith(b"\n") and self.header.startswith(first):
            fresh = True
        elif fresh:
            self.header_of(first)  # no other file is overwritten
        if fresh:
            self.file.truncate(0)
            self.write(self.header)
            return
        self.compare(self.header_of(first))
        good = len(first)
        number = 1
        for line in self.file:
            if not line.endswith(b"\n"):
                break
            number += 1
            self.read_line(line, number, good)
            good += len(line)
        self.file.truncate(good)

    def header_of(self, line: bytes) -> dict[str, Any]:
        """The match a file is about."""
        try:
            data = json.loads(line)
            form = data[KIND]
            match = data["match"]
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise Damaged(f"{self.path} is not the state of a match; name another file") from error
        if form != FORMAT or not isinstance(match, dict):
            raise Damaged(
                f"{self.path} is the state of a match in format {form}, and this Trailboss reads"
                f" {FORMAT}; name another file"
            )
        return match

    def compare(self, there: dict[str, Any]) -> None:
        here = identity(self.match)
        for name, value in here.items():
            if there.get(name) != value:
                raise TrailbossError(
                    f"{self.path} is the state of another match: {name} is"
                    f" {shown(there.get(name))} there and {shown(value)} here; name another file,"
                    " or begin anew with --fresh"
                )

    def read_line(self, line: bytes, number: int, begin: int) -> None:
        data = self.parsed(line, number)
        if "run" in data:
            self.runs.append(data["run"])
            return
        index = data["game"]
        if index in self.done:
            raise Damaged(f"{self.path}: line {number} has game {index} a second time")
        self.done[index] = begin
        if self.runs:
            self.programs = self.runs[-1].get("programs", self.programs)

    def parsed(self, line: bytes, number: int) -> dict[str, Any]:
        """The data of a line about a run or a game."""
        try:
            data = json.loads(line)
            if not isinstance(data, dict):
                raise TypeError
            if "run" in data:
                about = data["run"]
                sound = isinstance(about, dict) and is_programs(about.get("programs", {}))
            else:
                sound = is_count(data["game"]) and self.is_sound(data)
            if not sound:
                raise ValueError
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise Damaged(
                f"{self.path}: line {number} is damaged; take it out and its game is played again"
            ) from error
        return data

    def is_sound(self, data: dict[str, Any]) -> bool:
        """Can a game of the match have this result, as far as the reports depend on it?"""
        result = GameResult.from_data(data)
        scores, winners = data["scores"], data["winners"]
        seats = self.match.players + len(self.match.automas)
        return (
            all(map(is_count, (result.turns, result.decisions, result.deliveries)))
            and isinstance(scores, list)
            and len(scores) == seats
            and all(self.is_sheet(lines) for lines in scores)
            and isinstance(winners, list)
            and all(is_count(seat, seats) for seat in winners)
            and len(set(winners)) == len(winners)
            and all(
                is_count(one.seat, seats) and is_count(one.step) and isinstance(one.reason, str)
                for one in result.forfeits
            )
            and all(
                is_count(seat, seats) and is_count(code) and (spent is None or is_time(spent))
                for seat, code, spent in result.moves
            )
        )

    def is_sheet(self, lines: Any) -> bool:
        return (
            isinstance(lines, dict)
            and lines.keys() == self.categories
            and all(type(points) is int for points in lines.values())
        )

    @cached_property
    def categories(self) -> set[str]:
        return set(categories(self.match))

    # Adding -------------------------------------------------------------------------------------

    def write(self, line: bytes) -> int:
        """Add a line; where it begins."""
        begin = self.file.seek(0, os.SEEK_END)
        self.file.write(line)
        self.file.flush()
        return begin

    def begin_run(self, about: dict[str, Any]) -> None:
        """Note where and with which code the next games are played."""
        self.runs.append(about)
        self.write(as_line({"run": about}))

    def add(self, index: int, result: GameResult) -> None:
        self.done[index] = self.write(as_line({"game": index, **result.to_data()}))

    def recount(self) -> None:
        """After an interruption, which may have come in the middle of a line: what is kept."""
        self.file.flush()
        self.done.clear()
        self.runs.clear()
        self.take_up(False)

    # Reading ------------------------------------------------------------------------------------

    def results(self, games: int) -> Iterator[tuple[int, GameResult]]:
        """The games below number `games`, in the order of their numbers."""
        for index in sorted(self.done):
            if index < games:
                self.file.seek(self.done[index])
                yield index, GameResult.from_data(json.loads(self.file.readline()))

    # Leaving ------------------------------------------------------------------------------------

    def close(self) -> None:
        self.file.close()

    def remove(self) -> None:
        """The match is over and told: nothing is left to go on with."""
        self.close()
        self.path.unlink(missing_ok=True)


def is_count(value: Any, limit: int | None = None) -> bool:
    """A whole number from 0 on, below a limit if there is one. JSON's `true` is none."""
    return type(value) is int and value >= 0 and (limit is None or value < limit)


def is_time(value: Any) -> bool:
    return type(value) in (int, float) and 0 <= value < math.inf


def as_line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
