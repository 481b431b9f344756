"""Why an action cannot be used: printed actions, actions on offer, auxiliary actions."""

from __future__ import annotations

from trailboss.core.effects import STEP_WIDTH
from trailboss.core.words import short_of
from trailboss.elpaso import constants as k
from trailboss.elpaso import effects as fx
from trailboss.elpaso.movement import owner_of
from trailboss.elpaso.program import step_feasible
from trailboss.elpaso.state import State
from trailboss.elpaso.visit import Actions, auxiliary_program, printed_actions
from trailboss.elpaso.words.effect_words import action_words, actions_words
from trailboss.elpaso.words.names import card_name, owner_name, set_words, tile_on_ring
from trailboss.elpaso.words.reasons_costs import (
    nobody_to_hire,
    nothing_to_build,
    nothing_to_buy,
    short_of_workers,
)


def against_action(s: State, program: int) -> str:
    """A printed action of the place visited or of a train card, or an action that is on offer."""
    t = s.tables
    top = s.stack[-5]
    a = s.stack[-4]
    if top == k.OFFER:
        if program != a:
            return f"the action on offer is another one: {action_words(t, a)}"
        return against_program(s, program)
    if top == k.TRAIN_VISIT:
        of = f"train card {t.trains[a]}"
        return against_printed(s, program, s.setup.train_actions[a], of)
    if s.stack[-3] == k.ALL_USED:
        return closed_words(s)
    tile = s.stack[-2]
    owner = owner_of(tile)
    if owner >= 0 and owner != s.seat:
        there = f"the building on {t.spaces[a]} belongs to {owner_name(s, owner)}"
        return f"{there}: only one auxiliary action is possible there"
    return against_printed(s, program, printed_actions(s, tile), tile_on_ring(s, tile))


def against_printed(s: State, program: int, actions: Actions, of: str) -> str:
    used = s.stack[-3]
    offered = False
    unused = False
    for place in range(len(actions)):
        if program in actions[place]:
            offered = True
            unused = unused or not used >> place & 1
    if not offered:
        return f"{of} does not offer that, but: {actions_words(s.tables, actions)}"
    if not unused:
        return "that action has been used (of an either-or, one side)"
    return against_program(s, program)


def closed_words(s: State) -> str:
    """Why nothing more can be used in a visit."""
    if s.ring[s.stack[-4]] != s.stack[-2]:
        return "the building that was visited has been replaced: its actions are lost"
    return "an auxiliary action has been taken instead of the printed actions"


def against_auxiliary(s: State, action: int) -> str:
    t = s.tables
    used = s.stack[-3]
    if s.stack[-5] == k.VISIT:
        if used == k.ALL_USED:
            return closed_words(s)
        if used:
            return "an auxiliary action is taken instead of printed actions, and one has been used"
    elif used >> action & 1:
        return "the auxiliary actions must be different, and this one has been taken"
    program = auxiliary_program(s, s.players[s.seat], action)
    if program < 0:
        disc = t.disc_names[t.auxiliary_disc[action]]
        return f"it is not unlocked: your disc {disc!r} is still on the board"
    return against_program(s, program)


# What a program requires ------------------------------------------------------------------------


def against_program(s: State, program: int) -> str:
    """The first requirement of a program that cannot be met."""
    steps = s.tables.steps[program]
    money = s.players[s.seat].money
    price = 0
    for at in range(0, len(steps), STEP_WIDTH):
        if steps[at] == fx.PAY:
            price += steps[at + 1]
            if money < price:
                return short_of(price, money)
        elif not step_feasible(s, steps[at], steps[at + 1]):
            return against_step(s, steps[at], steps[at + 1])
    return ""


def against_step(s: State, operation: int, amount: int) -> str:
    """Why a step that is required is not possible."""
    t = s.tables
    if operation == fx.DISCARD or operation == fx.REMOVE:
        return f"your hand does not hold {set_words(t, amount)}"
    if operation == fx.SELL:
        return "your hand is empty"
    if operation == fx.HIRE:
        return nobody_to_hire(s, amount, -1)
    if operation == fx.HIRE_ANOTHER:
        hired = s.stack[-1] if s.stack[-5] == k.VISIT else 0
        if hired == 0:
            return "it is an addition: no worker has been hired in this visit yet"
        return nobody_to_hire(s, amount, hired - 1)
    if operation == fx.BUY:
        return nothing_to_buy(s)
    if operation == fx.TRAIN:
        return short_of_workers(s, k.ENGINEER, 1, 0)
    if operation == fx.BUILD:
        return nothing_to_build(s)
    if operation == fx.OBJECTIVE:
        return "no objective tile is left"
    if operation == fx.BONUS:
        return "no bonus tile is left"
    if operation == fx.ANY_TILE:
        return "no tile is left"
    if operation == fx.GAIN:
        return f"no {card_name(t, amount)} is left in the market"
    return "there is no card to draw"  # exchange
