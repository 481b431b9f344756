"""Final scoring: the eleven categories."""

from __future__ import annotations

from trailboss.core.assignment import Assignment
from trailboss.core.score import ScoreSheet
from trailboss.kansas.constants import HAZARD, OUTLAW, PRIVATE, SEAT_TILES
from trailboss.kansas.effects import PER_OBJECTIVES
from trailboss.kansas.money import count_of
from trailboss.kansas.state import Player, State
from trailboss.kansas.tables import Tables

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
    return ScoreSheet(dict(zip(CATEGORIES, score_lines(s, seat), strict=True)))


def score_lines(s: State, seat: int) -> list[int]:
    """The points of each category, in their order. The solo opponent has no money, masters or step
    bonus; each of his objectives counts its points."""
    p = s.players[seat]
    t = s.tables
    token = t.token_vp if s.ender == seat else 0
    if seat == s.setup.automa:
        return [
            0,
            building_points(s, seat),
            city_points(s, p),
            station_points(s, p),
            hazard_points(s, p),
            cattle_points(s, p),
            played_objectives(s, p),
            0,
            worker_points(s, p),
            0,
            token,
        ]
    objectives, cards = best_objectives(s, seat)
    return [
        p.money // t.dollars_per_vp,
        building_points(s, seat),
        city_points(s, p),
        station_points(s, p),
        hazard_points(s, p),
        cattle_points(s, p),
        objectives,
        master_points(s, p, cards) if p.masters else 0,
        worker_points(s, p),
        disc_points(s, p),
        token,
    ]


def played_objectives(s: State, p: Player) -> int:
    """What the cards in the area bring if all of them count."""
    t = s.tables
    total = 0
    for card in range(t.cattle_count, t.card_count):
        total += p.area[card] * t.card_vp[card]
    return total


def building_points(s: State, seat: int) -> int:
    trail = s.trail
    first = PRIVATE + seat * SEAT_TILES
    total = 0
    for space in s.tables.building_spaces:
        tile = trail[space]
        if tile > first and tile < first + SEAT_TILES:
            total += s.tables.face_vp[s.setup.face(tile)]
    return total


def city_points(s: State, p: Player) -> int:
    """Discs, and arrows with an own disc on both sides."""
    t = s.tables
    discs = p.cities
    total = 0
    for city in range(len(discs)):
        count = discs[city]
        if count:
            total += count * t.city_vp[city]
            if t.arrow_vp[city] and discs[city + 1]:
                total += t.arrow_vp[city]
    return total


def station_points(s: State, p: Player) -> int:
    total = 0
    if p.stations == 0:
        return 0
    for station in range(len(s.tables.stations)):
        if p.stations >> station & 1:
            total += s.tables.station_vp[station]
    return total


def hazard_points(s: State, p: Player) -> int:
    taken = p.taken
    total = 0
    for kind in range(HAZARD, OUTLAW):
        count = taken[kind]
        if count:
            total += count * s.tables.tile_vp[kind]
    return total


def cattle_points(s: State, p: Player) -> int:
    return p.points(s.tables.card_vp, s.tables.cattle_count)


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
    discs = p.discs
    total = 0
    for kind in range(len(discs)):
        if discs[kind] == 0 and s.tables.disc_vp[kind]:
            total += s.tables.disc_vp[kind]
    return total


# Objective cards --------------------------------------------------------------------------------


def task_items(s: State, seat: int) -> list[int]:
    """What a player owns of each thing that objective cards ask for, in the order of load.TASKS."""
    t = s.tables
    p = s.players[seat]
    by_value = [0, 0, 0, 0, 0, 0]
    draw = p.draw
    hand = p.hand
    discard = p.discard
    for kind in range(t.cattle_count):
        count = draw[kind] + hand[kind] + discard[kind]
        if count and t.card_variant[kind] == "":
            by_value[t.card_value[kind]] += count
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
    t = s.tables
    cards = objective_cards(s.players[seat], t)
    if not cards:
        return (0, 0)
    if len(cards) == 1 and cards[0] >= 0:
        card = cards[0]
        items = task_items(s, seat)
        tasks = t.objective_tasks[card]
        for kind in range(len(tasks)):
            if tasks[kind] > items[kind]:
                return (-t.objective_penalty[card], 1)
        return (t.card_vp[card], 1)
    return assignment(s, seat, cards).solve()


def objective_choice(s: State, seat: int) -> Assignment:
    """Which objectives to fulfil: cards in the area are mandatory, those in the deck may be added.
    They go by kind, of each those in the area first."""
    return assignment(s, seat, objective_cards(s.players[seat], s.tables))


def objective_cards(p: Player, t: Tables) -> list[int]:
    """Cards of the area as they are, of the deck as -1 - card."""
    area = p.area
    draw = p.draw
    hand = p.hand
    discard = p.discard
    cards: list[int] = []
    for card in range(t.cattle_count, t.card_count):
        for _ in range(area[card]):
            cards.append(card)
        for _ in range(draw[card] + hand[card] + discard[card]):
            cards.append(-1 - card)
    return cards


def assignment(s: State, seat: int, cards: list[int]) -> Assignment:
    t = s.tables
    p = s.players[seat]
    bonus = 0
    per = 1
    if p.masters:
        for tile in range(len(t.masters)):
            if p.masters >> tile & 1 and t.master_of[tile] == PER_OBJECTIVES:
                bonus = t.master_vp[tile]
                per = t.master_per[tile]
    choice = Assignment(task_items(s, seat), bonus, per)
    for place in cards:
        card = place if place >= 0 else -1 - place
        choice.add(t.objective_tasks[card], t.card_vp[card], t.objective_penalty[card], place < 0)
    return choice
