"""Nothing but its own folder knows a title by name, and nothing but its family its rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CODE = ROOT / "src" / "trailboss"
CLIENT = ROOT / "web" / "src"
FAMILIES = ("kansas", "elpaso")
TITLES = ("first-edition", "second-edition", "el-paso")
RULES = ("KansasRules", "ElPasoRules")
# Speed is measured on titles that are named, so that figures can be compared over years.
MEASURED = {"bench.py": "TITLES"}


def modules() -> Iterator[Path]:
    """Every module outside the families."""
    for path in sorted(CODE.rglob("*.py")):
        if path.relative_to(CODE).parts[0] not in FAMILIES:
            yield path


def docstrings(tree: ast.AST) -> set[ast.AST]:
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                found.add(first.value)
    return found


def texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every text in code, docstrings aside."""
    apart = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in apart:
            yield node.lineno, node.value


def table_lines(tree: ast.Module, name: str) -> range:
    """The lines of a table at the top of a module."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return range(node.lineno, (node.end_lineno or node.lineno) + 1)
    raise AssertionError(f"no table {name}")


def test_no_module_outside_the_families_names_a_title() -> None:
    found = []
    for path in modules():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        allowed = MEASURED.get(str(path.relative_to(CODE)))
        lines = table_lines(tree, allowed) if allowed else range(0)
        for line, text in texts(tree):
            if any(title in text for title in TITLES) and line not in lines:
                found.append(f"{path.relative_to(ROOT)}:{line}: {text}")
    assert found == []


def test_no_module_outside_the_families_asks_which_rules_it_has() -> None:
    found = []
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("isinstance", "type"):
                if any(name in ast.unparse(node) for name in RULES):
                    found.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert found == []


def test_only_the_parts_of_a_family_import_its_rules() -> None:
    """`cli/kansas` draws Kansas; what is common to all titles imports no family."""
    found = []
    for path in modules():
        parts = path.relative_to(CODE).with_suffix("").parts
        if parts == ("families",) or any(part.startswith(FAMILIES) for part in parts):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                if set(node.module.split(".")[1:2]) & set(FAMILIES):
                    found.append(f"{path.relative_to(ROOT)}:{node.lineno}: {node.module}")
    assert found == []


@pytest.mark.parametrize("title", TITLES)
def test_the_client_names_no_title(title: str) -> None:
    found = []
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix not in (".ts", ".svelte") or path.name.endswith(".test.ts"):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            code = re.sub(r"(//|/\*\*?|^ *\*).*", "", line)
            if re.search(rf"['\"`]{title}['\"`]", code):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    assert found == []
