"""What the families share where they say things."""

from __future__ import annotations

from trailboss.core import facts as w
from trailboss.core.message import Name, Seat, say


def test_facts_that_are_not_there_are_left_out() -> None:
    assert w.given(price=0, left=None, free="no") == {"price": 0, "free": "no"}


def test_what_is_gained_and_what_is_paid() -> None:
    assert w.signed(3) == {"amount": 3, "gained": "yes"}
    assert w.signed(-2) == {"amount": 2, "gained": "no"}


def test_an_event_says_each_figure_as_what_it_counts_in() -> None:
    kinds = {7: "hired worker:worker row"}
    counts = {"worker": lambda names, figure: Name("worker", names[figure])}
    more = {7: lambda names, event: {"price": event[4]}}
    workers = ("cowboy", "builder")
    assert w.told(workers, (7, 2, 1, 4, 9), kinds, counts, more) == say(
        "event-hired", seat=Seat(2), worker=Name("worker", "builder"), row=4, price=9
    )
    none = w.told(workers, (7, 2, -1, -4, 0), kinds, counts, {})
    assert none == say("event-hired", seat=Seat(2), row=-4)
