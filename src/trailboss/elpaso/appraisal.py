"""What a position is worth to a player: an estimate of the points it will lead to.

Points that are scored already count in full; everything else by what it can still bring. The
figures are rules of thumb, tried out in matches.
"""

from __future__ import annotations

from typing import Final

from trailboss.elpaso.buildings import kind_of
from trailboss.elpaso.cards import hand_limit
from trailboss.elpaso.constants import BUILDER, COWBOY, ENGINEER, JOKER
from trailboss.elpaso.delivery import duplicates, hand_value, permanent_certificates
from trailboss.elpaso.movement import is_location
from trailboss.elpaso.scoring import (
    all_objectives,
    cattle_points,
    objective_items,
    own_buildings,
    owned,
    owned_workers,
)
from trailboss.elpaso.state import Player, State

# The rules of thumb, in points. The first of a pair holds at the end of the game, the second is
# what is added at its beginning.
MIXED: Final[list[float]] = [
    *(0.20, 0.20),  # 0: a dollar of the first ten
    *(0.15, 0.05),  # 2: a dollar more
    *(0.0, 0.6),  # 4: an exchange token
    *(0.0, 0.9),  # 6: a cowboy, beside the points of the card
    *(0.0, 0.7),  # 8: a builder
    *(0.0, 0.7),  # 10: an engineer
    *(0.0, 1.2),  # 12: a joker
    *(0.25, 0.45),  # 14: a certificate
    *(0.0, 1.5),  # 16: an own building, beside its points
    *(0.0, 1.0),  # 18: an ability opened
    *(0.4, 0.4),  # 20: hope for an objective
    *(0.30, 0.9),  # 22: a card ready to be used; a point of a delivery to come
    *(0.6, 1.0),  # 24: growth of the value from one delivery to the next; the hand on the way
]


def at(w: list[float], place: int, early: float) -> float:
    return w[place] + w[place + 1] * early


def visits_left(s: State) -> float:
    """How often a player will still come to El Paso, about."""
    if s.claimer >= 0:
        return 0.3
    return (s.simmental + 1) / s.setup.seats


def deck_value(s: State, p: Player) -> float:
    """The value a delivery will have, about: for each breed the chance to hold one."""
    t = s.tables
    total = 0
    for kind in range(t.cattle_count):
        total += owned(p, kind)
    if total == 0:
        return 0.0
    size = hand_limit(s, p) + 1
    missing = 1.0 - size / total if total > size else 0.0
    value = 0.0
    for kind in range(t.cattle_count):
        count = owned(p, kind)
        if count:
            absent = 1.0
            for _ in range(count):
                absent *= missing
            value += t.card_value[kind] * (1.0 - absent)
    return value + duplicates(s, p) * 1.5


def delivery_prospect(s: State, p: Player, value: float, visits: float, w: list[float]) -> float:
    """What deliveries to come are worth: each time the best post within reach that is free."""
    t = s.tables
    discs = 0
    bits = p.discs
    while bits:
        discs += bits & 1
        bits >>= 1
    free = [p.posts[post] == 0 or t.post_repeat[post] for post in range(len(t.posts))]
    worth = 0.0
    while visits > 0.0 and discs > 0:
        share = visits if visits < 1.0 else 1.0
        best = 0
        for post in range(len(t.posts)):
            if t.post_value[post] > value:
                break
            if free[post]:
                best = post
        worth += share * (w[23] * t.post_vp[best] + 0.5)
        if not t.post_repeat[best]:
            free[best] = False
        value += w[24]
        visits -= 1.0
        discs -= 1
    return worth


def objective_value(s: State, seat: int, early: float, w: list[float]) -> float:
    """Objectives by how far they are fulfilled; things are shared out in order."""
    t = s.tables
    p = s.players[seat]
    items = objective_items(s, seat)
    value = 0.0
    for tile in range(len(t.objectives)):
        for _ in range(p.objectives[tile]):
            needs = t.objective_needs[tile]
            needed = 0
            there = 0
            for need in range(len(needs)):
                needed += needs[need]
                use = min(needs[need], items[need])
                items[need] -= use
                there += use
            if there == needed:
                value += t.objective_vp[tile]
            elif needed:
                value += there / needed * at(w, 20, early) * t.objective_vp[tile]
    return value


def locations_ahead(s: State, space: int) -> int:
    """Locations on the shortest way to El Paso."""
    if space == s.tables.city:
        return 0
    best = 1000
    for onward in s.tables.space_next[space]:
        best = min(best, locations_ahead(s, onward) + int(is_location(s, onward)))
    return best


def appraise(s: State, seat: int, w: list[float]) -> float:
    t = s.tables
    p = s.players[seat]
    visits = visits_left(s)
    early = min(1.0, visits / 5.0)
    value = float(cattle_points(s, p))
    buildings = own_buildings(s, seat)
    for tile in buildings:
        value += s.setup.kind_vp[kind_of(tile)]
    for post in range(len(t.posts)):
        value += p.posts[post] * t.post_vp[post]
    for tile in range(len(t.bonuses)):
        value += p.bonuses[tile] * t.bonus_vp[tile]
    workers = owned_workers(s, p)
    for worker in range(len(workers)):
        value += workers[worker] * t.card_vp[t.cattle_count + worker]
    if s.claimer == seat:
        value += t.simmental_vp
    if seat == s.setup.automa:
        return value + all_objectives(s, p)
    first = min(p.money, 10)
    value += at(w, 0, early) * first + at(w, 2, early) * (p.money - first)
    value += at(w, 4, early) * p.tokens
    value += at(w, 6, early) * workers[COWBOY] + at(w, 8, early) * workers[BUILDER]
    value += at(w, 10, early) * workers[ENGINEER] + at(w, 12, early) * workers[JOKER]
    for ready in p.ready:
        value += w[22] * early * ready
    value += at(w, 14, early) * p.certificate
    value += at(w, 16, early) * len(buildings)
    for disc in range(len(t.discs)):
        if not p.discs >> disc & 1:
            value += at(w, 18, early)
            if t.disc_steps[disc] or t.disc_cards[disc]:
                value += at(w, 18, early)
    value += objective_value(s, seat, early, w)
    expected = deck_value(s, p) + permanent_certificates(s, p)
    value += delivery_prospect(s, p, expected, visits, w)
    if p.started:
        whole = locations_ahead(s, t.space_next[t.city][0]) + 1
        done = 1.0 - locations_ahead(s, p.herder) / whole if p.herder != t.city else 0.0
        hand = hand_value(s, p) + permanent_certificates(s, p)
        mixed = hand * done * w[25] + expected * (1.0 - done * w[25])
        value += done * delivery_prospect(s, p, mixed + 0.6 * p.certificate, 1.0, w)
    return value


def styles() -> dict[str, list[float]]:
    """Ways to play: the usual mixture, or a love for one thing."""
    cowboys = MIXED[:]
    cowboys[7] += 1.0
    builders = MIXED[:]
    builders[9] += 1.0
    builders[17] += 2.0
    engineers = MIXED[:]
    engineers[11] += 1.2
    return {"mixed": MIXED, "cowboys": cowboys, "builders": builders, "engineers": engineers}
