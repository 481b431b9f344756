"""What has happened: every kind of event is declared here once, with what its figures mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.core.facts import Facts, signed, told, yes
from trailboss.core.message import Arg, Message, Name, Seat
from trailboss.core.rules import Event
from trailboss.kansas import constants as k
from trailboss.kansas.facts import gifts, things
from trailboss.kansas.facts.programs import program
from trailboss.kansas.movement import owner_of
from trailboss.kansas.tables import Tables
from trailboss.kansas.ways import branches

# The kinds of events: a name, and for each figure the name of a field and what it counts in (a
# number where nothing stands).
KINDS: Final = {
    k.EV_TURN: "turn turn",
    k.EV_PLACED: "placed space:space",
    k.EV_MOVED: "moved from:space to:space",
    k.EV_FEE: "fee dollars payee:seat",
    k.EV_MONEY: "money dollars",
    k.EV_DREW: "drew cards",
    k.EV_CARD: "card card:card",
    k.EV_SHUFFLED: "shuffled",
    k.EV_DISCARDED: "discarded card:card",
    k.EV_REMOVED: "removed card:card",
    k.EV_TOKEN: "token tokens",
    k.EV_CERTIFICATE: "certificate certificates",
    k.EV_HIRED: "hired worker:worker row:nth price",
    k.EV_BOUGHT: "bought card:card price",
    k.EV_REVEALED: "revealed card:card",
    k.EV_BUILT: "built number space:space price",
    k.EV_ENGINE: "engine from:position to:position",
    k.EV_UPGRADED: "upgraded station:station price",
    k.EV_DISC: "disc disc:disc",
    k.EV_DISC_MOVED: "disc-moved station:station",
    k.EV_MASTER: "master master:master worker:worker",
    k.EV_OBJECTIVE: "objective card:card to_hand:flag",
    k.EV_PLAYED: "played card:card",
    k.EV_HAZARD: "hazard space:space tile:supply",
    k.EV_OUTLAW: "outlaw space:space tile:supply",
    k.EV_TILE: "tile tile:supply",
    k.EV_FORESIGHT: "foresight column:nth tile:supply",
    k.EV_INCOME: "income value certificates permanent",
    k.EV_DELIVERED: "delivered city:city transport extraordinary:flag",
    k.EV_RAISED: "raised card:card to:card",
    k.EV_LAST_ROUND: "last-round",
    k.EV_OVER: "over",
    k.EV_AUXILIARY: "auxiliary action:auxiliary double:flag",
    k.EV_USED: "used program:program",
    k.EV_COPIED: "copied space:space",
    k.EV_CERTIFICATES_SPENT: "certificates-spent certificates",
    k.EV_SHOWN: "shown card:card",
    k.EV_LAPSED: "lapsed",
    k.EV_AUTOMA: "automa card:automa steps",
    k.EV_SPEC: "spec worker:worker",
    k.EV_SKIPPED: "skipped what:skipped",
}
PRIVATE: Final = frozenset({k.EV_CARD})  # for the eyes of their own seat only
COUNTED: Final = frozenset({k.EV_DREW})  # counts private ones, for the others

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
    k.EV_MOVED: moved,
    k.EV_MONEY: lambda t, event: signed(event[2]),
    k.EV_TOKEN: lambda t, event: signed(event[2]),
    k.EV_ENGINE: engine,
    k.EV_MASTER: taken,
    k.EV_TILE: tile,
    k.EV_INCOME: lambda t, event: {"total": sum(event[2:])},
    k.EV_AUXILIARY: auxiliary,
    k.EV_USED: used,
    k.EV_SKIPPED: skipped,
}


def kind_of(event: Event) -> str:
    return KINDS[event[0]].partition(" ")[0]


def tell(t: Tables, event: Event) -> Message:
    """An event with all its facts; one of PRIVATE only for the seat it is about."""
    return told(t, event, KINDS, COUNTS, MORE)
