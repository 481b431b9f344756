"""The parts of a printed game whose figures somebody should check, one by one.

The tables list figures in words and say where each stands (`at`). A *component* is what one holds
in the hand and looks at: a tile, a card, a space, a post. It has the fields that are to be checked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from trailboss.core.tables import ANY, REMOVE, Data, Figure, Files, figures_of, row_key, row_name

CONFIDENCE: Final = ("stand-in", "low", "medium")  # the least sure first
Keys = tuple[str, ...]


class Field(NamedTuple):
    """A figure of a component."""

    name: str  # empty where the component is the figure itself
    kind: str  # what may stand there, as the schema says it
    value: Any  # None where nothing stands there
    optional: bool
    figures: tuple[Figure, ...]  # why it is to be checked


class Component(NamedTuple):
    keys: Keys  # the table, and the way there: ("trail", "posts", "12")
    fields: tuple[Field, ...]

    @property
    def path(self) -> str:
        return ".".join(self.keys)

    @property
    def figures(self) -> tuple[Figure, ...]:
        return tuple(dict.fromkeys(figure for field in self.fields for figure in field.figures))

    @property
    def confidence(self) -> str:
        return min((figure.confidence for figure in self.figures), key=sureness)


def sureness(confidence: str) -> int:
    return CONFIDENCE.index(confidence) if confidence in CONFIDENCE else len(CONFIDENCE)


class Node(NamedTuple):
    """A place in the tables."""

    keys: Keys
    value: Any
    part: Any  # of the schema
    within: str  # what it stands in: table, row, entry


def components_of(files: Files, schema: Data) -> list[Component]:
    """Everything that is to be checked and stands in the tables, in their order."""
    found: dict[Keys, dict[str, list[Figure]]] = {}
    for figure in figures_of(files):
        for at in figure.at:
            for keys, field in places(files, schema, figure.table, at):
                known = found.setdefault(keys, {}).setdefault(field, [])
                if figure not in known:
                    known.append(figure)
    found = {
        keys: found[keys] for keys in sorted(found, key=lambda keys: order(files, schema, keys))
    }
    return [component(files, schema, keys, fields) for keys, fields in found.items()]


def order(files: Files, schema: Data, keys: Keys) -> list[int]:
    """Where a component stands among all others."""
    node = Node(keys[:1], files[keys[0]], schema[keys[0]], "table")
    places = [list(schema).index(keys[0])]
    for step in keys[1:]:
        inner = list(children(node))
        places.append([child.keys[-1] for child in inner].index(step))
        node = inner[places[-1]]
    return places


def rulings_of(files: Files) -> list[Figure]:
    """What is to be checked and is a rule rather than a figure."""
    return [figure for figure in figures_of(files) if not figure.at]


def component(files: Files, schema: Data, keys: Keys, fields: dict[str, list[Figure]]) -> Component:
    node = node_at(files, schema, keys)
    if "" in fields:
        return Component(keys, (as_field("", node.value, node.part, fields[""]),))
    order = [name for name in node.part if name in fields] + [
        name for name in fields if name not in node.part
    ]
    return Component(
        keys,
        tuple(
            as_field(name, node.value.get(name), part_at(node.part, name), fields[name])
            for name in order
        ),
    )


def as_field(name: str, value: Any, part: Any, figures: list[Figure]) -> Field:
    kind = part if isinstance(part, str) else "rows" if isinstance(part, list) else "table"
    optional = kind.endswith("?")
    return Field(name, kind.removeprefix("~").removesuffix("?"), value, optional, tuple(figures))


def part_at(part: Data, key: str) -> Any:
    return part.get(key, part.get(ANY))


# Places -----------------------------------------------------------------------------------------


def places(files: Files, schema: Data, table: str, at: str) -> Iterator[tuple[Keys, str]]:
    """The components and fields that `at` speaks of."""
    root = Node((table,), files[table], schema[table], "table")
    for node in reach(root, tuple(at.split("."))):
        yield from fields_at(node)


def reach(node: Node, steps: Keys) -> Iterator[Node]:
    if not steps:
        yield node
        return
    for inner in children(node):
        if steps[0] in ("*", inner.keys[-1]):
            yield from reach(inner, steps[1:])


def children(node: Node) -> Iterator[Node]:
    if isinstance(node.part, list):
        keys = row_key(node.part[0])
        for row in node.value:
            yield Node((*node.keys, row_name(row, keys)), row, node.part[0], "row")
        return
    if not isinstance(node.part, dict):
        return
    within = "entry" if ANY in node.part else "table"
    known = dict.fromkeys([*node.value, *(key for key in node.part if key[0] not in "_*")])
    for key in known:
        part = part_at(node.part, key)
        missing: Any = [] if isinstance(part, list) else {} if isinstance(part, dict) else None
        yield Node((*node.keys, key), node.value.get(key, missing), part, within)


def fields_at(node: Node) -> Iterator[tuple[Keys, str]]:
    if isinstance(node.part, list):
        if len(row_key(node.part[0])) != 1:  # rows that nothing tells apart are one thing
            yield node.keys, ""
            return
        for row in children(node):
            yield from fields_at(row)
    elif isinstance(node.part, dict):
        inner = list(children(node))
        if node.within != "row" and any(isinstance(child.part, dict) for child in inner):
            for child in inner:
                yield from fields_at(child)
            return
        own = row_key(node.part) if node.within == "row" else []
        for child in inner:
            plain = isinstance(child.part, str) and not child.part.startswith("~")
            if plain and child.keys[-1] not in own:
                yield node.keys, child.keys[-1]
    elif (node.within == "table" and len(node.keys) > 2) or node.within == "row":
        yield node.keys[:-1], node.keys[-1]
    else:
        yield node.keys, ""


def node_at(files: Files, schema: Data, keys: Keys) -> Node:
    node = Node(keys[:1], files[keys[0]], schema[keys[0]], "table")
    for found in reach(node, keys[1:]):
        return found
    raise LookupError(".".join(keys))


def has(files: Files, schema: Data, keys: Keys) -> bool:
    node = Node(keys[:1], files[keys[0]], schema[keys[0]], "table")
    return any(True for _ in reach(node, keys[1:]))


# Values -----------------------------------------------------------------------------------------


def put(over: Files, files: Files, schema: Data, keys: Keys, value: Any) -> None:
    """Write a value into an overlay; None takes it away. `keys` ends with the field."""
    put_in(over.setdefault(keys[0], {}), files[keys[0]], schema[keys[0]], keys[1:], value)


def put_in(over: Data, base: Data, part: Data, keys: Keys, value: Any) -> None:
    key = keys[0]
    inner = part_at(part, key)
    if isinstance(inner, list) and len(keys) > 1:
        names = row_key(inner[0])
        rows: list[Data] = over.setdefault(key, [])
        row = next(row for row in base[key] if row_name(row, names) == keys[1])
        mine = next((told for told in rows if row_name(told, names) == keys[1]), None)
        if mine is None:
            mine = {name: row[name] for name in names}
            rows.append(mine)
        put_in(mine, row, inner[0], keys[2:], value)
    elif len(keys) > 1:
        put_in(over.setdefault(key, {}), base.get(key, {}), inner, keys[1:], value)
    elif value is None:
        if key in base:
            over.setdefault(REMOVE, []).append(key)
    else:
        if isinstance(inner, list) and row_key(inner[0]):
            over.setdefault(REMOVE, []).append(key)
        over[key] = value
