"""What observations and actions are: every number with name, range and meaning.

`python -m trailboss.env.spec` writes the page docs/observations.md.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

from trailboss.core.encoding import CATEGORY, COUNT, LARGEST, SEATS, ZERO, Column
from trailboss.env.moves import MoveFeatures
from trailboss.env.rewards import REWARDS
from trailboss.titles import games, rules_of


@dataclass(frozen=True)
class Number:
    """One number of an observation."""

    index: int
    name: str
    kind: str  # category, count or offset
    low: int
    high: int  # a count is seldom above `usual`, never above `high`
    usual: int
    zero: int  # what stands for 0: an offset can be negative
    meaning: str


@dataclass(frozen=True)
class Action:
    """One action: the slot of a move, the same in all titles of a family."""

    index: int
    name: str
    here: bool  # has the title this move?
    kind: str  # of move; empty if the title has it not
    fields: dict[str, str]


@dataclass(frozen=True)
class Spec:
    """The observations and actions of a title."""

    game: str
    family: str
    version: int
    label: str  # family, version and fingerprint: networks belong to one
    numbers: tuple[Number, ...]
    actions: tuple[Action, ...]
    seats: int  # places for seats, the observer's first
    seat_size: int  # numbers of each place, which are the last ones of a row
    rewards: tuple[str, ...]

    @property
    def size(self) -> int:
        return len(self.numbers)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of move there are, in the order of their codes."""
        return tuple(kind.name for kind in rules_of(self.game).codec.kinds)

    def index(self, name: str) -> int:
        """Where a number stands: `own: money`."""
        for number in self.numbers:
            if number.name == name:
                return number.index
        raise KeyError(name)

    def to_data(self) -> dict[str, Any]:
        """Everything as plain data, ready for JSON."""
        return {
            "game": self.game,
            "family": self.family,
            "version": self.version,
            "label": self.label,
            "numbers": [vars(number) for number in self.numbers],
            "actions": [vars(action) for action in self.actions],
            "seats": self.seats,
            "seat_size": self.seat_size,
            "rewards": list(self.rewards),
        }


def number_of(index: int, column: Column) -> Number:
    high = column.size - 1 if column.kind == CATEGORY else LARGEST
    zero = 0 if column.kind in (CATEGORY, COUNT) else ZERO
    usual = column.size - 1 if column.kind == CATEGORY else min(LARGEST, column.size + zero)
    return Number(index, column.name, column.kind, 0, high, usual, zero, column.meaning)


def spec(game: str) -> Spec:
    """The observations and actions of a title, as all environments of it have them."""
    rules = rules_of(game)
    encoding = rules.encoding()
    actions: list[Action] = []
    for slot, name in enumerate(encoding.moves):
        code = encoding.codes[slot]
        fields = rules.codec.fields(code) if code >= 0 else {}
        kind = fields.pop("kind", "")
        actions.append(Action(slot, name, code >= 0, kind, fields))
    return Spec(
        rules.id,
        encoding.family,
        encoding.version,
        encoding.label,
        tuple(number_of(at, column) for at, column in enumerate(encoding.columns)),
        tuple(actions),
        SEATS,
        encoding.seat_size,
        REWARDS,
    )


# The page -----------------------------------------------------------------------------------------

INTRO = """# Observations, number by number

`trailboss.env.spec(game)` has all of this as data. `python -m trailboss.env.spec` writes the page,
and a test compares it. How the environments are used: [environment.md](environment.md).

A row is bytes. A *category* is one of several things, 0 mostly none; a *count* says how many,
seldom above what is usual and never above 255; an *offset* is a number that can be negative, with
32 for 0. The last numbers of a row are four places for seats, all with the same numbers: the
observer's own (`own: `), and the others in turn order (`next: `, `third: `, `fourth: `); all zeros
where nobody sits. Neighbours that mean the same stand in one line.

Below each table stands what a legal move is as features. A price is what `change money` goes down
by; gains are what the others go up by, points by the line of the score sheet.
"""


def page() -> str:
    """docs/observations.md."""
    parts = [INTRO]
    seen: dict[str, list[str]] = {}
    for title in games():
        label = rules_of(title.id).encoding().label
        seen.setdefault(label, []).append(title.id)
    for titles in seen.values():
        parts.append(section(spec(titles[0]), titles))
    return "\n".join(parts)


def section(found: Spec, titles: list[str]) -> str:
    lines = [f"## {', '.join(titles)}: {found.label}", ""]
    first = found.size - found.seats * found.seat_size
    lines.append(
        f"{found.size} numbers: {first} of the table, {found.seat_size} of each seat. "
        f"{len(found.actions)} actions."
    )
    lines += ["", "| from | to | name | kind | usual | meaning |", "|---|---|---|---|---|---|"]
    table = list(found.numbers[: first + found.seat_size])
    at = 0
    while at < len(table):
        end = at
        one = table[at]
        while end + 1 < len(table) and together(one, table[end + 1], first):
            end += 1
        name = one.name if end == at else f"{one.name} … {table[end].name.removeprefix('own: ')}"
        usual = f"{one.low} to {one.usual - one.zero}"
        if one.zero:
            usual = f"-{one.zero} to {one.usual - one.zero}"
        lines.append(
            f"| {one.index} | {table[end].index} | {name} | {one.kind} | {usual} | {one.meaning} |"
        )
        at = end + 1
    return "\n".join(lines) + "\n\n" + moves_section(found.game) + "\n"


def moves_section(game: str) -> str:
    """Moves as features."""
    features = MoveFeatures(rules_of(game))
    kinds = len(features.kinds)
    lines = [
        f"A legal move as features (`trailboss.env.move_features`): {len(features.names)} numbers.",
        "",
        "| from | to | name | meaning |",
        "|---|---|---|---|",
        f"| 0 | {kinds - 1} | kind: {', '.join(features.kinds)} | {features.meanings[0]} |",
    ]
    for at in range(kinds, len(features.names)):
        lines.append(f"| {at} | {at} | {features.names[at]} | {features.meanings[at]} |")
    return "\n".join(lines)


def together(one: Number, other: Number, first: int) -> bool:
    same = (one.kind, one.usual, one.meaning) == (other.kind, other.usual, other.meaning)
    return same and (one.index < first) == (other.index < first)


if __name__ == "__main__":
    sys.stdout.write(page())
