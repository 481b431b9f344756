"""Phase B: using the location the herder stands on."""

from __future__ import annotations

from trailboss.core.frames import WIDTH
from trailboss.kansas.auxiliary import legal_auxiliary, use_auxiliary
from trailboss.kansas.constants import (
    ALL_USED,
    EV_COPIED,
    EV_USED,
    KANSAS_CITY,
    NEUTRAL,
    PHASE_A,
    RUN,
    VISIT,
)
from trailboss.kansas.movement import is_neutral, owner_of
from trailboss.kansas.objectives import legal_play
from trailboss.kansas.program import feasible
from trailboss.kansas.state import State

NO_ACTIONS: tuple[tuple[int, ...], ...] = ()


def arrive(s: State, space: int) -> None:
    """The herder has moved: whatever was going on at the place it left is over."""
    del s.stack[WIDTH:]  # everything above phase C
    if space == s.tables.city_space:
        s.push(KANSAS_CITY)
    else:
        s.push(VISIT, space, 0, 0, s.trail[space])


def ride_over(s: State) -> None:
    """A free ride before phase A is followed by the movement; in phase B it ends the phase."""
    if s.stack[WIDTH] == PHASE_A:
        del s.stack[2 * WIDTH :]
    else:
        del s.stack[WIDTH:]


def local_actions(s: State, tile: int) -> tuple[tuple[int, ...], ...]:
    """What is printed on a building tile; nothing for other tiles."""
    if is_neutral(tile):
        return s.tables.neutral_actions[tile - NEUTRAL]
    if owner_of(tile) >= 0:
        return s.tables.face_actions[s.setup.face(tile)]
    return NO_ACTIONS


def risk_action(s: State, space: int, tile: int) -> int:
    """The risk action printed at a space, for the private building that stands there."""
    return s.tables.space_risk[space] if owner_of(tile) >= 0 else -1


def usable(s: State, tile: int, copied: bool) -> bool:
    return copied or is_neutral(tile) or owner_of(tile) == s.seat


def legal_visit(s: State, space: int, used: int, copied: bool, tile: int, moves: list[int]) -> None:
    """Any unused local action, or one single auxiliary action instead of them all."""
    t = s.tables
    moves.append(t.codes.done)
    if used != ALL_USED:
        if usable(s, tile, copied):
            actions = local_actions(s, tile)
            for place in range(len(actions)):
                if not used >> place & 1:
                    for program in actions[place]:
                        code = t.codes.do + program
                        if feasible(s, program) and code not in moves:
                            moves.append(code)
            risk = risk_action(s, space, tile)
            if risk >= 0 and not used >> len(actions) & 1 and feasible(s, risk):
                moves.append(t.codes.do + risk)
        if used == 0 and not copied:
            legal_auxiliary(s, False, moves)
    legal_play(s, False, moves)


def use_action(s: State, program: int) -> None:
    """Use the first unused local action that has this program."""
    stack = s.stack
    tile = stack[-1]
    actions = local_actions(s, tile)
    for place in range(len(actions) + 1):
        if stack[-3] >> place & 1:
            continue
        if place == len(actions) or program in actions[place]:
            stack[-3] |= 1 << place
            break
    s.tell(EV_USED, program, tile)
    s.push(RUN, program, 0)


def use_single_auxiliary(s: State, choice: int) -> None:
    s.stack[-3] = ALL_USED
    use_auxiliary(s, choice)


def copy_building(s: State, space: int) -> None:
    """Open the neighbour's local actions as a visit of their own on top of this one."""
    s.pop()
    s.tell(EV_COPIED, space)
    s.push(VISIT, space, 0, 1, s.trail[space])
