"""What a position is worth to a player: an estimate of the points it will lead to.

Points that are scored already count in full. Everything else is worth what it can still bring: the
same worker, disc or dollar is worth more at the beginning than in the last round. The figures are
rules of thumb, tried out in matches (docs/results.md).
"""

from __future__ import annotations

from typing import Final

from trailboss.kansas.constants import (
    BUILDER,
    COWBOY,
    ENGINEER,
    OUTLAW,
)
from trailboss.kansas.delivery import breeding_value
from trailboss.kansas.hand import hand_limit
from trailboss.kansas.money import hazards_taken, stations_upgraded
from trailboss.kansas.sam_moves import locations_ahead
from trailboss.kansas.scoring import (
    building_points,
    cattle_points,
    city_points,
    disc_points,
    hazard_points,
    owned,
    station_points,
    task_items,
    worker_points,
)
from trailboss.kansas.state import Player, State

WORKERS_A_VISIT: Final = 1.8  # workers placed in the job market by a visit to Kansas City
FILTERED: Final = 2  # cards by which a player betters a hand on the way


def visits_left(s: State) -> float:
    """How often a player will still come to Kansas City, about."""
    left = s.tables.job_rows * s.setup.players - s.placed
    if s.ender >= 0:
        return 0.3
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


def objective_value(s: State, seat: int, early: float) -> float:
    """Cards that will be scored, by how far they are fulfilled; things are shared out greedily."""
    t = s.tables
    p = s.players[seat]
    items = task_items(s, seat)
    value = 0.0
    for card in range(t.cattle_count, t.card_count):
        for _ in range(p.area[card]):
            value += card_value(s, card, items, early, True)
        if owned(p, card):
            value += 0.6 * card_value(s, card, items, early, False)
    return value


def card_value(s: State, card: int, items: list[int], early: float, bound: bool) -> float:
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
    hope = share * (0.3 + 0.6 * early) * t.card_vp[card]
    return hope - (1.0 - share) * t.objective_penalty[card] * (0.9 - 0.4 * early) if bound else hope


def appraise(s: State, seat: int) -> float:
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
    value += money_value(p.money, early)
    value += 0.7 * p.tokens * early
    value += worker_value(p, early)
    value += objective_value(s, seat, early)
    value += master_value(s, p, early)
    value += disc_value(s, p, early)
    expected = deck_value(s, p) + p.permanent
    value += visits * 0.75 * expected
    certificates = t.certificates[p.certificate]
    value += certificates * (0.5 + 0.5 * early)
    value += engine_value(s, p, early)
    value += 0.9 * p.built * early
    value += road_value(s, p, expected, early)
    return value


def money_value(money: int, early: float) -> float:
    """Worth most while it can be spent; a heap of it is only points at the end."""
    spendable = min(money, 12)
    rest = min(money - spendable, 20)
    return 0.2 * money + early * (0.28 * spendable + 0.12 * rest)


def worker_value(p: Player, early: float) -> float:
    value = 0.0
    value += (p.workers[COWBOY] - 1) * 2.9
    value += (p.workers[BUILDER] - 1) * 2.3
    value += (p.workers[ENGINEER] - 1) * 2.3
    for count in p.workers:
        if count >= 4:
            value += 1.0
    return value * early


def master_value(s: State, p: Player, early: float) -> float:
    """Station masters by what they would score now, and a little hope."""
    if p.masters == 0:
        return 0.0
    t = s.tables
    value = 0.0
    for tile in range(len(t.masters)):
        if p.masters >> tile & 1:
            value += 2.0 * early
    value += 0.5 * hazards_taken(p) + 0.5 * stations_upgraded(p)
    value += min(p.taken[OUTLAW], p.taken[OUTLAW + 1])
    return value


def disc_value(s: State, p: Player, early: float) -> float:
    """Abilities that are open. Their use ends with the game."""
    t = s.tables
    value = 0.0
    for kind in range(len(t.discs)):
        gone = t.disc_count[kind] - p.discs[kind]
        if gone:
            worth = 1.0
            if t.disc_cards[kind]:
                worth = 4.0
            elif s.setup.steps[kind]:
                worth = 3.0 * s.setup.steps[kind]
            value += gone * worth
    return value * early


def engine_value(s: State, p: Player, early: float) -> float:
    """Near cities cost no transport any more; further on lie the better stations."""
    number = s.tables.position_number[p.engine]
    near = min(number, 18)
    return near * (0.12 + 0.16 * early) + (number - near) * (0.06 + 0.14 * early)


def road_value(s: State, p: Player, expected: float, early: float) -> float:
    """How far the herder has come, and how good the hand is that it brings along."""
    if not p.started:
        return 0.0
    ahead = locations_ahead(s)
    whole = ahead[s.tables.start]
    done = 1.0 - ahead[p.herder] / whole if whole else 0.0
    hand = breeding_value(s, p) + p.permanent
    return done * (0.3 * expected + 0.5 * (hand - expected)) + 0.12 * hand * done
