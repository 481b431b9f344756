"""What matters to a player of El Paso, in numbers; see core.features."""

from __future__ import annotations

from typing import Final

from trailboss.core.features import hoped
from trailboss.core.rules import Position
from trailboss.elpaso import scoring
from trailboss.elpaso.building import kind_of
from trailboss.elpaso.delivery import duplicates, hand_value, permanent_certificates
from trailboss.elpaso.hand import hand_limit
from trailboss.elpaso.movement import is_location
from trailboss.elpaso.progress import own_objectives
from trailboss.elpaso.state import Player, State

VISITS: Final = 5.0  # to El Paso in a whole game, about
FIRST_DOLLARS: Final = 10
GROWTH: Final = 0.6  # of the value from one delivery to the next
DUPLICATE: Final = 1.5  # value that a second card of a breed adds where it may
CERTIFICATE: Final = 0.6  # of a certificate's value counts before the delivery
DISC: Final = 0.5  # what a delivery is worth beside the points of its post

NAMES: Final[tuple[str, ...]] = (
    *("early", "one"),
    # Points that are scored already.
    *("cattle", "buildings", "trading-posts", "bonus-tiles", "workers", "simmental"),
    *("objectives", "objectives-hoped"),
    # Means.
    *("dollars-first", "dollars-more", "exchange-tokens", "cowboys", "builders", "engineers"),
    *("jokers", "cowboys-ready", "builders-ready", "engineers-ready", "jokers-ready"),
    *("certificates", "permanent-certificates", "own-buildings", "bonus-tile-count"),
    # Discs that have left the board.
    *("discs", "discs-steps-and-cards"),
    # The way to El Paso and deliveries to come.
    *("way", "hand-on-the-way", "certificates-on-the-way", "herd", "cards", "next-post"),
    *("later-posts", "discs-first-post"),
)


def visits_left(s: State) -> float:
    """How often a player will still come to El Paso, about."""
    if s.claimer >= 0:
        return 0.3
    return (s.simmental + 1) / s.setup.seats


def features(position: Position, seat: int) -> list[float]:
    """The numbers for one seat, in the order of NAMES; of Sue only points."""
    assert isinstance(position, State)
    s = position
    t = s.tables
    p = s.players[seat]
    visits = visits_left(s)
    found: list[float] = [visits / VISITS, 1.0, float(scoring.cattle_points(s, p))]
    points = 0
    buildings = scoring.own_buildings(s, seat)
    for tile in buildings:
        points += s.setup.kind_vp[kind_of(tile)]
    found.append(float(points))
    points = 0
    for post in range(len(t.posts)):
        points += p.posts[post] * t.post_vp[post]
    found.append(float(points))
    points = 0
    tiles = 0
    for tile in range(len(t.bonuses)):
        points += p.bonuses[tile] * t.bonus_vp[tile]
        tiles += p.bonuses[tile]
    found.append(float(points))
    workers = scoring.owned_workers(s, p)
    points = 0
    for worker in range(len(workers)):
        points += workers[worker] * t.card_vp[t.cattle_count + worker]
    found.append(float(points))
    found.append(float(t.simmental_vp) if s.claimer == seat else 0.0)
    if seat == s.setup.automa:
        # Sue scores every objective and has no means to come to more.
        found.append(float(scoring.all_objectives(s, p)))
        while len(found) < len(NAMES):
            found.append(0.0)
        return found
    add_objectives(s, seat, found)
    first = min(p.money, FIRST_DOLLARS)
    found.append(float(first))
    found.append(float(p.money - first))
    found.append(float(p.tokens))
    for count in workers:
        found.append(float(count))
    for ready in p.ready:
        found.append(float(ready))
    found.append(float(p.certificate))
    permanent = float(permanent_certificates(s, p))
    found.append(permanent)
    found.append(float(len(buildings)))
    found.append(float(tiles))
    gone = 0
    able = 0
    for disc in range(len(t.discs)):
        if not p.discs >> disc & 1:
            gone += 1
            if t.disc_steps[disc] or t.disc_cards[disc]:
                able += 1
    found.append(float(gone))
    found.append(float(able))
    add_road(s, p, visits, permanent, len(t.discs) - gone, found)
    found.append(float(p.posts[0]))
    return found


def add_objectives(s: State, seat: int, found: list[float]) -> None:
    """Points of the objectives that are fulfilled, and hope for the others."""
    t = s.tables
    items = scoring.objective_items(s, seat)
    tiles = own_objectives(s, seat)
    sure, hope = hoped(tiles, t.objective_needs, t.objective_vp, (), items)
    found.append(sure)
    found.append(hope)


def locations_ahead(s: State, space: int) -> int:
    """Locations on the shortest way to El Paso."""
    if space == s.tables.city:
        return 0
    best = 1000
    for onward in s.tables.space_next[space]:
        best = min(best, locations_ahead(s, onward) + int(is_location(s, onward)))
    return best


def add_road(
    s: State, p: Player, visits: float, permanent: float, discs: int, found: list[float]
) -> None:
    """The way to El Paso, the hand on it, the herd, and deliveries to come."""
    t = s.tables
    cattle = 0
    total = 0
    for kind in range(len(t.cards)):
        count = p.owned(kind)
        total += count
        if kind < t.cattle_count:
            cattle += count
    herd = permanent + duplicates(s, p) * DUPLICATE
    size = hand_limit(s, p) + 1
    missing = 1.0 - size / cattle if cattle > size else 0.0
    for kind in range(t.cattle_count):
        count = p.owned(kind)
        if count:
            absent = 1.0
            for _ in range(count):
                absent *= missing
            herd += t.card_value[kind] * (1.0 - absent)
    done = 0.0
    if p.started and p.herder != t.city:
        whole = locations_ahead(s, t.space_next[t.city][0]) + 1
        done = max(0.0, 1.0 - locations_ahead(s, p.herder) / whole)
    hand = hand_value(s, p) + permanent
    found.append(done)
    found.append(done * hand)
    found.append(done * p.certificate)
    found.append(herd)
    found.append(float(total))
    mixed = hand * done + herd * (1.0 - done) + CERTIFICATE * p.certificate
    found.append(done * prospect(s, p, mixed, 1.0, discs))
    found.append(prospect(s, p, herd, visits, discs))


def prospect(s: State, p: Player, value: float, visits: float, discs: int) -> float:
    """What deliveries to come are worth: each time the best post within reach that is free."""
    t = s.tables
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
        worth += share * (t.post_vp[best] + DISC)
        if not t.post_repeat[best]:
            free[best] = False
        value += GROWTH
        visits -= 1.0
        discs -= 1
    return worth
