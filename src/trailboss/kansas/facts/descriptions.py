"""What every thing on the table is and does, from the tables: for tooltips, the log and the
terminal's `?`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.core.facts import yes
from trailboss.core.message import Arg, Message, Name, say
from trailboss.kansas import constants as k
from trailboss.kansas.facts import gifts, things
from trailboss.kansas.facts.gifts import arrow as arrow
from trailboss.kansas.facts.gifts import arrow_with
from trailboss.kansas.facts.gifts import worker_space as worker_space
from trailboss.kansas.facts.programs import actions, program
from trailboss.kansas.facts.things import hand
from trailboss.kansas.facts.things import task as task
from trailboss.kansas.tables import Tables

# By kind of space, by kind of corners.
SORTS: Final = ("start", "neutral", "building", "hazard", "hazard", "hazard", "outlaw", "city")
CORNERS: Final = ("white", "dark")

# Tiles ------------------------------------------------------------------------------------------


def neutral(t: Tables, at: int) -> Message:
    """A neutral building, by its place in the alphabet."""
    name = Name("tile", t.neutral_names[at])
    return say("about-neutral", tile=name, actions=actions(t, t.neutral_actions[at]))


def face(t: Tables, face: int) -> Message:
    """One side of a private building."""
    return say(
        "about-building",
        tile=Name("tile", t.face_names[face]),
        builders=t.face_builders[face],
        points=t.face_vp[face],
        hand=hand(t.face_green[face], t.face_black[face]),
        actions=actions(t, t.face_actions[face]),
    )


def supply(t: Tables, kind: int) -> Message:
    """A tile of the bags."""
    if kind < k.HAZARD:
        return worker(t, kind)
    facts: dict[str, Arg] = {"hand": hand(t.tile_green[kind], t.tile_black[kind])}
    if kind < k.OUTLAW:
        return say("about-hazard", hazard=things.hazard(t, kind), points=t.tile_vp[kind], **facts)
    return say("about-outlaw", tile=things.supply(t, kind), **facts)


def worker(t: Tables, kind: int) -> Message:
    """A worker and the spaces of its row on the player board that give something."""
    gifts = [(at + 1, worker_space(t, kind, at)) for at in range(len(t.worker_vp))]
    spaces = [say("about-worker-space", nth=at, gift=gift) for at, gift in gifts if gift]
    return say("about-worker", worker=things.worker(t, kind), spaces=tuple(spaces))


# Cards ------------------------------------------------------------------------------------------


def card(t: Tables, card: int) -> Message:
    if card >= t.cattle_count:
        facts: dict[str, Arg] = {"objective": things.objective(t, card)}
        if t.objective_program[card] >= 0:
            facts["program"] = program(t, t.objective_program[card])
        return Message("about-objective", facts)
    facts = {
        "card": Name("card", t.cards[card]),
        "colour": Name("colour", t.colours[t.card_type[card]]),
        "value": t.card_value[card],
        "points": t.card_vp[card],
    }
    if t.card_becomes[card] >= 0:
        facts["becomes"] = Name("card", t.cards[t.card_becomes[card]])
    return Message("about-cattle", facts)


# Railroad and cities ----------------------------------------------------------------------------


def city(t: Tables, city: int) -> Message:
    neighbours = [(city - 1, city - 1), (city, city + 1)]  # arrow, city at its other end
    arrows = [
        arrow_with(t, at, other) for at, other in neighbours if at >= 0 and other < len(t.cities)
    ]
    marks: list[Arg] = []
    if t.city_bonus[city]:
        marks.append(say("about-bonus", dollars=t.city_bonus[city]))
    if t.city_vp[city]:
        marks.append(say("about-disc-points", points=t.city_vp[city]))
    if t.city_repeat[city]:
        marks.append(say("about-repeat"))
    marks += [given for given in arrows if given]
    return say(
        "about-city",
        city=things.city(t, city),
        value=t.city_value[city],
        corners=CORNERS[t.city_corners[city]],
        marks=tuple(marks),
    )


def station(t: Tables, station: int) -> Message:
    return say(
        "about-station",
        station=things.station(t, station),
        price=t.station_cost[station],
        points=t.station_vp[station],
        corners=CORNERS[t.station_corners[station]],
        master=yes(t.station_master[station]),
    )


def master(t: Tables, tile: int) -> Message:
    return say("about-master", master=gifts.master(t, tile))


# Player board -----------------------------------------------------------------------------------


def disc(t: Tables, kind: int) -> Message:
    """What taking a disc off the player board costs, gives and unlocks."""
    gives: list[Arg] = []
    for what, amount in (("pay", t.disc_pay[kind]), ("gain", t.disc_gain[kind])):
        gives += [say(f"unlock-{what}", amount=amount)] if amount else []
    gives += steps(t.disc_steps[kind])
    for place, (of, at) in enumerate(t.certificate_limits):
        if of == kind:
            limit = t.certificates[at]
            gives.append(say("unlock-certificates", amount=limit, alone=yes(place == 0)))
    if kind in t.auxiliary_disc:
        gives.append(unlocked(t, t.auxiliary_disc.index(kind)))
    for what, amount in (("cards", t.disc_cards[kind]), ("points", t.disc_vp[kind])):
        gives += [say(f"unlock-{what}", amount=amount)] if amount else []
    corners = CORNERS[t.disc_corners[kind]]
    return say("about-disc", disc=things.disc(t, kind), corners=corners, gives=tuple(gives))


def steps(gains: dict[int, int]) -> list[Arg]:
    """Steps gained; where it depends on that, by the numbers of players."""
    found: list[Arg] = []
    for gain in dict.fromkeys(gains.values()):
        players = tuple([count for count in sorted(gains) if gains[count] == gain])
        facts: dict[str, Arg] = {} if len(players) == len(gains) else {"players": players}
        found.append(say("unlock-steps", amount=gain, **facts))
    return found


def unlocked(t: Tables, action: int) -> Message:
    """What the discs of an auxiliary action unlock."""
    facts: dict[str, Arg] = {"double": program(t, t.auxiliary_double[action])}
    if not t.auxiliary_free[action]:
        facts["single"] = program(t, t.auxiliary_single[action])
    return Message("unlock-auxiliary", facts)


def auxiliary(t: Tables, action: int) -> Message:
    return say(
        "about-auxiliary",
        auxiliary=things.auxiliary(t, action),
        single=program(t, t.auxiliary_single[action]),
        double=program(t, t.auxiliary_double[action]),
    )


def space(t: Tables, space: int) -> Message:
    """A space of the trail by itself."""
    facts: dict[str, Arg] = {}
    if t.space_risk[space] >= 0:
        facts["risk"] = program(t, t.space_risk[space])
    if space in t.outlaw_spaces:
        facts["bounty"] = program(t, t.bounty[t.outlaw_spaces.index(space)])
    return say(
        "about-space",
        place=things.space(t, space),
        sort=SORTS[t.space_kind[space]],
        woods=yes(t.space_woods[space]),
        **facts,
    )


def action(t: Tables, number: int) -> Message:
    return say("about-action", program=program(t, number))


# Where the notation has its names, and who describes what they name. The letters of neutral
# buildings are those of their spaces too: the building is described.
NAMED: Final[tuple[tuple[str, Callable[[Tables, int], Message]], ...]] = (
    ("face_names", face),
    ("neutral_names", neutral),
    ("tile_names", supply),
    ("cards", card),
    ("cities", city),
    ("stations", station),
    ("masters", master),
    ("discs", disc),
    ("auxiliary", auxiliary),
    ("spaces", space),
    ("programs", action),
)


def describe(t: Tables, name: str) -> Message | None:
    """Anything that has a name in the notation; None if nothing has that name."""
    for table, about in NAMED:
        names: tuple[str, ...] = getattr(t, table)
        if name and name in names:
            return about(t, names.index(name))
    return None
