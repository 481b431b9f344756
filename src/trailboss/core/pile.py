"""Piles: how many cards or tiles of each kind lie somewhere, not in which order.

A pile is a list of counts, one per kind, with their sum in the last place. A face-down pile has no
order until a card is drawn from it, so no copy of a state can foretell a draw.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.source import Source

NOTHING: Final = -1


def empty(kinds: int) -> list[int]:
    return [0] * (kinds + 1)


def put(pile: list[int], kind: int, count: int = 1) -> None:
    pile[kind] += count
    pile[-1] += count


def take(pile: list[int], kind: int) -> None:
    pile[kind] -= 1
    pile[-1] -= 1


def size(pile: list[int]) -> int:
    return pile[-1]


def pour(into: list[int], pile: list[int]) -> None:
    """Move everything from `pile` into `into`."""
    if pile[-1] == 0:
        return
    for kind in range(len(pile)):
        count = pile[kind]
        if count:
            into[kind] += count
            pile[kind] = 0


def draw(pile: list[int], source: Source, what: int) -> int:
    """Take a random card out of a pile that is not empty, and say which kind it was."""
    kind = source.pick(what, pile)
    pile[kind] -= 1
    pile[-1] -= 1
    return kind


def named(pile: list[int], names: tuple[str, ...]) -> dict[str, int]:
    """A pile as name -> count, without the kinds that are not there."""
    return {names[kind]: pile[kind] for kind in range(len(pile) - 1) if pile[kind]}
