"""Names as people see them: no invisible signs, and no two accounts that look alike."""

from __future__ import annotations

import tomllib
import unicodedata
from functools import cache
from importlib.resources import files

LONGEST_LOOK = 120
MOST_MARKS = 2  # on one letter: more would hang over the lines around
# Signs that count as letters or symbols and show nothing.
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U000e0001")
SAME = str.maketrans("01", "ol")  # also alike, though one of them is a small letter


@cache
def likeness() -> dict[int, str]:
    """What stands for a sign, so that those that look alike are the same."""
    file = files("trailboss.server.people").joinpath("data", "look_alikes.toml")
    found: dict[int, str] = {}
    for family in tomllib.loads(file.read_text("utf-8"))["families"]:
        first, *others = family.split(" ")
        found.update({ord(sign): first for sign in others if len(sign) == 1})
    return found


def looks(name: str) -> str:
    """The same for all names that look alike."""
    text = unicodedata.normalize("NFKC", visible(name)).translate(likeness())
    text = unicodedata.normalize("NFD", text.casefold()).translate(likeness())
    return text.translate(SAME)[:LONGEST_LOOK]


def visible(name: str) -> str:
    """A name without what cannot be seen or gets in the way of others."""
    found: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", " ".join(name.split())):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        is_seen = sign.isprintable() and sign not in BLANK
        if is_seen and marks <= MOST_MARKS and (found or not marks):
            found.append(sign)
    return " ".join("".join(found).split())
