"""Reading the options of a game."""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say

RANDOM_SIDE: Final = 2

# Values of options that all games have.
NEUTRAL_LAYOUTS: Final = ("letters", "random")
SIDES: Final = ("a", "b")
BY_LEVEL: Final = "by level"  # of what the difficulty sets, unless it is set by itself


def read_sides(name: str, value: Any, count: int, sides: tuple[str, str]) -> list[int]:
    """Which side each of `count` pieces shows: 0, 1, or RANDOM_SIDE. The option is one side for
    all, random, or one letter per piece."""
    first, second = sides[0][0], sides[1][0]
    if value == "random":
        return [RANDOM_SIDE] * count
    if value in sides:
        return [sides.index(value)] * count
    if isinstance(value, str) and len(value) == count and set(value) <= {first, second}:
        return [int(letter == second) for letter in value]
    raise TrailbossError(
        say(
            "error-option-sides",
            option=name,
            sides=sides,
            count=count,
            letters=(first, second),
            given=repr(value),
        )
    )


def side_values(count: int, sides: tuple[str, str]) -> tuple[str, ...]:
    """What such an option can be, in words."""
    return (*sides, "random", f"{count} letters {sides[0][0]} or {sides[1][0]}")


def side_letters(count: int, sides: tuple[str, str]) -> tuple[int, str]:
    """The same as figures: how many letters, and which."""
    return count, sides[0][0] + sides[1][0]


def check_value(name: str, value: Any, values: tuple[Any, ...]) -> None:
    """An option that has a list of values."""
    if not any(value == known and type(value) is type(known) for known in values):
        known = tuple([str(value) for value in values])
        raise TrailbossError(say("error-option-value", option=name, known=known, given=repr(value)))


def merge(game: str, known: dict[str, Any], given: dict[str, Any]) -> None:
    """Put what was given into what is usual; there must be such an option."""
    for name, value in given.items():
        if name not in known:
            there = tuple(known)
            raise TrailbossError(say("error-no-option", game=game, option=repr(name), known=there))
        known[name] = value
