"""What a title consists of, for a program that draws and explains it: made from the rule tables.

`describe` gives every space, tile, card, city and symbol with its figures and its words, ready for
JSON. It never changes while the program runs and holds nothing of any game in progress. What it
says (`words`, `name`) is in a language; figures somebody should check stay in English.
"""

from __future__ import annotations

from typing import Any

from trailboss.core.errors import TrailbossError
from trailboss.core.rules import Rules
from trailboss.elpaso.rules import ElPasoRules
from trailboss.kansas.rules import KansasRules
from trailboss.server.description_elpaso import describe_el_paso
from trailboss.server.description_kansas import describe_kansas
from trailboss.translation import ENGLISH, translate

SAID = ("words", "name")  # the fields that are read by people

_described: dict[tuple[str, str], dict[str, Any]] = {}


def describe(rules: Rules, language: str = ENGLISH) -> dict[str, Any]:
    """The description of a title in a language, made once."""
    key = (rules.id, language)
    if key not in _described:
        _described[key] = in_words(described(rules), language)
    return _described[key]


def in_words(data: dict[str, Any], language: str) -> dict[str, Any]:
    """The same with everything it says translated."""
    if language == ENGLISH:
        return data
    return {name: said(name, value, language) for name, value in data.items()}


def said(name: str, value: Any, language: str) -> Any:
    if isinstance(value, str):
        return translate(value, language, "description") if name in SAID else value
    if isinstance(value, dict):
        # The words of an edition and the solo opponent's cards are texts by their names.
        texts = name in ("words", "cards")
        return {
            key: said("words" if texts and isinstance(inner, str) else key, inner, language)
            for key, inner in value.items()
        }
    if isinstance(value, list):
        return [said("", inner, language) for inner in value]
    return value


def described(rules: Rules) -> dict[str, Any]:
    found: dict[str, Any] = {
        "id": rules.id,
        "name": rules.name,
        "version": rules.version,
        "players": [rules.min_players, rules.max_players],
    }
    if isinstance(rules, KansasRules):
        return found | describe_kansas(rules.tables)
    if isinstance(rules, ElPasoRules):
        return found | describe_el_paso(rules.tables)
    raise TrailbossError(f"{rules.id} has no description")
