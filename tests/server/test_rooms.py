"""The rooms of the server: every one says what lives there, and no two names are mistaken for each
other."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import trailboss.server

ROOT = Path(trailboss.server.__file__).parent

# Named after what they are about, as the room that does it is.
ABOUT = {"routes", "schema"}


def alike(one: str, other: str) -> bool:
    """Is one letter, put in, left out or changed, all that keeps them apart?"""
    if abs(len(one) - len(other)) > 1:
        return False
    if len(one) == len(other):
        return sum(a != b for a, b in zip(one, other)) <= 1
    short, long = sorted((one, other), key=len)
    return any(long[:at] + long[at + 1 :] == short for at in range(len(long)))


def rooms() -> list[Path]:
    return sorted(found.parent for found in ROOT.glob("*/__init__.py"))


def test_every_room_says_in_a_line_what_lives_there() -> None:
    for room in rooms():
        first = (room / "__init__.py").read_text(encoding="utf-8").splitlines()[0]
        assert first.startswith('"""'), room


def test_few_modules_lie_outside_the_rooms() -> None:
    assert {found.stem for found in ROOT.glob("*.py")} == {"__init__", "errors", "ids"}


def test_no_two_names_are_alike() -> None:
    names = [(room.name, "") for room in rooms()]
    names += [("", found.stem) for found in ROOT.glob("*.py") if found.stem != "__init__"]
    for room in rooms():
        inside = (found.stem for found in room.glob("*.py"))
        names += [(room.name, name) for name in inside if name != "__init__"]
    for one, other in combinations(names, 2):
        name, another = one[1] or one[0], other[1] or other[0]
        if name == another and (one[0] in ABOUT or other[0] in ABOUT):
            continue
        assert not alike(name, another), f"{'/'.join(one)} and {'/'.join(other)}"
