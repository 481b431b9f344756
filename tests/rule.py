"""Naming the rule statements a test proves: `@rule("2E-KC-07")`."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

F = TypeVar("F", bound=Callable[..., object])

ROOT = Path(__file__).parent.parent
STATEMENT = re.compile(r"^- \*\*([A-Z0-9]{2}-[A-Z]{2}-\d\d)\*\* ", re.MULTILINE)
NAMED = re.compile(r"[A-Z0-9]{2}-[A-Z]{2}-\d\d")


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a test as proof of the numbered statements `ids` in docs/rules."""
    for name in ids:
        assert NAMED.fullmatch(name), f"{name} is not the number of a statement"
    return pytest.mark.rule(*ids)


def statements() -> dict[str, str]:
    """Every numbered statement of docs/rules, with the page it stands on."""
    found: dict[str, str] = {}
    for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
        for name in STATEMENT.findall(page.read_text(encoding="utf-8")):
            assert name not in found, f"{name} stands twice"
            found[name] = page.name
    return found


def named_by(node: ast.stmt) -> list[str]:
    """The statements a test names in its decorators."""
    if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
        return []
    return [
        argument.value
        for call in node.decorator_list
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def proofs() -> dict[str, list[str]]:
    """Which tests name each statement."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            for name in named_by(node):
                test = f"{path.relative_to(ROOT)}::{getattr(node, 'name', '')}"
                found.setdefault(name, []).append(test)
    return found
