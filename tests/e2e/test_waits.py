"""What browser tests wait for is a function."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
WAITS = re.compile(r'wait_for_function\(\s*f?("""|"|\')(.*)')
FUNCTION = re.compile(r"\((?!.*\.then\()")


@pytest.mark.parametrize(
    "file",
    sorted(p for name in ("demo", "e2e") for p in (TESTS / name).glob("*.py")),
    ids=lambda file: file.name,
)
def test_a_wait_is_a_function(file: Path) -> None:
    """An expression is evaluated anew for every look, which the policy of our pages forbids
    from the second on: the test would pass only where it needs no wait. So it would with a promise,
    which is taken for what is waited for whatever it comes to (`until` in people.py)."""
    expressions = [
        found[2]
        for found in WAITS.finditer(file.read_text(encoding="utf-8"))
        if not FUNCTION.match(found[2])
    ]
    assert expressions == []
