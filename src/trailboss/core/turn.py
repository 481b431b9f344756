"""The course of turns: whose is next, and when the game is over."""

from __future__ import annotations

from trailboss.core.events import EV_OVER, EV_TURN
from trailboss.core.rules import Position


def count_turn(s: Position) -> None:
    """A turn begins."""
    s.turn += 1
    s.tell(EV_TURN, s.turn)


def pass_turn(s: Position, seats: int, ender: int, closed: int) -> bool:
    """It is the next seat's turn; False if that is the seat that brought the end about, and the
    game is over: nothing lies on the stack but the frame that is `closed`."""
    following = (s.seat + 1) % seats
    if following == ender:
        s.tell(EV_OVER)
        s.seat = -1
        s.push(closed)
        return False
    s.seat = following
    return True
