"""Why a move is not allowed now: first whether it answers what is asked, then what stands against
it. Every function here says nothing (None) about a move that is allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.core.facts import Facts
from trailboss.core.frames import KIND
from trailboss.core.message import Message, say
from trailboss.core.visit import Actions
from trailboss.elpaso import constants as k
from trailboss.elpaso import effects as fx
from trailboss.elpaso.auxiliary import auxiliary_program
from trailboss.elpaso.facts import programs, things
from trailboss.elpaso.facts import reasons_choices as choices
from trailboss.elpaso.facts.prompts import FRAMES_BY_KIND, prompt
from trailboss.elpaso.facts.reasons_costs import Reason, against_step, short_of, short_of_money
from trailboss.elpaso.movement import is_location, legal_move, steps_along, way
from trailboss.elpaso.program import step_feasible
from trailboss.elpaso.state import State
from trailboss.elpaso.visit import printed_actions


def reason_against(s: State, code: int) -> Reason:
    """What stands against a move of the action space now; None if it is allowed."""
    kind = s.tables.codec.kind(code)
    if s.seat < 0:
        return say("no-over")
    frames, against = AGAINST[kind.name]
    if frames and s.stack[KIND] not in frames:
        return say("no-asked", asked=prompt(s))
    return against(s, code - kind.base)


def nothing(s: State, at: int) -> Reason:
    return None


def against_done(s: State, at: int) -> Reason:
    if s.stack[KIND] == k.AUXILIARY and s.stack[k.AUXILIARY_USED] == 0:
        return say("no-auxiliary-yet", asked=prompt(s))
    return None


def against_decline(s: State, at: int) -> Reason:
    """What must be answered can be declined only when nothing answers it any more."""
    moves: list[int] = []
    FRAMES_BY_KIND[s.stack[KIND]].legal(s, moves)
    return None if s.tables.codes.decline in moves else say("no-decline", asked=prompt(s))


def against_move(s: State, space: int) -> Reason:
    t = s.tables
    limit = s.stack[k.MOVE_STEPS]
    moves: list[int] = []
    legal_move(s, limit, moves)
    if t.codes.move + space in moves:
        return None
    place = things.space(t, space)
    if not is_location(s, space):
        return say("no-location", place=place)
    here = s.players[s.seat].herder
    path = way(s, here, space)
    if path:
        return say("no-far", steps=steps_along(s, path), most=limit)
    if space == here:
        return say("no-stay")
    return say("no-behind", place=place, here=things.space(t, here))


# Actions ------------------------------------------------------------------------------------------


def against_action(s: State, program: int) -> Reason:
    """A printed action of the place visited or of a train card, or an action that is on offer."""
    t = s.tables
    top = s.stack[KIND]
    if top == k.OFFER:
        offered = s.stack[k.OFFER_PROGRAM]
        if program != offered:
            return say("no-offered", program=programs.program(t, offered))
        return against_program(s, program)
    if top == k.TRAIN_VISIT:
        card, used = s.stack[k.TRAIN_VISIT_CARD], s.stack[k.TRAIN_VISIT_USED]
        printed = s.setup.train_actions[card]
        return against_printed(s, program, printed, used, {"train": t.trains[card]})
    used = s.stack[k.VISIT_USED]
    if used == k.ALL_USED:
        return closed(s)
    tile = s.stack[k.VISIT_TILE]
    there: Facts = {"place": things.space(t, s.stack[k.VISIT_SPACE])} | things.tile(s, tile)
    if there.get("whose", "you") != "you":
        return Message("no-owner", there)
    return against_printed(s, program, printed_actions(s, tile), used, there)


def against_printed(s: State, program: int, actions: Actions, used: int, of: Facts) -> Reason:
    offering = [place for place in range(len(actions)) if program in actions[place]]
    if not offering:
        return Message("no-printed", of | {"actions": programs.actions(s.tables, actions)})
    if all(used >> place & 1 for place in offering):
        return say("no-used")
    return against_program(s, program)


def closed(s: State) -> Message:
    """Why nothing more can be used in a visit."""
    replaced = s.ring[s.stack[k.VISIT_SPACE]] != s.stack[k.VISIT_TILE]
    return say("no-replaced" if replaced else "no-auxiliary-used")


def against_auxiliary(s: State, action: int) -> Reason:
    t = s.tables
    if s.stack[KIND] == k.VISIT:
        used = s.stack[k.VISIT_USED]
        if used:
            return closed(s) if used == k.ALL_USED else say("no-instead")
    elif s.stack[k.AUXILIARY_USED] >> action & 1:
        return say("no-different")
    program = auxiliary_program(s, s.players[s.seat], action)
    if program < 0:
        return say("no-unlocked", disc=things.disc(t, t.auxiliary_disc[action]))
    return against_program(s, program)


def against_program(s: State, program: int) -> Reason:
    """The first requirement of a program that cannot be met."""
    steps = programs.steps_of(s.tables, program)
    price = sum(amount for operation, amount in steps if operation == fx.PAY)
    for operation, amount in steps:
        if not step_feasible(s, operation, amount):
            return against_step(s, operation, amount)
    return short_of_money(s, price)


TAKING: Final = (k.TILE, k.START_OBJECTIVE)
# Which questions a kind of move can answer, and what can stand against it there. Tokens and worker
# bonuses can be used at most of them.
AGAINST: Final[dict[str, tuple[tuple[int, ...], Callable[[State, int], Reason]]]] = {
    "done": ((k.VISIT, k.TRAIN_VISIT, k.AUXILIARY, k.LAST_CALL), against_done),
    "decline": ((), against_decline),
    "again": ((k.AGAIN,), nothing),
    "place": ((k.PLACE,), nothing),
    "move": ((k.MOVE,), against_move),
    "do": ((k.VISIT, k.TRAIN_VISIT, k.OFFER), against_action),
    "auxiliary": ((k.VISIT, k.AUXILIARY), against_auxiliary),
    "token": ((), choices.against_token),
    "bonus": ((), choices.against_bonus),
    "hire": ((k.HIRE,), choices.against_hire),
    "buy": ((k.BUY,), choices.against_buy),
    "train": ((k.TRAIN,), lambda s, at: short_of(s, k.ENGINEER, at + 1)),
    "build": ((k.BUILD,), choices.against_build),
    "jokers": ((k.PAY_WORKERS,), choices.against_jokers),
    "objective": (TAKING, lambda s, at: choices.against_tile(s, k.TILE_OBJECTIVE, at)),
    "objective-top": (TAKING, lambda s, _: choices.against_tile(s, k.TILE_OBJECTIVE, -1)),
    "bonus-tile": ((k.TILE,), lambda s, at: choices.against_tile(s, k.TILE_BONUS, at)),
    "bonus-top": ((k.TILE,), lambda s, _: choices.against_tile(s, k.TILE_BONUS, -1)),
    "discard": ((k.DISCARD, k.PAY_CARD), choices.against_card),
    "remove": ((k.REMOVE,), choices.against_card),
    "keep": ((k.KEEP,), choices.against_keep),
    "deliver": ((k.POST,), choices.against_deliver),
    "disc": ((k.DISC,), choices.against_disc),
}
