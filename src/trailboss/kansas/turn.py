"""The course of turns: beginning a turn, phase C, the end of the game."""

from __future__ import annotations

from trailboss.core.frames import Step
from trailboss.core.source import Source
from trailboss.core.turn import count_turn, pass_turn
from trailboss.kansas.constants import AUTOMA, CLOSED, DISCARD, PHASE_A, PHASE_C, PLACE
from trailboss.kansas.hand import draw_cards, hand_limit
from trailboss.kansas.state import State


def begin_turn(s: State) -> None:
    """Phase A of the player whose seat it is; before the very first one the hand is trimmed."""
    t = s.tables
    p = s.players[s.seat]
    count_turn(s)
    if s.seat == s.setup.automa:
        s.push(AUTOMA)
        return
    s.push(PHASE_C)
    if p.started:
        s.push(PHASE_A)
        return
    s.push(PLACE)
    over = p.hand[-1] - t.first_turn_hand
    if over > 0:
        s.push(DISCARD, over)


def end_turn(s: State) -> None:
    """The next player's turn; the game is over when it would be the token holder's again."""
    if pass_turn(s, s.setup.players, s.ender, CLOSED):
        begin_turn(s)


class PhaseC(Step[State]):
    """Draw up to the hand limit, which ends the turn."""

    def carry_out(self, s: State, source: Source) -> bool:
        s.pop()
        p = s.players[s.seat]
        missing = hand_limit(s, p) - p.hand[-1]
        if missing > 0:
            draw_cards(s, p, missing, source)
        end_turn(s)
        return True
