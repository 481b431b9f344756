"""Which plural category a number has in a language, as the Unicode CLDR says for whole numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


def one(n: float) -> str:
    return "one" if n == 1 else "other"


def zero_and_one(n: float) -> str:
    return "one" if 0 <= n < 2 else "other"


def none(n: float) -> str:
    return "other"


def czech(n: float) -> str:
    return "one" if n == 1 else "few" if n in (2, 3, 4) else "other"


def polish(n: float) -> str:
    if n == 1:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def russian(n: float) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


RULES: Final[dict[str, Callable[[float], str]]] = {
    "cs": czech,
    "fr": zero_and_one,
    "ja": none,
    "ko": none,
    "pl": polish,
    "pt": zero_and_one,
    "ru": russian,
    "sk": czech,
    "uk": russian,
    "zh": none,
}


def category(language: str, number: float) -> str:
    """one, few, many or other; most languages tell one from all others."""
    return RULES.get(language, one)(number)
