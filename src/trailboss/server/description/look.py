"""How a title looks: what the rules do not know.

`look.toml` of a family says where its board is drawn; that of a title says what is its own. A title
has the look of those it is laid over, but for what its own file says.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from trailboss.core.tables import Data, read_folder
from trailboss.titles import folder_of, registry

LOOK = "look"
JOINED = "legs"  # the lines of a board: those of a title are added


@cache
def look_of(game: str) -> Data:
    """The look of a title, with that of its family and of the titles it is laid over."""
    title = folder_of(game)
    parts = [files(f"trailboss.{title.family.id}").joinpath("data")]
    parts += [part.folder for part in reversed(list(title.chain))]
    found: Data = {}
    for part in parts:
        own = read_folder(part, (LOOK,)).get(LOOK, {})
        legs: list[Any] = own.pop(JOINED, [])
        found = {**found, **own, JOINED: [*legs, *found.get(JOINED, [])]}
    return found


def place_of(game: str) -> tuple[bool, int]:
    """Where a title stands among the others: titles of somebody's own come last."""
    return game not in registry().packaged, look_of(game)["place"]


def nearest(game: str) -> str:
    """A title of the package, or the one that another is laid over."""
    known = registry().packaged
    return next(title.id for title in folder_of(game).chain if title.id in known)
