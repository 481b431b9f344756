"""Time limits: pure arithmetic over what is stored.

A live clock gives each seat a stock of time that runs while the seat decides, and an increment
after each turn. A correspondence clock gives a time for each turn, which begins when the decision
comes to the seat; whoever needs longer takes it from a bank, a stock for the whole game.
"""

from __future__ import annotations

from typing import Any

from trailboss.server.schema.tables import Clock
from trailboss.server.storage.rows import Header, SeatRow


def full(clock: Clock) -> int | None:
    """The stock of a seat at the start, in ms: of a live clock, or the bank."""
    if clock.kind == "live":
        return clock.seconds * 1000
    return clock.bank * 1000 if clock.bank else None


def left_after(clock: Clock, header: Header, seat: SeatRow, passes: bool, now: int) -> int | None:
    """What is left of a seat's stock after a decision; `passes` if the turn is over."""
    if clock.kind == "none" or seat.clock_left is None:
        return None
    started = now if header.clock_started is None else header.clock_started
    if clock.kind == "correspondence":  # the bank pays when the turn is over
        late = max(0, now - started - clock.seconds * 1000)
        return max(0, seat.clock_left - late) if passes else seat.clock_left
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
            return {"clock_started": now, "deadline": now + clock.seconds * 1000 + (left or 0)}
        return {}
    return stopped()


def stopped() -> dict[str, Any]:
    """Nobody's clock runs."""
    return {"clock_started": None, "deadline": None}


def is_up(header: Header, now: int) -> bool:
    return header.deadline is not None and now >= header.deadline
