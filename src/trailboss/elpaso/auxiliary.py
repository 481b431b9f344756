"""Auxiliary actions: what they do now, and using them."""

from __future__ import annotations

from trailboss.elpaso.constants import EV_AUXILIARY, RUN
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
    s.stack[-4] -= 1
    s.stack[-3] |= 1 << action
    if s.stack[-4] == 0:
        s.pop()
    use_auxiliary(s, action)
