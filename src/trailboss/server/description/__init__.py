"""What a title consists of, for a program that draws and explains it: made from the rule tables.

`describe` gives every space, tile, card, city and symbol with its figures and its words. It never
changes while the program runs and holds nothing of any game in progress. What it says (`words`,
`name`) is in a language; figures somebody should check stay in English.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from trailboss.core.message import Message
from trailboss.core.rules import Rules
from trailboss.server.description.elpaso import describe_el_paso
from trailboss.server.description.kansas import describe_kansas
from trailboss.server.description.parts import Say
from trailboss.server.schema.elpaso_description import ElPasoDescription
from trailboss.server.schema.kansas_description import KansasDescription
from trailboss.words import ENGLISH, text

AnyDescription = KansasDescription | ElPasoDescription

# By the family a title's rules say they are of.
DESCRIBE: dict[str, Callable[[Any, Say], AnyDescription]] = {
    "kansas": describe_kansas,
    "elpaso": describe_el_paso,
}


@cache
def describe(rules: Rules, language: str = ENGLISH) -> AnyDescription:
    """The description of a title in a language, made once."""

    def say(said: Message | None) -> str:
        return "" if said is None else text(said, language, rules.scopes)

    return DESCRIBE[rules.family](rules, say)
