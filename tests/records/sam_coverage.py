"""What the recorded games against Sam have to use together, and what a turn of his uses.

Items are named like those of coverage.py: `card 11 acts`, `card 11 movement only`, `tuned card 14
as cowboy`, `level easy`. What the human uses is the business of the other records.
"""

from __future__ import annotations

from typing import Any

from trailboss.core.events import (
    EV_AUTOMA,
    EV_BOUGHT,
    EV_BUILT,
    EV_DELIVERED,
    EV_HIRED,
    EV_MONEY,
    EV_SHUFFLED,
    EV_SKIPPED,
)
from trailboss.core.rules import Event
from trailboss.kansas import constants as k
from trailboss.kansas.events import (
    EV_ENGINE,
    EV_LAST_ROUND,
    EV_MASTER,
    EV_OBJECTIVE,
    EV_REVEALED,
    EV_SPEC,
    EV_UPGRADED,
)
from trailboss.kansas.rules import KansasRules
from trailboss.kansas.state import State

SPECIAL = [
    "deck shuffled",
    "one card bought",
    "two cards bought",
    "calf bought",
    "cards added to the market",
    "building placed",
    "building replaced",
    "station upgraded",
    "station master taken",
    "engine on the last space",
    "New York again",
    "objective card for an arrow",
    "fee to the human",
    "end by Sam",
    "end by the human",
]
NOTHING = {
    k.SKIP_HIRE: "nobody to hire",
    k.SKIP_BUY: "nothing to buy",
    k.SKIP_BUILD: "nothing to build",
    k.SKIP_OUTLAW: "no outlaw",
    k.SKIP_HAZARD: "no hazard",
}


def wanted(rules: KansasRules) -> list[str]:
    t = rules.tables
    found: list[str] = []
    for card in range(len(t.automa)):
        if t.automa_only[card] < 0:
            found.append(f"card {t.automa[card]}")
        else:
            found += [f"card {t.automa[card]} acts", f"card {t.automa[card]} movement only"]
        if t.automa_tuned[card]:
            found += [f"tuned card {t.automa[card]} as {worker}" for worker in t.workers]
    for worker in t.workers:
        found += [f"{worker} hired", f"specialized in {worker}s", f"begins as {worker}"]
    least = min(t.automa_first)
    found += [f"delivery to {city}" for city in t.cities[least:]]
    found += [f"level {level}" for level in t.automa_levels]
    return found + SPECIAL + list(NOTHING.values())


def items_of_game(rules: KansasRules, options: dict[str, Any], start: State) -> set[str]:
    """What the set-up uses."""
    found = {f"level {options['difficulty']}"} if own_level(options) else set()
    return found | {f"begins as {rules.tables.workers[start.spec]}"}


def own_level(options: dict[str, Any]) -> bool:
    """Are all settings those of the level?"""
    return all(options[name] == "by level" for name in ("cards", "extra_workers", "first_city"))


def items_of(before: State, events: list[Event], after: State) -> set[str]:
    """What Sam has used in the turn that followed a move, if one did."""
    t = before.tables
    sam = before.setup.automa
    own = [event for event in events if event[1] == sam]
    drawn = [event[2] for event in own if event[0] == EV_AUTOMA]
    if not drawn:
        return set()
    found = card_items(before, drawn[0], own)
    bought = 0
    delivered = False
    for kind, _, a, b, _ in own:
        if kind == EV_SHUFFLED:
            found.add("deck shuffled")
        elif kind == EV_HIRED:
            found.add(f"{t.workers[a]} hired")
        elif kind == EV_SPEC:
            found.add(f"specialized in {t.workers[a]}s")
        elif kind == EV_BOUGHT:
            bought += 1
            if t.card_variant[a]:
                found.add("calf bought")
        elif kind == EV_REVEALED:
            found.add("cards added to the market")
        elif kind == EV_BUILT:
            replaced = before.trail[b] != k.EMPTY
            found.add("building replaced" if replaced else "building placed")
        elif kind == EV_UPGRADED:
            found.add("station upgraded")
        elif kind == EV_MASTER:
            found.add("station master taken")
        elif kind == EV_ENGINE and b == t.last:
            found.add("engine on the last space")
        elif kind == EV_DELIVERED:
            delivered = True
            found.add(f"delivery to {t.cities[a]}")
            if before.players[sam].cities[a]:
                found.add("New York again")
        elif kind == EV_OBJECTIVE and delivered:
            found.add("objective card for an arrow")
        elif kind == EV_LAST_ROUND:
            found.add("end by Sam")
        elif kind == EV_SKIPPED and a in NOTHING:
            found.add(NOTHING[a])
    if bought:
        found.add("one card bought" if bought == 1 else "two cards bought")
    place = events.index(own[0])
    if any(event[0] == EV_MONEY and event[1] != sam for event in events[place:]):
        found.add("fee to the human")
    if after.seat < 0:
        found.add("end by the human")
    return found


def card_items(before: State, card: int, own: list[Event]) -> set[str]:
    t = before.tables
    name = f"card {t.automa[card]}"
    if before.setup.automa_tuned and t.automa_tuned[card]:
        return {f"tuned {name} as {t.workers[before.spec]}"}
    if t.automa_only[card] < 0:
        return {name}
    unmet = any(event[0] == EV_SKIPPED and event[2] == k.SKIP_CARD for event in own)
    return {f"{name} movement only" if unmet else f"{name} acts"}
