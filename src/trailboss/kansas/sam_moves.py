"""Sam on the trail and on the railroad, and where he builds."""

from __future__ import annotations

from trailboss.core.events import EV_BUILT, EV_MONEY, EV_MOVED, EV_SKIPPED
from trailboss.kansas.constants import (
    BUILDER,
    EMPTY,
    ENGINEER,
    MASTER_GONE,
    PRIVATE,
    SEAT_TILES,
    SKIP_BUILD,
    SKIP_UPGRADE,
    SPACE_HAZARD,
    SPACE_OUTLAW,
)
from trailboss.kansas.engine import occupied
from trailboss.kansas.events import EV_ENGINE, EV_MASTER, EV_UPGRADED
from trailboss.kansas.movement import is_location, owner_of
from trailboss.kansas.state import State

# The trail ----------------------------------------------------------------------------------------


def locations_ahead(s: State) -> list[int]:
    """For every space of the trail, how many locations the shortest way to Kansas City has."""
    t = s.tables
    ahead = [-1] * len(t.spaces)
    ahead[t.city_space] = 0
    count_ahead(s, t.start, ahead)
    return ahead


def count_ahead(s: State, space: int, ahead: list[int]) -> int:
    if ahead[space] < 0:
        best = 1000
        for onward in s.tables.space_next[space]:
            best = min(best, count_ahead(s, onward, ahead) + int(is_location(s, onward)))
        ahead[space] = best
    return ahead[space]


class Way:
    """A way Sam could take: the spaces he enters, and what speaks against it."""

    def __init__(self, spaces: list[int], fees: int, rough: int) -> None:
        self.spaces = spaces
        self.fees = fees  # hand fees on it
        self.rough = rough  # hazard and outlaw spaces on it


def shortest_ways(s: State, way: Way, steps: int, ahead: list[int], found: list[Way]) -> None:
    """Every beginning of a shortest way to Kansas City that is `steps` steps long."""
    t = s.tables
    here = way.spaces[-1]
    if steps == 0 or here == t.city_space:
        found.append(way)
        return
    for onward in t.space_next[here]:
        step = int(is_location(s, onward))
        if ahead[onward] + step != ahead[here]:
            continue
        fee = s.setup.fees[s.trail[onward]] if owner_of(s.trail[onward]) != s.seat else 0
        rough = int(SPACE_HAZARD <= t.space_kind[onward] <= SPACE_OUTLAW)
        longer = Way([*way.spaces, onward], way.fees + fee, way.rough + rough)
        shortest_ways(s, longer, steps - step, ahead, found)


def travel_shortest(s: State, steps: int) -> int:
    """Move exactly `steps` steps by the shortest way to Kansas City, which stops him. Among equally
    short ways the one with the smaller fees, then without hazard or outlaw spaces, then the first.
    The human gets the fees of buildings on the way from the bank."""
    p = s.players[s.seat]
    found: list[Way] = []
    shortest_ways(s, Way([p.herder], 0, 0), steps, locations_ahead(s), found)
    best = found[0]
    for way in found:
        if (way.fees, way.rough) < (best.fees, best.rough):
            best = way
    space = best.spaces[-1]
    s.tell(EV_MOVED, p.herder, space, route_along(s, best.spaces))
    for passed in best.spaces[1:]:
        owner = owner_of(s.trail[passed])
        if owner >= 0 and owner != s.seat:
            fee = s.setup.fees[s.trail[passed]]
            s.players[owner].money += fee
            if s.events is not None and fee:
                s.events.append((EV_MONEY, owner, fee, 0, 0))
    p.herder = space
    return space


def route_along(s: State, spaces: list[int]) -> int:
    """The route that leads along these spaces, as players' moves name it."""
    t = s.tables
    route = t.route_at[spaces[0]]
    for space in spaces[1:]:
        for onward in t.route_next[route]:
            if t.route_space[onward] == space:
                route = onward
                break
    return route


# The railroad -------------------------------------------------------------------------------------


def move_engine(s: State) -> None:
    """Up to as many spaces as engineers, into the first turnout whose station he has not upgraded;
    otherwise as far as possible."""
    t = s.tables
    p = s.players[s.seat]
    taken = occupied(s)
    position = p.engine
    left = p.workers[ENGINEER]
    stop = -1
    while left > 0 and stop < 0:
        following = t.position_number[position] if position > t.last else position + 1
        turnout = open_turnout(s, position, taken)
        if turnout >= 0:
            following = turnout
            stop = turnout
        elif following == t.last:
            stop = following
        position = following
        if not taken >> position & 1:
            left -= 1
    s.tell(EV_ENGINE, p.engine, position)
    p.engine = position
    if stop >= 0:
        upgrade(s, t.position_station[position])
    if position == t.last:
        leave_last_space(s, taken)


def open_turnout(s: State, position: int, taken: int) -> int:
    """The turnout that leaves a numbered space, if it is free and its station is not his yet."""
    t = s.tables
    for station in range(len(t.stations)):
        turnout = t.station_position[station]
        if (
            turnout > t.last
            and t.position_order[turnout] == 2 * position + 1
            and position <= t.last
            and not taken >> turnout & 1
            and not s.players[s.seat].stations >> station & 1
        ):
            return turnout
    return -1


def leave_last_space(s: State, taken: int) -> None:
    """Back to the turnout nearest the start whose station is not his, or to the start."""
    t = s.tables
    p = s.players[s.seat]
    to = 0
    for station in range(len(t.stations)):
        turnout = t.station_position[station]
        if turnout > t.last and not taken >> turnout & 1 and not p.stations >> station & 1:
            to = turnout
            break
    s.tell(EV_ENGINE, p.engine, to)
    p.engine = to
    if to:
        upgrade(s, t.position_station[to])


def upgrade(s: State, station: int) -> None:
    """A disc on the station; he takes the station master away, which is of no use to him."""
    p = s.players[s.seat]
    if p.stations >> station & 1:
        return
    if p.discs[0] == 0:
        s.tell(EV_SKIPPED, SKIP_UPGRADE)
        return
    p.discs[0] -= 1
    p.stations |= 1 << station
    s.tell(EV_UPGRADED, station, 0)
    if s.masters[station] > 0:
        tile = s.masters[station] - 1
        p.masters |= 1 << tile
        s.masters = s.masters[:]
        s.masters[station] = MASTER_GONE
        s.tell(EV_MASTER, tile, -1)


# Building -----------------------------------------------------------------------------------------


def build(s: State) -> None:
    """What uses most builders: ties to replacements, the old building with most points, the largest
    gain in fees, most points, the lowest number."""
    t = s.tables
    p = s.players[s.seat]
    builders = p.workers[BUILDER]
    target = building_space(s)
    best_number = 0
    best_space = -1
    rank: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    for number in range(1, t.building_numbers + 1):
        if not p.shed >> number & 1:
            continue
        face = s.setup.automa_faces[number]
        for space in t.building_spaces:
            tile = s.trail[space]
            replaces = owner_of(tile) == s.seat
            if not replaces and space != target:
                continue
            old = s.setup.face(tile) if replaces else 0
            used = t.face_builders[face] - t.face_builders[old]
            if not 0 < used <= builders:
                continue
            fee = fee_of(s, number) - (s.setup.fees[tile] if replaces else 0)
            new = (used, int(replaces), t.face_vp[old], fee, t.face_vp[face])
            if best_space < 0 or new > rank:
                best_number = number
                best_space = space
                rank = new
    if best_space < 0:
        s.tell(EV_SKIPPED, SKIP_BUILD)
        return
    if s.trail[best_space] == EMPTY:
        p.built += 1
        if t.space_woods[best_space]:
            p.woods += 1
    s.trail[best_space] = PRIVATE + s.seat * SEAT_TILES + best_number
    p.shed &= ~(1 << best_number)
    s.tell(EV_BUILT, best_number, best_space, 0)


def fee_of(s: State, number: int) -> int:
    return s.setup.fees[PRIVATE + s.seat * SEAT_TILES + number]


def building_space(s: State) -> int:
    """The nearest empty building space without a risk action ahead of the human's herder, -1 none;
    on a tie the branch listed first."""
    t = s.tables
    human = (s.seat + 1) % s.setup.players
    layer = [s.players[human].herder]
    while layer:
        following: list[int] = []
        for space in layer:
            if t.building_index[space] >= 0 and s.trail[space] == EMPTY and t.space_risk[space] < 0:
                return space
            for onward in t.space_next[space]:
                if onward not in following:
                    following.append(onward)
        layer = following
    return -1
