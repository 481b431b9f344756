"""The course of turns: first objectives, movement, draw phase, the end of the game."""

from __future__ import annotations

from trailboss.core.frames import Step
from trailboss.core.source import Source
from trailboss.core.turn import count_turn, pass_turn
from trailboss.elpaso.constants import (
    AUTOMA,
    CLOSED,
    DRAW_PHASE,
    MOVE,
    PLACE,
    SEATING_SEAT,
    START_OBJECTIVE,
)
from trailboss.elpaso.hand import draw_cattle, hand_limit
from trailboss.elpaso.movement import step_limit
from trailboss.elpaso.state import State


def next_seating(s: State) -> None:
    """The players take their first objective one after the other, then the first turn begins."""
    seat = s.stack[SEATING_SEAT]
    if seat == s.setup.seats or seat == s.setup.automa:
        s.pop()
        s.seat = 0
        begin_turn(s)
    else:
        s.seat = seat
        s.stack[SEATING_SEAT] = seat + 1
        s.push(START_OBJECTIVE)


def begin_turn(s: State) -> None:
    count_turn(s)
    if s.seat == s.setup.automa:
        s.push(AUTOMA)
        return
    s.push(DRAW_PHASE)
    p = s.players[s.seat]
    if p.started:
        s.push(MOVE, step_limit(s, p), 1)
    else:
        s.push(PLACE)


def end_turn(s: State) -> None:
    """The next player's turn; after a claim of the Simmental space everybody else has one more."""
    if pass_turn(s, s.setup.seats, s.claimer):
        begin_turn(s)
    else:
        s.push(CLOSED)


class Seating(Step[State]):
    """The players take their first objectives."""

    def carry_out(self, s: State, source: Source) -> bool:
        next_seating(s)
        return True


class DrawPhase(Step[State]):
    """Draw up to the hand limit, which ends the turn."""

    def carry_out(self, s: State, source: Source) -> bool:
        s.pop()
        p = s.players[s.seat]
        missing = hand_limit(s, p) - p.hand[-1]
        if missing > 0:
            draw_cattle(s, p, missing, source)
        end_turn(s)
        return True
