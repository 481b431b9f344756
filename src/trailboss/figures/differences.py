"""What differs between the tables of a title and those with a player's figures, as an overlay.

Only what matters to play counts: names, remarks and where things are drawn are left out, but for
rows that are new.
"""

from __future__ import annotations

from typing import Any

from trailboss.core.errors import TrailbossError
from trailboss.core.schema import counted
from trailboss.core.tables import (
    AFTER,
    ANY,
    MARKS,
    REMOVE,
    Data,
    Files,
    merge_table,
    row_key,
    row_name,
)


def difference(base: Files, changed: Files, schema: Data) -> Files:
    """The overlay that makes of `base` what plays like `changed`."""
    found: Files = {}
    for name, part in schema.items():
        if name in changed:
            told = of_table(base.get(name, {}), changed[name], part)
            if told:
                found[name] = told
    return found


def of_table(base: Data, changed: Data, schema: Data) -> Data:
    told: Data = {}
    gone = [key for key in base if key not in changed and key not in MARKS and matters(schema, key)]
    for key, value in changed.items():
        if key in MARKS or (key in base and not matters(schema, key)):
            continue
        part = schema.get(key, schema.get(ANY))
        if isinstance(part, list) and key in base:
            add_rows(told, gone, key, base[key], value, part[0], schema)
        elif isinstance(part, dict) and key in base:
            inner = of_table(base[key], value, part)
            if inner:
                told[key] = inner
        elif key not in base or base[key] != value:
            told[key] = value
    return {REMOVE: gone, **told} if gone else told


def matters(schema: Data, key: str) -> bool:
    part = schema.get(key, schema.get(ANY))
    return not (isinstance(part, str) and part.startswith("~"))


def add_rows(
    told: Data, gone: list[str], key: str, base: Any, changed: Any, schema: Data, table: Data
) -> None:
    """Rows that differ, one by one where that says it all, else the whole list."""
    if [counted(row, schema) for row in base] == [counted(row, schema) for row in changed]:
        return
    keys = row_key(schema)
    if not keys:
        told[key] = changed  # such a list is always replaced
        return
    if len(keys) == 1:
        rows, missing = of_rows(base, changed, schema, keys)
        over: Data = {key: rows, **({REMOVE: missing} if missing else {})}
        if lays_well({key: base}, over, {key: changed}, table):
            told[key] = rows
            gone.extend(missing)
            return
    gone.append(key)
    told[key] = changed


def of_rows(
    base: list[Data], changed: list[Data], schema: Data, keys: list[str]
) -> tuple[list[Data], list[str]]:
    before = {row_name(row, keys): row for row in base}
    names = [row_name(row, keys) for row in changed]
    told: list[Data] = []
    for at, row in enumerate(changed):
        name = names[at]
        if name in before:
            inner = of_table(before[name], row, schema)
            if inner:
                told.append({key: row[key] for key in keys} | inner)
        else:
            told.append(row | ({AFTER: names[at - 1]} if at else {}))
    return told, [name for name in before if name not in names]


def lays_well(base: Data, over: Data, changed: Data, table: Data) -> bool:
    try:
        laid = merge_table(base, over, table, "")
    except TrailbossError:
        return False
    return counted(laid, table) == counted(changed, table)
