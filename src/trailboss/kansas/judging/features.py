"""What matters to a player of a Kansas City game, in numbers; see core.features."""

from __future__ import annotations

from typing import Final

from trailboss.core.features import hoped
from trailboss.core.rules import Position
from trailboss.kansas import scoring
from trailboss.kansas.constants import COWBOY, PRIVATE, SEAT_TILES
from trailboss.kansas.delivery import breeding_value
from trailboss.kansas.hand import hand_limit
from trailboss.kansas.sam_moves import locations_ahead
from trailboss.kansas.state import Player, State

WORKERS_A_VISIT: Final = 1.8  # workers placed in the job market by a visit to Kansas City
FILTERED: Final = 2  # cards by which a player betters a hand on the way
GROWTH: Final = 0.5  # of the breeding value from one delivery to the next
GROWTH_BY_COWBOYS: Final = 0.36
FIRST_DOLLARS: Final = 12
VISITS: Final = 7.0  # to Kansas City in a whole game, about

NAMES: Final[tuple[str, ...]] = (
    *("early", "one"),
    # Points that are scored already.
    *("buildings", "cities", "stations", "hazards", "cattle", "workers", "step-bonus"),
    "objectives",  # fulfilled ones, less the penalties of those that must be scored
    *("objectives-hoped", "objectives-in-deck", "station-masters"),
    # Means.
    *("master-tiles", "dollars-first", "dollars-more", "exchange-tokens"),
    *("cowboy-2", "cowboy-3", "cowboy-4", "cowboy-5", "cowboy-6"),
    *("builder-2", "builder-3", "builder-4", "builder-5", "builder-6"),
    *("engineer-2", "engineer-3", "engineer-4", "engineer-5", "engineer-6"),
    *("certificates", "permanent-certificates", "railroad", "railroad-beyond", "stations-passed"),
    "own-buildings",
    # Discs that have left the board.
    *("disc-aux-money", "disc-aux-draw", "disc-aux-certificate", "disc-aux-engine"),
    *("disc-aux-remove", "disc-step-left", "disc-step-right", "disc-hand", "disc-certificate-4"),
    "disc-certificate-6",
    # The way to Kansas City and deliveries to come.
    *("own-buildings-ahead", "way", "hand-on-the-way", "certificates-on-the-way", "herd"),
    *("cards", "weak-cards", "next-city", "next-dollars", "later-cities", "later-dollars"),
    *("discs-last-city", "discs-first-city", "job-market-token"),
)


def visits_left(s: State) -> float:
    """How often a player will still come to Kansas City, about."""
    if s.ender >= 0:
        return 0.3
    left = s.tables.job_rows * s.setup.players - s.placed
    return left / (WORKERS_A_VISIT * s.setup.players)


def features(position: Position, seat: int) -> list[float]:
    """The numbers for one seat, in the order of NAMES."""
    assert isinstance(position, State)
    s = position
    p = s.players[seat]
    t = s.tables
    visits = visits_left(s)
    found: list[float] = [
        visits / VISITS,
        1.0,
        float(scoring.building_points(s, seat)),
        float(scoring.city_points(s, p)),
        float(scoring.station_points(s, p)),
        float(scoring.hazard_points(s, p)),
        float(scoring.cattle_points(s, p)),
        float(scoring.worker_points(s, p)),
        float(scoring.disc_points(s, p)),
    ]
    add_objectives(s, seat, found)
    masters = 0
    if p.masters:
        for tile in range(len(t.masters)):
            masters += p.masters >> tile & 1
        found.append(float(scoring.master_points(s, p, p.area[-1])))
    else:
        found.append(0.0)
    found.append(float(masters))
    first = min(p.money, FIRST_DOLLARS)
    found.append(float(first))
    found.append(float(p.money - first))
    found.append(float(p.tokens))
    for count in p.workers:
        for space in range(2, 7):
            found.append(1.0 if count >= space else 0.0)
    certificates = float(t.certificates[p.certificate])
    found.append(certificates)
    found.append(float(p.permanent))
    number = t.position_number[p.engine]
    near = min(number, t.city_value[-1])  # up to where the last city is
    found.append(float(near))
    found.append(float(number - near))
    found.append(float(behind_stations(s, p)))
    found.append(float(p.built))
    for kind in t.weighed_discs:
        found.append(float(t.disc_count[kind] - p.discs[kind]) if kind >= 0 else 0.0)
    add_road(s, seat, visits, certificates, found)
    found.append(float(p.cities[-1]))
    found.append(float(p.cities[0]))
    found.append(1.0 if s.ender == seat else 0.0)
    return found


def add_objectives(s: State, seat: int, found: list[float]) -> None:
    """Points of the cards that are fulfilled or must be; hope for the others."""
    t = s.tables
    p = s.players[seat]
    items = scoring.task_items(s, seat)
    played: list[int] = []
    held: list[int] = []
    for card in range(t.cattle_count, t.card_count):
        for _ in range(p.area[card]):
            played.append(card)
        if p.owned(card):
            held.append(card)
    sure, hope = hoped(played, t.objective_tasks, t.card_vp, t.objective_penalty, items)
    more, deck = hoped(held, t.objective_tasks, t.card_vp, (), items)
    found.append(sure + more)
    found.append(hope)
    found.append(deck)


def behind_stations(s: State, p: Player) -> int:
    """Stations the engine has passed without a disc of this player."""
    t = s.tables
    number = t.position_number[p.engine]
    count = 0
    for position in range(len(t.position_number)):
        station = t.position_station[position]
        if station >= 0 and t.position_number[position] <= number:
            if not p.stations >> station & 1:
                count += 1
    return count


def add_road(s: State, seat: int, visits: float, certificates: float, found: list[float]) -> None:
    """The way to Kansas City, the hand on it, the herd, and deliveries to come."""
    t = s.tables
    p = s.players[seat]
    total = 0
    weak = 0
    colours = len(t.colours)
    counts = [0] * colours
    best = [0] * colours
    for kind in range(t.card_count):
        count = p.owned(kind)
        if count:
            total += count
            if kind < t.cattle_count:
                colour = t.card_type[kind]
                value = t.card_value[kind]
                counts[colour] += count
                if value > best[colour]:
                    best[colour] = value
                if value == 1:
                    weak += count
    size = hand_limit(s, p) + FILTERED
    missing = 1.0 - size / total if total > size else 0.0
    herd = float(p.permanent)
    for colour in range(colours):
        if counts[colour]:
            absent = 1.0
            for _ in range(counts[colour]):
                absent *= missing
            herd += best[colour] * (1.0 - absent)
    done = 0.0
    own = p.built
    if p.started:
        ahead = locations_ahead(s)
        whole = ahead[t.start]
        here = ahead[p.herder]
        if whole:
            done = max(0.0, 1.0 - here / whole)  # a detour can be longer than the whole way
        if p.built:
            own = 0
            for space in t.building_spaces:
                number = s.trail[space] - PRIVATE - seat * SEAT_TILES
                if 0 < number < SEAT_TILES and ahead[space] < here:
                    own += 1
    hand = float(breeding_value(s, p) + p.permanent)
    found.append(float(own))
    found.append(done)
    found.append(done * hand)
    found.append(done * certificates)
    found.append(herd)
    found.append(float(total))
    found.append(float(weak))
    mixed = hand * done + herd * (1.0 - done) + certificates * 0.5
    add_prospect(s, p, mixed, 1.0, done, found)
    add_prospect(s, p, herd, visits, 1.0, found)


def add_prospect(
    s: State, p: Player, breeding: float, visits: float, weight: float, found: list[float]
) -> None:
    """What deliveries to come are worth, in cities and in dollars: each time the best city within
    reach that is still free, while the herd gets better."""
    t = s.tables
    growth = GROWTH + GROWTH_BY_COWBOYS * (p.workers[COWBOY] - 1)
    free = [p.cities[city] == 0 or t.city_repeat[city] for city in range(len(t.cities))]
    worth = 0.0
    income = 0.0
    while visits > 0.0:
        share = visits if visits < 1.0 else 1.0
        best = 0
        for city in range(1, len(t.cities)):
            if t.city_value[city] > breeding:
                continue
            if free[city] and t.city_worth[city] >= t.city_worth[best]:
                best = city
        worth += share * t.city_worth[best]
        income += share * breeding
        if not t.city_repeat[best]:
            free[best] = False
        breeding += growth
        visits -= 1.0
    found.append(weight * worth)
    found.append(weight * income)
