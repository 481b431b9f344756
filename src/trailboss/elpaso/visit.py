"""The action phase: printed actions of a tile or train card, or one auxiliary action."""

from __future__ import annotations

from trailboss.core.events import EV_USED
from trailboss.core.frames import KIND, WIDTH
from trailboss.core.program import RUN
from trailboss.core.source import Source
from trailboss.core.visit import Actions, unused_action
from trailboss.elpaso.asking import Asking
from trailboss.elpaso.auxiliary import legal_auxiliary, use_auxiliary
from trailboss.elpaso.building import kind_of
from trailboss.elpaso.constants import (
    ALL_USED,
    NEUTRAL,
    OWNED,
    TRAIN_VISIT,
    TRAIN_VISIT_CARD,
    VISIT,
    VISIT_SPACE,
    VISIT_TILE,
    VISIT_USED,
)
from trailboss.elpaso.movement import owner_of
from trailboss.elpaso.program import feasible
from trailboss.elpaso.state import State


def printed_actions(s: State, tile: int) -> Actions:
    """What the deciding player may use of a tile: nothing of a building with another's marker."""
    if tile < OWNED:
        return s.tables.neutral_actions[tile - NEUTRAL]
    if owner_of(tile) == s.seat:
        return s.setup.kind_actions[kind_of(tile)]
    return ()


def something_left(s: State, at: int) -> bool:
    """Has a visit, or a train card, printed actions that were not used? `at`: its frame."""
    stack = s.stack
    used = stack[at + WIDTH + VISIT_USED]
    if stack[at] == VISIT:
        actions = printed_actions(s, stack[at + WIDTH + VISIT_TILE])
    elif stack[at] == TRAIN_VISIT:
        actions = s.setup.train_actions[stack[at + WIDTH + TRAIN_VISIT_CARD]]
    else:
        return False
    return used != ALL_USED and used != (1 << len(actions)) - 1


def go_back(s: State) -> None:
    """A visit is over. What waits at places the herder has left comes next, if there is any."""
    s.pop()
    herder = s.players[s.seat].herder
    while len(s.stack) > WIDTH and not something_left(s, len(s.stack) - WIDTH):
        kind = s.stack[KIND]
        if kind != TRAIN_VISIT and (kind != VISIT or s.stack[VISIT_SPACE] == herder):
            break
        s.pop()


def add_actions(s: State, actions: Actions, used: int, moves: list[int]) -> None:
    """Each printed action at most once, in any order."""
    for place in range(len(actions)):
        if not used >> place & 1:
            for program in actions[place]:
                code = s.tables.codes.do + program
                if feasible(s, program) and code not in moves:
                    moves.append(code)


def use_action(s: State, program: int, actions: Actions, used: int, tile: int) -> None:
    """Use an action of a tile or train card; `used` is where the frame keeps those that are."""
    s.stack[used] |= 1 << unused_action(actions, s.stack[used], program)
    s.tell(EV_USED, program, tile)
    s.push(RUN, program, 0)


class Visit(Asking):
    """What to do at the place that is visited."""

    def choices(self, s: State, moves: list[int]) -> None:
        used = s.stack[VISIT_USED]
        moves.append(s.tables.codes.done)
        if used != ALL_USED:
            add_actions(s, printed_actions(s, s.stack[VISIT_TILE]), used, moves)
        if used == 0:
            legal_auxiliary(s, 0, moves)

    def answer(self, s: State, code: int, source: Source) -> None:
        codes = s.tables.codes
        if codes.do <= code < codes.do_end:
            tile = s.stack[VISIT_TILE]
            use_action(s, code - codes.do, printed_actions(s, tile), VISIT_USED, tile)
        else:
            s.stack[VISIT_USED] = ALL_USED
            use_auxiliary(s, code - codes.auxiliary)

    def close(self, s: State) -> None:
        go_back(s)

    def optional(self, s: State) -> bool:
        return True
