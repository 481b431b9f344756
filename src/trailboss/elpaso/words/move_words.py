"""Moves in words, as they would work out now: for the eyes of the seat that decides.

A move that is not legal now is put into words too, with what can be said about it.
"""

from __future__ import annotations

from trailboss.core.pile import put
from trailboss.core.words import (
    article,
    counted,
    first_lower,
    listed,
    money_left,
    points,
    price_words,
    up_to,
)
from trailboss.elpaso import constants as k
from trailboss.elpaso.buildings import build_cost, kind_of
from trailboss.elpaso.movement import owner_of, walk
from trailboss.elpaso.scoring import best_objectives, objective_items
from trailboss.elpaso.state import State
from trailboss.elpaso.visit import auxiliary_program
from trailboss.elpaso.words.city_words import arrival_words, disc_choice, keep_words, post_choice
from trailboss.elpaso.words.descriptions import bonus_gives, bonus_words, objective_words
from trailboss.elpaso.words.effect_words import (
    action_words,
    actions_words,
    program_words,
    with_outcome,
)
from trailboss.elpaso.words.names import (
    a_card,
    card_name,
    cost_now,
    cost_words,
    face_name,
    needs_words,
    place_words,
)
from trailboss.elpaso.workers import hire_price


def move_words(s: State, code: int) -> str:
    """A move as it would work out now."""
    t = s.tables
    if s.seat < 0:
        return t.codec.text(code)
    kind = t.codec.kind(code)
    name = kind.name
    at = code - kind.base
    if name == "done":
        return done_words(s)
    if name == "decline":
        return decline_words(s)
    if name == "again":
        return "Draw 1 card, then discard 1, again"
    if name == "place":
        return f"Place your herder on {place_words(s, t.neutral_spaces[at])}"
    if name == "move":
        return herder_words(s, at)
    if name == "do":
        return with_outcome(s, action_words(t, at), at)
    if name == "auxiliary":
        return auxiliary_choice(s, at)
    if name == "token":
        left = counted(max(s.players[s.seat].tokens - 1, 0), "token")
        return f"Use an exchange token: draw 1 card, then discard 1; {left} left"
    if name == "bonus":
        return bonus_choice(s, at)
    if name == "hire":
        return hire_choice(s, at)
    if name == "buy":
        return buy_words(s, market_kind(s, at))
    if name == "train":
        return train_choice(s, at)
    if name == "build":
        return build_words(s, at)
    if name == "jokers":
        return jokers_words(s, at)
    if name == "objective":
        return f"Take {first_lower(objective_words(t, at))}; {fulfilled_words(s, at)}"
    if name == "objective-top":
        return f"Take the top objective tile of the stack ({s.objectives[-1]} there)"
    if name == "bonus-tile":
        return f"Take {first_lower(bonus_words(t, at))}"
    if name == "bonus-top":
        return f"Take the top bonus tile of the stack ({s.bonuses[-1]} there)"
    if name == "discard":
        return discard_words(s, at)
    if name == "remove":
        return f"Remove {a_card(t, at)} from the game"
    if name == "keep":
        return keep_words(s, at)
    if name == "deliver":
        return post_choice(s, at)
    return disc_choice(s, at)  # the last kind


def done_words(s: State) -> str:
    top = s.stack[-5]
    if top == k.TRAIN_VISIT:
        return f"End train card {s.tables.trains[s.stack[-4]]}"
    if top == k.AUXILIARY:
        return "Take no other auxiliary action"
    return "End the action phase"


def decline_words(s: State) -> str:
    top = s.stack[-5]
    if top == k.REMOVE:
        return "Remove no card"
    if top == k.AGAIN:
        return "Do not exchange again"
    if top == k.OFFER:
        return "Decline"
    if top == k.PAY_CARD:
        return "The card asked for is gone: the action lapses"
    if top == k.DISC:
        return "No disc for this post can be paid: choose another one"
    if top == k.POST:
        return "No post is open to a disc any more: place none"
    return "What it needs is gone: the action lapses"


# The herder ---------------------------------------------------------------------------------------


def steps_to(s: State, space: int) -> int:
    """The fewest steps to a space; 0 if no way leads there without passing El Paso."""
    for steps in range(1, len(s.tables.spaces) + 1):
        reached: list[int] = []
        walk(s, s.players[s.seat].herder, steps, reached)
        if space in reached:
            return steps
    return 0


def herder_words(s: State, space: int) -> str:
    """Steps, and what waits there."""
    to = place_words(s, space)
    steps = steps_to(s, space)
    if s.stack[-5] != k.MOVE or steps == 0:
        return f"Move your herder to {to}"
    words = f"Move {counted(steps, 'step')} to {to}"
    if space == s.tables.city:
        return f"{words}: {arrival_words(s)}"
    owner = owner_of(s.ring[space])
    return f"{words}: one auxiliary action only" if owner >= 0 and owner != s.seat else words


# Workers ------------------------------------------------------------------------------------------


def auxiliary_choice(s: State, action: int) -> str:
    t = s.tables
    program = auxiliary_program(s, s.players[s.seat], action)
    if program < 0:
        program = t.auxiliary_program[action]  # still locked
    return with_outcome(s, f"Auxiliary action: {program_words(t, program)}", program)


def bonus_choice(s: State, worker: int) -> str:
    t = s.tables
    words = f"Discard {article(t.workers[worker])}"
    if worker == k.COWBOY and s.stack[-5] == k.MOVE:
        return f"{words}: 1 more step, {up_to(s.stack[-4] + 1, 'step')} in all"
    words = f"{words}: {bonus_gives(t, worker)}"
    return words if worker == k.COWBOY else with_outcome(s, words, t.worker_bonus[worker])


def hire_choice(s: State, worker: int) -> str:
    t = s.tables
    words = f"Hire {article(t.workers[worker])}"
    if s.stack[-5] != k.HIRE:
        return words
    price = hire_price(s, worker, s.stack[-4])
    return f"{words} {price_words(price)}{money_left(s.players[s.seat].money, price)}"


def jokers_words(s: State, jokers: int) -> str:
    t = s.tables
    joker = t.workers[k.JOKER]
    if s.stack[-5] != k.PAY_WORKERS or s.stack[-3] < jokers:
        return f"Spend {counted(jokers, joker)}"
    parts: list[str] = []
    if s.stack[-3] > jokers:
        parts.append(counted(s.stack[-3] - jokers, t.workers[s.stack[-4]]))
    if jokers:
        parts.append(counted(jokers, joker))
    else:
        parts.append(f"no {joker}")
    return f"Spend {listed(parts)}"


# Cattle, train, buildings -------------------------------------------------------------------------


def market_kind(s: State, place: int) -> int:
    """The breed of a purchase: those with a price, in order."""
    t = s.tables
    return [kind for kind in range(t.cattle_count) if t.card_cowboys[kind]][place]


def left_after(s: State, workers: int, cost: int) -> str:
    """What is left of the money when workers have been paid for, and a cost."""
    price = workers * s.tables.dollars_per_worker + cost
    return money_left(s.players[s.seat].money, price)


def buy_words(s: State, card: int) -> str:
    t = s.tables
    cowboys = t.card_cowboys[card]
    value = f"breeding value {t.card_value[card]}, {points(t.card_vp[card])}"
    cost = cost_now(s, k.COWBOY, cowboys, 0)
    return f"Buy {article(card_name(t, card))} ({value}) for {cost}{left_after(s, cowboys, 0)}"


def train_choice(s: State, card: int) -> str:
    t = s.tables
    cost = cost_now(s, k.ENGINEER, card + 1, 0)
    actions = actions_words(t, s.setup.train_actions[card])
    return f"Train card {t.trains[card]} for {cost}{left_after(s, card + 1, 0)}. {actions}"


def build_words(s: State, choice: int) -> str:
    """The building, its price, what it replaces, what the space costs."""
    t = s.tables
    kind, place = divmod(choice, len(t.building_spaces))
    kind += 1
    space = t.building_spaces[place]
    tile = s.ring[space]
    face = f"{face_name(s, kind)} ({points(s.setup.kind_vp[kind])})"
    where = f"on {t.spaces[space]}"
    workers, cost = build_cost(s, kind, space)
    if workers == 0:  # not possible
        price = cost_words(t, k.BUILDER, s.setup.kind_workers[kind], t.space_cost[space])
        return f"Place {face} {where} for {price}"
    words = f"Place {face} {where}"
    if tile != k.EMPTY:
        words = f"Replace your {face_name(s, kind_of(tile))} {where} by {face}"
    words += f" for {cost_now(s, k.BUILDER, workers, cost)}"
    if cost:
        words += f", of it ${cost} for the space"
    return words + left_after(s, workers, cost)


# Tiles and cards ----------------------------------------------------------------------------------


def fulfilled_words(s: State, tile: int) -> str:
    """What the deciding player still lacks for an objective, or what it would add now."""
    t = s.tables
    items = objective_items(s, s.seat)
    needs = t.objective_needs[tile]
    missing = tuple(max(0, needs[need] - items[need]) for need in range(len(needs)))
    if max(missing):
        return f"you lack {needs_words(t, missing)}"
    after = s.copy()
    put(after.players[s.seat].objectives, tile)
    gain = best_objectives(after, s.seat) - best_objectives(s, s.seat)
    if gain < t.objective_vp[tile]:
        return f"you have all of it, but other objectives use it too: now {gain:+} VP"
    return f"you have all of it: now {gain:+} VP"


def discard_words(s: State, card: int) -> str:
    words = f"Discard {a_card(s.tables, card)}"
    if s.stack[-5] != k.PAY_CARD or s.stack[-3] == 0:
        return words
    return f"{words} and gain ${s.stack[-3] * s.tables.card_value[card]}"
