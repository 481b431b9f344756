"""Passwords that anybody would try first."""

from __future__ import annotations

import tomllib
import unicodedata
from functools import cache
from importlib.resources import files

FEWEST_SIGNS = 4  # different ones
WRITTEN = str.maketrans("0134578@$!", "oieastbasi")  # letters as people write them with digits
ROWS = ("1234567890", "0987654321", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "qwertzuiop")


@cache
def common_words() -> frozenset[str]:
    file = files("trailboss.server.people").joinpath("data", "common_passwords.toml")
    return frozenset(tomllib.loads(file.read_text("utf-8"))["words"].split())


def is_common(password: str, *names: str) -> bool:
    """Is it one of the usual ones, little more than one of these names, or a row of keys?"""
    plain = folded(password)
    if len(set(plain)) < FEWEST_SIGNS or plain.isdecimal():
        return True
    if any(plain in row * 3 for row in ROWS):
        return True
    known = common_words() | {folded(name) for name in names if len(folded(name)) > 2}
    return not known.isdisjoint(cores(plain))


def cores(plain: str) -> set[str]:
    """The word in a password: without what stands before and behind it, with letters for digits,
    and once if it is there twice."""
    found: set[str] = set()
    for text in (plain, plain.translate(WRITTEN)):
        for word in (text, text.strip("0123456789"), stripped(text)):
            half = len(word) // 2
            found |= {word, word[:half]} if word[:half] * 2 == word else {word}
    for ending in range(1, 5):  # p4ssw0rd12: the digits behind are no letters
        found.add(stripped(plain[:-ending].translate(WRITTEN)))
    return found


def stripped(text: str) -> str:
    """Without digits and signs at both ends."""
    letters = [at for at, sign in enumerate(text) if sign.isalpha()]
    return text[letters[0] : letters[-1] + 1] if letters else ""


def folded(text: str) -> str:
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())
