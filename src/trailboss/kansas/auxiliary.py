"""Auxiliary actions: which are open, single and double."""

from __future__ import annotations

from trailboss.core.events import EV_AUXILIARY
from trailboss.core.frames import Question
from trailboss.core.program import RUN
from trailboss.core.source import Source
from trailboss.kansas.constants import AUXILIARY_DOUBLE
from trailboss.kansas.program import feasible
from trailboss.kansas.state import Player, State


def open_spaces(s: State, p: Player, action: int) -> int:
    """How many of an auxiliary action's two spaces are free of discs."""
    t = s.tables
    disc = t.auxiliary_disc[action]
    return t.auxiliary_free[action] + t.disc_count[disc] - p.discs[disc]


def legal_auxiliary(s: State, double: bool, moves: list[int]) -> None:
    t = s.tables
    p = s.players[s.seat]
    for action in range(len(t.auxiliary)):
        spaces = open_spaces(s, p, action)
        if spaces and feasible(s, t.auxiliary_single[action]):
            moves.append(t.codes.auxiliary + 2 * action)
        if double and spaces > 1 and feasible(s, t.auxiliary_double[action]):
            moves.append(t.codes.auxiliary + 2 * action + 1)


def use_auxiliary(s: State, choice: int) -> None:
    t = s.tables
    action, double = divmod(choice, 2)
    s.tell(EV_AUXILIARY, action, double)
    program = t.auxiliary_double[action] if double else t.auxiliary_single[action]
    s.push(RUN, program, 0)


class Auxiliary(Question[State]):
    """Which auxiliary action to use."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_auxiliary(s, s.stack[AUXILIARY_DOUBLE] == 1, moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        s.pop()
        use_auxiliary(s, code - s.tables.codes.auxiliary)
