"""Statements that hold for both editions are tested for both, by the same tests.

docs/rules/first-edition.md lists the statements of the second edition that it replaces; all others
hold for it too, so each of them needs a test with the `edition` fixture.
"""

from __future__ import annotations

import ast
import re

from tests.rule import NAMED, ROOT, statements

ROW = re.compile(r"^\| (2E-[^|]*)\|([^|]*)\|$", re.MULTILINE)
SPAN = re.compile(r"(2E-[A-Z]{2}-)(\d\d) to 2E-[A-Z]{2}-(\d\d)")


def replaced() -> dict[str, list[str]]:
    """Statements of the second edition that the first replaces, and by which of its own."""
    page = (ROOT / "docs" / "rules" / "first-edition.md").read_text(encoding="utf-8")
    table = page.partition("## What is replaced")[2].partition("\n## ")[0]
    found: dict[str, list[str]] = {}
    for old, new in ROW.findall(table):
        names = NAMED.findall(old)
        for chapter, first, last in SPAN.findall(old):
            names = [f"{chapter}{number:02}" for number in range(int(first), int(last) + 1)]
        for name in names:
            found[name] = NAMED.findall(new)
    return found


def proved_for_both() -> set[str]:
    """Statements named by a test that runs for every edition."""
    found: set[str] = set()
    for path in (ROOT / "tests" / "rules" / "kansas").glob("test_*.py"):
        for test in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(test, ast.FunctionDef) and "edition" in [a.arg for a in test.args.args]:
                for mark in test.decorator_list:
                    if ast.unparse(mark).startswith("rule("):
                        found.update(NAMED.findall(ast.unparse(mark)))
    return found


def test_replaced_statements_and_their_replacements_exist() -> None:
    known = statements()
    assert len(replaced()) > 50
    for old, new in replaced().items():
        assert old in known
        assert new, old
        assert [name for name in new if name not in known] == []


def test_every_own_statement_is_in_the_list() -> None:
    own = {name for name in statements() if name.startswith("1E-")}
    listed = {name for new in replaced().values() for name in new}
    assert own - listed == {"1E-DA-04", "1E-DA-12", "1E-SU-05"}  # the page says what they add


def test_every_shared_statement_is_tested_for_both_editions() -> None:
    shared = [name for name in statements() if name.startswith("2E-") and name not in replaced()]
    assert len(shared) > 150
    proved = proved_for_both()
    assert [name for name in shared if name not in proved] == []
