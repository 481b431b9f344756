"""Facts leave the engine as data: nothing reads a sentence back."""

from __future__ import annotations

import ast
from pathlib import Path

import trailboss

SOURCE = Path(trailboss.__file__).parent

# Where patterns may be used, and on what. None of it is a text that we say.
PATTERNS = {
    "bots/external.py": "what another program writes",
    "core/record.py": "versions in records",
    "core/sheet/frames.py": "names of constants",
    "core/sheet/text.py": "positions somebody writes",
    "figures/limits.py": "the words of effects in tables",
    "demo/page.py": "addresses of requests",
    "demo/requests.py": "addresses of requests",
    "figures/writing.py": "keys of TOML",
    "server/ids.py": "ids in addresses",
    "server/people/accounts.py": "names a provider of logins gives",
    "server/routes/reading.py": "where msgspec found a wrong value",
    "server/shown/rule_pages.py": "the Markdown of docs/rules",
    "server/running/headers.py": "request ids of a proxy",
    "titles.py": "ids of titles",
    "words/check.py": "comments in catalogues",
    "words/fluent.py": "the syntax of catalogues",
}


def modules_with_patterns() -> set[str]:
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            if "re" in names:
                found.add(str(file.relative_to(SOURCE)))
    return found


def test_no_regular_expression_looks_at_what_we_say() -> None:
    assert modules_with_patterns() == set(PATTERNS)


def test_no_sentence_is_taken_apart() -> None:
    """A prompt, a move in words or an event in words is shown, never looked into."""
    said = {"prompt", "explain", "tell", "why_not", "text", "said", "told", "say"}
    apart = {"partition", "rpartition", "split", "removeprefix", "removesuffix", "replace", "find"}
    for file in SOURCE.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            if node.func.attr in apart and isinstance(node.func.value, ast.Call):
                called = node.func.value.func
                name = (
                    called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                )
                assert name not in said, f"{file}:{node.lineno} takes apart what {name} says"
