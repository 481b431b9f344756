"""What moves lead to, for networks; see core.things."""

from __future__ import annotations

from typing import Final

from trailboss.core.encoding import SEATS, Encoding
from trailboss.core.things import Things, between, distances
from trailboss.kansas.constants import (
    HAZARD_VARIANTS,
    SPACE_BUILDING,
    SPACE_HAZARD,
    SPACE_NEUTRAL,
    SPACE_OUTLAW,
)
from trailboss.kansas.tables import Tables

RANKS: Final = 7  # neutral buildings ahead that are told one by one


def faces(count: int, own_only: bool) -> list[str]:
    """By value of a building space: whose building with which face."""
    found = [""]
    for distance in range(SEATS):
        for face in range(count):
            side = f"{face // 2 + 1}{'ab'[face % 2]}"
            if distance == 0:
                found.append(f"own {side}")
            else:
                found.append("" if own_only else f"other {side}")
    return found


class Trail:
    """The trails of all editions laid over each other."""

    def __init__(self, editions: list[Tables]) -> None:
        self.names: list[str] = []
        self.kinds: list[int] = []
        for t in editions:
            for space in range(len(t.spaces)):
                if t.spaces[space] not in self.names:
                    self.names.append(t.spaces[space])
                    self.kinds.append(t.space_kind[space])
        self.following: list[list[int]] = [[] for _ in self.names]
        for t in editions:
            for space in range(len(t.spaces)):
                here = self.names.index(t.spaces[space])
                for other in t.space_next[space]:
                    there = self.names.index(t.spaces[other])
                    if there not in self.following[here]:
                        self.following[here].append(there)
        main = editions[0]
        self.start: int = self.names.index(main.spaces[main.start])
        self.city: int = self.names.index(main.spaces[main.city_space])


def make_things(
    encoding: Encoding, editions: list[Tables], space_names: list[str], face_count: int
) -> Things:
    columns = {column.name: at for at, column in enumerate(encoding.columns)}
    trail = Trail(editions)
    things = Things(encoding.moves, columns["own: herder"])
    neutral = ["", *(f"neutral {name}" for name in editions[0].neutral_names)]
    hazards = ["", *(f"hazard {number}" for number in range(1, HAZARD_VARIANTS + 1))]
    outlaws = ["", "green outlaw", "orange outlaw"]
    buildings = faces(face_count, False)
    own = faces(face_count, True)
    size = encoding.columns[columns[f"master at {editions[0].stations[0]}"]].size
    masters = ["", *(f"master {number}" for number in range(1, size))]

    def lying(name: str) -> list[str]:
        kind = trail.kinds[trail.names.index(name)]
        if kind == SPACE_NEUTRAL:
            return neutral
        if SPACE_HAZARD <= kind < SPACE_OUTLAW:
            return hazards
        if kind == SPACE_OUTLAW:
            return outlaws
        return buildings

    stations: dict[str, str] = {}
    for t in editions:
        for position in range(len(t.positions)):
            if t.position_station[position] >= 0:
                stations[t.positions[position]] = t.stations[t.position_station[position]]
    for slot in range(encoding.move_count):
        words = encoding.moves[slot].split(" ")
        verb = words[0]
        if verb == "move":
            things.always(slot, f"move to {words[2]}")
            if f"trail {words[2]}" in columns:
                things.leads(slot, "move to", columns[f"trail {words[2]}"], lying(words[2]))
        elif verb == "place":
            things.leads(slot, "place on", columns[f"trail {words[3]}"], lying(words[3]))
        elif verb == "copy":
            things.leads(slot, "copy", columns[f"trail {words[1]}"], lying(words[1]))
        elif verb == "hazard" or verb == "outlaw":
            things.leads(slot, "take", columns[f"trail {words[1]}"], lying(words[1]))
        elif verb == "build":
            column = columns[f"side b of building {words[1]}"]
            things.leads(slot, "build", column, [f"{words[1]}a", f"{words[1]}b"])
            things.leads(slot, "build over", columns[f"trail {words[3]}"], own)
            things.always(slot, f"build on {words[3]}")
        elif verb == "upgrade" and words[1] in editions[0].stations:
            things.leads(slot, "upgrade", columns[f"master at {words[1]}"], masters)
        elif verb == "engine" and words[2] in stations:
            things.leads(slot, "engine to", columns[f"master at {stations[words[2]]}"], masters)
    look_ahead(things, trail, columns, space_names, neutral, buildings)
    is_neutral = [kind == SPACE_NEUTRAL for kind in trail.kinds]
    spots = [columns.get(f"trail {name}", -1) for name in trail.names]
    route = trail.following
    between(things, encoding.moves, trail.names, is_neutral, route, trail.city, spots, neutral)
    return things


def look_ahead(
    things: Things,
    trail: Trail,
    columns: dict[str, int],
    space_names: list[str],
    neutral: list[str],
    buildings: list[str],
) -> None:
    """The neutral buildings ahead by their order, and all private ones."""
    ranked: list[list[list[int]]] = [[[] for _ in trail.names] for _ in range(RANKS)]
    private: list[list[int]] = [[] for _ in trail.names]
    for value in range(1, len(space_names) + 2):
        # A herder in the city begins the trail anew.
        begin = trail.start
        if value <= len(space_names):
            begin = trail.names.index(space_names[value - 1])
        far = distances(trail.following, begin, trail.city)
        order = [
            (far[space], space)
            for space in range(len(trail.names))
            if far[space] > 0 and trail.kinds[space] == SPACE_NEUTRAL
        ]
        order.sort()
        for rank in range(min(RANKS, len(order))):
            ranked[rank][order[rank][1]].append(value)
        for space in range(len(trail.names)):
            if far[space] > 0:
                private[space].append(value)
    for space in range(len(trail.names)):
        name = f"trail {trail.names[space]}"
        if name not in columns:
            continue
        if trail.kinds[space] == SPACE_NEUTRAL:
            for rank in range(RANKS):
                if ranked[rank][space]:
                    things.comes(f"ahead {rank + 1}:", columns[name], neutral, ranked[rank][space])
        elif trail.kinds[space] == SPACE_BUILDING:
            things.comes("ahead:", columns[name], buildings, private[space])
