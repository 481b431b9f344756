"""Moves as they would work out now, with all that is known of them: for the eyes of the seat that
decides. A move that is not legal now is told too, with what can be said about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.core.facts import Facts, given, yes
from trailboss.core.frames import KIND
from trailboss.core.message import Message, say
from trailboss.elpaso import constants as k
from trailboss.elpaso import effects as fx
from trailboss.elpaso.auxiliary import auxiliary_program
from trailboss.elpaso.building import build_cost, kind_of
from trailboss.elpaso.delivery import hand_value
from trailboss.elpaso.facts import things
from trailboss.elpaso.facts.city_moves import arrival, deliver, disc, keep
from trailboss.elpaso.facts.programs import actions, outcome
from trailboss.elpaso.facts.programs import bonus as bonus_of
from trailboss.elpaso.facts.prompts import frame_name, waiting
from trailboss.elpaso.facts.things import served
from trailboss.elpaso.hiring import hire_price
from trailboss.elpaso.movement import steps_along, way
from trailboss.elpaso.progress import best_choice, own_objectives
from trailboss.elpaso.scoring import objective_items
from trailboss.elpaso.state import State
from trailboss.elpaso.visit import printed_actions


def explain(s: State, code: int) -> Message:
    """A move with its facts."""
    kind = s.tables.codec.kind(code)
    if s.seat < 0:
        return say("verbatim", text=s.tables.codec.text(code))
    facts = FACTS[kind.name](s, code - kind.base)
    return Message(f"move-{kind.name}", facts | left(s, facts))


def left(s: State, facts: Facts) -> Facts:
    """What is left when everything has been paid and gained; nothing about what cannot be paid."""

    def figure(name: str) -> int:
        found = facts.get(name, 0)
        return found if isinstance(found, int) else 0

    p = s.players[s.seat]
    after: Facts = {}
    if "price" in facts or "bonus" in facts:
        after["money"] = p.money - figure("price") + figure("bonus")
    if "tokens" in facts:
        after["tokens"] = p.tokens + figure("tokens")
    if "ready" in facts:
        after["workers"] = figure("ready") - figure("count")
    possible = all(isinstance(count, int) and count >= 0 for count in after.values())
    return {"left": Message("left", after)} if after and possible else {}


def end(s: State, _: int) -> Facts:
    """What is ended or declined."""
    asked = s.stack[KIND]
    facts: Facts = {"decision": frame_name(asked)}
    if asked == k.TRAIN_VISIT:
        facts["train"] = s.tables.trains[s.stack[k.TRAIN_VISIT_CARD]]
    if asked == k.VISIT:
        facts["more"] = yes(waiting(s))
    return facts


# The herder ---------------------------------------------------------------------------------------


def move(s: State, space: int) -> Facts:
    facts = things.place(s, space)
    path = way(s, s.players[s.seat].herder, space)
    if s.stack[KIND] != k.MOVE or not path:
        return facts
    entered = tuple(things.space(s.tables, at) for at in path)
    facts |= {"path": entered, "steps": steps_along(s, path)}
    if space != s.tables.city:
        return facts
    return facts | arrival(s) | {"loses": yes(waiting(s))}


# Actions and workers ------------------------------------------------------------------------------


def auxiliary(s: State, action: int) -> Facts:
    t = s.tables
    now = auxiliary_program(s, s.players[s.seat], action)
    facts: Facts = {"auxiliary": things.auxiliary(t, action), "locked": yes(now < 0)}
    facts |= outcome(s, t.auxiliary_program[action] if now < 0 else now)
    return facts | given(instead=instead(s))


def instead(s: State) -> str | None:
    """What an auxiliary action would close: the `printed` actions of a tile, of which one may be an
    auxiliary action itself that `shows` the same and closes nothing."""
    if s.stack[KIND] != k.VISIT:
        return None
    actions = printed_actions(s, s.stack[k.VISIT_TILE])
    if not actions:
        return None
    firsts = [s.tables.steps[program][0] for programs in actions for program in programs]
    return "shown" if fx.AUXILIARY in firsts else "printed"


def bonus(s: State, worker: int) -> Facts:
    """A worker discarded for its bonus; a cowboy's is a step of the movement being made."""
    name = things.worker(s.tables, worker)
    if worker != k.COWBOY:
        return {"worker": name} | outcome(s, s.tables.worker_bonus[worker])
    most = s.stack[k.MOVE_STEPS] + 1 if s.stack[KIND] == k.MOVE else None
    return given(worker=name, steps=1, most=most)


def hire(s: State, worker: int) -> Facts:
    t = s.tables
    card = t.cattle_count + worker
    return given(
        worker=things.worker(t, worker),
        points=t.card_vp[card],
        price=hire_price(s, worker, s.stack[k.HIRE_PRICE]) if s.stack[KIND] == k.HIRE else None,
        tasks=served(s, k.NEED_CARD, card),
    )


def jokers(s: State, jokers: int) -> Facts:
    worker, count = k.JOKER, jokers
    if s.stack[KIND] == k.PAY_WORKERS and s.stack[k.PAY_WORKERS_NUMBER] >= jokers:
        worker, count = s.stack[k.PAY_WORKERS_TYPE], s.stack[k.PAY_WORKERS_NUMBER]
    return {"jokers": jokers, "workers": things.spent(s.tables, worker, count, jokers)}


# Cattle, train, buildings -------------------------------------------------------------------------


def buy(s: State, at: int) -> Facts:
    t = s.tables
    card = t.market_kinds[at]
    facts: Facts = {"card": things.card(t, card), "tasks": served(s, k.NEED_CARD, card)}
    facts |= {"value": t.card_value[card], "points": t.card_vp[card]}
    return facts | things.cost_now(s, k.COWBOY, t.card_cowboys[card])


def train(s: State, card: int) -> Facts:
    t = s.tables
    facts = things.cost_now(s, k.ENGINEER, card + 1)
    return facts | {"train": t.trains[card], "actions": actions(t, s.setup.train_actions[card])}


def build(s: State, choice: int) -> Facts:
    """The building, its price with that of the space, and what it replaces: then only the
    `difference` in builders is paid."""
    t = s.tables
    kind, at = divmod(choice, len(t.building_spaces))
    kind += 1
    space = t.building_spaces[at]
    facts: Facts = {"building": things.face(s, kind), "place": things.space(t, space)}
    facts["points"] = s.setup.kind_vp[kind]
    workers, cost = build_cost(s, kind, space)
    if workers == 0:  # not possible
        workers, cost = s.setup.kind_workers[kind], t.space_cost[space]
    elif s.ring[space] == k.EMPTY:
        facts["tasks"] = served(s, k.NEED_BUILDING)
    else:
        replaced = kind_of(s.ring[space])
        facts |= {"replaces": things.face(s, replaced), "difference": workers}
        facts["lost"] = s.setup.kind_vp[replaced]
    return facts | {"space_price": cost} | things.cost_now(s, k.BUILDER, workers, cost)


# Tiles and cards ----------------------------------------------------------------------------------


def objective(s: State, tile: int) -> Facts:
    """What the deciding player still lacks for an objective, or the points it would add now."""
    t = s.tables
    facts = things.objective(t, tile)
    items = objective_items(s, s.seat)
    counts = t.objective_needs[tile]
    missing = tuple(max(0, counts[need] - items[need]) for need in range(len(counts)))
    if max(missing):
        return facts | {"lacks": things.needs(t, missing)}
    own = own_objectives(s, s.seat)
    before, after = (best_choice(s, s.seat, tiles) for tiles in (own, [*own, tile]))
    return facts | {"now": after.best_points - before.best_points}


def bonus_tile(s: State, tile: int) -> Facts:
    program = s.tables.bonus_program[tile]
    facts = bonus_of(s.tables, tile) | {"tasks": served(s, k.NEED_BONUS)}
    return facts if program < 0 else facts | outcome(s, program)


def leave(s: State, card: int) -> Facts:
    """A card that leaves the hand, what it is sold for, and what the hand is worth then."""
    facts: Facts = {"card": things.card(s.tables, card)}
    if s.players[s.seat].hand[card]:
        after = s.players[s.seat].copy()
        after.leave_hand(card)
        facts["value"] = hand_value(s, after)
    if s.stack[KIND] == k.PAY_CARD and s.stack[k.PAY_CARD_FACTOR]:
        facts["bonus"] = s.stack[k.PAY_CARD_FACTOR] * s.tables.card_value[card]
    return facts


FACTS: Final[dict[str, Callable[[State, int], Facts]]] = {
    "done": end,
    "decline": end,
    "again": lambda s, at: {},
    "place": lambda s, at: things.place(s, s.tables.neutral_spaces[at]),
    "move": move,
    "do": outcome,
    "auxiliary": auxiliary,
    "token": lambda s, at: {"tokens": -1},
    "bonus": bonus,
    "hire": hire,
    "buy": buy,
    "train": train,
    "build": build,
    "jokers": jokers,
    "objective": objective,
    "objective-top": lambda s, at: {"count": s.objectives[-1]},
    "bonus-tile": bonus_tile,
    "bonus-top": lambda s, at: {"count": s.bonuses[-1]},
    "discard": leave,
    "remove": leave,
    "keep": keep,
    "deliver": deliver,
    "disc": disc,
}
