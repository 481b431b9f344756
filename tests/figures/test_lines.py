"""Lines of a TOML file: everything `tomllib` finds has one, and it is the right one."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from trailboss.figures.toml_lines import lines_of

ROOT = Path(__file__).parents[2]
FILES = [ROOT / "pyproject.toml", *sorted((ROOT / "src" / "trailboss").glob("*/data/**/*.toml"))]

TRICKY = '''
# [not.a.table]
a."b.c".'d e' = 1
long = """
[no] # header
x = 1 \\""" ""still inside"""
rows = [
  { id = "x", n = [1, 2] },   # one
  { id = "y", n = [
    3,
  ] },
]
[t."u.v"]
key = 'a # b'
[[list]]
x = 1
[list.inner]
y = 2
[[list]]
[[list.deep]]
z = 2026-11-16T07:00:00Z
'''


def places(found: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    inner = found.items() if isinstance(found, dict) else enumerate(found)
    for key, value in inner:
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from places(value, (*path, key))


@pytest.mark.parametrize("text", [file.read_text("utf-8") for file in FILES] + [TRICKY])
def test_everything_has_a_line_and_nothing_else(text: str) -> None:
    assert sorted(map(str, lines_of(text))) == sorted(map(str, places(tomllib.loads(text))))


def test_the_lines_are_right() -> None:
    lines = lines_of(TRICKY)
    rows = TRICKY.split("\n")
    assert rows[lines["a", "b.c", "d e"] - 1].startswith("a.")
    assert rows[lines["rows", 1, "id"] - 1].startswith('  { id = "y"')
    assert rows[lines["rows", 1, "n", 0] - 1] == "    3,"
    assert rows[lines["t", "u.v", "key"] - 1].startswith("key")
    assert (lines["list", 0], lines["list", 0, "inner", "y"]) == (15, 18)
    assert (lines["list", 1], lines["list", 1, "deep", 0, "z"]) == (19, 21)
