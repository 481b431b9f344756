"""A figures file as text: every figure to check with what it is, where to look, and its value."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from trailboss.core.message import say
from trailboss.core.tables import REMOVE, Data, Figure, Files, merge, row_key, row_name
from trailboss.figures.components import Component, Field, has, put
from trailboss.figures.differences import difference
from trailboss.figures.reading import Figures
from trailboss.figures.words import Say, name_of

WIDTH: Final = 100
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
Remarks = dict[tuple[str, ...], list[str]]


def figures_text(figures: Figures, spoken: Say) -> str:
    """The file. What it holds beside the figures to check stays in it."""
    over: Files = {}
    remarks: Remarks = {}
    for component in figures.components:
        remarks[component.keys] = component_remarks(figures, component, spoken)
        new = not has(figures.base, figures.schema, component.keys)
        base = figures.tables if new else figures.base
        for field in component.fields:
            keys = (*component.keys, field.name) if field.name else component.keys
            if field.value is None:
                remarks.setdefault((*component.keys, ""), []).append(absent(field, spoken))
            put(over, base, figures.schema, keys, field.value)
    lay_rest(over, figures)
    lines = [
        *head(figures, spoken),
        *confirmed_lines(figures, spoken),
    ]
    for name, table in over.items():
        lines += Writer(figures.schema[name], remarks).table(table, (name,))
    return "\n".join(lines).rstrip("\n") + "\n"


def lay_rest(over: Files, figures: Figures) -> None:
    """Add what differs beside the figures to check."""
    laid = merge(figures.base, over, figures.schema)
    rest = difference(laid, figures.tables, figures.schema)
    for name, table in rest.items():
        join(over.setdefault(name, {}), table, figures.schema[name])


def join(over: Data, more: Data, part: Data) -> None:
    """Lay one overlay over another so that both hold."""
    for key, value in more.items():
        inner = part.get(key, part.get("*"))
        if key == REMOVE:
            over[REMOVE] = list(dict.fromkeys([*over.get(REMOVE, []), *value]))
        elif isinstance(inner, dict) and key in over:
            join(over[key], value, inner)
        elif isinstance(inner, list) and key in over and row_key(inner[0]):
            keys = row_key(inner[0])
            rows = {row_name(row, keys): row for row in over[key]}
            for row in value:
                mine = rows.get(row_name(row, keys))
                if mine is None:
                    over[key].append(row)
                else:
                    join(mine, row, inner[0])
        else:
            over[key] = value


# Remarks ----------------------------------------------------------------------------------------


def head(figures: Figures, spoken: Say) -> list[str]:
    text = spoken(say("figures-head", game=figures.rules.name, file=f"{figures.game}.toml"))
    lines = [line for paragraph in text.split("\n") for line in wrapped(paragraph)]
    version = figures.rules.version if figures.differences is None else figures.differences["over"]
    return [*lines, "", f"game = {quoted(figures.game)}", f"over = {quoted(version)}", ""]


def confirmed_lines(figures: Figures, spoken: Say) -> list[str]:
    lines = wrapped(spoken(say("figures-confirmed-head")))
    lines.append("confirmed = [")
    lines += [f"  {quoted(name)}," for name in figures.confirmed]
    lines.append("]")
    if figures.rulings:
        lines += ["", *wrapped(spoken(say("figures-rulings-head")))]
        for figure in figures.rulings:
            lines += wrapped(f"{figure.id}: {figure.about}. " + look(figure, spoken), "#   ")
    return [*lines, ""]


def component_remarks(figures: Figures, component: Component, spoken: Say) -> list[str]:
    title = spoken(name_of(figures, component))
    sure = spoken(say(f"figures-{component.confidence}"))
    lines = wrapped(f"{title}  [{component.path}]  {sure}")
    for figure in component.figures:
        lines += wrapped(f"{figure.about}. " + look(figure, spoken), "#   ")
    if figures.is_changed(component):
        was = figures.was(component)
        told = ", ".join(
            f"{field.name} = {toml_value(value)}".removeprefix(" = ")
            for field, value in zip(component.fields, was, strict=True)
            if value is not None and value != field.value
        )
        if told:
            lines += wrapped(spoken(say("figures-was", value=told)), "#   ")
    return lines


def look(figure: Figure, spoken: Say) -> str:
    return spoken(say("figures-look", where=figure.check))


def absent(field: Field, spoken: Say) -> str:
    """How to write a figure where there is none so far."""
    allowed = field.kind.split("|")
    example: Any = allowed[0] if len(allowed) > 1 else EXAMPLES.get(field.kind, "…")
    note = spoken(
        say("figures-absent-known", known=tuple(allowed))
        if len(allowed) > 1
        else say("figures-absent")
    )
    return f"# {toml_key(field.name)} = {toml_value(example)}   # {note}"


EXAMPLES: Final[dict[str, Any]] = {
    "number": 1,
    "yes": True,
    "effect": "money 1",
    "[effect]": ["money 1"],
}


def wrapped(text: str, begin: str = "# ") -> list[str]:
    lines = [begin.rstrip()]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) + 1 > WIDTH and lines[-1].strip("# "):
            lines.append(begin.rstrip())
        gap = " " if lines[-1].strip("# ") else begin[len(begin.rstrip()) :]
        lines[-1] += gap + word
    return [line.rstrip() for line in lines]


# TOML -------------------------------------------------------------------------------------------


class Writer:
    """Writes a table of an overlay with the remarks that belong to it."""

    def __init__(self, schema: Data, remarks: Remarks) -> None:
        self.schema = schema
        self.remarks = remarks

    def table(self, table: Data, path: tuple[str, ...], part: Data | None = None) -> list[str]:
        part = self.schema if part is None else part
        lines: list[str] = []
        inner: list[tuple[str, Any, Any]] = []
        for key, value in table.items():
            below = part.get(key, part.get("*"))
            if (isinstance(below, dict) and isinstance(value, dict)) or (
                isinstance(below, list) and row_key(below[0]) and key not in table.get(REMOVE, [])
            ):
                inner.append((key, value, below))
            else:
                known = self.remarks.get((*path, key), [])
                lines += ["", *known] if known and lines else known
                lines += pair(key, value)
        own = self.remarks.get(path, [])
        more = self.remarks.get((*path, ""), [])
        header = "[" + ".".join(toml_key(key) for key in path) + "]"
        written = [*own, header, *lines, *more, ""] if lines or own else []
        for key, value, below in inner:
            if isinstance(below, dict):
                written += self.table(value, (*path, key), below)
            else:
                written += self.rows(value, (*path, key), below[0])
        return written

    def rows(self, rows: list[Data], path: tuple[str, ...], part: Data) -> list[str]:
        keys = row_key(part)
        header = "[[" + ".".join(toml_key(key) for key in path) + "]]"
        written: list[str] = []
        for row in rows:
            place = (*path, row_name(row, keys))
            written += [*self.remarks.get(place, []), header]
            for key, value in row.items():
                written += self.remarks.get((*place, key), [])
                written += pair(key, value)
            written += [*self.remarks.get((*place, ""), []), ""]
        return written


def pair(key: str, value: Any) -> list[str]:
    told = f"{toml_key(key)} = {toml_value(value)}"
    if len(told) <= WIDTH or not isinstance(value, list):
        return [told]
    return [f"{toml_key(key)} = [", *(f"  {toml_value(entry)}," for entry in value), "]"]


def toml_key(key: str) -> str:
    return key if BARE.fullmatch(key) else quoted(key)


def toml_value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, dict):
        inner = ", ".join(f"{toml_key(key)} = {toml_value(held)}" for key, held in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    return "[" + ", ".join(toml_value(entry) for entry in value) + "]"


def quoted(text: str) -> str:
    """A basic string: JSON's escapes are TOML's, but for the letter 127."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
