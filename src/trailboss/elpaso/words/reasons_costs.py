"""Why something cannot be paid for with workers and dollars: hiring, cattle, train, buildings, and
the bonus of a worker."""

from __future__ import annotations

from trailboss.core.words import article, counted, plural, short_of
from trailboss.elpaso import constants as k
from trailboss.elpaso.buildings import build_cost, kind_of
from trailboss.elpaso.movement import owner_of
from trailboss.elpaso.program import can_buy_card
from trailboss.elpaso.state import State
from trailboss.elpaso.words.move_words import market_kind
from trailboss.elpaso.words.names import card_name, face_name, tile_on_ring
from trailboss.elpaso.workers import (
    bonus_price,
    can_spend,
    hire_price,
    is_owed,
    least_jokers,
    most_jokers,
)


def short_of_workers(s: State, worker: int, count: int, further: int) -> str:
    """Too few workers and jokers, or too little money; empty if all is there."""
    if can_spend(s, worker, count, further):
        return ""
    t = s.tables
    p = s.players[s.seat]
    ready = p.ready[worker]
    jokers = p.ready[k.JOKER]
    if ready + jokers < count:
        name = t.workers[worker]
        there = f"{counted(ready, name)} and {counted(jokers, t.workers[k.JOKER])} ready"
        return f"{counted(count, name)} needed, {there}"
    return short_of(count * t.dollars_per_worker + further, p.money)


# Hiring -----------------------------------------------------------------------------------------


def against_hire(s: State, worker: int) -> str:
    name = s.tables.workers[worker]
    if worker == s.stack[-3] - 1:
        return f"{article(name)} was hired first: the other worker must be of a different type"
    if s.workers[worker] == 0:
        return f"no {name} is left in the supply"
    price = hire_price(s, worker, s.stack[-4])
    money = s.players[s.seat].money
    return short_of(price, money) if price > money else ""


def nobody_to_hire(s: State, price: int, barred: int) -> str:
    """No worker left in the supply, or too little money for the cheapest."""
    least = -1
    for worker in range(len(s.workers)):
        if worker != barred and s.workers[worker]:
            cost = hire_price(s, worker, price)
            if least < 0 or cost < least:
                least = cost
    if least < 0:
        return "no worker is left in the supply"
    return short_of(least, s.players[s.seat].money)


# Cattle and train -------------------------------------------------------------------------------


def against_buy(s: State, place: int) -> str:
    t = s.tables
    card = market_kind(s, place)
    if can_buy_card(s, card):
        return ""
    if s.market[card] == 0:
        return f"no {card_name(t, card)} is left in the market"
    return short_of_workers(s, k.COWBOY, t.card_cowboys[card], 0)


def nothing_to_buy(s: State) -> str:
    """The market is empty, or the cheapest card in it is too dear."""
    t = s.tables
    least = 0
    for card in range(t.cattle_count):
        cowboys = t.card_cowboys[card]
        if cowboys and s.market[card] and (least == 0 or cowboys < least):
            least = cowboys
    return short_of_workers(s, k.COWBOY, least, 0) if least else "the market is empty"


def against_train(s: State, card: int) -> str:
    return short_of_workers(s, k.ENGINEER, card + 1, 0)


# Buildings --------------------------------------------------------------------------------------


def against_build(s: State, choice: int) -> str:
    t = s.tables
    kind, place = divmod(choice, len(t.building_spaces))
    kind += 1
    space = t.building_spaces[place]
    tile = s.ring[space]
    name = face_name(s, kind)
    if s.buildings[kind] == 0:
        return f"no {name} is left in the display"
    if tile == k.EMPTY:
        if s.players[s.seat].markers == 0:
            return "all your ownership markers are in use: you can only replace"
    elif owner_of(tile) != s.seat:
        return f"{t.spaces[space]} is taken: {tile_on_ring(s, tile)} stands there"
    workers, cost = build_cost(s, kind, space)
    if workers == 0:
        return f"only a dearer building can replace your {face_name(s, kind_of(tile))}"
    return short_of_workers(s, k.BUILDER, workers, cost)


def nothing_to_build(s: State) -> str:
    """No tile or space left, or the cheapest is too dear."""
    best: tuple[int, int] = (0, 0)
    for space in s.tables.building_spaces:
        for kind in range(1, s.tables.kinds + 1):
            workers, cost = build_cost(s, kind, space)
            if s.buildings[kind] and workers and (best[0] == 0 or (workers, cost) < best):
                best = (workers, cost)
    if best[0] == 0:
        return "there is no building you could place, or no space for one"
    return short_of_workers(s, k.BUILDER, best[0], best[1])


# Workers spent and discarded --------------------------------------------------------------------


def against_jokers(s: State, jokers: int) -> str:
    t = s.tables
    p = s.players[s.seat]
    worker = s.stack[-4]
    count = s.stack[-3]
    if jokers > count:
        return f"{counted(count, t.workers[worker])} must be spent, not more"
    if jokers > most_jokers(p, count):
        return f"{counted(p.ready[k.JOKER], t.workers[k.JOKER])} ready"
    least = least_jokers(p, worker, count)
    if jokers < least:
        few = counted(p.ready[worker], t.workers[worker])
        return f"{few} ready: at least {counted(least, t.workers[k.JOKER])} must stand in"
    return ""


def against_bonus(s: State, worker: int) -> str:
    """A worker discarded for its bonus."""
    t = s.tables
    p = s.players[s.seat]
    top = s.stack[-5]
    name = t.workers[worker]
    if top == k.START_OBJECTIVE:
        return "workers are discarded in your own turns, and the first has not begun"
    if top == k.DISCARD:
        return "the exchange is finished first: discard 1 card of your hand"
    if p.ready[worker] == 0:
        return f"no {name} is ready in your worker area"
    if is_owed(s, worker):
        owed = plural(t.workers[s.stack[-4]])
        return f"the {name} is needed for the {owed} being spent"
    if worker == k.COWBOY:
        if top == k.MOVE:
            return ""
        return f"the bonus of a {name} is a step, and your herder is not moving now"
    price = bonus_price(s, worker)
    return short_of(price, p.money) if price > p.money else ""
