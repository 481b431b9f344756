"""What a position is worth to a player: an estimate of the points it will lead to.

Points that are scored already count in full. Everything else is worth what it can still bring: the
same worker, disc or dollar is worth more at the beginning than in the last round. The figures are
rules of thumb, tried out in matches.
"""

from __future__ import annotations

from typing import Final

from trailboss.kansas.constants import BUILDER, COWBOY, ENGINEER
from trailboss.kansas.delivery import breeding_value
from trailboss.kansas.hand import hand_limit
from trailboss.kansas.sam_moves import locations_ahead
from trailboss.kansas.scoring import (
    building_points,
    cattle_points,
    city_points,
    disc_points,
    hazard_points,
    master_points,
    owned,
    station_points,
    task_items,
    worker_points,
)
from trailboss.kansas.state import Player, State

WORKERS_A_VISIT: Final = 1.8  # workers placed in the job market by a visit to Kansas City
FILTERED: Final = 2  # cards by which a player betters a hand on the way

# The rules of thumb, in points. The first of a pair holds at the end of the game, the second is
# what is added at its beginning.
MIXED: Final[list[float]] = [
    *(0.26, 0.38),  # 0: a dollar of the first dozen
    *(0.15, 0.1),  # 2: a dollar more
    *(0.0, 1.46),  # 4: an exchange token
    *(0.0, 7.0),  # 6: a cowboy
    *(0.0, 4.92),  # 8: a builder
    *(0.0, 8.7),  # 10: an engineer
    *(0.0, 2.0),  # 12: four of a type
    *(0.3, 0.7),  # 14: a certificate
    *(0.13, 0.3),  # 16: a space of the railroad, up to the last city
    *(0.0, 0.13),  # 18: a space further on
    *(0.0, 0.64),  # 20: an own building on the trail, beyond its points
    *(0.0, 1.12),  # 22: an auxiliary action opened
    *(0.0, 3.96),  # 24: a larger hand
    *(0.12, 1.74),  # 26: a longer step
    *(0.0, 7.8),  # 28: a station master
    *(0.38, 0.52),  # 30: a dollar of income to come; a point of a delivery to come
    *(0.49, 0.36),  # 32: growth of the breeding value from one delivery to the next; by cowboys
    *(0.68, 1.0),  # 34: how much of a visit the way done is worth; the hand on the way
    *(0.6, 0.4),  # 36: hope for an objective in the area; in the deck
]

# What a delivery is worth, beside the dollars, by city: points of its own and of arrows to come.
CITY_WORTH: Final = (-4.5, -0.5, -0.5, 1.0, 1.5, 3.5, 7.0, 6.0, 8.0, 9.0)


def at(w: list[float], place: int, early: float) -> float:
    return w[place] + w[place + 1] * early


def visits_left(s: State) -> float:
    """How often a player will still come to Kansas City, about."""
    if s.ender >= 0:
        return 0.3
    left = s.tables.job_rows * s.setup.players - s.placed
    return left / (WORKERS_A_VISIT * s.setup.players)


def deck_value(s: State, p: Player) -> float:
    """The breeding value a delivery will have, about: for each type the chance to hold one."""
    t = s.tables
    total = 0
    counts = [0] * len(t.colours)
    best = [0] * len(t.colours)
    for kind in range(t.card_count):
        count = owned(p, kind)
        if count:
            total += count
            if kind < t.cattle_count:
                colour = t.card_type[kind]
                counts[colour] += count
                if t.card_value[kind] > best[colour]:
                    best[colour] = t.card_value[kind]
    if total == 0:
        return 0.0
    size = hand_limit(s, p) + FILTERED
    missing = 1.0 - size / total if total > size else 0.0
    value = 0.0
    for colour in range(len(counts)):
        if counts[colour]:
            absent = 1.0
            for _ in range(counts[colour]):
                absent *= missing
            value += best[colour] * (1.0 - absent)
    return value


def delivery_prospect(s: State, p: Player, breeding: float, visits: float, w: list[float]) -> float:
    """What deliveries to come are worth: each time the best city within reach that is still free,
    while the herd gets better."""
    t = s.tables
    growth = w[32] + w[33] * (p.workers[COWBOY] - 1)
    free = [p.cities[city] == 0 or t.city_repeat[city] for city in range(len(t.cities))]
    worth = 0.0
    while visits > 0.0:
        share = visits if visits < 1.0 else 1.0
        best = 0
        for city in range(1, len(t.cities)):
            if t.city_value[city] > breeding:
                break
            if free[city] and CITY_WORTH[city] >= CITY_WORTH[best]:
                best = city
        worth += share * (w[31] * CITY_WORTH[best] + w[30] * breeding)
        if not t.city_repeat[best]:
            free[best] = False
        breeding += growth
        visits -= 1.0
    return worth


def objective_value(s: State, seat: int, early: float, w: list[float]) -> float:
    """Cards that will be scored, by how far they are fulfilled; things are shared out greedily."""
    t = s.tables
    p = s.players[seat]
    items = task_items(s, seat)
    value = 0.0
    for card in range(t.cattle_count, t.card_count):
        for _ in range(p.area[card]):
            value += card_value(s, card, items, early, True, w)
    for card in range(t.cattle_count, t.card_count):
        if owned(p, card):
            value += w[37] * card_value(s, card, items, early, False, w)
    return value


def card_value(
    s: State, card: int, items: list[int], early: float, bound: bool, w: list[float]
) -> float:
    """A card that is fulfilled, or how much hope there is for it; a penalty if it is played."""
    t = s.tables
    tasks = t.objective_tasks[card]
    needed = 0
    there = 0
    for task in range(len(tasks)):
        needed += tasks[task]
        use = min(tasks[task], items[task])
        items[task] -= use
        there += use
    if there == needed:
        return float(t.card_vp[card])
    share = there / needed
    hope = share * (0.2 + w[36] * early) * t.card_vp[card]
    if not bound:
        return hope
    return hope - (1.0 - share) * t.objective_penalty[card] * (1.0 - 0.5 * early)


def appraise(s: State, seat: int, w: list[float]) -> float:
    """The estimate for one seat."""
    t = s.tables
    p = s.players[seat]
    visits = visits_left(s)
    early = min(1.0, visits / 6.0)
    value = float(
        building_points(s, seat)
        + city_points(s, p)
        + station_points(s, p)
        + hazard_points(s, p)
        + cattle_points(s, p)
        + worker_points(s, p)
        + disc_points(s, p)
    )
    if s.ender == seat:
        value += t.token_vp
    first = min(p.money, 12)
    value += at(w, 0, early) * first + at(w, 2, early) * (p.money - first)
    value += at(w, 4, early) * p.tokens
    value += at(w, 6, early) * (p.workers[COWBOY] - 1)
    value += at(w, 8, early) * (p.workers[BUILDER] - 1)
    value += at(w, 10, early) * (p.workers[ENGINEER] - 1)
    for count in p.workers:
        if count >= 4:
            value += at(w, 12, early)
    value += at(w, 14, early) * t.certificates[p.certificate]
    number = t.position_number[p.engine]
    near = min(number, 18)
    value += at(w, 16, early) * near + at(w, 18, early) * (number - near)
    value += at(w, 20, early) * p.built
    value += disc_value(s, p, early, w)
    value += objective_value(s, seat, early, w)
    value += master_value(s, p, early, w)
    value += road_value(s, p, visits, w)
    return value


def disc_value(s: State, p: Player, early: float, w: list[float]) -> float:
    """Abilities that are open. Their use ends with the game."""
    t = s.tables
    value = 0.0
    for kind in range(len(t.discs)):
        gone = t.disc_count[kind] - p.discs[kind]
        if gone:
            if t.disc_cards[kind]:
                value += gone * at(w, 24, early)
            elif s.setup.steps[kind]:
                value += s.setup.steps[kind] * at(w, 26, early)
            else:
                value += gone * at(w, 22, early)
    return value


def master_value(s: State, p: Player, early: float, w: list[float]) -> float:
    """Station masters by what they would score now, and a little hope."""
    if p.masters == 0:
        return 0.0
    t = s.tables
    value = float(master_points(s, p, p.area[-1]))
    for tile in range(len(t.masters)):
        if p.masters >> tile & 1:
            value += at(w, 28, early)
    return value


def road_value(s: State, p: Player, visits: float, w: list[float]) -> float:
    """Deliveries to come: with the hand that is on the way now, and those after it."""
    expected = deck_value(s, p) + p.permanent
    if not p.started:
        return delivery_prospect(s, p, expected, visits, w)
    ahead = locations_ahead(s)
    whole = ahead[s.tables.start]
    done = 1.0 - ahead[p.herder] / whole if whole else 0.0
    certificates = s.tables.certificates[p.certificate]
    hand = breeding_value(s, p) + p.permanent
    mixed = hand * done * w[35] + expected * (1.0 - done * w[35])
    now = delivery_prospect(s, p, mixed + 0.5 * certificates, 1.0, w)
    later = delivery_prospect(s, p, expected, visits, w)
    return later + done * w[34] * now


def styles() -> dict[str, list[float]]:
    """Ways to play: the usual mixture, or a love for one thing and less for the others."""
    found: dict[str, list[float]] = {"mixed": MIXED}
    for name, loved in (("cowboys", 7), ("builders", 9), ("engineers", 11)):
        weights = MIXED[:]
        for worker in (7, 9, 11):
            weights[worker] *= 1.6 if worker == loved else 0.6
        found[name] = weights
    found["cowboys"][33] *= 1.3
    found["builders"][21] += 2.5
    found["engineers"][17] *= 1.5
    found["engineers"][19] += 0.2
    return found
