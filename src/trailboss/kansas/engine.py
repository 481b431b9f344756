"""The railroad: moving the engine forward and backward, turnouts, the last space."""

from __future__ import annotations

from trailboss.kansas.constants import CAME_BACK, ENGINE_RETURN, EV_ENGINE, LAST_SPACE, STOPPED
from trailboss.kansas.money import gain_money
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


def move_engine(s: State, position: int) -> None:
    """The engine stops at a position; what the stop allows is looked at next."""
    p = s.players[s.seat]
    s.tell(EV_ENGINE, p.engine, position)
    p.engine = position
    if position == s.tables.last:
        s.push(LAST_SPACE)
    s.push(STOPPED)


def return_engine(s: State) -> None:
    """From the last space the engine must go back to any free position behind."""
    s.pop()
    s.push(CAME_BACK)
    s.push(ENGINE_RETURN)


def came_back(s: State) -> None:
    """Three dollars first; then a turnout may be used with that money."""
    s.pop()
    gain_money(s, s.players[s.seat], s.tables.last_bonus)
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
