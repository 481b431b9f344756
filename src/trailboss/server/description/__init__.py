"""What a title consists of, for a program that draws and explains it: made from the rule tables.

`describe` gives every space, tile, card, city and symbol with its figures and its words. It never
changes while the program runs and holds nothing of any game in progress. What it says (`words`,
`name`) is in a language; figures somebody should check stay in English.
"""

from __future__ import annotations

from functools import lru_cache

from trailboss.core.message import Message
from trailboss.core.rules import Rules
from trailboss.families import FAMILIES
from trailboss.server.schema.elpaso_description import ElPasoDescription
from trailboss.server.schema.kansas_description import KansasDescription
from trailboss.words import ENGLISH, text

AnyDescription = KansasDescription | ElPasoDescription


@lru_cache(64)  # players' own figures may bring any number of rules
def describe(rules: Rules, language: str = ENGLISH) -> AnyDescription:
    """The description of a title in a language, made once."""

    def say(said: Message | None) -> str:
        return "" if said is None else text(said, language, rules.scopes)

    found: AnyDescription = FAMILIES[rules.family].part("description")(rules, say)
    return found
