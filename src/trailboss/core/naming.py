"""Things every game has as arguments of messages: which thing it is, not what it is called."""

from __future__ import annotations

from functools import cache

from trailboss.core.base_tables import BaseTables
from trailboss.core.message import Name


def worker(t: BaseTables, worker: int) -> Name:
    return Name("worker", t.workers[worker])


def disc(t: BaseTables, disc: int) -> Name:
    return Name("disc", t.discs[disc])


def auxiliary(t: BaseTables, action: int) -> Name:
    return Name("auxiliary", t.auxiliary[action])


@cache  # a way has many, and messages are compared faster with the same ones
def space(t: BaseTables, space: int) -> Name:
    """A space of the board."""
    return Name("space", t.spaces[space])


def whose(owner: int, seat: int, automa: int) -> str:
    """An owner as a seat sees it: `you`, `automa` or `other`."""
    if owner == seat:
        return "you"
    return "automa" if owner == automa else "other"
