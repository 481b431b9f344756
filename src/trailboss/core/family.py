"""A family of titles: one set of rules that is fed with tables, and everything that the rest of the
program needs of it.

The engine knows neither terminal nor server. What a family has there is named here as
`module:name` and imported when somebody asks for it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from trailboss.core.judge import Judge
from trailboss.core.rules import Rules
from trailboss.core.tables import Data, Files


class Family:
    """What the titles of a family share. Each family has one object of this class."""

    def __init__(
        self, id: str, scope: str, version: int, schema: Data, parts: dict[str, str]
    ) -> None:
        self.id = id  # also `family` in observations and descriptions
        self.scope = scope  # the catalogue that has its words
        # The number of today's rules; goes up whenever a record of before would replay
        # differently. Rules of all numbers from 1 on can be played.
        self.version = version
        self.schema = schema  # what the tables of a title may hold, see core/schema.py
        self.parts = parts  # what stands above the engine, see PARTS

    def load(self, data: Files, number: int) -> Rules:
        """The rules of a title from the contents of its tables: those of today, whose number is
        `version`, or of before."""
        raise NotImplementedError

    def judge(self, rules: Rules) -> Judge:
        """How bots judge the positions of a title of this family."""
        raise NotImplementedError

    def part(self, name: str) -> Any:
        """Something of the family that stands above the engine."""
        module, _, found = self.parts[name].partition(":")
        return getattr(import_module(module), found)


# What a family brings beside its rules.
PARTS = (
    "components",  # (rules) -> what lies in the box: name -> how many, or a message
    "picture",  # (rules, names) -> cli.pictures.Picture: the table in the terminal
    "description",  # (rules, say) -> what the browser draws and explains
    "sheet",  # (rules, a table of them) -> core.sheet.reading.Sheet: positions in words
)
