"""Moving the herder round the ring."""

from __future__ import annotations

from trailboss.core.events import EV_MOVED
from trailboss.core.frames import WIDTH
from trailboss.core.movement import legal_place, place_herder
from trailboss.core.source import Source
from trailboss.elpaso.asking import Asking
from trailboss.elpaso.constants import EL_PASO, EMPTY, MOVE_STEPS, OWNED, SEAT_KINDS, VISIT
from trailboss.elpaso.state import Player, State
from trailboss.elpaso.tables import Tables


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
    if s.events is not None:
        s.tell(EV_MOVED, p.herder, space, branches_of(s.tables, way(s, p.herder, space)))
    p.herder = space
    return space


# Ways: which of several a herder has gone makes no difference, but people are shown one -----------


def way(s: State, start: int, goal: int) -> list[int]:
    """The spaces entered on the way of fewest locations, inner branches first; none if no way leads
    there without passing El Paso."""
    best: list[int] = []
    least = 0
    for onward in s.tables.space_next[start]:
        found = [onward]
        if onward != goal:
            rest = way(s, onward, goal) if onward != s.tables.city else []
            if not rest:
                continue
            found.extend(rest)
        steps = steps_along(s, found)
        if not best or steps < least:
            best = found
            least = steps
    return best


def steps_along(s: State, path: list[int]) -> int:
    """Only locations count as steps."""
    steps = 0
    for space in path:
        steps += int(is_location(s, space))
    return steps


def branches_of(t: Tables, path: list[int]) -> int:
    """Which outer branches a way takes: a bit for each space that does not come first after a
    fork."""
    taken = 0
    for here in range(len(t.spaces)):
        for onward in t.space_next[here][1:]:
            if onward in path:
                taken |= 1 << onward
    return taken


def path_of(t: Tables, start: int, goal: int, branches: int) -> list[int]:
    """A way told by where it ends and the outer branches it takes."""
    path: list[int] = []
    here = start
    while here != goal or not path:
        following = t.space_next[here]
        here = following[0]
        for onward in following[1:]:
            if branches >> onward & 1:
                here = onward
        path.append(here)
        if len(path) > len(t.spaces):
            return [goal]  # no way leads there
    return path


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


# Arriving, and the questions ---------------------------------------------------------------------


def arrive(s: State, space: int) -> None:
    """The herder has moved. What was not done at the place it left waits until the new one is used;
    El Paso ends all of it, since the draw phase follows. In rules 1 it was lost everywhere."""
    if space == s.tables.city or s.tables.number < 2:
        del s.stack[WIDTH:]  # everything above the draw phase
    else:
        s.pop()
    if space == s.tables.city:
        s.push(EL_PASO)
    else:
        s.push(VISIT, space, 0, s.ring[space])


class Place(Asking):
    """Where the herder begins."""

    def choices(self, s: State, moves: list[int]) -> None:
        legal_place(s.tables, s.tables.codes.place, moves)

    def answer(self, s: State, code: int, source: Source) -> None:
        space = s.tables.neutral_spaces[code - s.tables.codes.place]
        arrive(s, place_herder(s, s.players[s.seat], space))


class Move(Asking):
    """Where the herder goes."""

    def choices(self, s: State, moves: list[int]) -> None:
        legal_move(s, s.stack[MOVE_STEPS], moves)

    def answer(self, s: State, code: int, source: Source) -> None:
        arrive(s, travel(s, code - s.tables.codes.move))
