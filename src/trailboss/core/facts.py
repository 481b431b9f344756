"""What the families share where they say things: facts by name, and events as messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from trailboss.core.message import Arg, Message, Seat
from trailboss.core.rules import Event

Facts = dict[str, Arg]


def given(**facts: Arg | None) -> Facts:
    """Facts by name, without those that are not there."""
    return {name: fact for name, fact in facts.items() if fact is not None}


def yes(truth: bool) -> str:
    """A truth value as the keyword catalogues select by."""
    return "yes" if truth else "no"


def signed(figure: int) -> Facts:
    """What is gained is positive, what is paid or used is negative."""
    return {"amount": abs(figure), "gained": yes(figure >= 0)}


def told(
    tables: Any,
    event: Event,
    kinds: dict[int, str],
    counts: Mapping[str, Callable[[Any, int], Arg]],
    more: Mapping[int, Callable[[Any, Event], Facts]],
) -> Message:
    """An event as a message. `kinds` has its name and its figures, each with what it counts in
    after a colon (`moved from:space to:space`; a figure of -1 is none of that); `counts` makes
    things of such figures, `more` adds what they do not say by themselves."""
    kind, *fields = kinds[event[0]].split()
    facts: Facts = {"seat": Seat(event[1])}
    for field, figure in zip(fields, event[2:]):
        name, _, thing = field.partition(":")
        if not thing:
            facts[name] = figure
        elif figure >= 0:
            facts[name] = counts[thing](tables, figure)
    if event[0] in more:
        facts.update(more[event[0]](tables, event))
    return Message(f"event-{kind}", facts)
