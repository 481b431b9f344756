"""Why a move is not allowed now: first whether it answers what is asked, then what stands against
it. Every function here says nothing (None) about a move that is allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.core.frames import KIND
from trailboss.core.message import Message, say
from trailboss.kansas import constants as k
from trailboss.kansas.facts import prompts
from trailboss.kansas.facts import reasons_actions as actions
from trailboss.kansas.facts import reasons_cards as cards
from trailboss.kansas.facts import reasons_market as market
from trailboss.kansas.facts import reasons_railroad as railroad
from trailboss.kansas.facts import reasons_trail as trail
from trailboss.kansas.state import State

Against = Callable[[State, int], Message | None]


def nothing(s: State, at: int) -> None:
    """Always possible where it is asked for."""


def against_done(s: State, at: int) -> Message | None:
    if s.stack[KIND] == k.BUY and s.stack[k.BUY_MADE] == 0:
        return say("no-purchase")
    if s.stack[KIND] == k.DRAW and s.tables.number < 2:
        return say("no-declining", asked=prompts.prompt(s))
    return None


def against_decline(s: State, at: int) -> Message | None:
    """Engine moves and objective cards may be declined only where they are a reward."""
    top = s.stack[KIND]
    if (
        (top == k.ENGINE and not s.stack[k.ENGINE_OPTIONAL])
        or (top == k.OBJECTIVE and not s.stack[k.OBJECTIVE_OPTIONAL])
        or (top == k.COPY and not prompts.FRAMES_BY_KIND[top].optional(s))
    ):
        return say("no-declining", asked=prompts.prompt(s))
    if top == k.PAY_CARD:
        for card in range(s.tables.cattle_count + s.tables.objective_count):
            if cards.against_pay_card(s, card) is None:
                return say("no-lapse", asked=prompts.prompt(s))
    return None


# By kind of move: the questions it can answer, and what can stand against it there. Exchange tokens
# can be used at any question.
KINDS: Final[dict[str, tuple[tuple[int, ...], Against]]] = {
    "done": ((k.VISIT, k.BUY, k.DRAW, k.SIMMENTAL, k.HELD), against_done),
    "decline": (
        (k.ENGINE, k.UPGRADE, k.OFFER, k.OBJECTIVE, k.MASTER, k.PAY_CARD, k.REMOVE, k.COPY),
        against_decline,
    ),
    "enter": ((k.ENTER_CITY,), nothing),
    "place": ((k.PLACE,), nothing),
    "move": ((k.PHASE_A, k.MOVE), trail.against_move),
    "do": ((k.VISIT, k.OFFER), actions.against_action),
    "auxiliary": ((k.VISIT, k.AUXILIARY), actions.against_auxiliary),
    "play": ((k.PHASE_A, k.VISIT, k.ENTER_CITY), cards.against_play),
    "token": ((), cards.against_token),
    "discard": ((k.DISCARD, k.PAY_CARD), cards.against_discard),
    "remove": ((k.REMOVE,), cards.against_hand),
    "hire": ((k.HIRE,), market.against_hire),
    "buy": ((k.BUY,), market.against_buy),
    "reveal": ((k.BUY,), market.against_reveal),
    "build": ((k.BUILD,), trail.against_build),
    "engine": (
        (k.ENGINE, k.ENGINE_BACK, k.ENGINE_RETURN, k.ENGINE_DELIVER),
        railroad.against_engine,
    ),
    "upgrade": ((k.UPGRADE, k.UPGRADE_BEHIND), railroad.against_upgrade),
    "disc": ((k.DISC,), railroad.against_disc),
    "disc-from": ((k.DISC,), railroad.against_disc_from),
    "master": ((k.MASTER,), railroad.against_master),
    "objective": ((k.OBJECTIVE,), cards.against_objective),
    "objective-top": ((k.OBJECTIVE,), cards.against_objective_top),
    "hazard": ((k.REMOVE_HAZARD,), trail.against_hazard),
    "outlaw": ((k.TAKE_OUTLAW,), trail.against_outlaw),
    "draw": ((k.DRAW,), cards.against_draw),
    "foresight": ((k.FORESIGHT,), market.against_foresight),
    "keep": ((k.INCOME,), market.against_keep),
    "raise": ((k.SIMMENTAL,), cards.against_raise),
    "deliver": ((k.CITY,), railroad.against_deliver),
    "copy": ((k.COPY,), trail.against_copy),
    "hold": ((k.INCOME,), cards.against_hold),
    "aside": ((), cards.against_aside),
}


def reason_against(s: State, code: int) -> Message | None:
    """What stands against a move of the action space now; None if it is allowed."""
    if s.seat < 0:
        return say("no-over")
    kind = s.tables.codec.kind(code)
    answers, against = KINDS[kind.name]
    if answers and s.stack[KIND] not in answers:
        return say("no-play-now" if kind.name == "play" else "no-asked", asked=prompts.prompt(s))
    return against(s, code - kind.base)
