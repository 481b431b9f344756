"""Where in a figures file an error is."""

from __future__ import annotations

from typing import Any

from trailboss.core.tables import REMOVE, Data, Files, row_key, row_name
from trailboss.figures.toml_lines import Path as Place


def place_of(words: str, over: Files, schema: Data) -> Place:
    """The place that an error names, as far as the file has it."""
    if words in over:
        return (words,)
    path: Place = ()
    node: Any = over
    part: Any = schema
    while words:
        if isinstance(node, dict):
            fits = [key for key in node if words == key or words.startswith(f"{key} ")]
            if not fits:
                break
            step: str | int = max(fits, key=len)
            words = words[len(str(step)) :].strip()
            part = part.get(step, part.get("*")) if isinstance(part, dict) else None
        elif isinstance(node, list) and isinstance(part, list):
            keys = row_key(part[0])
            names = [
                row_name(row, keys) or str(at + 1) if isinstance(row, dict) else ""
                for at, row in enumerate(node)
            ]
            fitting = [name for name in names if words == name or words.startswith(f"{name} ")]
            if not fitting or not fitting[0]:
                break
            name = max(fitting, key=len)
            step = names.index(name)
            words = words[len(name) :].strip()
            part = part[0]
        else:
            break
        path = (*path, step)
        node = node[step]
    return path


def named(path: Place, found: Data, schema: Data) -> Place:
    """A place with the names of rows instead of their numbers."""
    told: list[str | int] = []
    node: Any = found
    part: Any = schema
    for step in path:
        name: str | int = step
        if isinstance(part, list):
            name = row_name(node[step], row_key(part[0])) or step
            part = part[0]
        else:
            part = part.get(step, part.get("*")) if isinstance(part, dict) else None
        node = node[step]
        told.append(name)
    return tuple(told)


# Changes one by one ------------------------------------------------------------------------------


def leaves_of(over: Any, base: Any, part: Any, path: Place = ()) -> list[Place]:
    """Everything an overlay changes, as small as it can be tried alone."""
    found: list[Place] = []
    for key, value in over.items():
        inner = part.get(key, part.get("*")) if isinstance(part, dict) else None
        here = (*path, key)
        if key == REMOVE:
            if gone_for_good(over):
                found.append(here)
        elif isinstance(inner, list) and row_key(inner[0]) and isinstance(value, list):
            keys = row_key(inner[0])
            before = {row_name(row, keys): row for row in base.get(key, [])}
            if key in over.get(REMOVE, []):
                found.append(here)
                continue
            for number, row in enumerate(value):
                name = row_name(row, keys)
                if name in before:
                    fields = {field: row[field] for field in row if field not in keys}
                    found += leaves_of(fields, before[name], inner[0], (*here, number))
                else:
                    found.append((*here, number))
        elif isinstance(inner, dict) and isinstance(value, dict) and key in base:
            found += leaves_of(value, base[key], inner, here)
        else:
            found.append(here)
    return found


def gone_for_good(over: Data) -> list[str]:
    """What is taken away for good: lists that are written anew are not."""
    return [name for name in over[REMOVE] if name not in over]


def copy_leaf(source: Any, target: Any, path: Place, schema: Data) -> None:
    """Copy one change of an overlay into another overlay."""
    part: Any = schema
    for depth, step in enumerate(path):
        last = depth == len(path) - 1
        if isinstance(source, list):
            keys = row_key(part[0])
            row = source[int(step)]
            names = [row_name(each, keys) for each in target]
            name = row_name(row, keys)
            if name not in names:
                target.append(dict(row) if last else {key: row[key] for key in keys})
                names.append(name)
            source, target, part = row, target[names.index(name)], part[0]
            continue
        inner = part.get(step, part.get("*")) if isinstance(part, dict) else None
        if last:
            if step == REMOVE:
                target.setdefault(REMOVE, []).extend(gone_for_good(source))
                return
            target[step] = source[step]
            if isinstance(inner, list) and step in source.get(REMOVE, []):
                target.setdefault(REMOVE, []).append(step)
            return
        target.setdefault(step, [] if isinstance(source[step], list) else {})
        source, target, part = source[step], target[step], inner
