"""Final scoring: the eleven categories."""

from __future__ import annotations

from trailboss.core.assignment import Assignment
from trailboss.core.score import ScoreSheet
from trailboss.kansas.constants import HAZARD, OUTLAW, PRIVATE, SEAT_TILES
from trailboss.kansas.effects import PER_OBJECTIVES
from trailboss.kansas.money import count_of
from trailboss.kansas.state import Player, State

CATEGORIES = (
    "money",
    "buildings",
    "cities",
    "stations",
    "hazards",
    "cattle",
    "objectives",
    "station masters",
    "workers",
    "step bonus",
    "job market token",
)


def score_sheet(s: State, seat: int) -> ScoreSheet:
    p = s.players[seat]
    if seat == s.setup.automa:
        return automa_sheet(s, seat)
    objectives, cards = best_objectives(s, seat)
    points = (
        p.money // s.tables.dollars_per_vp,
        building_points(s, seat),
        city_points(s, p),
        station_points(s, p),
        hazard_points(s, p),
        cattle_points(s, p),
        objectives,
        master_points(s, p, cards),
        worker_points(s, p),
        disc_points(s, p),
        s.tables.token_vp if s.ender == seat else 0,
    )
    return ScoreSheet(dict(zip(CATEGORIES, points, strict=True)))


def automa_sheet(s: State, seat: int) -> ScoreSheet:
    """The solo opponent: no money, masters or step bonus; each objective counts its points."""
    p = s.players[seat]
    points = (
        0,
        building_points(s, seat),
        city_points(s, p),
        station_points(s, p),
        hazard_points(s, p),
        cattle_points(s, p),
        sum(p.area[card] * s.tables.card_vp[card] for card in range(s.tables.card_count)),
        0,
        worker_points(s, p),
        0,
        s.tables.token_vp if s.ender == seat else 0,
    )
    return ScoreSheet(dict(zip(CATEGORIES, points, strict=True)))


def building_points(s: State, seat: int) -> int:
    total = 0
    for space in s.tables.building_spaces:
        number = s.trail[space] - PRIVATE - seat * SEAT_TILES
        if 0 < number < SEAT_TILES:
            total += s.tables.face_vp[s.setup.face(s.trail[space])]
    return total


def city_points(s: State, p: Player) -> int:
    """Discs, and arrows with an own disc on both sides."""
    t = s.tables
    total = 0
    for city in range(len(t.cities)):
        total += p.cities[city] * t.city_vp[city]
        if t.arrow_vp[city] and p.cities[city] and p.cities[city + 1]:
            total += t.arrow_vp[city]
    return total


def station_points(s: State, p: Player) -> int:
    total = 0
    for station in range(len(s.tables.stations)):
        if p.stations >> station & 1:
            total += s.tables.station_vp[station]
    return total


def hazard_points(s: State, p: Player) -> int:
    total = 0
    for kind in range(HAZARD, OUTLAW):
        total += p.taken[kind] * s.tables.tile_vp[kind]
    return total


def owned(p: Player, kind: int) -> int:
    """Cards of a kind in draw stack, hand and discard pile."""
    return p.draw[kind] + p.hand[kind] + p.discard[kind]


def cattle_points(s: State, p: Player) -> int:
    total = 0
    for kind in range(s.tables.cattle_count):
        total += owned(p, kind) * s.tables.card_vp[kind]
    return total


def master_points(s: State, p: Player, objective_cards: int) -> int:
    """The lower halves of the station masters; `objective_cards` lie in the area after scoring."""
    t = s.tables
    total = 0
    for tile in range(len(t.masters)):
        if p.masters >> tile & 1 and t.master_vp[tile]:
            if t.master_of[tile] == PER_OBJECTIVES:
                count = objective_cards
            else:
                count = count_of(s, p, t.master_of[tile])
            total += count // t.master_per[tile] * t.master_vp[tile]
    return total


def worker_points(s: State, p: Player) -> int:
    total = 0
    for count in p.workers:
        for space in range(count):
            total += s.tables.worker_vp[space]
    return total


def disc_points(s: State, p: Player) -> int:
    total = 0
    for kind in range(len(s.tables.discs)):
        if s.tables.disc_vp[kind] and p.discs[kind] == 0:
            total += s.tables.disc_vp[kind]
    return total


# Objective cards --------------------------------------------------------------------------------


def task_items(s: State, seat: int) -> list[int]:
    """What a player owns of each thing that objective cards ask for, in the order of load.TASKS."""
    t = s.tables
    p = s.players[seat]
    by_value = [0] * 6
    for kind in range(t.cattle_count):
        if t.card_variant[kind] == "":
            by_value[t.card_value[kind]] += owned(p, kind)
    stations = 0
    for station in range(len(t.stations)):
        stations += p.stations >> station & 1
    hazards = 0
    for kind in range(HAZARD, OUTLAW):
        hazards += p.taken[kind]
    return [
        p.built,
        stations,
        hazards,
        p.taken[OUTLAW],
        p.taken[OUTLAW + 1],
        by_value[3],
        by_value[4],
        by_value[5],
        p.cities[-1],
    ]


def best_objectives(s: State, seat: int) -> tuple[int, int]:
    """The points of the objective cards, and how many cards lie in the area then."""
    return objective_choice(s, seat).solve()


def objective_choice(s: State, seat: int) -> Assignment:
    """Which objectives to fulfil: cards in the area are mandatory, those in the deck may be added.
    They go by kind, of each those in the area first."""
    t = s.tables
    p = s.players[seat]
    bonus = 0
    per = 1
    for tile in range(len(t.masters)):
        if p.masters >> tile & 1 and t.master_of[tile] == PER_OBJECTIVES:
            bonus = t.master_vp[tile]
            per = t.master_per[tile]
    choice = Assignment(task_items(s, seat), bonus, per)
    for card in range(t.cattle_count, t.card_count):
        tasks = t.objective_tasks[card]
        for _ in range(p.area[card]):
            choice.add(tasks, t.card_vp[card], t.objective_penalty[card], False)
        for _ in range(owned(p, card)):
            choice.add(tasks, t.card_vp[card], t.objective_penalty[card], True)
    return choice
