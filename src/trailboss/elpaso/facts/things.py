"""The things of El Paso as arguments of messages: which thing it is, not what it is called."""

from __future__ import annotations

from typing import Final

from trailboss.core import naming
from trailboss.core.facts import Facts, yes
from trailboss.core.message import Arg, Message, Name, Seat, say
from trailboss.core.naming import auxiliary, disc, space, worker
from trailboss.elpaso import constants as k
from trailboss.elpaso.building import kind_of
from trailboss.elpaso.movement import owner_of
from trailboss.elpaso.progress import asked_by_name, served_by
from trailboss.elpaso.state import State
from trailboss.elpaso.tables import Tables
from trailboss.elpaso.workers import least_jokers, most_jokers

# What all games have, beside what stands below.
__all__ = ("auxiliary", "disc", "space", "worker")

SIDES: Final = "ab"


def card(t: Tables, card: int) -> Name:
    """A breed, or a type of worker."""
    return Name("card" if card < t.cattle_count else "worker", t.cards[card])


def cards(t: Tables, cards: int) -> Name:
    """The cattle cards an action asks for: a breed, or several that are named together."""
    name = t.set_names[cards]
    return Name("card" if name in t.cards else "cards", name)


# Tiles and spaces -------------------------------------------------------------------------------


def face(s: State, kind: int) -> str:
    """A public building with the side in play: 4a."""
    return f"{kind}{SIDES[s.setup.sides[kind - 1]]}"


def tile(s: State, tile: int) -> Facts:
    """What `lies` on a space of the ring: the `tile`, and of a public building its `owner` and
    `whose` it is for the deciding seat."""
    if tile == k.EMPTY:
        return {"lies": "nothing"}
    if tile < k.OWNED:
        return {"lies": "neutral", "tile": s.tables.neutral_names[tile - k.NEUTRAL]}
    owner = owner_of(tile)
    whose = naming.whose(owner, s.seat, s.setup.automa)
    built = face(s, kind_of(tile))
    return {"lies": "building", "tile": built, "owner": Seat(owner), "whose": whose}


def place(s: State, at: int) -> Facts:
    """A space of the ring with what lies on it."""
    return {"place": space(s.tables, at)} | tile(s, s.ring[at])


# Costs ------------------------------------------------------------------------------------------


def cost(t: Tables, type: int, count: int, further: int = 0) -> Facts:
    """Workers and the dollars they cost, with what else is paid."""
    price = count * t.dollars_per_worker + further
    paid = spent(t, type, count, 0)
    return {"price": price, "worker": worker(t, type), "count": count, "workers": paid}


def cost_now(s: State, type: int, count: int, further: int = 0) -> Facts:
    """The same for the deciding player: with the jokers that must stand in, or whether that is a
    `choice`, and how many are `ready` that could pay."""
    t = s.tables
    p = s.players[s.seat]
    facts = cost(t, type, count, further)
    least, most = least_jokers(p, type, count), most_jokers(p, count)
    if least == most:
        facts["workers"] = spent(t, type, count, least)
    ready = p.ready[type] + p.ready[k.JOKER]
    return facts | {"choice": yes(least < most), "ready": ready}


def spent(t: Tables, type: int, count: int, jokers: int) -> tuple[Arg, ...]:
    """So many workers of a type, with the jokers that stand in for some."""
    parts = ((type, count - jokers), (k.JOKER, jokers))
    return tuple(say("workers", worker=worker(t, which), count=n) for which, n in parts if n)


# Objectives -------------------------------------------------------------------------------------


def need_id(t: Tables, need: int) -> str:
    """building, bonus, post-14, or the card."""
    kind, what = t.needs[need]
    names = {k.NEED_BUILDING: "building", k.NEED_BONUS: "bonus", k.NEED_DISC: f"post-{what}"}
    return names[kind] if kind in names else t.cards[what]


def need(t: Tables, need: int, count: int) -> Message:
    """So many of something an objective needs."""
    kind, what = t.needs[need]
    if kind == k.NEED_DISC:
        return say("need-post", need=need_id(t, need), count=count, value=what)
    thing = card(t, what) if kind == k.NEED_CARD else Name("need", need_id(t, need))
    return say("need", need=thing, count=count)


def needs(t: Tables, counts: tuple[int, ...]) -> tuple[Arg, ...]:
    numbers = [asked_by_name(t, counts, at) for at in range(len(counts))]
    return tuple(need(t, at, numbers[at]) for at in range(len(counts)) if numbers[at] > 0)


def objective(t: Tables, tile: int) -> Facts:
    """An objective tile, which people know by what it asks for."""
    asked = needs(t, t.objective_needs[tile])
    return {"tile": t.objectives[tile], "needs": asked, "points": t.objective_vp[tile]}


def served(s: State, kind: int, what: int = 0) -> tuple[Arg, ...]:
    """The needs of own objectives that one more thing would serve."""
    t = s.tables
    found: list[Arg] = []
    for one, at in served_by(s, kind, what):
        count = asked_by_name(t, one.asked, at)
        facts: Facts = {"done": one.done[at] + 1, "count": count, "need": need(t, at, count)}
        facts |= {"task": need_id(t, at), "card": t.objectives[one.objective]}
        found.append(Message("done-of", facts))
    return tuple(found)
