"""Why a move is not allowed now: first whether it answers what is asked, then what stands against
it. Every function here says nothing (an empty text) about a move that is allowed."""

from __future__ import annotations

from trailboss.elpaso import constants as k
from trailboss.elpaso.state import State
from trailboss.elpaso.words.prompts import prompt_words
from trailboss.elpaso.words.reasons_actions import against_action, against_auxiliary
from trailboss.elpaso.words.reasons_cards import (
    against_bonus_tile,
    against_bonus_top,
    against_discard,
    against_objective,
    against_objective_top,
    against_remove,
    against_token,
)
from trailboss.elpaso.words.reasons_city import against_deliver, against_disc, against_keep
from trailboss.elpaso.words.reasons_costs import (
    against_bonus,
    against_build,
    against_buy,
    against_hire,
    against_jokers,
    against_train,
)
from trailboss.elpaso.words.reasons_ring import against_move

DECLINED = (k.REMOVE, k.AGAIN, k.OFFER)  # what may be declined at any time

# Which questions a kind of move can answer. Tokens and worker bonuses can be used at most of them.
ANSWERS: dict[str, tuple[int, ...]] = {
    "done": (k.VISIT, k.TRAIN_VISIT, k.AUXILIARY),
    "again": (k.AGAIN,),
    "place": (k.PLACE,),
    "move": (k.MOVE,),
    "do": (k.VISIT, k.TRAIN_VISIT, k.OFFER),
    "auxiliary": (k.VISIT, k.AUXILIARY),
    "hire": (k.HIRE,),
    "buy": (k.BUY,),
    "train": (k.TRAIN,),
    "build": (k.BUILD,),
    "jokers": (k.PAY_WORKERS,),
    "objective": (k.TILE, k.START_OBJECTIVE),
    "objective-top": (k.TILE, k.START_OBJECTIVE),
    "bonus-tile": (k.TILE,),
    "bonus-top": (k.TILE,),
    "discard": (k.DISCARD, k.PAY_CARD),
    "remove": (k.REMOVE,),
    "keep": (k.KEEP,),
    "deliver": (k.POST,),
    "disc": (k.DISC,),
}


def reason_against(s: State, code: int) -> str:
    """What stands against a move of the action space now; empty if it is allowed."""
    kind = s.tables.codec.kind(code)
    at = code - kind.base
    if s.seat < 0:
        return "the game is over"
    if kind.name == "token":
        return against_token(s)
    if kind.name == "bonus":
        return against_bonus(s, at)
    if kind.name == "decline":
        return against_decline(s)
    if s.stack[-5] not in ANSWERS[kind.name]:
        return f"what is asked now is: {prompt_words(s)}"
    return against(s, kind.name, at)


def against(s: State, name: str, at: int) -> str:
    """What stands against a move of a kind that can answer the question."""
    if name == "done":
        if s.stack[-5] == k.AUXILIARY and s.stack[-3] == 0:
            return f"no auxiliary action has been taken yet: {prompt_words(s)}"
        return ""
    if name == "move":
        return against_move(s, at)
    if name == "do":
        return against_action(s, at)
    if name == "auxiliary":
        return against_auxiliary(s, at)
    if name == "hire":
        return against_hire(s, at)
    if name == "buy":
        return against_buy(s, at)
    if name == "train":
        return against_train(s, at)
    if name == "build":
        return against_build(s, at)
    if name == "jokers":
        return against_jokers(s, at)
    if name == "objective":
        return against_objective(s, at)
    if name == "objective-top":
        return against_objective_top(s)
    if name == "bonus-tile":
        return against_bonus_tile(s, at)
    if name == "bonus-top":
        return against_bonus_top(s)
    if name == "discard":
        return against_discard(s, at)
    if name == "remove":
        return against_remove(s, at)
    if name == "keep":
        return against_keep(s, at)
    if name == "deliver":
        return against_deliver(s, at)
    if name == "disc":
        return against_disc(s, at)
    return ""  # again, place: always possible where they are asked for


def against_decline(s: State) -> str:
    """What must be answered can be declined only when nothing answers it any more."""
    top = s.stack[-5]
    if top in DECLINED:
        return ""
    for kind in s.tables.codec.kinds:
        if top in ANSWERS.get(kind.name, ()):
            for at in range(kind.size):
                if against(s, kind.name, at) == "":
                    return cannot_decline(s)
    return ""


def cannot_decline(s: State) -> str:
    top = s.stack[-5]
    if top == k.MOVE:
        return "your herder must move at least 1 step"
    if top == k.VISIT or top == k.TRAIN_VISIT:
        return f"there is nothing to decline: {prompt_words(s)}"
    return f"this cannot be declined: {prompt_words(s)}"
