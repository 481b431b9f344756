"""What the server refuses is said in German too: every text with which something is refused."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.translation.literals import SOURCE
from trailboss.server.voice import in_language
from trailboss.translation import translated

# Errors of people and programs that ask the server. Settings, backups and the like speak to whoever
# runs it, in a terminal.
MODULES: Final = (
    "server/*.py",
    "server/routes/*.py",
    "server/notices/webhook.py",
    "server/notices/mail.py",
    "server/notices/telling.py",
    "game.py",
    "titles.py",
    "bots/__init__.py",
    "core/codec.py",
    "core/options.py",
    "core/record.py",
    "core/source.py",
    "kansas/rules.py",
    "elpaso/rules.py",
)
TERMINAL: Final = ("settings.py", "backup.py", "run.py", "thinker.py", "thinkers.py")
RAISED: Final = (
    *("BadRequest", "Forbidden", "IllegalMove", "InvalidMove", "InvalidRecord", "NotBuilt"),
    *("NotFound", "NotLoggedIn", "Stale", "TooMany", "TrailbossError"),
)
# What can stand in a gap that is neither a number nor free text.
GAPS: Final = {
    "answer.reason": "this server has no analysis",
    "reason": "something has been drawn or revealed since",
    "self.barrier_reason": "another player has the turn since",
    "table.header.status": "finished",
    "what": "a fork",
    "self.what": "too many requests",
    "age": "a newer",
    "hint": "a move begins with one of done, move",
    "error": "difficulty is for the solo game against Sue (players=1)",
    "self.ruleset.why_not(self.position, code)": "too far: 4 steps, and 3 steps at most",
}
# Where two gaps have to fit together.
COMBINED: Final = {
    "7: too far: 4 steps, and 3 steps at most": "move to C: too far: 4 steps, and 3 steps at most",
    "7: something has been drawn or revealed since": "do build 2: $2 needed, $1 there",
    "too many requests: one at a time": "analysis: one at a time",
    f"webhook: {GAPS['error']}": "webhook: 10.0.0.1 is not an address of the open internet",
}
# Texts that are no use to a player: they are for whoever writes a program, or never leave it.
LEFT_OUT: Final = (
    "analyse: ",
    "chance was asked for",
    "a game has a seed or a source",
    "the script ",
    "settings: ",
    " has no description",
    " is no kind of move",
    " needs 7 to be one of",
)


def refusals() -> Iterator[tuple[str, str]]:
    for path in sorted(path for pattern in MODULES for path in SOURCE.glob(pattern)):
        if path.name in TERMINAL:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                yield from said_by(path, node.exc)


def said_by(path: Path, call: ast.Call) -> Iterator[tuple[str, str]]:
    if not isinstance(call.func, ast.Name) or call.func.id not in RAISED or not call.args:
        return
    given = call.args[0]
    for part in (given.body, given.orelse) if isinstance(given, ast.IfExp) else (given,):
        text = sample(part)
        if text and not any(mark in text for mark in LEFT_OUT):
            yield f"{path.relative_to(SOURCE)}:{call.lineno}", text


def sample(node: ast.expr) -> str:
    """A text as it could come out; empty for what is made elsewhere."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if not isinstance(node, ast.JoinedStr):
        return ""
    found = ""
    for part in node.values:
        if isinstance(part, ast.Constant):
            found += str(part.value)
        elif isinstance(part, ast.FormattedValue):
            gap = ast.unparse(part.value)
            found += GAPS.get(gap, "'x'" if part.conversion == ord("r") else "7")
    return found


ALL: Final = sorted(refusals())


def test_there_are_refusals() -> None:
    assert len(ALL) > 110


@pytest.mark.parametrize(("where", "text"), ALL)
def test_a_refusal_in_german(where: str, text: str) -> None:
    text = COMBINED.get(text, text)
    assert translated(text, "de", "message") != text


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("it is the turn of seat 1, the Seat 2 of Ann", "am Zug ist the Seat 2 of Ann auf Platz 1"),
        (
            "you are logged in as to: log out first: log out first",
            "du bist als to: log out first angemeldet: Melde dich erst ab",
        ),
        (
            "undo: another player has the turn since",
            "Zurücknehmen: seitdem ist jemand anderes am Zug",
        ),
        (
            "move to C: too far: 4 steps, and 3 steps at most",
            "nach C: zu weit: 4 Schritte, höchstens 3 Schritte",
        ),
        (
            "move 12: 'dance' is not a move; a move begins with one of done, move",
            "Zug 12: 'dance' ist kein Zug; ein Zug beginnt mit einem von done, move",
        ),
        (
            "analysis is possible when the game is over",
            "eine Analyse gibt es erst, wenn das Spiel aus ist",
        ),
    ],
)
def test_refusals_with_names_in_them(english: str, german: str) -> None:
    assert in_language(english, "de") == german
    assert in_language(english, "en") == english


def test_what_nobody_knows_stays_as_it_is() -> None:
    assert in_language("Validation failed for GET /x", "de") == "Validation failed for GET /x"
