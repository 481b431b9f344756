"""What is asked, with all that is known of the question.

A question is part of every seat's observation, so nothing here may look at a hand or a draw pile.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.core.facts import Facts, given, yes
from trailboss.core.frames import KIND, WIDTH, by_kind
from trailboss.core.message import Message
from trailboss.core.visit import Actions
from trailboss.elpaso import constants as k
from trailboss.elpaso.delivery import discs_for
from trailboss.elpaso.facts import things
from trailboss.elpaso.facts.programs import program
from trailboss.elpaso.kinds import FRAMES
from trailboss.elpaso.state import State
from trailboss.elpaso.visit import printed_actions, something_left

TILES: Final = {
    k.TILE_OBJECTIVE: "objective",
    k.TILE_BONUS: "bonus",
    k.TILE_OBJECTIVE | k.TILE_BONUS: "any",
}
STAGES: Final = {k.KEEP: 1, k.POST: 2, k.DISC: 3, k.OFFER: 4}  # subphases of a delivery


FRAMES_BY_KIND: Final = by_kind(FRAMES)


def frame_name(kind: int) -> str:
    return FRAMES_BY_KIND[kind].name


def prompt(s: State) -> Message:
    """The question of the top frame, to the seat that decides: `phase`, in a delivery `subphase`,
    whether it is `optional`, and what it is about."""
    frame = FRAMES_BY_KIND[s.stack[KIND]]
    facts = phase(s) | {"optional": yes(frame.optional(s))}
    return Message(f"ask-{frame.name}", facts | ABOUT[frame.name](s))


def phase(s: State) -> Facts:
    """The part of the turn, told by the first frame above the draw phase."""
    kinds = s.stack[::WIDTH]
    if kinds[-1] == k.CLOSED:
        return {"phase": "over"}
    if kinds[-1] == k.START_OBJECTIVE:
        return {"phase": "setup"}
    if kinds[1] == k.LAST_CALL:
        return {"phase": "draw"}
    if kinds[1] == k.PLACE or (kinds[1] == k.MOVE and s.stack[2 * WIDTH + k.MOVE_PHASE]):
        return {"phase": "movement"}
    facts: Facts = {"phase": "action"}
    if kinds[1] == k.EL_PASO and kinds[-1] in STAGES:
        facts["subphase"] = STAGES[kinds[-1]]
    return facts


# What it is about -------------------------------------------------------------------------------


def nothing(_: State) -> Facts:
    return {}


def visit(s: State) -> Facts:
    """The action phase. The frame keeps the tile that was entered: the one on the ring may have
    replaced it since. The herder may be `away`, and `more` may wait at places it has left."""
    tile = s.stack[k.VISIT_TILE]
    space = s.stack[k.VISIT_SPACE]
    facts = {"place": things.space(s.tables, space)} | things.tile(s, tile)
    facts |= unused(printed_actions(s, tile), s.stack[k.VISIT_USED])
    return facts | {"more": yes(waiting(s)), "away": yes(space != s.players[s.seat].herder)}


def waiting(s: State) -> bool:
    """Is there something left to do at places the herder has left, or on a train card, below the
    question?"""
    return any(something_left(s, at) for at in range(0, len(s.stack) - WIDTH, WIDTH))


def train_visit(s: State) -> Facts:
    card = s.stack[k.TRAIN_VISIT_CARD]
    facts: Facts = {"train": s.tables.trains[card]}
    return facts | unused(s.setup.train_actions[card], s.stack[k.TRAIN_VISIT_USED])


def unused(actions: Actions, used: int) -> Facts:
    """How many printed actions are left, and what that leaves to `use`."""
    left = [place for place in range(len(actions)) if not used >> place & 1]
    use = "others" if used else "all"
    if used == k.ALL_USED or (used and not left):
        use = "nothing"
    elif not actions:
        use = "auxiliary"
    return {"use": use, "count": len(left), "most": len(actions)}


def auxiliary(s: State) -> Facts:
    taken = s.stack[k.AUXILIARY_USED].bit_count()
    return {"count": taken, "most": s.stack[k.AUXILIARY_LEFT] + taken}


def hire(s: State) -> Facts:
    price, barred = s.stack[k.HIRE_PRICE], s.stack[k.HIRE_BARRED]
    other = things.worker(s.tables, barred - 1) if barred else None
    return given(price=price, joker=price + s.tables.joker_extra, barred=other)


def paid(s: State, worker: int) -> Facts:
    """What is paid for with workers."""
    return {"worker": things.worker(s.tables, worker), "price": s.tables.dollars_per_worker}


def pay_workers(s: State) -> Facts:
    return paid(s, s.stack[k.PAY_WORKERS_TYPE]) | {"count": s.stack[k.PAY_WORKERS_NUMBER]}


def pay_card(s: State) -> Facts:
    cards = things.cards(s.tables, s.stack[k.PAY_CARD_SET])
    return {"cards": cards, "factor": s.stack[k.PAY_CARD_FACTOR]}


def disc(s: State) -> Facts:
    at = s.stack[k.DISC_POST]
    facts: Facts = {"post": s.tables.posts[at], "dark": yes(s.tables.post_dark[at])}
    return facts | {"possible": yes(discs_for(s, s.players[s.seat], at) > 0)}


# By the name of the kind; every question has its line.
ABOUT: Final[dict[str, Callable[[State], Facts]]] = {
    "start-objective": lambda s: {"tile": TILES[k.TILE_OBJECTIVE]},
    "place": nothing,
    "move": lambda s: {"most": s.stack[k.MOVE_STEPS]},
    "action": visit,
    "train-actions": train_visit,
    "auxiliary": auxiliary,
    "hire": hire,
    "buy": lambda s: paid(s, k.COWBOY),
    "train": lambda s: paid(s, k.ENGINEER),
    "build": lambda s: paid(s, k.BUILDER),
    "pay-workers": pay_workers,
    "tile": lambda s: {"tile": TILES[s.stack[k.TILE_ALLOWED]]},
    "pay-card": pay_card,
    "remove": lambda s: {"cards": things.cards(s.tables, s.stack[k.REMOVE_SET])},
    "discard": lambda s: {"count": 1},
    "again": lambda s: {"most": s.stack[k.AGAIN_TIMES]},
    "keep": lambda s: {"most": s.players[s.seat].certificate},
    "post": lambda s: {"value": s.stack[k.POST_VALUE]},
    "disc": disc,
    "offer": lambda s: {"program": program(s.tables, s.stack[k.OFFER_PROGRAM])},
    "last-call": nothing,
    "over": nothing,
}
