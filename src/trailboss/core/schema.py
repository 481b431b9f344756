"""What the tables of a family may hold, checked; and the short hash that tells tables apart.

A schema is a TOML file of the same shape as the tables. A value says what stands there:

    number  yes  text           a whole number, true or false, words
    id                          a word the rules know
    value                       a number or a word
    white|dark                  one of these
    effect                      a line of effects
    @trail.spaces               the key of a row, or of an entry, of that list or table
    [number]  [[number]]        a list of them, a list of lists
    number?                     need not be there
    ~text                       does not matter to play: remarks, names, where things are drawn

`{ "*" = ... }` is a table with any keys, `[{ ... }]` a list of rows; `_key` names what identifies a
row, which is `id` where nothing else is said. A file with `_optional` may be missing. `_fixed`
names what players' own figures leave alone.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final, TypeVar

from trailboss.core.effects import EffectError
from trailboss.core.message import say
from trailboss.core.tables import (
    ANY,
    FILE,
    KEY,
    Data,
    Files,
    TableError,
    inside,
    lacks,
    none_of,
    part_of,
    row_key,
    row_name,
    wrong,
)

T = TypeVar("T")

OPTIONAL: Final = "_optional"
DIGITS: Final = 8  # of a hash


def check(files: Files, schema: Data, file: str = FILE) -> None:
    """Do the tables hold what they must and nothing else? The error names file, row and key."""
    for name in files:
        if name not in schema:
            known = tuple(schema)
            raise TableError(
                say("error-table-file", file=file.format(name), name=name, known=known)
            )
    for name, part in schema.items():
        if name in files:
            check_table(files[name], part, file.format(name), files)
        elif OPTIONAL not in part:
            raise TableError(say("error-table-no-file", file=file.format(name)))


def check_table(table: Any, schema: Data, place: str, files: Files) -> None:
    for key, value in table.items():
        part = part_of(schema, key, place)
        if isinstance(part, list):
            check_rows(value, part[0], key, place, files)
        elif isinstance(part, dict):
            if not isinstance(value, dict):
                raise wrong(place, key, "table", value)
            check_table(value, part, inside(place, key), files)
        else:
            check_value(value, part, key, place, files)
    for key, part in schema.items():
        if key in table or key.startswith("_") or key in (ANY, "figures"):
            continue
        if isinstance(part, str) and part.endswith("?"):
            continue
        if isinstance(part, dict) and OPTIONAL in part:
            continue
        raise lacks(place, key)


def check_rows(rows: Any, schema: Data, key: str, place: str, files: Files) -> None:
    keys = row_key(schema)
    if not isinstance(rows, list):
        raise wrong(place, key, "rows", rows)
    names: list[str] = []
    for number, row in enumerate(rows):
        if not isinstance(row, dict):
            raise wrong(place, key, "rows", row)
        name = row_name(row, keys) or str(number + 1)
        here = inside(place, f"{key} {name}")
        if name in names:
            raise TableError(say("error-table-twice", place=here))
        names.append(name)
        check_table(row, schema, here, files)


def check_value(value: Any, part: str, key: str, place: str, files: Files) -> None:
    kind = part.removeprefix("~").removesuffix("?")
    if kind.startswith("["):
        if not isinstance(value, list):
            raise wrong(place, key, kind, value)
        for entry in value:
            check_value(entry, kind[1:-1], key, place, files)
    elif kind.startswith("@"):
        known = names_of(kind[1:], files)
        if value not in known:
            raise none_of(place, key, value, tuple(known))
    elif "|" in kind:
        if value not in kind.split("|"):
            raise wrong(place, key, kind, value)
    elif not is_a(value, kind):
        raise wrong(place, key, kind, value)


def is_a(value: Any, kind: str) -> bool:
    number = isinstance(value, int) and not isinstance(value, bool)
    if kind == "number":
        return number
    if kind == "yes":
        return isinstance(value, bool)
    if kind == "value":
        return number or isinstance(value, str)
    if kind in ("id", "text", "effect"):
        return isinstance(value, str) and (kind == "effect" or value != "")
    raise ValueError(f"a schema says {kind!r}")


def names_of(path: str, files: Files) -> list[str]:
    """The keys of the rows of a list, or of the entries of a table or list: `trail.spaces`."""
    place: Any = files
    for step in path.split("."):
        place = place.get(step, {}) if isinstance(place, dict) else {}
    if isinstance(place, list):
        return [str(entry.get("id", "")) if isinstance(entry, dict) else entry for entry in place]
    return list(place)


# What matters to play ---------------------------------------------------------------------------


def digest(files: Files, schema: Data) -> str:
    """A short hash of all that matters to play: equal for tables that play alike."""
    told = [[name, counted(files[name], schema[name])] for name in schema if name in files]
    text = json.dumps(told, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:DIGITS]


def counted(table: Data, schema: Data) -> list[Any]:
    """The part of a table that matters: known keys in the order of the schema; where any key may
    stand, the order of the table, since things are numbered by it."""
    told: list[Any] = []
    for key, part in schema.items():
        if key in table and key not in (KEY, OPTIONAL):
            add_counted(told, key, table[key], part)
    if ANY in schema:
        for key, value in table.items():
            if key not in schema:
                add_counted(told, key, value, schema[ANY])
    return told


def add_counted(told: list[Any], key: str, value: Any, part: Any) -> None:
    if isinstance(part, list):
        rows = [counted(row, part[0]) for row in value]
        if key != "figures":
            told.append([key, rows])
    elif isinstance(part, dict):
        told.append([key, counted(value, part)])
    elif not part.startswith("~"):
        told.append([key, value])


# Effects ----------------------------------------------------------------------------------------


def checked(files: Files, schema: Data, number: int, made: Callable[[Files, int], T]) -> T:
    """What is made of the tables once they are checked, for the rules of this number; lines of
    effects show only then whether they can be read."""
    check(files, schema)
    try:
        return made(files, number)
    except EffectError as error:
        raise no_effect(files, schema, error) from error


def no_effect(files: Files, schema: Data, error: EffectError, file: str = FILE) -> TableError:
    """The error for a line of effects that cannot be read, with the place where it stands."""
    place = file.format("title")
    for name in schema:
        found = name in files and effect_in(
            files[name], schema[name], error.line, file.format(name)
        )
        if found:
            place = found
            break
    return TableError(
        say("error-table-effect", place=place, step=error.step, line=error.line, known=error.known)
    )


def effect_in(table: Data, schema: Data, program: str, place: str) -> str:
    for key, value in table.items():
        part: Any = schema.get(key, schema.get(ANY, ""))
        if isinstance(part, list):
            for row in value:
                name = inside(place, f"{key} {row_name(row, row_key(part[0]))}")
                found = effect_in(row, part[0], program, name)
                if found:
                    return found
        elif isinstance(part, dict):
            found = effect_in(value, part, program, inside(place, key))
            if found:
                return found
        elif "effect" in part:
            lines: list[str] = value if isinstance(value, list) else [value]
            if any(program in line for line in lines):
                return inside(place, key)
    return ""
