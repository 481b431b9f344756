"""How far a player is with each objective tile."""

from __future__ import annotations

from trailboss.core.assignment import Assignment
from trailboss.core.progress import Progress, deal_out
from trailboss.elpaso.constants import NEED_DISC
from trailboss.elpaso.scoring import objective_items
from trailboss.elpaso.state import State
from trailboss.elpaso.tables import Tables


def best_choice(s: State, seat: int, tiles: list[int]) -> Assignment:
    """The objectives that score best with what a player owns."""
    t = s.tables
    choice = Assignment(objective_items(s, seat))
    for tile in tiles:
        choice.add(t.objective_needs[tile], t.objective_vp[tile], 0, True)
    choice.solve()
    return choice


def own_objectives(s: State, seat: int) -> list[int]:
    tiles: list[int] = []
    for tile in range(len(s.tables.objectives)):
        tiles.extend([tile] * s.players[seat].objectives[tile])
    return tiles


def objective_progress(s: State, seat: int) -> list[Progress]:
    """All objective tiles of a seat. Where in a player's cards something is does not matter."""
    t = s.tables
    tiles = own_objectives(s, seat)
    found = [Progress(tile, t.objective_needs[tile], t.objective_vp[tile], True) for tile in tiles]
    deal_out(found, best_choice(s, seat, tiles))
    return found


def asked_by_name(t: Tables, counts: tuple[int, ...], need: int) -> int:
    """How many of a need an objective asks for by name: a disc on a post of 14 is counted as one of
    10 too, but asked for once."""
    kind, value = t.needs[need]
    dearer = 0
    for other in range(len(counts)):
        if kind == NEED_DISC and t.needs[other][0] == NEED_DISC and t.needs[other][1] > value:
            dearer = max(dearer, counts[other])
    return counts[need] - dearer


def served_by(s: State, kind: int, what: int) -> list[tuple[Progress, int]]:
    """The objective tiles of the deciding seat, each with its need, that one more thing of a kind
    would serve. A disc on a post of 14 is one on a post of at least 10."""
    t = s.tables
    found: list[tuple[Progress, int]] = []
    for one in objective_progress(s, s.seat):
        for need in range(len(t.needs)):
            wanted, of = t.needs[need]
            fits = wanted == kind and (of <= what if kind == NEED_DISC else of == what)
            if fits and one.done[need] < asked_by_name(t, one.asked, need):
                found.append((one, need))
    return found
