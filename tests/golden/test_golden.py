"""The golden playthroughs come out as they are written down."""

from __future__ import annotations

import difflib

import pytest

from tests.golden.playthrough import FOLDER, Playthrough, playthroughs

SHOWN = 40  # lines of a difference


@pytest.mark.parametrize("playthrough", playthroughs(), ids=lambda playthrough: playthrough.name)
def test_golden_playthrough(playthrough: Playthrough) -> None:
    assert playthrough.path.exists(), "write it with `make golden`"
    expected = playthrough.path.read_text(encoding="utf-8").splitlines()
    actual = playthrough.text().splitlines()
    if actual != expected:
        pytest.fail(difference(playthrough.name, expected, actual), pytrace=False)


def difference(name: str, expected: list[str], actual: list[str]) -> str:
    """Where a game went another way, and the first written-out position that shows how."""
    at = 0
    while at < min(len(expected), len(actual)) and expected[at] == actual[at]:
        at += 1
    steps = [line for line in actual[:at] if line.startswith("step ")]
    shown = [
        f"{name} has changed. If that is meant, run `make golden` and review the diff.",
        *[f"        {line}" for line in steps[-2:]],
        f"written {at + 1}: {expected[at] if at < len(expected) else 'nothing more'}",
        f"now     {at + 1}: {actual[at] if at < len(actual) else 'nothing more'}",
    ]
    if at < min(len(expected), len(actual)):
        shown += word_by_word(expected[at], actual[at])
    whole = difflib.unified_diff(
        [line for line in expected[at:] if line.startswith("  ")][:400],
        [line for line in actual[at:] if line.startswith("  ")][:400],
        "written",
        "now",
        n=0,
        lineterm="",
    )
    shown += [f"  {line}" for line in list(whole)[:SHOWN]]
    return "\n".join(shown)


def word_by_word(expected: str, actual: str) -> list[str]:
    """Which parts of a step's line differ: position, legal moves, whose observation, the move."""
    old = expected.split(" ")
    new = actual.split(" ")
    if old[:1] != ["step"] or new[:1] != ["step"]:
        return []
    found: list[str] = []
    label = ""
    for place in range(min(len(old), len(new))):
        if old[place] in ("state", "legal", "seen", "move", "seat"):
            label = old[place]
        if old[place] != new[place]:
            found.append(f"differs in {label}: {old[place]} -> {new[place]}")
    return found


def test_no_playthrough_is_left_over() -> None:
    names = {playthrough.path.name for playthrough in playthroughs()}
    assert {path.name for path in FOLDER.glob("*.txt")} == names


def test_a_difference_is_shown() -> None:
    written = ["game x", "step 0 seat 0 place state aa legal 3 bb seen cc move a", "  all money: 3"]
    now = ["game x", "step 0 seat 0 place state ab legal 3 bb seen cc move a", "  all money: 4"]
    text = difference("x-2p", written, now)
    assert "written 2: step 0" in text
    assert "differs in state: aa -> ab" in text
    assert "-  all money: 3" in text
    assert "+  all money: 4" in text
