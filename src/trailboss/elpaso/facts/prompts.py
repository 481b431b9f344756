"""What is asked, with all that is known of the question.

A question is part of every seat's observation, so nothing here may look at a hand or a draw pile.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.core.facts import Facts, given, yes
from trailboss.core.frames import WIDTH
from trailboss.core.message import Message
from trailboss.elpaso import constants as k
from trailboss.elpaso.delivery import discs_for
from trailboss.elpaso.facts import things
from trailboss.elpaso.facts.programs import program
from trailboss.elpaso.state import State
from trailboss.elpaso.visit import Actions, printed_actions

TILES: Final = {
    k.TILE_OBJECTIVE: "objective",
    k.TILE_BONUS: "bonus",
    k.TILE_OBJECTIVE | k.TILE_BONUS: "any",
}
DECLINED: Final = (k.REMOVE, k.AGAIN, k.OFFER)  # what may be declined at any time
STAGES: Final = {k.KEEP: 1, k.POST: 2, k.DISC: 3, k.OFFER: 4}  # subphases of a delivery


def frame_name(kind: int) -> str:
    return FRAME_NAMES[kind]


def prompt(s: State) -> Message:
    """The question of the top frame, to the seat that decides: `phase`, in a delivery `subphase`,
    whether it is `optional`, and what it is about."""
    kind = s.stack[-5]
    name, about = FRAMES[kind]
    facts = phase(s) | {"optional": yes(kind in DECLINED)}
    return Message(f"ask-{name}", facts | about(s, s.stack[-4], s.stack[-3]))


def phase(s: State) -> Facts:
    """The part of the turn, told by the first frame above the draw phase."""
    kinds = s.stack[::WIDTH]
    if kinds[-1] == k.CLOSED:
        return {"phase": "over"}
    if kinds[-1] == k.START_OBJECTIVE:
        return {"phase": "setup"}
    if kinds[1] == k.PLACE or (kinds[1] == k.MOVE and s.stack[WIDTH + 2]):
        return {"phase": "movement"}
    facts: Facts = {"phase": "action"}
    if kinds[1] == k.EL_PASO and kinds[-1] in STAGES:
        facts["subphase"] = STAGES[kinds[-1]]
    return facts


def visit(s: State, space: int, used: int) -> Facts:
    """The action phase. The frame keeps the tile that was entered: the one on the ring may have
    replaced it since."""
    tile = s.stack[-2]
    facts: Facts = {"place": things.space(s.tables, space)}
    return facts | things.tile(s, tile) | unused(printed_actions(s, tile), used)


def unused(actions: Actions, used: int) -> Facts:
    """How many printed actions are left, and what that leaves to `use`."""
    left = [place for place in range(len(actions)) if not used >> place & 1]
    use = "others" if used else "all"
    if used == k.ALL_USED or (used and not left):
        use = "nothing"
    elif not actions:
        use = "auxiliary"
    return {"optional": "yes", "use": use, "count": len(left), "most": len(actions)}


def auxiliary(s: State, left: int, used: int) -> Facts:
    taken = used.bit_count()
    return {"optional": yes(used > 0), "count": taken, "most": left + taken}


def hire(s: State, price: int, barred: int) -> Facts:
    other = things.worker(s.tables, barred - 1) if barred else None
    return given(price=price, joker=price + s.tables.joker_extra, barred=other)


def paid(s: State, worker: int) -> Facts:
    """What is paid for with workers."""
    return {"worker": things.worker(s.tables, worker), "price": s.tables.dollars_per_worker}


def disc(s: State, at: int, _: int) -> Facts:
    facts: Facts = {"post": s.tables.posts[at], "dark": yes(s.tables.post_dark[at])}
    return facts | {"possible": yes(discs_for(s, s.players[s.seat], at) > 0)}


# By frame: the name of the decision, and what it is about.
FRAMES: Final[dict[int, tuple[str, Callable[[State, int, int], Facts]]]] = {
    k.START_OBJECTIVE: ("start-objective", lambda s, a, b: {"tile": TILES[k.TILE_OBJECTIVE]}),
    k.PLACE: ("place", lambda s, a, b: {}),
    k.MOVE: ("move", lambda s, a, b: {"most": a}),
    k.VISIT: ("action", visit),
    k.TRAIN_VISIT: (
        "train-actions",
        lambda s, a, b: {"train": s.tables.trains[a]} | unused(s.setup.train_actions[a], b),
    ),
    k.AUXILIARY: ("auxiliary", auxiliary),
    k.HIRE: ("hire", hire),
    k.BUY: ("buy", lambda s, a, b: paid(s, k.COWBOY)),
    k.TRAIN: ("train", lambda s, a, b: paid(s, k.ENGINEER)),
    k.BUILD: ("build", lambda s, a, b: paid(s, k.BUILDER)),
    k.PAY_WORKERS: ("pay-workers", lambda s, a, b: paid(s, a) | {"count": b}),
    k.TILE: ("tile", lambda s, a, b: {"tile": TILES[a]}),
    k.PAY_CARD: ("pay-card", lambda s, a, b: {"cards": things.cards(s.tables, a), "factor": b}),
    k.REMOVE: ("remove", lambda s, a, b: {"cards": things.cards(s.tables, a)}),
    k.DISCARD: ("discard", lambda s, a, b: {"count": 1}),
    k.AGAIN: ("again", lambda s, a, b: {"most": a}),
    k.KEEP: ("keep", lambda s, a, b: {"most": s.players[s.seat].certificate}),
    k.POST: ("post", lambda s, a, b: {"value": a}),
    k.DISC: ("disc", disc),
    k.OFFER: ("offer", lambda s, a, b: {"program": program(s.tables, a)}),
    k.CLOSED: ("over", lambda s, a, b: {}),
}
FRAME_NAMES: Final = {kind: name for kind, (name, _) in FRAMES.items()}
