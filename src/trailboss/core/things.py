"""What moves lead to: which columns of a row say it, for networks.

Moves are numbered by the place they lead to, and what lies there differs from game to game. A
network that shall play set-ups it has never seen has to know *what* a move leads to wherever it
lies. `Things` names these things and says where in a row they are found; it adds nothing to a row.
"""

from __future__ import annotations

from typing import Final

NEXT: Final = 2  # neutral buildings behind the space a herder moves to


class Things:
    """The things of an encoding.

    A spot is a column of the row with the thing each of its values stands for (-1: none). A move
    has any number of spots. What lies ahead of the herder has spots of its own: they count where
    the observer's herder stands so that they are still to come.
    """

    def __init__(self, moves: list[str], herder: int) -> None:
        self.names: list[str] = []  # things that moves lead to
        self.columns: list[int] = []  # by spot
        self.tables: list[list[int]] = []  # by spot: the thing by value of the column
        self.of_move: list[list[int]] = [[] for _ in moves]  # spots by slot
        self.herder = herder  # the column with the space of the observer's herder
        self.ahead_names: list[str] = []
        self.ahead_columns: list[int] = []
        self.ahead_tables: list[list[int]] = []
        self.ahead_from: list[list[int]] = []  # by spot: values of the herder's column
        self.place: dict[str, int] = {}
        self.ahead_place: dict[str, int] = {}
        self.spots: dict[str, int] = {}

    def spot(self, prefix: str, column: int, values: list[str]) -> int:
        """The spot of a column whose values are things called so; an empty name is none."""
        key = f"{prefix} at {column}"
        if key not in self.spots:
            self.spots[key] = len(self.columns)
            self.columns.append(column)
            self.tables.append(named(self.names, self.place, prefix, values))
        return self.spots[key]

    def leads(self, slot: int, prefix: str, column: int, values: list[str]) -> None:
        """The move of a slot leads to what a column says."""
        self.of_move[slot].append(self.spot(prefix, column, values))

    def always(self, slot: int, name: str) -> None:
        """The move of a slot leads to the same thing whatever the row says."""
        key = f"always {name}"
        if key not in self.spots:
            self.spots[key] = len(self.columns)
            self.columns.append(0)
            thing = named(self.names, self.place, "", [name])[0]
            self.tables.append([thing] * 256)
        self.of_move[slot].append(self.spots[key])

    def comes(self, prefix: str, column: int, values: list[str], herders: list[int]) -> None:
        """What a column says lies ahead of a herder on one of these spaces."""
        self.ahead_columns.append(column)
        self.ahead_tables.append(named(self.ahead_names, self.ahead_place, prefix, values))
        self.ahead_from.append(herders)


def named(names: list[str], place: dict[str, int], prefix: str, values: list[str]) -> list[int]:
    """The things of a column's values by number; new ones are added to the names."""
    found: list[int] = []
    for value in values:
        if not value:
            found.append(-1)
            continue
        name = f"{prefix} {value}" if prefix else value
        if name not in place:
            place[name] = len(names)
            names.append(name)
        found.append(place[name])
    while len(found) < 256:
        found.append(-1)
    return found


def distances(following: list[list[int]], begin: int, end: int) -> list[int]:
    """Steps from a space to every other, going on from `end` to nowhere; -1: not ahead."""
    found = [-1] * len(following)
    found[begin] = 0
    edge = [begin]
    while edge:
        further: list[int] = []
        for space in edge:
            if space == end and space != begin:
                continue
            for other in following[space]:
                if found[other] < 0:
                    found[other] = found[space] + 1
                    further.append(other)
        edge = further
    return found


def between(
    things: Things,
    moves: list[str],
    names: list[str],
    is_neutral: list[bool],
    following: list[list[int]],
    end: int,
    columns: list[int],
    buildings: list[str],
) -> None:
    """Between which neutral buildings a move leads: what a space is good for wherever these lie.

    By space: its name, whether a neutral building lies there, the spaces that follow, and the
    column that says which of the buildings it is.
    """
    count = len(names)
    ahead: list[list[int]] = []
    before: list[int] = [-1] * count
    steps: list[int] = [0] * count
    for space in range(count):
        far = distances(following, space, end)
        order = [
            (far[other], other) for other in range(count) if far[other] > 0 and is_neutral[other]
        ]
        order.sort()
        ahead.append([other for _, other in order])
        if is_neutral[space]:
            for other in range(count):
                if far[other] > 0 and (before[other] < 0 or far[other] < steps[other]):
                    before[other] = space
                    steps[other] = far[other]
    for slot in range(len(moves)):
        words = moves[slot].split(" ")
        if words[0] == "move" and words[2] in names:
            space = names.index(words[2])
            for rank in range(min(NEXT, len(ahead[space]))):
                column = columns[ahead[space][rank]]
                things.leads(slot, f"move before {rank + 1}:", column, buildings)
        elif words[0] == "build" and words[3] in names:
            space = names.index(words[3])
            if ahead[space]:
                things.leads(slot, "build before", columns[ahead[space][0]], buildings)
            if before[space] >= 0:
                things.leads(slot, "build after", columns[before[space]], buildings)
