"""Why something cannot be paid for with workers and dollars, or done by an action at all."""

from __future__ import annotations

from typing import Final

from trailboss.core.frames import KIND
from trailboss.core.message import Message, say
from trailboss.elpaso import constants as k
from trailboss.elpaso import effects as fx
from trailboss.elpaso.building import build_cost
from trailboss.elpaso.facts import things
from trailboss.elpaso.hiring import hire_price
from trailboss.elpaso.state import State

Reason = Message | None

NEVER: Final = {
    fx.SELL: say("no-hand"),
    fx.EXCHANGE: say("no-draw"),
    fx.OBJECTIVE: say("no-tiles", tile="objective"),
    fx.BONUS: say("no-tiles", tile="bonus"),
    fx.ANY_TILE: say("no-tiles", tile="any"),
}


def short_of_money(s: State, price: int) -> Reason:
    money = s.players[s.seat].money
    return say("no-money", price=price, money=money) if price > money else None


def short_of(s: State, worker: int, count: int, further: int = 0) -> Reason:
    """Too few workers and jokers, or too little money."""
    t = s.tables
    ready = s.players[s.seat].ready
    if ready[worker] + ready[k.JOKER] >= count:
        return short_of_money(s, count * t.dollars_per_worker + further)
    there = {"ready": ready[worker], "jokers": ready[k.JOKER]}
    return say("no-workers", worker=things.worker(t, worker), count=count, **there)


def against_step(s: State, operation: int, amount: int) -> Reason:
    """Why a step that is required is not possible."""
    t = s.tables
    if operation == fx.DISCARD or operation == fx.REMOVE:
        return say("no-card", cards=things.cards(t, amount))
    if operation == fx.HIRE:
        return nobody_to_hire(s, amount, -1)
    if operation == fx.HIRE_ANOTHER:
        hired = s.stack[k.VISIT_HIRED] if s.stack[KIND] == k.VISIT else 0
        return nobody_to_hire(s, amount, hired - 1) if hired else say("no-hire-yet")
    if operation == fx.BUY:
        return nothing_to_buy(s)
    if operation == fx.TRAIN:
        return short_of(s, k.ENGINEER, 1)
    if operation == fx.BUILD:
        return nothing_to_build(s)
    if operation == fx.GAIN:
        return say("no-market", card=things.card(t, amount))
    return NEVER[operation]


def nobody_to_hire(s: State, price: int, barred: int) -> Reason:
    """No worker left in the supply, or too little money for the cheapest."""
    there = [worker for worker in range(len(s.workers)) if s.workers[worker] and worker != barred]
    prices = [hire_price(s, worker, price) for worker in there]
    return short_of_money(s, min(prices)) if prices else say("no-supply-at-all")


def nothing_to_buy(s: State) -> Reason:
    """The market is empty, or the cheapest card in it is too dear."""
    cowboys = s.tables.card_cowboys
    there = [cowboys[card] for card in range(len(cowboys)) if cowboys[card] and s.market[card]]
    return short_of(s, k.COWBOY, min(there)) if there else say("no-market-at-all")


def nothing_to_build(s: State) -> Reason:
    """No tile or space left, or the cheapest is too dear."""
    kinds = [kind for kind in range(1, s.tables.kinds + 1) if s.buildings[kind]]
    costs = [build_cost(s, kind, space) for kind in kinds for space in s.tables.building_spaces]
    possible = [cost for cost in costs if cost[0]]
    return short_of(s, k.BUILDER, *min(possible)) if possible else say("no-building-at-all")
