"""Consoles: standard output for what was asked for, standard error for progress."""

from __future__ import annotations

import codecs
import io
import json
import sys
from typing import Any, NoReturn

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)
from rich.theme import Theme

# Styles by meaning. Everything must read as well without them.
THEME = Theme(
    {
        "title": "bold",
        "quiet": "dim",
        "number": "bold cyan",
        "money": "green",
        "fee": "red",
        "prompt": "bold yellow",
        "seat1": "bold bright_red",
        "seat2": "bold bright_blue",
        "seat3": "bold bright_green",
        "seat4": "bold bright_yellow",
        # Types of cattle, by colour; black and white would vanish on one background or the other.
        "card.gray": "bright_black",
        "card.green": "green",
        "card.black": "bold",
        "card.white": "bold",
        "card.yellow": "bright_yellow",
        "card.red": "bright_red",
        "card.blue": "bright_blue",
        "card.brown": "yellow",
        "card.purple": "magenta",
        "card.orange": "dark_orange",
        "card.objective": "cyan",
    }
)


SPEED_ESTIMATE = 1800  # seconds of the past that foretell the time left: a game may take minutes

# What a terminal without these signs gets instead.
PLAIN = str.maketrans("→·♣×–├└│─■□○●◄↓−’“”„«»\u202f", '>.*x-++|-#.oO<v-\'""""" ')


def plain_signs(error: UnicodeError) -> tuple[str, int]:
    """An error handler for reading and writing."""
    if isinstance(error, UnicodeDecodeError):
        return "\ufffd", error.end
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end].translate(PLAIN)
    return "".join(sign if sign.isascii() else "?" for sign in signs), error.end


codecs.register_error("plain-signs", plain_signs)


def prepare_streams() -> None:
    """Neither signs a terminal lacks, nor input that is no text, nor a closed stream stops us."""
    if sys.stdin is None:
        sys.stdin = io.StringIO()
    if sys.stdout is None:
        sys.stdout = io.StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="plain-signs")


class Screen(Console):
    """A console that leaves a closed pipe to `main`."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


def screen() -> Screen:
    """Standard output, as it is now: tests and pipes replace it."""
    return Screen(theme=THEME, highlight=False, markup=False, emoji=False, file=sys.stdout)


def margin() -> Screen:
    """Standard error, for progress bars."""
    return Screen(theme=THEME, highlight=False, markup=False, emoji=False, file=sys.stderr)


def games_bar() -> Progress:
    """The progress of many games with the time left, on a terminal only."""
    bar = margin()
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TimeRemainingColumn(),
        console=bar,
        transient=True,
        disable=not bar.is_terminal,
        speed_estimate_period=SPEED_ESTIMATE,
    )


def print_json(data: Any) -> None:
    """For programs: one document on standard output."""
    print(json.dumps(data, ensure_ascii=False, indent=1))


def note(text: str) -> None:
    """A line on standard error: the results are alone on standard output."""
    margin().print(text, style="quiet", soft_wrap=True)


def counted(number: int, what: str, several: str = "") -> str:
    """Some things and how many: `1 table`, `2 tables`."""
    return f"{number:,} {what if number == 1 else several or what + 's'}"
