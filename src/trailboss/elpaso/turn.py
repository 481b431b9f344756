"""The course of turns: first objectives, movement, draw phase, the end of the game."""

from __future__ import annotations

from trailboss.core.frames import Step
from trailboss.core.source import Source
from trailboss.core.turn import count_turn, pass_turn
from trailboss.elpaso.asking import Asking
from trailboss.elpaso.constants import (
    AUTOMA,
    CLOSED,
    COWBOY,
    DRAW_PHASE,
    DRAW_PHASE_DRAWN,
    LAST_CALL,
    MOVE,
    PLACE,
    SEATING_SEAT,
    START_OBJECTIVE,
)
from trailboss.elpaso.effects import MONEY
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
    if pass_turn(s, s.setup.seats, s.claimer, CLOSED):
        begin_turn(s)


class Seating(Step[State]):
    """The players take their first objectives."""

    def carry_out(self, s: State, source: Source) -> bool:
        next_seating(s)
        return True


def still_useful(s: State) -> bool:
    """Can anything bring dollars when all else is done: a worker's bonus, or an exchange token that
    may draw a worker?"""
    t = s.tables
    p = s.players[s.seat]
    drawable = False
    for worker in range(len(t.workers)):
        if worker != COWBOY and t.steps[t.worker_bonus[worker]][0] == MONEY:
            card = t.cattle_count + worker
            drawable = drawable or p.draw[card] + p.discard[card] > 0
            if p.ready[worker]:
                return True
    return drawable and p.tokens > 0


class DrawPhase(Step[State]):
    """Draw up to the hand limit, which ends the turn; in a player's last turn what was drawn may
    still be used."""

    def carry_out(self, s: State, source: Source) -> bool:
        if not s.stack[DRAW_PHASE_DRAWN]:
            p = s.players[s.seat]
            missing = hand_limit(s, p) - p.hand[-1]
            if missing > 0:
                draw_cattle(s, p, missing, source)
            if s.claimer >= 0 and s.tables.number >= 2:
                s.stack[DRAW_PHASE_DRAWN] = 1
                s.push(LAST_CALL)
                return True
        s.pop()
        end_turn(s)
        return True


class LastCall(Asking):
    """Whether to use workers and exchange tokens once more, at the end of one's last turn."""

    def choices(self, s: State, moves: list[int]) -> None:
        moves.append(s.tables.codes.done)

    def answer(self, s: State, code: int, source: Source) -> None:
        raise AssertionError("only done answers it")

    def optional(self, s: State) -> bool:
        return True

    def carry_out(self, s: State, source: Source) -> bool:
        if still_useful(s):
            return False
        s.pop()
        return True
