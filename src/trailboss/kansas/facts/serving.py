"""What a move leaves, and which tasks of the deciding player's objective cards it serves."""

from __future__ import annotations

from trailboss.core.message import Arg, Message, Name, say
from trailboss.core.progress import Progress
from trailboss.kansas.derived import TASKS
from trailboss.kansas.progress import objective_progress
from trailboss.kansas.state import State


def left(s: State, price: int, **others: int) -> Message:
    """What is left of the deciding player's money after a price, and of other things."""
    return say("left", money=max(s.players[s.seat].money - price, 0), **others)


def served(s: State, name: str, count: int = 1) -> tuple[Arg, ...]:
    """The tasks that so many more things of a kind would do, card by card."""
    if name not in TASKS:
        return ()
    task = TASKS.index(name)
    found: list[Arg] = []
    for one in objective_progress(s, s.seat):
        if one.done[task] < one.asked[task]:
            found.append(done_of(s, one, task, min(one.done[task] + count, one.asked[task])))
    return tuple(found)


def progress_of(s: State, card: int, gained: bool) -> tuple[Arg, ...]:
    """How far the tasks of one card are done, of a card to be gained as well."""
    for one in reversed(objective_progress(s, s.seat, card if gained else -1)):
        if one.objective == card:
            return tuple(
                done_of(s, one, task, one.done[task])
                for task in range(len(TASKS))
                if one.asked[task]
            )
    return ()


def done_of(s: State, one: Progress, task: int, done: int) -> Message:
    """A task of a card: `done` of `count`."""
    return say(
        "done-of",
        task=Name("task", TASKS[task]),
        card=Name("card", s.tables.cards[one.objective]),
        done=done,
        count=one.asked[task],
    )
