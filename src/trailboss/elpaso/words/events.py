"""What happens: every kind of event with its name, what its figures mean, and who may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.core.message import Arg, Message, Seat
from trailboss.core.rules import Event
from trailboss.elpaso import constants as k
from trailboss.elpaso.buildings import kind_of
from trailboss.elpaso.movement import path_of
from trailboss.elpaso.tables import Tables
from trailboss.elpaso.words import things
from trailboss.elpaso.words.programs import bonus, program
from trailboss.elpaso.words.things import Facts

# Each kind: its name, then its figures in order.
EVENTS: Final[dict[int, tuple[str, ...]]] = {
    k.EV_TURN: ("turn", "turn"),
    k.EV_PLACED: ("placed", "space"),
    k.EV_MOVED: ("moved", "from", "to"),
    k.EV_MONEY: ("money", "dollars"),
    k.EV_DREW: ("drew", "cards"),
    k.EV_CARD: ("card", "card"),
    k.EV_WORKER: ("worker", "worker"),
    k.EV_SHUFFLED: ("shuffled",),
    k.EV_DISCARDED: ("discarded", "card"),
    k.EV_REMOVED: ("removed", "card"),
    k.EV_TOKEN: ("token", "tokens"),
    k.EV_CERTIFICATE: ("certificate", "certificates"),
    k.EV_HIRED: ("hired", "worker", "price"),
    k.EV_SPENT: ("spent", "worker", "number"),
    k.EV_BONUS: ("bonus", "worker"),
    k.EV_BOUGHT: ("bought", "card"),
    k.EV_BUILT: ("built", "number", "space", "price"),
    k.EV_TRAIN: ("train", "train"),
    k.EV_TILE: ("tile",),
    k.EV_SHOWN: ("shown", "card"),
    k.EV_VALUE: ("value", "value", "certificates", "permanent"),
    k.EV_DELIVERED: ("delivered", "post"),
    k.EV_DISC: ("disc", "disc"),
    k.EV_SIMMENTAL: ("simmental", "left"),
    k.EV_CLAIMED: ("claimed",),
    k.EV_OVER: ("over",),
    k.EV_USED: ("used", "program"),
    k.EV_AUXILIARY: ("auxiliary", "auxiliary", "program"),
    k.EV_LAPSED: ("lapsed",),
    k.EV_AUTOMA: ("automa", "automa", "steps"),
    k.EV_SKIPPED: ("skipped",),
    k.EV_SUPPLY: ("supply", "card"),
}
PRIVATE: Final = frozenset({k.EV_CARD})  # for the eyes of their own seat only
COUNTED: Final = frozenset({k.EV_DREW})  # what the others learn of those

# What a figure of a name counts in; any other is a number.
THINGS: Final[dict[str, Callable[[Tables, int], Arg]]] = {
    "space": things.space,
    "from": things.space,
    "to": things.space,
    "card": things.card,
    "worker": things.worker,
    "train": lambda t, at: t.trains[at],
    "post": lambda t, at: t.posts[at],
    "disc": things.disc,
    "auxiliary": things.auxiliary,
    "program": program,
    "automa": lambda t, at: t.automa[at],
}


def tell(t: Tables, event: Event) -> Message:
    """An event; one of PRIVATE only for the seat it is about."""
    name, *fields = EVENTS[event[0]]
    facts: Facts = {"seat": Seat(event[1])}
    for field, figure in zip(fields, event[2:]):
        facts[field] = THINGS[field](t, figure) if field in THINGS else figure
    if event[0] in MORE:
        facts |= MORE[event[0]](t, *event[2:])
    return Message(f"event-{name}", facts)


# What the figures do not say by themselves ------------------------------------------------------


def signed(t: Tables, figure: int, *_: int) -> Facts:
    """What is gained is positive, what is paid or used is negative."""
    return {"amount": abs(figure), "gained": things.yes(figure >= 0)}


def path(t: Tables, start: int, goal: int, branches: int) -> Facts:
    """The spaces a herder enters on its way."""
    return {"path": tuple(things.space(t, at) for at in path_of(t, start, goal, branches))}


def tile(t: Tables, kind: int, at: int, _: int) -> Facts:
    objective = kind == k.TILE_OBJECTIVE
    what: Facts = {"what": "objective" if objective else "bonus"}
    return what | (things.objective(t, at) if objective else bonus(t, at))


def used(t: Tables, _: int, tile: int, __: int) -> Facts:
    """What an action belongs to: a train card, a building (which side of it lies up is not part of
    the event), or a neutral building."""
    if tile < 0:
        return {"what": "train", "tile": t.trains[-1 - tile]}
    if tile >= k.OWNED:
        return {"what": "building", "tile": str(kind_of(tile))}
    return {"what": "neutral", "tile": t.neutral_names[tile - k.NEUTRAL]}


def joins(t: Tables, card: int, worker: int, _: int) -> Facts:
    """Which workers a joker of the solo opponent joins; it is set aside if it joins none."""
    if card != t.cattle_count + k.JOKER:
        return {}
    return {"joins": "none" if worker == k.JOKER else things.worker(t, worker)}


MORE: Final[dict[int, Callable[[Tables, int, int, int], Facts]]] = {
    k.EV_MOVED: path,
    k.EV_MONEY: signed,
    k.EV_TOKEN: signed,
    k.EV_TILE: tile,
    k.EV_VALUE: lambda t, hand, used, permanent: {"delivery": hand + used + permanent},
    k.EV_CLAIMED: lambda t, a, b, c: {"points": t.simmental_vp},
    k.EV_USED: used,
    k.EV_SUPPLY: joins,
}
