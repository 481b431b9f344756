"""Whatever the package says by name has a text, and gives the text all it asks for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import trailboss
from trailboss.words.catalogue import SHARED, entries_for
from trailboss.words.check import wanted
from trailboss.words.fluent import Entry, Reference

SOURCE = Path(trailboss.__file__).parent
# Both families of rules say the same ids with texts of their own; their tests read whole games.
ELSEWHERE = ("kansas", "elpaso")


class Said(NamedTuple):
    where: str
    id: str
    given: frozenset[str]
    all_known: bool  # False where some arguments are handed on as a dictionary

    def __str__(self) -> str:
        return f"{self.where} {self.id}"


def calls() -> Iterator[Said]:
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE)
        if name.parts[0] in ELSEWHERE:
            continue
        source = path.read_text(encoding="utf-8")
        if "say(" not in source:  # every worker reads all of this before the first test
            continue
        for node in ast.walk(ast.parse(source)):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            if not isinstance(node.func, ast.Name) or node.func.id != "say":
                continue
            given = {word.arg for word in node.keywords}
            names = frozenset(name for name in given if name is not None)
            for literal in literals(node.args[0]):
                yield Said(f"{name}:{node.lineno}", literal, names, None not in given)


def literals(id: ast.expr) -> Iterator[str]:
    if isinstance(id, ast.Constant):
        yield str(id.value)
    elif isinstance(id, ast.IfExp):
        yield from literals(id.body)
        yield from literals(id.orelse)


ALL = list(calls())


def asked_by(entry: Entry, entries: dict[str, Entry]) -> set[str]:
    """The arguments of a text and of the texts it refers to."""
    found = wanted(entry)
    for part in entry.pattern:
        if isinstance(part, Reference) and part.id in entries:
            found |= asked_by(entries[part.id], entries)
    return found


def test_they_are_found() -> None:
    assert len(ALL) > 200


@pytest.mark.parametrize("said", ALL, ids=str)
def test_it_has_an_english_text_with_its_arguments(said: Said) -> None:
    entries = entries_for("en", ())
    assert said.id in entries, f"{said.where}: none of {', '.join(SHARED)} has {said.id}"
    if said.all_known:
        assert asked_by(entries[said.id], entries) <= said.given
