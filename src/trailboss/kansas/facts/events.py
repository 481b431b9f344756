"""What has happened, with all that its figures say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.core.events import (
    EV_AUXILIARY,
    EV_MONEY,
    EV_MOVED,
    EV_SKIPPED,
    EV_TILE,
    EV_TOKEN,
    EV_USED,
)
from trailboss.core.facts import Facts, signed, told, yes
from trailboss.core.message import Arg, Message, Name, Seat
from trailboss.core.rules import Event
from trailboss.kansas import constants as k
from trailboss.kansas.events import EV_ENGINE, EV_INCOME, EV_MASTER, KINDS
from trailboss.kansas.facts import gifts, things
from trailboss.kansas.facts.programs import program
from trailboss.kansas.movement import owner_of
from trailboss.kansas.tables import Tables
from trailboss.kansas.ways import branches

# In the order of SKIP_CARD and those after it.
SKIPS: Final = "card hire buy build objective outlaw hazard upgrade delivery"

# What a figure counts in; -1 is none of it.
COUNTS: Final[dict[str, Callable[[Tables, int], Arg]]] = {
    "nth": lambda t, figure: figure + 1,  # people count rows and columns from 1
    "flag": lambda t, figure: yes(figure != 0),
    "seat": lambda t, figure: Seat(figure),
    "space": things.space,
    "card": lambda t, figure: Name("card", t.cards[figure]),
    "worker": things.worker,
    "position": lambda t, figure: t.positions[figure],
    "station": things.station,
    "disc": things.disc,
    "master": lambda t, figure: Name("master", t.masters[figure]),
    "supply": things.supply,
    "city": things.city,
    "auxiliary": things.auxiliary,
    "program": program,
    "automa": lambda t, figure: t.automa[figure],
    "skipped": lambda t, figure: SKIPS.split()[figure],
}


# Facts that need more than one figure ------------------------------------------------------------


def moved(t: Tables, event: Event) -> Facts:
    """The spaces a herder enters on its way, and the forks where it does not go straight on."""
    _, _, start, _, route = event
    here = t.route_at[start]
    path: list[Arg] = []
    while here != route:
        here = max([onward for onward in t.route_next[here] if onward <= route])
        path.append(things.space(t, t.route_space[here]))
    return {
        "path": tuple(path),
        "via": tuple(things.space(t, space) for space in branches(t, start, route)),
    }


def engine(t: Tables, event: Event) -> Facts:
    """Which way it goes, and where it stops."""
    before, after = event[2:4]
    ahead = t.position_order[after] > t.position_order[before]
    return {"way": "forward" if ahead else "back", **things.position(t, after)}


def taken(t: Tables, event: Event) -> Facts:
    """What a station master gives, and whether it is for a worker."""
    return {"gives": gifts.master(t, event[2]), "given": yes(event[3] >= 0)}


def tile(t: Tables, event: Event) -> Facts:
    """Where a tile `goes`: a worker to a row of the job market, another to a space of the trail or
    out of the game."""
    if event[2] < k.HAZARD:
        return {"goes": "jobs", "row": event[3] + 1}
    if event[3] < 0:
        return {"goes": "out"}
    return {"goes": "trail", "space": things.space(t, event[3])}


def auxiliary(t: Tables, event: Event) -> Facts:
    programs = t.auxiliary_double if event[3] else t.auxiliary_single
    return {"program": program(t, programs[event[2]])}


def used(t: Tables, event: Event) -> Facts:
    """The building whose action it was; which side of a private one lies up is not told."""
    building = event[3]
    if building < k.PRIVATE:
        return {"tile": Name("tile", t.neutral_names[building - k.NEUTRAL])}
    owner = owner_of(building)
    number = (building - k.PRIVATE) % k.SEAT_TILES
    return {"number": number, "owner": Seat(owner), "own": yes(owner == event[1])}


def skipped(t: Tables, event: Event) -> Facts:
    """A card of the solo opponent may be for specialists he does not have."""
    return {"worker": things.worker(t, event[3])} if event[2] == k.SKIP_CARD else {}


def card(t: Tables, event: Event) -> Facts:
    """An objective card is told by what it asks for."""
    return things.card(t, event[2])


MORE: Final[dict[int, Callable[[Tables, Event], Facts]]] = {
    **{kind: card for kind, figures in KINDS.items() if " card:card" in figures},
    EV_MOVED: moved,
    EV_MONEY: lambda t, event: signed(event[2]),
    EV_TOKEN: lambda t, event: signed(event[2]),
    EV_ENGINE: engine,
    EV_MASTER: taken,
    EV_TILE: tile,
    EV_INCOME: lambda t, event: {"total": sum(event[2:])},
    EV_AUXILIARY: auxiliary,
    EV_USED: used,
    EV_SKIPPED: skipped,
}


def tell(t: Tables, event: Event) -> Message:
    """An event with all its facts; a private one only for the seat it is about."""
    return told(t, event, KINDS, COUNTS, MORE)
