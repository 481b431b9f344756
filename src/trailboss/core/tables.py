"""Reading a title's tables: TOML files, what one title lays over another, and the figures in them
somebody should check.

An *overlay* holds only what differs from the tables it is laid over:

    bonus = 6                                   replaces a figure, a text or a plain list
    [market]                                    tables are merged key by key
    cities = [{ id = "chicago", vp = 2 }]       rows are merged by their key, new ones are added
    cities = [{ id = "dallas", ..., after = "chicago" }]    ... at this place
    remove = ["fulton", "market"]               takes rows or keys of this table away, first
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from trailboss.core.errors import TrailbossError
from trailboss.core.message import Message, say

Data = dict[str, Any]  # what a file or a part of it holds
Files = dict[str, Data]  # what the files of a title hold, by name

# Words of an overlay that are not figures.
REMOVE: Final = "remove"
AFTER: Final = "after"
EXTENDS: Final = "extends"
# In a schema: what makes the key of a row, and what any key may hold.
KEY: Final = "_key"
ANY: Final = "*"

FILE: Final = "{}.toml"  # how an error calls a file

# Every file has these: they are for people who compare the tables with the printed game.
MARKS: Final[Data] = {
    "source": "~text?",
    "figures": [
        {
            KEY: ["about"],
            "id": "~id?",
            "about": "~text",
            "confidence": "~text",
            "check": "~text",
            "at": "~[text]?",  # where it stands in this file: posts.12.vp, public.a.*.workers
        }
    ],
}


KINDS: Final = {
    "number": say("table-number"),
    "yes": say("table-yes"),
    "text": say("table-text"),
    "id": say("table-text"),
    "value": say("table-value"),
    "effect": say("table-effect"),
    "table": say("table-table"),
    "rows": say("table-rows"),
}


class TableError(TrailbossError):
    """A table that cannot be used; the message names file, row and key."""


class Figure:
    """A figure that somebody who holds the printed game should check."""

    def __init__(
        self,
        table: str,
        about: str,
        confidence: str,
        check: str,
        id: str = "",
        at: tuple[str, ...] = (),
    ) -> None:
        self.table = table  # the file it stands in
        self.about = about
        self.confidence = confidence  # stand-in, low or medium
        self.check = check  # where to look
        self.id = id  # as a file of figures calls it
        self.at = at  # where it stands in the file; empty for a rule


def figures_of(data: Files) -> list[Figure]:
    return [
        Figure(
            name,
            figure["about"],
            figure["confidence"],
            figure["check"],
            figure.get("id", ""),
            tuple(figure.get("at", ())),
        )
        for name in data
        for figure in data[name].get("figures", [])
    ]


def by_players(table: dict[str, int]) -> dict[int, int]:
    """A figure that depends on the number of players."""
    return {int(players): figure for players, figure in table.items()}


# Files ------------------------------------------------------------------------------------------


def read_toml(text: str, name: str) -> Data:
    """What a TOML file holds, or an error that names the file and, where it is known, the line."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TableError(say("error-table-toml", file=name, problem=str(error))) from error


def read_table(file: Traversable) -> Data:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise TableError(say("error-table-toml", file=file.name, problem=str(error))) from error
    return read_toml(text, file.name)


def read_folder(place: Traversable, names: tuple[str, ...]) -> Files:
    """The tables of a folder, by name; it need not have all of them."""
    found: Files = {}
    for name in names:
        file = place.joinpath(f"{name}.toml")
        if file.is_file():
            found[name] = read_table(file)
    return found


def read_files(package: str, folder: str, names: tuple[str, ...]) -> Files:
    """Files of a package's data folder as they are, by name."""
    place = files(package).joinpath("data")
    return read_folder(place.joinpath(folder) if folder else place, names)


def read_schema(package: str) -> Data:
    """What the tables of a family may hold; see core/schema.py."""
    schema = read_files(package, "", ("schema",))["schema"]
    for table in schema.values():
        for name, mark in MARKS.items():
            table.setdefault(name, mark)
    return schema


def table_names(schema: Data) -> tuple[str, ...]:
    return tuple(schema)


def read_title(package: str, title: str, schema: Data) -> Files:
    """The tables of a title of the package, laid over those of the title it extends."""
    data = read_files(package, title, table_names(schema))
    base: str | None = data["title"].get(EXTENDS)
    return data if base is None else merge(read_title(package, base, schema), data, schema)


# Overlays ---------------------------------------------------------------------------------------


def merge(base: Files, over: Files, schema: Data, file: str = FILE) -> Files:
    """Tables with an overlay laid over them; neither is changed. `file` is how errors call one."""
    named: Any = over.get("title", {}).get(REMOVE, [])
    # In title.toml also whole tables can be taken away.
    gone = [name for name in base if name != "title" and isinstance(named, list) and name in named]
    merged: Files = {name: table for name, table in base.items() if name not in gone}
    for name, table in over.items():
        place = file.format(name)
        if name not in schema:
            known = tuple(schema)
            raise TableError(say("error-table-file", file=place, name=name, known=known))
        told = dict(table)
        if name == "title":
            told.pop(EXTENDS, None)
            if gone:
                told[REMOVE] = [key for key in named if key not in gone]
        # A table that was taken away or never there is taken as it is.
        merged[name] = merge_table(merged.get(name, {}), told, schema[name], place)
    return merged


def merge_table(base: Data, over: Data, schema: Data, place: str) -> Data:
    merged = without(base, over.get(REMOVE, []), schema, place)
    for key, value in over.items():
        if key == REMOVE:
            continue
        part = part_of(schema, key, place)
        if isinstance(part, list):
            merged[key] = merge_rows(merged.get(key, []), value, part[0], key, place)
        elif isinstance(part, dict):
            if not isinstance(value, dict):
                raise wrong(place, key, "table", value)
            merged[key] = merge_table(merged.get(key, {}), value, part, inside(place, key))
        else:
            merged[key] = value
    return merged


def without(base: Data, names: Any, schema: Data, place: str) -> Data:
    """A table without the keys and rows that are named."""
    merged = dict(base)
    if not isinstance(names, list):
        raise wrong(place, REMOVE, "[id]", names)
    for name in names:
        if name in merged:
            del merged[name]
            continue
        lists = [key for key, rows in merged.items() if name in row_names(rows, schema, key)]
        if len(lists) != 1:
            known = [key for key in merged if key not in MARKS]
            for key, rows in merged.items():
                if key not in MARKS:
                    known += row_names(rows, schema, key)
            raise TableError(
                say("error-table-remove", place=place, name=str(name), known=tuple(known))
            )
        rows = merged[lists[0]]
        names_here = row_names(rows, schema, lists[0])
        merged[lists[0]] = [rows[at] for at in range(len(rows)) if names_here[at] != name]
    return merged


def row_names(rows: Any, schema: Data, key: str) -> list[str]:
    """What the rows of a list are called; nothing for a list without rows that have names."""
    part = schema.get(key, schema.get(ANY))
    if not isinstance(part, list) or not isinstance(rows, list):
        return []
    keys = row_key(part[0])
    return [row_name(row, keys) for row in rows] if keys else []


def row_key(schema: Data) -> list[str]:
    keys: list[str] = schema.get(KEY, ["id"])
    return keys


def row_name(row: Data, keys: list[str]) -> str:
    """A row by its key: `fulton`, `fulton st-louis` for what lies between two, `calf 1`."""
    words: list[str] = []
    for key in keys:
        value = row.get(key, "")
        words.extend(str(part) for part in (value if isinstance(value, list) else [value]))
    return " ".join(words)


def merge_rows(base: list[Data], over: Any, schema: Data, key: str, place: str) -> list[Data]:
    keys = row_key(schema)
    if not isinstance(over, list) or not all(isinstance(row, dict) for row in over):
        raise wrong(place, key, "rows", over)
    rows = list(base)
    given: list[str] = []
    for row in over:
        for known in keys:
            if known not in row:
                raise lacks(inside(place, f"{key} {over.index(row) + 1}"), known)
        name = row_name(row, keys)
        here = inside(place, f"{key} {name}")
        if keys and name in given:
            raise TableError(say("error-table-twice", place=here))
        given.append(name)
        names = [row_name(known_row, keys) for known_row in rows]
        told = dict(row)
        after: Any = told.pop(AFTER, None)
        if not keys:
            continue
        if name in names:
            rows[names.index(name)] = merge_table(rows[names.index(name)], told, schema, here)
            if after is None:
                continue
            told = rows.pop(names.index(name))
            names.remove(name)
        else:
            told = merge_table({}, told, schema, here)
        if after is not None and after not in names:
            given_after = str(after)
            raise TableError(
                say("error-table-after", place=here, name=given_after, known=tuple(names))
            )
        rows.insert(len(rows) if after is None else names.index(after) + 1, told)
    return rows if keys else list(over)


def part_of(schema: Data, key: str, place: str) -> Any:
    """What a key may hold, or an error that says which keys there are."""
    part = schema.get(key, schema.get(ANY))
    if part is None or key == KEY:
        known = tuple(name for name in schema if not name.startswith("_"))
        raise TableError(say("error-table-key", place=place, key=key, known=known))
    return part


def inside(place: str, part: str) -> str:
    """A part of a place, as an error calls it: `railroad.toml: cities fulton`."""
    return f"{place} {part}" if ": " in place else f"{place}: {part}"


def wrong(place: str, key: str, wanted: str, given: Any) -> TableError:
    shown = repr(given)
    shown = shown if len(shown) <= 60 else shown[:57] + "..."
    kind = kind_message(wanted)
    return TableError(say("error-table-kind", place=place, key=key, wanted=kind, given=shown))


def kind_message(kind: str) -> Message:
    """What a schema wants, in words."""
    if kind.startswith("["):
        return say("table-list", of=kind_message(kind[1:-1]))
    if "|" in kind:
        return say("table-one-of", known=tuple(kind.split("|")))
    if kind.startswith("@"):
        return say("table-row", table=kind[1:])
    return KINDS[kind]


def lacks(place: str, key: str) -> TableError:
    return TableError(say("error-table-lacks", place=place, key=key))


def none_of(place: str, key: str, given: Any, known: tuple[str, ...]) -> TableError:
    """A word that is none of those that are known there."""
    return TableError(
        say("error-table-reference", place=place, key=key, given=str(given), known=known)
    )
