"""The programs of external bots: one match is not played by two of the same name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from trailboss.arena.match import Match
from trailboss.bots.external import command_files
from trailboss.core.errors import TrailbossError

Programs = dict[str, dict[str, str]]  # bot -> file its command names -> SHA-256


def programs_of(match: Match) -> Programs:
    """The files of all external bots as they are now, on this machine."""
    return {text: command_files(text) for text in match.bots if text.startswith("external:")}


def is_programs(data: Any) -> bool:
    return isinstance(data, dict) and all(isinstance(files, dict) for files in data.values())


def check_programs(path: Path, before: Programs, now: Programs) -> None:
    """Refuse to go on with games that were played by other programs."""
    for text, files in now.items():
        known = before.get(text, {})
        for word in {**known, **files}:
            if known.get(word) == files.get(word):
                continue
            change = "is new" if word not in known else "has changed"
            raise TrailbossError(
                f"{word} in the command of bot {text!r} {change if word in files else 'is gone'}"
                f" since the games in {path} were played; begin anew with --fresh, or name another"
                " file with --out"
            )
