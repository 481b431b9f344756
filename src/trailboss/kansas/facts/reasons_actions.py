"""Why an action cannot be used: local actions, actions on offer, auxiliary actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.core.effects import STEP_WIDTH
from trailboss.core.frames import KIND
from trailboss.core.message import Message, say
from trailboss.kansas import constants as k
from trailboss.kansas import effects as fx
from trailboss.kansas.auxiliary import open_spaces
from trailboss.kansas.facts import things
from trailboss.kansas.facts.programs import actions
from trailboss.kansas.facts.reasons_market import against_hire, too_dear
from trailboss.kansas.facts.reasons_trail import against_build, against_hazard, against_outlaw
from trailboss.kansas.movement import owner_of
from trailboss.kansas.program import step_feasible
from trailboss.kansas.state import State
from trailboss.kansas.visit import local_actions, risk_action, usable


def against_action(s: State, program: int) -> Message | None:
    """A local action in phase B, or an action that is on offer."""
    if s.stack[KIND] == k.VISIT:
        return against_local(s, program)
    offers = (s.stack[k.OFFER_FIRST], s.stack[k.OFFER_SECOND])
    offered = tuple([on_offer for on_offer in offers if on_offer >= 0])
    if program not in offered:
        return say("no-offer", actions=actions(s.tables, (offered,)))
    return against_program(s, program)


def against_local(s: State, program: int) -> Message | None:
    """A local action or the risk action of the place that is visited or copied."""
    stack = s.stack
    space, tile = stack[k.VISIT_SPACE], stack[k.VISIT_TILE]
    used, copied = stack[k.VISIT_USED], stack[k.VISIT_COPIED]
    here = things.tile(s, tile).args
    if used == k.ALL_USED:
        return closed(s)
    if not usable(s, tile, copied == 1):
        reason = "no-owner" if owner_of(tile) >= 0 else "no-local"
        return say(reason, place=things.space(s.tables, space), **here)
    offered = local_actions(s, tile)
    if risk_action(s, space, tile) >= 0:
        offered += ((risk_action(s, space, tile),),)
    places = [place for place in range(len(offered)) if program in offered[place]]
    if not places:
        return say("no-local-action", actions=actions(s.tables, offered), **here)
    if all(used >> place & 1 for place in places):
        return say("no-action-twice")
    return against_program(s, program)


def closed(s: State) -> Message:
    """Why nothing more can be used in a visit."""
    stack = s.stack
    replaced = stack[k.VISIT_COPIED] or s.trail[stack[k.VISIT_SPACE]] != stack[k.VISIT_TILE]
    return say("no-building-left" if replaced else "no-action-after")


def against_auxiliary(s: State, choice: int) -> Message | None:
    t = s.tables
    action, double = divmod(choice, 2)
    if s.stack[KIND] == k.VISIT:
        used, copied = s.stack[k.VISIT_USED], s.stack[k.VISIT_COPIED]
        if used == k.ALL_USED:
            return closed(s)
        if copied or used & k.ALL_USED:
            return say("no-auxiliary-copying" if copied else "no-auxiliary-after")
    if double and (s.stack[KIND] == k.VISIT or not s.stack[k.AUXILIARY_DOUBLE]):
        return say("no-double")
    spaces = open_spaces(s, s.players[s.seat], action)
    if spaces <= double:
        disc = things.disc(t, t.auxiliary_disc[action])
        return say("no-unlocking" if spaces == 0 else "no-doubling", disc=disc)
    return against_program(s, t.auxiliary_double[action] if double else t.auxiliary_single[action])


# What a program requires ------------------------------------------------------------------------

# Steps that fail in one way only, and those that ask for one of several things: the question, and
# what can stand against each answer.
FAILS: Final = {
    fx.HIRE: "no-waiting",
    fx.BUILD: "no-building",
    fx.HAZARD: "no-hazard",
    fx.OUTLAW: "no-outlaw",
    fx.BUY: "no-cattle-left",
    fx.DELIVER: "no-engine-delivery",
    fx.UPGRADE_BEHIND: "no-upgrade-behind",
    fx.COPY: "no-copy",
    fx.RIDE: "no-ride-ahead",
    fx.OBJECTIVE: "no-objective",
    fx.OBJECTIVE_HAND: "no-objective",
    fx.DRAW: "no-draw",
    fx.CYCLE: "no-draw",
}
ASKS: Final[dict[int, tuple[int, str, Callable[[State, int], Message | None]]]] = {
    fx.HIRE: (k.HIRE, "hire", against_hire),
    fx.BUILD: (k.BUILD, "build", against_build),
    fx.HAZARD: (
        k.REMOVE_HAZARD,
        "hazard",
        lambda s, at: against_hazard(s, at) or too_dear(s, s.stack[k.REMOVE_HAZARD_PRICE]),
    ),
    fx.OUTLAW: (k.TAKE_OUTLAW, "outlaw", against_outlaw),
}
NEAREST: Final = ("no-money", "no-workers", "no-room")  # what is mended most easily


def against_program(s: State, program: int) -> Message | None:
    """The first requirement of a program that cannot be met."""
    steps = s.tables.steps[program]
    for at in range(0, len(steps), STEP_WIDTH):
        if not step_feasible(s, steps[at], steps[at + 1], at > 0):
            return against_step(s, steps[at], steps[at + 1])
    return None


def against_step(s: State, operation: int, amount: int) -> Message | None:
    """Why a step that is required is not possible."""
    if operation == fx.PAY:
        return too_dear(s, amount)
    if operation == fx.DISCARD:
        return say("no-cards", cards=things.cards_of_set(s.tables, amount))
    if operation == fx.ENGINE_BACK:
        here = things.position(s.tables, s.players[s.seat].engine)
        return say("no-engine-back", spaces=amount, **here)
    if operation in ASKS:
        return nearest(s, operation, amount)
    return say(FAILS[operation])


def nearest(s: State, operation: int, amount: int) -> Message:
    """Of all that stands against the answers to a question the least."""
    question, kind, against = ASKS[operation]
    asked = s.copy()
    asked.push(question, amount)
    size = next(known.size for known in s.tables.codec.kinds if known.name == kind)
    found = [against(asked, at) for at in range(size)]
    for reason in NEAREST:
        known = [each for each in found if each and each.id == reason]
        if known:
            return min(known, key=needed)
    return say(FAILS[operation])


def needed(reason: Message) -> int:
    figure = reason.args["needed"]
    assert isinstance(figure, int)
    return figure
