"""What follows from an observation by the rules, worked out once: fees, transport, breeding value,
objective tasks, what there is money and room for. Nothing here tells more than the observation
itself."""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.progress import Progress
from trailboss.kansas.cattle_market import can_purchase
from trailboss.kansas.constants import COWBOY, PRIVATE
from trailboss.kansas.delivery import breeding_value, transport_cost
from trailboss.kansas.movement import owner_of, payee
from trailboss.kansas.progress import objective_progress
from trailboss.kansas.state import Player, State

# What an objective card asks for, in the order of load.TASKS.
TASKS: Final = (
    "building",
    "station",
    "hazard",
    "green-outlaw",
    "orange-outlaw",
    "cattle-3",
    "cattle-4",
    "cattle-5",
    "last-city",
)


def facts(s: State, seat: int) -> dict[str, Any]:
    """For a seat, with what its hand is worth, or for a spectator (-1)."""
    found: dict[str, Any] = {
        "fees": fees(s, seat),
        "players": [player_facts(s, other) for other in range(s.setup.players)],
    }
    if 0 <= seat < s.setup.players and seat != s.setup.automa:
        found.update(own_facts(s, s.players[seat]))
    return found


def own_facts(s: State, p: Player) -> dict[str, Any]:
    """What the hand is worth, the delivery it makes without and with all certificates, and the
    dearest open city for each of these, whatever the transport."""
    value = breeding_value(s, p)
    least = value + p.permanent
    most = least + s.tables.certificates[p.certificate]
    return {
        "breeding_value": value,
        "delivery": {"least": least, "most": most},
        "city": {"least": dearest_city(s, p, least), "most": dearest_city(s, p, most)},
    }


def dearest_city(s: State, p: Player, value: int) -> str | None:
    t = s.tables
    open_cities = [
        t.cities[city]
        for city in range(len(t.cities))
        if t.city_value[city] <= value and (t.city_repeat[city] or not p.cities[city])
    ]
    return open_cities[-1] if open_cities else None


def fees(s: State, seat: int) -> dict[str, Any]:
    """What the tiles on the trail cost a seat that passes them, and who gets it (None: the bank);
    for a spectator, what they cost anybody but their owners."""
    found: dict[str, Any] = {}
    for space in range(len(s.trail)):
        tile = s.trail[space]
        if tile >= PRIVATE and s.setup.fees[tile] and (seat < 0 or owner_of(tile) != seat):
            gets = payee(s, tile)
            found[s.tables.spaces[space]] = {
                "amount": s.setup.fees[tile],
                "payee": gets if gets >= 0 else None,
            }
    return found


def player_facts(s: State, seat: int) -> dict[str, Any]:
    """Transport by city, how far each objective card is, the cattle there are cowboys and dollars
    for, and the cities that have room for a disc. The solo opponent pays no transport, does no
    tasks and buys nothing."""
    t = s.tables
    p = s.players[seat]
    if seat == s.setup.automa:
        return {"transport": {}, "tasks": [], "buys": [], "open": open_cities(s, p)}
    return {
        "transport": {t.cities[city]: transport_cost(s, p, city) for city in range(len(t.cities))},
        "tasks": [card_facts(s, one) for one in objective_progress(s, seat)],
        "buys": buys(s, p),
        "open": open_cities(s, p),
    }


def buys(s: State, p: Player) -> list[str]:
    """Cards of the cattle market that a single purchase with all cowboys could bring."""
    t = s.tables
    found: set[int] = set()
    for purchase in range(len(t.purchases)):
        if can_purchase(s, purchase, p.workers[COWBOY], p.money):
            found.update(t.purchase_cards[purchase])
    return [t.cards[card] for card in sorted(found)]


def open_cities(s: State, p: Player) -> list[str]:
    """Cities a player may still deliver to, whatever they ask for."""
    t = s.tables
    return [
        t.cities[city] for city in range(len(t.cities)) if t.city_repeat[city] or not p.cities[city]
    ]


def card_facts(s: State, one: Progress) -> dict[str, Any]:
    """An objective card, whether it lies in the area, and how much of each task is done."""
    return {
        "card": s.tables.cards[one.objective],
        "in_area": not one.optional,
        "fulfilled": one.fulfilled,
        "tasks": [
            {"task": TASKS[task], "count": one.asked[task], "done": one.done[task]}
            for task in range(len(one.asked))
            if one.asked[task]
        ],
    }
