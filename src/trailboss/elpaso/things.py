"""What moves lead to, for networks; see core.things."""

from __future__ import annotations

from typing import Final

from trailboss.core.encoding import SEATS, Encoding
from trailboss.core.things import Things, between, distances
from trailboss.elpaso.constants import SPACE_NEUTRAL
from trailboss.elpaso.tables import Tables

RANKS: Final = 8  # neutral buildings ahead that are told one by one


def make_things(encoding: Encoding, t: Tables) -> Things:
    columns = {column.name: at for at, column in enumerate(encoding.columns)}
    things = Things(encoding.moves, columns["own: herder"])
    neutral = ["", *(f"neutral {name}" for name in t.neutral_names)]
    buildings = [""]
    for distance in range(SEATS):
        for kind in range(1, t.kinds + 1):
            for side in "ab":
                buildings.append(f"{'other' if distance else 'own'} {kind}{side}")

    def lying(name: str) -> list[str]:
        is_neutral = t.space_kind[t.spaces.index(name)] == SPACE_NEUTRAL
        return neutral if is_neutral else buildings

    for slot in range(encoding.move_count):
        words = encoding.moves[slot].split(" ")
        verb = words[0]
        if verb == "move":
            things.leads(slot, "move to", columns[f"ring {words[2]}"], lying(words[2]))
        elif verb == "place":
            things.leads(slot, "place on", columns[f"ring {words[3]}"], lying(words[3]))
        elif verb == "build":
            column = columns[f"side b of building {words[1]}"]
            things.leads(slot, "build", column, [f"{words[1]}a", f"{words[1]}b"])
            things.always(slot, f"build on {words[3]}")
        elif verb == "train":
            column = columns[f"star side of train {words[1]}"]
            things.leads(slot, "train", column, [f"{words[1]}", f"{words[1]} star"])
    look_ahead(things, t, columns, neutral, buildings)
    is_neutral = [kind == SPACE_NEUTRAL for kind in t.space_kind]
    ring = [list(onward) for onward in t.space_next]
    spots = [columns.get(f"ring {name}", -1) for name in t.spaces]
    between(things, encoding.moves, list(t.spaces), is_neutral, ring, -1, spots, neutral)
    return things


def look_ahead(
    things: Things, t: Tables, columns: dict[str, int], neutral: list[str], buildings: list[str]
) -> None:
    """The neutral buildings ahead by their order, and all others before the city."""
    count = len(t.spaces)
    following = [list(t.space_next[space]) for space in range(count)]
    ranked: list[list[list[int]]] = [[[] for _ in range(count)] for _ in range(RANKS)]
    private: list[list[int]] = [[] for _ in range(count)]
    for begin in range(count):
        far = distances(following, begin, -1)
        order = [
            (far[space], space)
            for space in range(count)
            if far[space] > 0 and t.space_kind[space] == SPACE_NEUTRAL
        ]
        order.sort()
        for rank in range(min(RANKS, len(order))):
            ranked[rank][order[rank][1]].append(begin + 1)
        before_city = distances(following, begin, t.city)
        for space in range(count):
            if before_city[space] > 0:
                private[space].append(begin + 1)
    for space in range(count):
        column = columns[f"ring {t.spaces[space]}"]
        if t.space_kind[space] == SPACE_NEUTRAL:
            for rank in range(RANKS):
                if ranked[rank][space]:
                    things.comes(f"ahead {rank + 1}:", column, neutral, ranked[rank][space])
        else:
            things.comes("ahead:", column, buildings, private[space])
