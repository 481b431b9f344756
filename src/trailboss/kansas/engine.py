"""The railroad: moving the engine forward and backward, turnouts, the last space."""

from __future__ import annotations

from trailboss.core.frames import Question, Step
from trailboss.core.money import gain_money
from trailboss.core.source import Source
from trailboss.kansas.constants import (
    CAME_BACK,
    CITY,
    ENGINE_BACK_SPACES,
    ENGINE_OPTIONAL,
    ENGINE_RETURN,
    ENGINE_SPACES,
    LAST_SPACE,
    STOPPED,
)
from trailboss.kansas.events import EV_ENGINE
from trailboss.kansas.state import State


def occupied(s: State) -> int:
    """The spaces other engines stand on, as a bit mask. They do not exist for this engine; the
    starting space holds any number."""
    mask = 0
    for seat in range(s.setup.players):
        if seat != s.seat:
            mask |= 1 << s.players[seat].engine
    return mask & ~1


def ahead(s: State, positions: int, taken: int, links: tuple[int, ...]) -> int:
    """The free positions one step from any of `positions`, skipping occupied ones."""
    found = 0
    frontier = positions
    while frontier:
        reached = 0
        at = 0
        while frontier:
            if frontier & 1:
                reached |= links[at]
            frontier >>= 1
            at += 1
        found |= reached & ~taken
        frontier = reached & taken
    return found


def forward_reach(s: State, spaces: int) -> int:
    """Positions 1 to `spaces` steps ahead."""
    taken = occupied(s)
    links = s.tables.position_forward
    layer = 1 << s.players[s.seat].engine
    found = 0
    for _ in range(spaces):
        layer = ahead(s, layer, taken, links)
        if layer == 0:
            break
        found |= layer
    return found


def backward_reach(s: State, spaces: int) -> int:
    """Positions exactly `spaces` steps behind."""
    taken = occupied(s)
    links = s.tables.position_back
    layer = 1 << s.players[s.seat].engine
    for _ in range(spaces):
        layer = ahead(s, layer, taken, links)
    return layer


def behind(s: State) -> int:
    """All free positions behind the engine, however far."""
    t = s.tables
    order = t.position_order[s.players[s.seat].engine]
    taken = occupied(s)
    found = 0
    for position in range(len(t.positions)):
        if t.position_order[position] < order and not taken >> position & 1:
            found |= 1 << position
    return found


def add_positions(s: State, mask: int, moves: list[int]) -> None:
    code = s.tables.codes.engine
    while mask:
        if mask & 1:
            moves.append(code)
        mask >>= 1
        code += 1


def put_engine(s: State, position: int) -> None:
    p = s.players[s.seat]
    s.tell(EV_ENGINE, p.engine, position)
    p.engine = position


def move_engine(s: State, position: int) -> None:
    """The engine stops at a position; what the stop allows is looked at next."""
    put_engine(s, position)
    if position == s.tables.last:
        s.push(LAST_SPACE)
    s.push(STOPPED)


def counted_back(s: State, position: int) -> int:
    """Spaces moved back in an extraordinary delivery; turnouts and occupied ones do not count."""
    t = s.tables
    taken = occupied(s)
    from_order = t.position_order[s.players[s.seat].engine]
    to_order = t.position_order[position]
    count = 0
    for number in range(t.last):
        if to_order <= t.position_order[number] < from_order and not taken >> number & 1:
            count += 1
    return count


# Questions and what follows ----------------------------------------------------------------------


class Engine(Question[State]):
    """How far the engine moves forward."""

    def legal(self, s: State, moves: list[int]) -> None:
        if s.stack[ENGINE_OPTIONAL]:
            moves.append(s.tables.codes.decline)
        add_positions(s, forward_reach(s, s.stack[ENGINE_SPACES]), moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        codes = s.tables.codes
        s.pop()
        if code != codes.decline:
            move_engine(s, code - codes.engine)

    def optional(self, s: State) -> bool:
        return s.stack[ENGINE_OPTIONAL] == 1


class EngineBack(Question[State]):
    """Where the engine goes, so many spaces back."""

    def legal(self, s: State, moves: list[int]) -> None:
        add_positions(s, backward_reach(s, s.stack[ENGINE_BACK_SPACES]), moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        s.pop()
        move_engine(s, code - s.tables.codes.engine)


class EngineReturn(Question[State]):
    """Where the engine goes from the last space."""

    def legal(self, s: State, moves: list[int]) -> None:
        add_positions(s, behind(s), moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        s.pop()
        put_engine(s, code - s.tables.codes.engine)


class EngineDeliver(Question[State]):
    """How far back the engine goes for an extraordinary delivery."""

    def legal(self, s: State, moves: list[int]) -> None:
        add_positions(s, behind(s), moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        position = code - s.tables.codes.engine
        value = counted_back(s, position)
        s.pop()
        put_engine(s, position)
        s.push(STOPPED)
        s.push(CITY, value, 0)


class LastSpace(Step[State]):
    """From the last space the engine must go back to any free position behind."""

    def carry_out(self, s: State, source: Source) -> bool:
        s.pop()
        s.push(CAME_BACK)
        s.push(ENGINE_RETURN)
        return True


class CameBack(Step[State]):
    """Three dollars first; then a turnout may be used with that money."""

    def carry_out(self, s: State, source: Source) -> bool:
        s.pop()
        gain_money(s, s.players[s.seat], s.tables.last_bonus)
        s.push(STOPPED)
        return True
