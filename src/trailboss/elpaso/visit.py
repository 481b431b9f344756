"""The action phase: printed actions of a tile or train card, or one auxiliary action."""

from __future__ import annotations

from trailboss.core.frames import WIDTH
from trailboss.elpaso.auxiliary import legal_auxiliary
from trailboss.elpaso.building import kind_of
from trailboss.elpaso.constants import (
    ALL_USED,
    EL_PASO,
    EV_USED,
    NEUTRAL,
    OWNED,
    RUN,
    VISIT,
)
from trailboss.elpaso.movement import owner_of
from trailboss.elpaso.program import feasible
from trailboss.elpaso.state import State

Actions = tuple[tuple[int, ...], ...]


def arrive(s: State, space: int) -> None:
    """The herder has moved: whatever was going on at the place it left is over."""
    del s.stack[WIDTH:]  # everything above the draw phase
    if space == s.tables.city:
        s.push(EL_PASO)
    else:
        s.push(VISIT, space, 0, s.ring[space])


def printed_actions(s: State, tile: int) -> Actions:
    """What the deciding player may use of a tile: nothing of a building with another's marker."""
    if tile < OWNED:
        return s.tables.neutral_actions[tile - NEUTRAL]
    if owner_of(tile) == s.seat:
        return s.setup.kind_actions[kind_of(tile)]
    return ()


def add_actions(s: State, actions: Actions, used: int, moves: list[int]) -> None:
    """Each printed action at most once, in any order."""
    for place in range(len(actions)):
        if not used >> place & 1:
            for program in actions[place]:
                code = s.tables.codes.do + program
                if feasible(s, program) and code not in moves:
                    moves.append(code)


def legal_visit(s: State, used: int, tile: int, moves: list[int]) -> None:
    moves.append(s.tables.codes.done)
    if used == ALL_USED:
        return
    add_actions(s, printed_actions(s, tile), used, moves)
    if used == 0:
        legal_auxiliary(s, 0, moves)


def legal_train_visit(s: State, card: int, used: int, moves: list[int]) -> None:
    moves.append(s.tables.codes.done)
    add_actions(s, s.setup.train_actions[card], used, moves)


def use_action(s: State, program: int) -> None:
    stack = s.stack
    if stack[-5] == VISIT:
        of = stack[-2]
        actions = printed_actions(s, of)
    else:
        of = -1 - stack[-4]
        actions = s.setup.train_actions[stack[-4]]
    for place in range(len(actions)):
        if not stack[-3] >> place & 1 and program in actions[place]:
            stack[-3] |= 1 << place
            break
    s.tell(EV_USED, program, of)
    s.push(RUN, program, 0)
