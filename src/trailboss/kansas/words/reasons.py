"""Why a move is not allowed now: first whether it answers what is asked, then what stands against
it. Every function here says nothing (an empty text) about a move that is allowed."""

from __future__ import annotations

from trailboss.kansas import constants as k
from trailboss.kansas.state import State
from trailboss.kansas.words.prompts import prompt_words
from trailboss.kansas.words.reasons_actions import against_action, against_auxiliary
from trailboss.kansas.words.reasons_cards import (
    against_discard,
    against_draw,
    against_objective,
    against_objective_top,
    against_pay_card,
    against_play,
    against_raise,
    against_remove,
    against_token,
)
from trailboss.kansas.words.reasons_market import (
    against_buy,
    against_foresight,
    against_hire,
    against_keep,
    against_reveal,
)
from trailboss.kansas.words.reasons_railroad import (
    against_deliver,
    against_disc,
    against_disc_from,
    against_engine,
    against_master,
    against_upgrade,
)
from trailboss.kansas.words.reasons_trail import (
    against_build,
    against_copy,
    against_hazard,
    against_move,
    against_outlaw,
)

# Which questions a kind of move can answer. Exchange tokens can be used at any question.
ANSWERS: dict[str, tuple[int, ...]] = {
    "done": (k.VISIT, k.BUY, k.SIMMENTAL),
    "decline": (k.ENGINE, k.UPGRADE, k.OFFER, k.OBJECTIVE, k.MASTER, k.PAY_CARD, k.REMOVE),
    "enter": (k.ENTER_CITY,),
    "place": (k.PLACE,),
    "move": (k.PHASE_A, k.MOVE),
    "do": (k.VISIT, k.OFFER),
    "auxiliary": (k.VISIT, k.AUXILIARY),
    "play": (k.PHASE_A, k.VISIT, k.ENTER_CITY),
    "discard": (k.DISCARD, k.PAY_CARD),
    "remove": (k.REMOVE,),
    "hire": (k.HIRE,),
    "buy": (k.BUY,),
    "reveal": (k.BUY,),
    "build": (k.BUILD,),
    "engine": (k.ENGINE, k.ENGINE_BACK, k.ENGINE_RETURN, k.ENGINE_DELIVER),
    "upgrade": (k.UPGRADE, k.UPGRADE_BEHIND),
    "disc": (k.DISC,),
    "disc-from": (k.DISC,),
    "master": (k.MASTER,),
    "objective": (k.OBJECTIVE,),
    "objective-top": (k.OBJECTIVE,),
    "hazard": (k.REMOVE_HAZARD,),
    "outlaw": (k.TAKE_OUTLAW,),
    "draw": (k.DRAW,),
    "foresight": (k.FORESIGHT,),
    "keep": (k.INCOME,),
    "raise": (k.SIMMENTAL,),
    "deliver": (k.CITY,),
    "copy": (k.COPY,),
}


def reason_against(s: State, code: int) -> str:
    """What stands against a move of the action space now; empty if it is allowed."""
    kind = s.tables.codec.kind(code)
    at = code - kind.base
    if s.seat < 0:
        return "the game is over"
    if kind.name == "token":
        return against_token(s, at)
    if s.stack[-5] not in ANSWERS[kind.name]:
        asked = f"what is asked now is: {prompt_words(s)}"
        if kind.name == "play":
            return (
                "objective cards are played before phase A, before or after an action of phase B,"
                f" or before entering {s.tables.city_names[0]}; {asked}"
            )
        return asked
    return against(s, kind.name, at)


def against(s: State, name: str, at: int) -> str:
    """What stands against a move of a kind that can answer the question."""
    top = s.stack[-5]
    if name == "done":
        if top == k.BUY and s.stack[-3] == 0:
            return "at least one purchase or added card is needed before the purchase can end"
        return ""
    if name == "decline":
        return against_decline(s)
    if name == "move":
        return against_move(s, at)
    if name == "do":
        return against_action(s, at)
    if name == "auxiliary":
        return against_auxiliary(s, at)
    if name == "play":
        return against_play(s, s.tables.cattle_count + at)
    if name == "discard":
        if top == k.DISCARD:
            return against_discard(s, at)
        return against_pay_card(s, at)
    if name == "remove":
        return against_remove(s, at)
    if name == "hire":
        return against_hire(s, at)
    if name == "buy":
        return against_buy(s, at)
    if name == "reveal":
        return against_reveal(s)
    if name == "build":
        return against_build(s, at)
    if name == "engine":
        return against_engine(s, at)
    if name == "upgrade":
        return against_upgrade(s, at)
    if name == "disc":
        return against_disc(s, at)
    if name == "disc-from":
        return against_disc_from(s, at)
    if name == "master":
        return against_master(s, at)
    if name == "objective":
        return against_objective(s, s.tables.cattle_count + at)
    if name == "objective-top":
        return against_objective_top(s)
    if name == "hazard":
        return against_hazard(s, at)
    if name == "outlaw":
        return against_outlaw(s, at)
    if name == "draw":
        return against_draw(s, at + 1)
    if name == "foresight":
        return against_foresight(s, at)
    if name == "keep":
        return against_keep(s, at)
    if name == "raise":
        return against_raise(s, s.tables.raising[at])
    if name == "deliver":
        return against_deliver(s, at)
    if name == "copy":
        return against_copy(s, at)
    return ""  # enter, place: always possible where they are asked for


def against_decline(s: State) -> str:
    """Engine moves and objective cards may be declined only where they are a reward."""
    top = s.stack[-5]
    if (top == k.ENGINE or top == k.OBJECTIVE) and s.stack[-3] == 0:
        return f"this is the action itself and cannot be declined: {prompt_words(s)}"
    if top == k.PAY_CARD:
        for card in range(s.tables.cattle_count + s.tables.objective_count):
            if against_pay_card(s, card) == "":
                return f"the card is in your hand: {prompt_words(s)}"
    return ""
