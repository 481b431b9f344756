"""Sue, the solo opponent: one automa card a turn, and what she does with it."""

from __future__ import annotations

from typing import Final

from trailboss.core.automa import next_card
from trailboss.core.effects import STEP_WIDTH
from trailboss.core.events import EV_AUTOMA, EV_BUILT, EV_DELIVERED, EV_SKIPPED
from trailboss.core.frames import Step
from trailboss.core.pile import draw, put
from trailboss.core.source import Source
from trailboss.elpaso import constants as k
from trailboss.elpaso import effects as fx
from trailboss.elpaso.building import kind_of, put_building
from trailboss.elpaso.cattle_market import gain_card
from trailboss.elpaso.delivery import take_simmental
from trailboss.elpaso.events import EV_SUPPLY, EV_TRAIN
from trailboss.elpaso.movement import owner_of, travel_automatically
from trailboss.elpaso.objectives import take_bonus, take_objective
from trailboss.elpaso.state import State
from trailboss.elpaso.turn import end_turn


def automa_turn(s: State, source: Source) -> None:
    """Draw a card, move, act; on reaching El Paso deliver after the action."""
    s.pop()
    t = s.tables
    card = next_card(s, source, k.DRAW_AUTOMA)
    steps = t.automa_steps[card]
    if steps < 0:
        steps = s.players[s.seat].ready[-1 - steps]
    s.tell(EV_AUTOMA, card, steps)
    space = travel_automatically(s, steps)
    for action in t.automa_actions[card]:
        act(s, action, source)
    if space == t.city:
        deliver(s, source)
    end_turn(s)


# The worker type an action is done with.
DONE_BY: Final[dict[str, int]] = {"cattle": k.COWBOY, "train": k.ENGINEER, "build": k.BUILDER}


def act(s: State, action: str, source: Source) -> None:
    if action.startswith("draw "):
        for _ in range(int(action.removeprefix("draw "))):
            draw_supply(s, source)
        return
    worker = favourite(s) if action == "choice" else DONE_BY[action]
    if worker == k.COWBOY:
        take_cattle(s)
    elif worker == k.ENGINEER:
        use_train(s, source)
    else:
        build(s)


def favourite(s: State) -> int:
    """Of cowboy, engineer and builder the type she has most workers of; ties: leftmost worker."""
    ready = s.players[s.seat].ready
    best = s.order[0]
    for worker in s.order:
        if ready[worker] > ready[best]:
            best = worker
    return best


# Cattle and supply --------------------------------------------------------------------------------


def take_cattle(s: State) -> None:
    """The breed of her number of cowboys."""
    cattle = s.tables.automa_cattle
    take_breed(s, cattle[min(s.players[s.seat].ready[k.COWBOY], len(cattle)) - 1])


def take_breed(s: State, kind: int) -> None:
    """A card of a breed, or of the next lower one that is left."""
    cattle = s.tables.automa_cattle
    place = cattle.index(kind)
    while place >= 0:
        if s.market[cattle[place]]:
            gain_card(s, cattle[place])
            return
        place -= 1
    s.tell(EV_SKIPPED)


def draw_supply(s: State, source: Source) -> None:
    """Cattle go to her pile, workers to their stack, a joker to the type she has most of."""
    if s.supply[-1] == 0:
        s.tell(EV_SKIPPED)
        return
    t = s.tables
    p = s.players[s.seat]
    kind = draw(s.supply, source, k.DRAW_SUPPLY)
    s.reveals += 1
    worker = kind - t.cattle_count
    if worker < 0:
        put(p.discard, kind)
        s.tell(EV_SUPPLY, kind, -1)
        return
    if worker == k.JOKER:
        worker = joker_type(s)
    p.ready[worker] += 1
    s.tell(EV_SUPPLY, kind, worker)


def joker_type(s: State) -> int:
    """The type a joker joins, ignoring those with too many; set aside if all have."""
    ready = s.players[s.seat].ready
    best = k.JOKER
    for worker in s.order:
        more = best == k.JOKER or ready[worker] > ready[best]
        if more and ready[worker] < s.tables.automa_most:
            best = worker
    return best


# The train ----------------------------------------------------------------------------------------


def use_train(s: State, source: Source) -> None:
    """Of the card for her number of engineers she takes tiles, a Corriente, and for a hire a card
    of her supply; the rest is ignored. From a choice with a tile in it she takes the tile."""
    t = s.tables
    card = min(s.players[s.seat].ready[k.ENGINEER], len(t.trains)) - 1
    s.tell(EV_TRAIN, card)
    for alternatives in s.setup.train_actions[card]:
        for program in alternatives:
            if take_of_action(s, program, source):
                break


def take_of_action(s: State, program: int, source: Source) -> bool:
    """What there is for her in an action, whatever it costs others; False if there is nothing."""
    steps = s.tables.steps[program]
    found = False
    for at in range(0, len(steps), STEP_WIDTH):
        operation = steps[at]
        if operation == fx.OBJECTIVE:
            take_best_tile(s, k.TILE_OBJECTIVE, source)
        elif operation == fx.BONUS:
            take_best_tile(s, k.TILE_BONUS, source)
        elif operation == fx.ANY_TILE:
            take_best_tile(s, k.TILE_OBJECTIVE | k.TILE_BONUS, source)
        elif operation == fx.GAIN:
            take_breed(s, steps[at + 1])
        elif operation == fx.HIRE:
            draw_supply(s, source)
        else:
            continue
        found = True
    return found


def take_best_tile(s: State, allowed: int, source: Source) -> None:
    """The face-up tile with most victory points; ties: leftmost, objectives before bonuses."""
    t = s.tables
    best = -1
    points = -1
    bonus = False
    if allowed & k.TILE_OBJECTIVE:
        for tile in s.objective_display:
            if tile >= 0 and t.objective_vp[tile] > points:
                best = tile
                points = t.objective_vp[tile]
    if allowed & k.TILE_BONUS:
        for tile in s.bonus_display:
            if tile >= 0 and t.bonus_vp[tile] > points:
                best = tile
                points = t.bonus_vp[tile]
                bonus = True
    if best < 0:
        s.tell(EV_SKIPPED)
    elif bonus:
        take_bonus(s, best, source)
    else:
        take_objective(s, best, source)


# Building -----------------------------------------------------------------------------------------


def build(s: State) -> None:
    p = s.players[s.seat]
    if p.markers:
        place_new(s)
    else:
        improve(s)


def clockwise(s: State, space: int) -> int:
    """How far a space lies ahead of her herder, whose own space is the nearest."""
    return (space - s.players[s.seat].herder) % len(s.tables.spaces)


def better_space(s: State, space: int, best: int) -> bool:
    """Dearer, or as dear and nearer ahead of her herder."""
    cost = s.tables.space_cost
    if best < 0 or cost[space] != cost[best]:
        return best < 0 or cost[space] > cost[best]
    return clockwise(s, space) < clockwise(s, best)


def place_new(s: State) -> None:
    """The dearest building her builders allow on the most expensive empty space."""
    t = s.tables
    cost = s.setup.kind_workers
    builders = s.players[s.seat].ready[k.BUILDER]
    kind = 0
    for candidate in range(1, t.kinds + 1):
        if s.buildings[candidate] and cost[candidate] <= builders:
            if kind == 0 or cost[candidate] > cost[kind]:
                kind = candidate
    best = -1
    for space in t.building_spaces:
        if s.ring[space] == k.EMPTY and better_space(s, space, best):
            best = space
    if kind == 0 or best < 0:
        s.tell(EV_SKIPPED)
        return
    put_building(s, kind, best)
    s.tell(EV_BUILT, kind, best, 0)


def improve(s: State) -> None:
    """Replace a building using as many builders as possible, ties: the nearest ahead of her herder;
    if no tile of the display could replace any of hers, a Hereford instead. In rules 1 that was for
    buildings of the dearest kind only."""
    t = s.tables
    builders = s.players[s.seat].ready[k.BUILDER]
    cost = s.setup.kind_workers
    most = max(cost)
    best_space = -1
    best_kind = 0
    best_used = 0
    all_highest = True
    for space in t.building_spaces:
        tile = s.ring[space]
        if owner_of(tile) != s.seat:
            continue
        old = cost[kind_of(tile)]
        if t.number < 2:
            all_highest = all_highest and old == most
        for kind in range(1, t.kinds + 1):
            used = cost[kind] - old
            if not s.buildings[kind] or used <= 0:
                continue
            if t.number >= 2:
                all_highest = False
            if used > builders:
                continue
            if used > best_used or (
                used == best_used and clockwise(s, space) < clockwise(s, best_space)
            ):
                best_space = space
                best_kind = kind
                best_used = used
    if best_space >= 0:
        put_building(s, best_kind, best_space)
        s.tell(EV_BUILT, best_kind, best_space, 0)
    elif all_highest:
        take_breed(s, t.automa_instead)
    else:
        s.tell(EV_SKIPPED)


# El Paso ------------------------------------------------------------------------------------------


def deliver(s: State, source: Source) -> None:
    """A Simmental (or the claim of its space), then a disc on the next higher post."""
    t = s.tables
    p = s.players[s.seat]
    take_simmental(s, p)
    if p.discs == 0:
        return
    post = -1
    for candidate in range(len(t.posts)):
        if p.posts[candidate]:
            post = candidate
    if post + 1 >= len(t.posts):
        return
    post += 1
    p.discs >>= 1
    p.posts[post] += 1
    s.tell(EV_DELIVERED, post)
    program = t.post_program[post]
    if program >= 0:
        operation = t.steps[program][0]
        if operation == fx.OBJECTIVE:
            take_best_tile(s, k.TILE_OBJECTIVE, source)
        elif operation == fx.HIRE:
            draw_supply(s, source)


class Automa(Step[State]):
    """The solo opponent's turn."""

    def carry_out(self, s: State, source: Source) -> bool:
        automa_turn(s, source)
        return True
