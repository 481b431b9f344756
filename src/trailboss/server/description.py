"""What a title consists of, for a program that draws and explains it: made from the rule tables.

`describe` gives every space, tile, card, city and symbol with its figures and its words, ready for
JSON. It never changes while the program runs and holds nothing of any game in progress.
"""

from __future__ import annotations

from typing import Any

from trailboss.core.errors import TrailbossError
from trailboss.core.rules import Rules
from trailboss.elpaso.rules import ElPasoRules
from trailboss.kansas.rules import KansasRules
from trailboss.server.description_elpaso import describe_el_paso
from trailboss.server.description_kansas import describe_kansas

_described: dict[str, dict[str, Any]] = {}


def describe(rules: Rules) -> dict[str, Any]:
    """The description of a title, made once."""
    if rules.id not in _described:
        _described[rules.id] = described(rules)
    return _described[rules.id]


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
