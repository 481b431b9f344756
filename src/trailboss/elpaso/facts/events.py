"""What has happened, with all that its figures say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.core.events import EV_MONEY, EV_MOVED, EV_TILE, EV_TOKEN, EV_USED
from trailboss.core.facts import Facts, signed, told
from trailboss.core.message import Arg, Message
from trailboss.core.rules import Event
from trailboss.elpaso import constants as k
from trailboss.elpaso.building import kind_of
from trailboss.elpaso.events import EV_CLAIMED, EV_SUPPLY, EV_VALUE, KINDS
from trailboss.elpaso.facts import things
from trailboss.elpaso.facts.programs import bonus, program
from trailboss.elpaso.movement import path_of
from trailboss.elpaso.tables import Tables

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


def tell(t: Tables, event: Event) -> Message:
    """An event; a private one only for the seat it is about."""
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
    EV_MOVED: path,
    EV_MONEY: lambda t, event: signed(event[2]),
    EV_TOKEN: lambda t, event: signed(event[2]),
    EV_TILE: tile,
    EV_VALUE: lambda t, event: {"delivery": sum(event[2:])},
    EV_CLAIMED: lambda t, event: {"points": t.simmental_vp},
    EV_USED: used,
    EV_SUPPLY: joins,
}
