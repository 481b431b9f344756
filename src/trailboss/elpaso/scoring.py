"""Final scoring: the seven lines of the score pad."""

from __future__ import annotations

from trailboss.core.assignment import Assignment
from trailboss.core.score import ScoreSheet
from trailboss.elpaso.building import kind_of
from trailboss.elpaso.constants import NEED_BONUS, NEED_BUILDING, NEED_DISC, OWNED
from trailboss.elpaso.movement import owner_of
from trailboss.elpaso.state import Player, State

LINES = ("money", "buildings", "trading posts", "workers", "cattle", "bonus tiles", "objectives")


def score_sheet(s: State, seat: int) -> ScoreSheet:
    return ScoreSheet(dict(zip(LINES, score_lines(s, seat), strict=True)))


def score_lines(s: State, seat: int) -> list[int]:
    """The points of each line, in their order. Sue has no money, and all her objectives count."""
    t = s.tables
    p = s.players[seat]
    automa = seat == s.setup.automa
    return [
        0 if automa else p.money // t.dollars_per_vp,
        building_points(s, seat),
        post_points(s, p),
        worker_points(s, p),
        cattle_points(s, p) + (t.simmental_vp if s.claimer == seat else 0),
        bonus_points(s, p),
        all_objectives(s, p) if automa else best_objectives(s, seat),
    ]


def building_points(s: State, seat: int) -> int:
    total = 0
    for tile in s.ring:
        if tile >= OWNED and owner_of(tile) == seat:
            total += s.setup.kind_vp[kind_of(tile)]
    return total


def post_points(s: State, p: Player) -> int:
    t = s.tables
    total = 0
    for post in range(len(t.posts)):
        total += p.posts[post] * t.post_vp[post]
    return total


def worker_points(s: State, p: Player) -> int:
    """Workers count wherever they are."""
    t = s.tables
    total = 0
    for worker in range(len(p.ready)):
        kind = t.cattle_count + worker
        total += (p.ready[worker] + p.owned(kind)) * t.card_vp[kind]
    return total


def bonus_points(s: State, p: Player) -> int:
    t = s.tables
    total = 0
    for tile in range(len(t.bonuses)):
        total += p.bonuses[tile] * t.bonus_vp[tile]
    return total


def own_buildings(s: State, seat: int) -> list[int]:
    return [tile for tile in s.ring if owner_of(tile) == seat]


def owned_workers(s: State, p: Player) -> list[int]:
    """Workers by type, wherever they are."""
    first = s.tables.cattle_count
    return [p.ready[worker] + p.owned(first + worker) for worker in range(len(p.ready))]


def cattle_points(s: State, p: Player) -> int:
    return p.points(s.tables.card_vp, s.tables.cattle_count)


def all_objectives(s: State, p: Player) -> int:
    t = s.tables
    total = 0
    for tile in range(len(t.objectives)):
        total += p.objectives[tile] * t.objective_vp[tile]
    return total


def objective_items(s: State, seat: int) -> list[int]:
    """How much a player owns of each thing the objectives need."""
    t = s.tables
    p = s.players[seat]
    items: list[int] = []
    for kind, what in t.needs:
        count = 0
        if kind == NEED_BUILDING:
            count = len(own_buildings(s, seat))
        elif kind == NEED_BONUS:
            count = p.bonuses[-1]
        elif kind == NEED_DISC:
            for post in range(len(t.posts)):
                if t.post_value[post] >= what:
                    count += p.posts[post]
        elif what < t.cattle_count:
            count = p.owned(what)
        else:
            count = p.ready[what - t.cattle_count] + p.owned(what)
        items.append(count)
    return items


def best_objectives(s: State, seat: int) -> int:
    """Each thing serves one objective only; those that are not fulfilled score nothing."""
    t = s.tables
    p = s.players[seat]
    if p.objectives[-1] == 0:
        return 0
    choice = Assignment(objective_items(s, seat))
    for tile in range(len(t.objectives)):
        for _ in range(p.objectives[tile]):
            choice.add(t.objective_needs[tile], t.objective_vp[tile], 0, True)
    points, _ = choice.solve()
    return points


def tie_break(s: State, seat: int) -> int:
    """Money left after it was turned into points."""
    if seat == s.setup.automa:
        return 0
    return s.players[seat].money % s.tables.dollars_per_vp
