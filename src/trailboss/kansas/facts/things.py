"""The things of the game as arguments of messages. What they are called stands in the catalogues,
by edition; here is only which thing it is."""

from __future__ import annotations

from trailboss.core import naming
from trailboss.core.facts import Facts, given
from trailboss.core.message import Arg, Message, Name, Seat, say
from trailboss.core.naming import auxiliary, disc, space, worker
from trailboss.kansas.constants import EMPTY, HAZARD, NEUTRAL, OUTLAW, PRIVATE, STATION_TARGET, TILE
from trailboss.kansas.derived import TASKS
from trailboss.kansas.movement import owner_of
from trailboss.kansas.state import State
from trailboss.kansas.tables import Tables

# What all games have, beside what stands below.
__all__ = ("auxiliary", "disc", "space", "worker")


def city(t: Tables, city: int) -> Name:
    return Name("city", t.cities[city])


def station(t: Tables, station: int) -> Name:
    return Name("station", t.stations[station])


# Cards ------------------------------------------------------------------------------------------


def card(t: Tables, card: int) -> Facts:
    """`card`, and for an objective card also `objective`: people are told what it asks for. The
    catalogues' `a-card` and `the-card` choose between the two."""
    asks = objective(t, card) if card >= t.cattle_count else None
    return given(card=Name("card", t.cards[card]), objective=asks)


def cards_of_set(t: Tables, cards: int) -> Name:
    """The cards an action asks for: of one kind, or of several that are named together."""
    kinds = t.sets[cards]
    if len(kinds) == 1:
        return Name("card", t.cards[kinds[0]])
    return Name("cards", t.set_names[cards])


def objective(t: Tables, card: int) -> Message:
    """An objective card by what it asks for, its points, and what failing it costs."""
    return say(
        "objective",
        card=Name("card", t.cards[card]),
        tasks=tasks(t, card),
        points=t.card_vp[card],
        penalty=-t.objective_penalty[card],
    )


def tasks(t: Tables, card: int) -> tuple[Arg, ...]:
    counts = t.objective_tasks[card]
    return tuple(task(t, at, counts[at]) for at in range(len(counts)) if counts[at])


def task(t: Tables, task: int, count: int) -> Message:
    return say("task", task=Name("task", TASKS[task]), count=count)


# Tiles and spaces -------------------------------------------------------------------------------


def supply(t: Tables, kind: int) -> Name:
    """A tile of the bags: a worker, a hazard, an outlaw."""
    if kind < HAZARD:
        return worker(t, kind)
    return Name("tile", t.tile_names[kind])


def hazard(t: Tables, kind: int) -> Name:
    """flood, drought or rockfall."""
    return Name("hazard", t.tile_names[kind].split("-")[0])


def hand(green: int, black: int) -> str:
    """The hands on a tile: those who pass it pay for them."""
    if green and black:
        return "both"
    if green:
        return "green"
    return "black" if black else "none"


def tile(s: State, tile: int) -> Message:
    """What lies on a space of the trail: `tile`, what kind of tile it is (`lies`), and of a private
    building its `owner` and `whose` it is for the deciding seat. Its arguments can be taken into
    another message as they are."""
    t = s.tables
    if tile == EMPTY:
        return say("tile", lies="nothing")
    if tile >= TILE:
        lies = "hazard" if tile < TILE + OUTLAW else "outlaw"
        return say("tile", tile=supply(t, tile - TILE), lies=lies)
    if tile < PRIVATE:
        return say("tile", tile=Name("tile", t.neutral_names[tile - NEUTRAL]), lies="neutral")
    owner = owner_of(tile)
    face = Name("tile", t.face_names[s.setup.face(tile)])
    return say("tile", tile=face, lies="private", owner=Seat(owner), whose=whose(s, owner))


def whose(s: State, seat: int) -> str:
    """A seat as the deciding one sees it: `you`, `automa` or `other`."""
    return naming.whose(seat, s.seat, s.setup.automa)


def place(s: State, space_: int) -> Facts:
    """A space of the trail with what lies there: `place`, and the arguments of `tile`."""
    return {"place": space(s.tables, space_), **tile(s, s.trail[space_]).args}


# Railroad ---------------------------------------------------------------------------------------


def position(t: Tables, position: int) -> Facts:
    """A space of the railroad: `position` as printed, where one stops (`stop`: a `space`, a
    `turnout`, the `last` space), and its `station`. The catalogues' `engine-place` joins them."""
    at = t.position_station[position]
    if at < 0:
        return {"position": t.positions[position], "stop": "space"}
    stop = "last" if position == t.last else "turnout"
    return {"position": t.positions[position], "stop": stop, "station": station(t, at)}


def target(t: Tables, target: int) -> Name:
    """Where a disc goes: a city or a station."""
    if target >= STATION_TARGET:
        return station(t, target - STATION_TARGET)
    return city(t, target)
