"""Auxiliary actions: what they do now, and using them."""

from __future__ import annotations

from trailboss.core.events import EV_AUXILIARY
from trailboss.core.program import RUN
from trailboss.core.source import Source
from trailboss.elpaso.asking import Asking
from trailboss.elpaso.constants import AUXILIARY_LEFT, AUXILIARY_USED
from trailboss.elpaso.program import feasible
from trailboss.elpaso.state import Player, State


def auxiliary_program(s: State, p: Player, action: int) -> int:
    """What an auxiliary action does for a player now, -1 while it is locked."""
    t = s.tables
    if p.discs >> t.auxiliary_disc[action] & 1:
        return -1 if t.auxiliary_locked[action] else t.auxiliary_program[action]
    return t.auxiliary_upgraded[action]


def legal_auxiliary(s: State, used: int, moves: list[int]) -> None:
    p = s.players[s.seat]
    for action in range(len(s.tables.auxiliary)):
        program = auxiliary_program(s, p, action)
        if program >= 0 and not used >> action & 1 and feasible(s, program):
            moves.append(s.tables.codes.auxiliary + action)


def use_auxiliary(s: State, action: int) -> None:
    program = auxiliary_program(s, s.players[s.seat], action)
    s.tell(EV_AUXILIARY, action, program)
    s.push(RUN, program, 0)


def choose_auxiliary(s: State, action: int) -> None:
    """One of the auxiliary actions a tile allows; they must be different."""
    s.stack[AUXILIARY_LEFT] -= 1
    s.stack[AUXILIARY_USED] |= 1 << action
    if s.stack[AUXILIARY_LEFT] == 0:
        s.pop()
    use_auxiliary(s, action)


class Auxiliary(Asking):
    """Which auxiliary action to use next."""

    def choices(self, s: State, moves: list[int]) -> None:
        used = s.stack[AUXILIARY_USED]
        if used:
            moves.append(s.tables.codes.done)
        legal_auxiliary(s, used, moves)

    def answer(self, s: State, code: int, source: Source) -> None:
        choose_auxiliary(s, code - s.tables.codes.auxiliary)

    def optional(self, s: State) -> bool:
        return s.stack[AUXILIARY_USED] > 0
