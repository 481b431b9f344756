"""The pieces of English in the modules that make words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

SOURCE: Final = Path(__file__).parent.parent.parent / "src" / "trailboss"
MODULES: Final = ("core/words.py", "kansas/words/*.py", "elpaso/words/*.py")
FIELD: Final = re.compile(r"\{[a-z]+\}")
WORD: Final = re.compile(r"[A-Za-z]{2,}")


class Literal(NamedTuple):
    where: str
    text: str


def word_modules() -> list[Path]:
    return sorted(path for pattern in MODULES for path in SOURCE.glob(pattern))


def literals_of(path: Path) -> Iterator[Literal]:
    """Every piece of text in a module that people can read. A text with fields for `format` is as
    many pieces as it has between them."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped = set(left_out(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in skipped:
            for piece in FIELD.split(node.value):
                if WORD.search(piece):
                    where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                    yield Literal(where, piece)


def left_out(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):  # docstrings
            yield node.value
        elif isinstance(node, ast.Raise | ast.Compare):  # our own mistakes; name == "done"
            yield from ast.walk(node)
        elif isinstance(node, ast.Subscript):
            yield from ast.walk(node.slice)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name) and target.id in ("FRAME_NAMES", "ANSWERS"):
                yield from ast.walk(node)
        elif isinstance(node, ast.Dict):
            for key in node.keys:
                if key is not None:
                    yield key
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in ("startswith", "endswith", "partition", "split"):
                yield from ast.walk(node)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "word":  # word(t, "builder") is the edition's word for it
                yield from node.args
