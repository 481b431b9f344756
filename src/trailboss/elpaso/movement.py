"""Moving the herder round the ring."""

from __future__ import annotations

from trailboss.elpaso.constants import EMPTY, EV_MOVED, EV_PLACED, OWNED, SEAT_KINDS
from trailboss.elpaso.state import Player, State


def step_limit(s: State, p: Player) -> int:
    t = s.tables
    limit = t.base_steps
    for disc in range(len(t.discs)):
        if not p.discs >> disc & 1:
            limit += t.disc_steps[disc]
    return limit


def owner_of(tile: int) -> int:
    """Whose building a tile is, -1 for neutral ones and empty spaces."""
    return (tile - OWNED) // SEAT_KINDS if tile >= OWNED else -1


def is_location(s: State, space: int) -> bool:
    return s.ring[space] != EMPTY or space == s.tables.city


def legal_place(s: State, moves: list[int]) -> None:
    for place in range(len(s.tables.neutral_spaces)):
        moves.append(s.tables.codes.place + place)


def place_herder(s: State, place: int) -> int:
    p = s.players[s.seat]
    p.herder = s.tables.neutral_spaces[place]
    p.started = True
    s.tell(EV_PLACED, p.herder)
    return p.herder


def legal_move(s: State, steps: int, moves: list[int]) -> None:
    """Every location 1 to `steps` steps ahead by any branch; El Paso cannot be passed."""
    reached: list[int] = []
    walk(s, s.players[s.seat].herder, steps, reached)
    for space in range(len(s.tables.spaces)):
        if space in reached:
            moves.append(s.tables.codes.move + space)


def walk(s: State, space: int, steps: int, reached: list[int]) -> None:
    for onward in s.tables.space_next[space]:
        if not is_location(s, onward):
            walk(s, onward, steps, reached)
            continue
        if onward not in reached:
            reached.append(onward)
        if onward != s.tables.city and steps > 1:
            walk(s, onward, steps - 1, reached)


def travel(s: State, space: int) -> int:
    p = s.players[s.seat]
    s.tell(EV_MOVED, p.herder, space)
    p.herder = space
    return space


# Sue's way --------------------------------------------------------------------------------------


def shortest_branch(s: State, space: int) -> int:
    """The space after a fork on the branch with fewest locations; the inner one if they are
    equal."""
    choices = s.tables.space_next[space]
    best = choices[0]
    for onward in choices:
        if is_location(s, best) and not is_location(s, onward):
            best = onward
    return best


def travel_automatically(s: State, steps: int) -> int:
    """Move exactly `steps` steps by the shortest way; El Paso stops."""
    space = s.players[s.seat].herder
    while steps > 0:
        space = shortest_branch(s, space)
        if is_location(s, space):
            steps -= 1
        if space == s.tables.city:
            break
    return travel(s, space)
