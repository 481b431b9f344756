"""Rules with figures of a player's own, as records and tables of a server carry them: the version
they are laid over, and the overlay."""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Any, Final

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.core.rules import Rules
from trailboss.core.schema import check
from trailboss.core.tables import FILE, Files, TableError, merge
from trailboss.figures.limits import check_limits, check_size, try_out
from trailboss.titles import OtherVersion, TitleFolder, folder_of, rules_of, tables_of

OVER: Final = "over"
TABLES: Final = "tables"
MOST_KNOWN: Final = 32  # rules with figures that are kept ready

_known: OrderedDict[tuple[str, str], Rules] = OrderedDict()


def rules_for(game: str, version: str | None = None, differences: Any = None) -> Rules:
    """The rules of a title with the figures that a record or a table carries. `version` says which
    rules they must be."""
    if differences is None:
        return rules_of(game, version)
    over, tables = shape(differences)
    key = (game, json.dumps([over, tables], sort_keys=True))
    rules = _known.get(key)
    if rules is None:
        rules = _known[key] = load(folder_of(game), over, tables)
    _known.move_to_end(key)
    while len(_known) > MOST_KNOWN:
        _known.popitem(last=False)
    if version is not None and rules.version != version:
        raise OtherVersion(
            say("error-figures-version", game=game, version=version, made=rules.version)
        )
    return rules


def rules_known(game: str, version: str) -> Rules | None:
    """Rules with figures that were used lately, by their version."""
    for (title, _), rules in list(_known.items()):
        if title == game and rules.version == version:
            return rules
    return None


def load(title: TitleFolder, over: str, tables: Files) -> Rules:
    schema = title.family.schema
    base = tables_of(title.id, over)
    check_size(tables)
    merged = merge(base, tables, schema)
    check_limits(tables, schema, FILE)
    rules = made(title, merged, over)
    rules.differences = {OVER: over, TABLES: tables}
    return rules


def made(title: TitleFolder, tables: Files, over: str | None = None) -> Rules:
    """Rules with these tables that have been tried."""
    check(tables, title.family.schema)
    number = 0 if over is None else int(over.partition(".")[0])
    rules = title.load(tables, number)
    try_out(rules)
    return rules


def shape(differences: Any) -> tuple[str, Files]:
    """Are these differences, whatever they say?"""
    if isinstance(differences, dict):
        over, tables = differences.get(OVER), differences.get(TABLES)
        if isinstance(over, str) and isinstance(tables, dict) and len(differences) == 2:
            if all(isinstance(table, dict) for table in tables.values()):
                return over, tables
    raise TableError(say("error-figures-shape", given=repr(differences)[:60]))


def knows_with(game: str, version: str, differences: Any) -> bool:
    """Can a game of this version and these figures be played here?"""
    try:
        rules_for(game, version, differences)
    except TrailbossError:
        return False
    return True
