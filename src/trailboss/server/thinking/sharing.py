"""Whose turn it is to have bots think: the person who had the least of it lately comes first.

A person has as many questions as tables, and gets no more of the processes by that. Among the
questions of one person the one that has waited longest comes first, so tables take turns.
"""

from __future__ import annotations

from asyncio import Future
from collections import OrderedDict
from time import monotonic
from typing import Generic, TypeVar

HALF_LIFE = 60.0  # seconds after which half of what somebody had counts no more
MOST_REMEMBERED = 20_000
Given = TypeVar("Given")


class Share:
    """How much of the processes everybody had lately, in seconds."""

    def __init__(self) -> None:
        self.had: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when

    def of(self, person: str) -> float:
        seconds, since = self.had.get(person, (0.0, 0.0))
        return float(seconds * 0.5 ** ((monotonic() - since) / HALF_LIFE))

    def add(self, person: str, seconds: float) -> None:
        total = self.of(person) + seconds
        self.had.pop(person, None)
        self.had[person] = (total, monotonic())
        if len(self.had) > MOST_REMEMBERED:
            self.had.popitem(last=False)


class Waiting(Generic[Given]):
    """A question that waits for a process."""

    def __init__(self, person: str, quick: bool, future: Future[Given]) -> None:
        self.person = person
        self.quick = quick
        self.future = future


def next_of(
    waiting: list[Waiting[Given]], share: Share, busy: dict[str, int]
) -> Waiting[Given] | None:
    """Who comes next; of those who are equal the one that has waited longest."""
    return min(
        waiting,
        key=lambda wanted: (busy.get(wanted.person, 0), share.of(wanted.person)),
        default=None,
    )
