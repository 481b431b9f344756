"""Time limits: pure arithmetic over what is stored.

A live clock gives each seat a stock of time that runs while the seat decides, and an increment
after each turn. A correspondence clock gives a time for each turn, which begins when the decision
comes to the seat.
"""

from __future__ import annotations

from typing import Any

from trailboss.server.schema.tables import Clock
from trailboss.server.storage.rows import Header, SeatRow


def full(clock: Clock) -> int | None:
    """What a seat's live clock shows at the start, in ms."""
    return clock.seconds * 1000 if clock.kind == "live" else None


def left_after(clock: Clock, header: Header, seat: SeatRow, passes: bool, now: int) -> int | None:
    """What a seat's clock shows after a decision; `passes` if the turn is over."""
    if clock.kind != "live" or seat.clock_left is None:
        return None
    started = now if header.clock_started is None else header.clock_started
    left = max(0, seat.clock_left - (now - started))
    return left + clock.increment * 1000 if passes else left


def started(
    clock: Clock, header: Header, left: int | None, passes: bool, now: int
) -> dict[str, Any]:
    """The columns that say how long a person who is to decide has got."""
    if clock.kind == "live":
        return {"clock_started": now, "deadline": now + (left or 0)}
    if clock.kind == "correspondence":
        if passes or header.deadline is None:
            return {"clock_started": now, "deadline": now + clock.seconds * 1000}
        return {}
    return stopped()


def stopped() -> dict[str, Any]:
    """Nobody's clock runs."""
    return {"clock_started": None, "deadline": None}


def is_up(header: Header, now: int) -> bool:
    return header.deadline is not None and now >= header.deadline
