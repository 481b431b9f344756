"""Final scoring: the eleven categories."""

from __future__ import annotations

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


def building_points(s: State, seat: int) -> int:
    total = 0
    for space in s.tables.building_spaces:
        number = s.trail[space] - PRIVATE - seat * SEAT_TILES
        if 0 < number < SEAT_TILES:
            total += s.tables.face_vp[s.setup.faces[number]]
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


class ObjectiveSearch:
    """Which objective cards to fulfil, and which of the optional ones to add, for most points."""

    def __init__(self, s: State, seat: int) -> None:
        t = s.tables
        p = s.players[seat]
        self.tables = t
        self.items = task_items(s, seat)
        self.bonus: int = 0  # for every `per` cards in the area
        self.per: int = 1
        for tile in range(len(t.masters)):
            if p.masters >> tile & 1 and t.master_of[tile] == PER_OBJECTIVES:
                self.bonus = t.master_vp[tile]
                self.per = t.master_per[tile]
        self.cards: list[int] = []
        self.optional: list[bool] = []
        for card in range(t.cattle_count, t.card_count):
            for _ in range(p.area[card]):
                self.cards.append(card)
                self.optional.append(False)
            for _ in range(owned(p, card)):
                self.cards.append(card)
                self.optional.append(True)
        # What the cards from a place on can still bring at most, for cutting the search short.
        self.rest: list[int] = [0]
        for card in reversed(self.cards):
            points = t.card_vp[card] if self.enough(card) else 0
            self.rest.append(self.rest[-1] + points)
        self.rest.reverse()
        self.best: int = -1000
        self.best_objectives: int = 0
        self.best_cards: int = 0

    def enough(self, card: int) -> bool:
        """Do the items that are left cover the card's tasks?"""
        tasks = self.tables.objective_tasks[card]
        for task in range(len(tasks)):
            if tasks[task] > self.items[task]:
                return False
        return True

    def search(self, place: int, points: int, cards: int) -> None:
        """`points` so far without the bonus, `cards` in the area so far."""
        most = cards + len(self.cards) - place
        if points + self.rest[place] + most // self.per * self.bonus <= self.best:
            return
        whole = points + cards // self.per * self.bonus
        if place == len(self.cards):
            if whole > self.best:
                self.best = whole
                self.best_objectives = points
                self.best_cards = cards
            return
        card = self.cards[place]
        tasks = self.tables.objective_tasks[card]
        items = self.items
        if self.enough(card):
            for task in range(len(tasks)):
                items[task] -= tasks[task]
            self.search(place + 1, points + self.tables.card_vp[card], cards + 1)
            for task in range(len(tasks)):
                items[task] += tasks[task]
        if self.optional[place]:
            self.search(place + 1, points, cards)
            if self.bonus:
                penalty = self.tables.objective_penalty[card]
                self.search(place + 1, points - penalty, cards + 1)
        else:
            self.search(place + 1, points - self.tables.objective_penalty[card], cards + 1)


def best_objectives(s: State, seat: int) -> tuple[int, int]:
    """The points of the objective cards, and how many cards lie in the area then."""
    found = ObjectiveSearch(s, seat)
    found.search(0, 0, 0)
    return found.best_objectives, found.best_cards
