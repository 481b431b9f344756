"""What happens: every kind of event with its name, what its figures mean, and who may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.core.facts import Facts, signed, told
from trailboss.core.message import Arg, Message
from trailboss.core.rules import Event
from trailboss.elpaso import constants as k
from trailboss.elpaso.building import kind_of
from trailboss.elpaso.facts import things
from trailboss.elpaso.facts.programs import bonus, program
from trailboss.elpaso.movement import path_of
from trailboss.elpaso.tables import Tables

# Each kind: its name, then its figures in order with what they count in.
KINDS: Final = {
    k.EV_TURN: "turn turn",
    k.EV_PLACED: "placed space:space",
    k.EV_MOVED: "moved from:space to:space",
    k.EV_MONEY: "money dollars",
    k.EV_DREW: "drew cards",
    k.EV_CARD: "card card:card",
    k.EV_WORKER: "worker worker:worker",
    k.EV_SHUFFLED: "shuffled",
    k.EV_DISCARDED: "discarded card:card",
    k.EV_REMOVED: "removed card:card",
    k.EV_TOKEN: "token tokens",
    k.EV_CERTIFICATE: "certificate certificates",
    k.EV_HIRED: "hired worker:worker price",
    k.EV_SPENT: "spent worker:worker number",
    k.EV_BONUS: "bonus worker:worker",
    k.EV_BOUGHT: "bought card:card",
    k.EV_BUILT: "built number space:space price",
    k.EV_TRAIN: "train train:train",
    k.EV_TILE: "tile",
    k.EV_SHOWN: "shown card:card",
    k.EV_VALUE: "value value certificates permanent",
    k.EV_DELIVERED: "delivered post:post",
    k.EV_DISC: "disc disc:disc",
    k.EV_SIMMENTAL: "simmental left",
    k.EV_CLAIMED: "claimed",
    k.EV_OVER: "over",
    k.EV_USED: "used program:program",
    k.EV_AUXILIARY: "auxiliary auxiliary:auxiliary program:program",
    k.EV_LAPSED: "lapsed",
    k.EV_AUTOMA: "automa automa:automa steps",
    k.EV_SKIPPED: "skipped",
    k.EV_SUPPLY: "supply card:card",
}
PRIVATE: Final = frozenset({k.EV_CARD})  # for the eyes of their own seat only
COUNTED: Final = frozenset({k.EV_DREW})  # what the others learn of those

COUNTS: Final[dict[str, Callable[[Tables, int], Arg]]] = {
    "space": things.space,
    "card": things.card,
    "worker": things.worker,
    "train": lambda t, at: t.trains[at],
    "post": lambda t, at: t.posts[at],
    "disc": things.disc,
    "auxiliary": things.auxiliary,
    "program": program,
    "automa": lambda t, at: t.automa[at],
}


def event_kind(event: Event) -> str:
    return KINDS[event[0]].partition(" ")[0]


def tell(t: Tables, event: Event) -> Message:
    """An event; one of PRIVATE only for the seat it is about."""
    return told(t, event, KINDS, COUNTS, MORE)


# What the figures do not say by themselves ------------------------------------------------------


def path(t: Tables, event: Event) -> Facts:
    """The spaces a herder enters on its way."""
    return {"path": tuple(things.space(t, at) for at in path_of(t, *event[2:]))}


def tile(t: Tables, event: Event) -> Facts:
    if event[2] == k.TILE_OBJECTIVE:
        return {"what": "objective", **things.objective(t, event[3])}
    return {"what": "bonus", **bonus(t, event[3])}


def used(t: Tables, event: Event) -> Facts:
    """What an action belongs to: a train card, a building (which side of it lies up is not part of
    the event), or a neutral building."""
    tile = event[3]
    if tile < 0:
        return {"what": "train", "tile": t.trains[-1 - tile]}
    if tile >= k.OWNED:
        return {"what": "building", "tile": str(kind_of(tile))}
    return {"what": "neutral", "tile": t.neutral_names[tile - k.NEUTRAL]}


def joins(t: Tables, event: Event) -> Facts:
    """Which workers a joker of the solo opponent joins; it is set aside if it joins none."""
    card, worker = event[2:4]
    if card != t.cattle_count + k.JOKER:
        return {}
    return {"joins": "none" if worker == k.JOKER else things.worker(t, worker)}


MORE: Final[dict[int, Callable[[Tables, Event], Facts]]] = {
    k.EV_MOVED: path,
    k.EV_MONEY: lambda t, event: signed(event[2]),
    k.EV_TOKEN: lambda t, event: signed(event[2]),
    k.EV_TILE: tile,
    k.EV_VALUE: lambda t, event: {"delivery": sum(event[2:])},
    k.EV_CLAIMED: lambda t, event: {"points": t.simmental_vp},
    k.EV_USED: used,
    k.EV_SUPPLY: joins,
}
