"""Phase B: using the location the herder stands on."""

from __future__ import annotations

from trailboss.core.events import EV_USED
from trailboss.core.frames import WIDTH, Question
from trailboss.core.program import RUN
from trailboss.core.source import Source
from trailboss.core.visit import Actions, unused_action
from trailboss.kansas.auxiliary import legal_auxiliary, use_auxiliary
from trailboss.kansas.constants import (
    ALL_USED,
    NEUTRAL,
    SPENT,
    TRIED,
    VISIT,
    VISIT_COPIED,
    VISIT_SPACE,
    VISIT_TILE,
    VISIT_USED,
)
from trailboss.kansas.effects import COPY as COPYING
from trailboss.kansas.events import EV_COPIED
from trailboss.kansas.movement import is_neutral, owner_of
from trailboss.kansas.objectives import legal_play
from trailboss.kansas.program import copy_from, copyable, feasible
from trailboss.kansas.state import State

NO_ACTIONS: Actions = ()


def local_actions(s: State, tile: int) -> Actions:
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


def legal_visit(s: State, tried: bool, moves: list[int]) -> None:
    """Any unused local action, or one single auxiliary action instead of them all. Who has copied
    for nothing may do so once more (`tried`); for search once is enough."""
    t = s.tables
    stack = s.stack
    used = stack[VISIT_USED]
    if used > ALL_USED:
        used = used & ALL_USED | used >> (SPENT if tried else TRIED)
    fresh = stack[VISIT_USED] & ALL_USED == 0
    copied = stack[VISIT_COPIED] == 1
    tile = stack[VISIT_TILE]
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
            risk = risk_action(s, stack[VISIT_SPACE], tile)
            if risk >= 0 and not used >> len(actions) & 1 and feasible(s, risk):
                moves.append(t.codes.do + risk)
        if fresh and not copied:
            legal_auxiliary(s, False, moves)
    legal_play(s, False, moves)


def use_action(s: State, program: int) -> None:
    """Use the first unused local action that has this program, or the risk action of the space."""
    stack = s.stack
    tile = stack[VISIT_TILE]
    place = unused_action(local_actions(s, tile), stack[VISIT_USED], program)
    stack[VISIT_USED] |= 1 << place
    s.tell(EV_USED, program, tile)
    s.push(RUN, program, 0)


def use_single_auxiliary(s: State, choice: int) -> None:
    s.stack[VISIT_USED] = ALL_USED
    use_auxiliary(s, choice)


def end_copy(s: State, used: int) -> None:
    """A visit to a copied building is over. If nothing was used there, the copying one has used
    nothing either."""
    at = copy_from(s)
    end = at + WIDTH
    if s.tables.number < 2 or used & ALL_USED:
        return
    if s.stack[end + VISIT_USED] != ALL_USED:
        take_back(s, end)


def take_back(s: State, end: int) -> None:
    """The visit that ends at a place of the stack has not used its copy. That is so twice at most:
    a game must end, whatever is played."""
    bit = 1 << copying_action(s, s.stack[end + VISIT_TILE])
    again = copied_before(s, end)
    s.stack[end + VISIT_USED] &= ~bit
    s.stack[end + VISIT_USED] |= bit << (SPENT if again else TRIED)


def copied_before(s: State, end: int) -> bool:
    """Has the visit that ends at a place of the stack copied for nothing before?"""
    return s.stack[end + VISIT_USED] >> TRIED != 0


def copying_action(s: State, tile: int) -> int:
    """The place among its actions where a building copies another one."""
    actions = local_actions(s, tile)
    place = 0
    while s.tables.steps[actions[place][0]][0] != COPYING:
        place += 1
    return place


def copy_building(s: State, space: int) -> None:
    """Open the neighbour's local actions as a visit of their own on top of this one."""
    s.pop()
    s.tell(EV_COPIED, space)
    s.push(VISIT, space, 0, 1, s.trail[space])


# Questions ---------------------------------------------------------------------------------------


class Visit(Question[State]):
    """What to do at the place that is visited, or copied."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_visit(s, False, moves)

    def allowed(self, s: State, moves: list[int]) -> None:
        legal_visit(s, True, moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        codes = s.tables.codes
        if code == codes.done:
            copied = s.stack[VISIT_COPIED] == 1
            used = s.stack[VISIT_USED]
            s.pop()
            if copied:
                end_copy(s, used)
        elif codes.do <= code < codes.do_end:
            use_action(s, code - codes.do)
        else:
            use_single_auxiliary(s, code - codes.auxiliary)

    def optional(self, s: State) -> bool:
        return True


class Copy(Question[State]):
    """Which building next door to copy."""

    def legal(self, s: State, moves: list[int]) -> None:
        t = s.tables
        for space in copyable(s):
            place = t.building_index[space]
            if place < 0:
                place = t.neutral_spaces.index(space)
            else:
                place += len(t.neutral_spaces)
            moves.append(t.codes.copy + place)

    def allowed(self, s: State, moves: list[int]) -> None:
        if self.optional(s):
            moves.append(s.tables.codes.decline)
        self.legal(s, moves)

    def optional(self, s: State) -> bool:
        return s.tables.number >= 2 and not copied_before(s, copy_from(s) + WIDTH)

    def decide(self, s: State, code: int, source: Source) -> None:
        t = s.tables
        if code == t.codes.decline:
            s.pop()
            take_back(s, copy_from(s) + WIDTH)
            return
        place = code - t.codes.copy
        if place < len(t.neutral_spaces):
            copy_building(s, t.neutral_spaces[place])
        else:
            copy_building(s, t.building_spaces[place - len(t.neutral_spaces)])
