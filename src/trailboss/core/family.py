"""A family of titles: one set of rules that is fed with tables, and everything that the rest of the
program needs of it.

The engine knows neither terminal nor server. What a family has there stands at a place that follows
from its id, and is imported when somebody asks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from trailboss.core.judge import Judge
from trailboss.core.rules import Rules
from trailboss.core.tables import Data, Files

# Where a family has what it brings beside its rules, as `module:name`.
PARTS: Final[dict[str, str]] = {
    # (rules) -> what lies in the box: name -> how many, or a message
    "components": "trailboss.cli.{family}.components:components",
    # (rules, names) -> cli.pictures.Picture: the table in the terminal
    "picture": "trailboss.cli.{family}.picture:FamilyPicture",
    # (rules, say) -> what the browser draws and explains
    "description": "trailboss.server.description.{family}:describe_family",
    # (rules, a table of them) -> core.sheet.reading.Sheet: positions in words
    "sheet": "trailboss.{family}.sheet:sheet",
}


class Family:
    """What the titles of a family share. Each family has one object of this class."""

    def __init__(
        self,
        id: str,
        scope: str,
        version: int,
        schema: Data,
        load: Callable[[Files, int], Rules],
        judge: Callable[[Rules], Judge],
    ) -> None:
        self.id = id  # also `family` in observations and descriptions
        self.scope = scope  # the catalogue that has its words
        # The number of today's rules; goes up whenever a record of before would replay
        # differently. Rules of all numbers from 1 on can be played.
        self.version = version
        self.schema = schema  # what the tables of a title may hold, see core/schema.py
        # The rules of a title from the contents of its tables: those of today, whose number is
        # `version`, or of before.
        self.load = load
        self.judge = judge  # how bots judge the positions of a title of this family

    def part(self, name: str) -> Any:
        """Something of the family that stands above the engine."""
        module, _, found = PARTS[name].format(family=self.id).partition(":")
        return getattr(import_module(module), found)
