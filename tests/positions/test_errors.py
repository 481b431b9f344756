"""What cannot be is refused, with line, key, what is wrong and what is allowed."""

from __future__ import annotations

import pytest

import trailboss
from tests.positions.kit import part_way

KANSAS = part_way("second-edition", 2, 3, 60).position
EL_PASO = part_way("el-paso", 2, 3, 60).position
SAM = part_way("second-edition", 1, 3, 60).position


def line_of(text: str, section: str, key: str) -> int:
    """The number of a line, counted by hand."""
    here = ""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("["):
            here = line[1:-1]
        elif here == section and line.partition(":")[0] == key:
            return number
    raise AssertionError(f"no {key} in [{section}]")


def changed(text: str, section: str, key: str, value: str) -> str:
    """The text with another value in a line, or with a new line."""
    lines = text.splitlines()
    try:
        lines[line_of(text, section, key) - 1] = f"{key}: {value}"
    except AssertionError:
        at = lines.index(f"[{section}]") + 1 if section else 2
        lines.insert(at, f"{key}: {value}")
    return "\n".join(lines) + "\n"


CASES = [
    # too many of a kind
    (KANSAS, "seat 1", "hand", "9 purple-7vp", ["purple-7vp", "9 are written", "has 2"]),
    (KANSAS, "seat 1", "hand", "12 unknown, 99 gray", ["gray", "has 10"]),
    (KANSAS, "seat 1", "stations", "S1, S1", ["S1 stands there twice"]),
    (KANSAS, "table", "objectives", "OD1, OD1, -, -", ["OD1", "the game has 1"]),
    (KANSAS, "table", "neutral", "A, A, C, D, E, F, G", ["A stands there twice"]),
    (KANSAS, "table", "neutral", "A, -, C, D, E, F, G", ["every neutral space"]),
    # nothing like it
    (KANSAS, "seat 1", "herder", "Z-9", ["Z-9 is not known here", "START, A, A-1"]),
    (KANSAS, "seat 1", "hand", "2 pink", ["pink is not known here", "gray"]),
    (KANSAS, "seat 1", "money", "-5", ["from 0 to 9999, not -5"]),
    (KANSAS, "seat 1", "money", "much", ["from 0 to 9999, not much"]),
    (KANSAS, "seat 1", "engine", "99", ["99 is not known here"]),
    (KANSAS, "seat 1", "certificates", "5", ["5 is not known here"]),
    (KANSAS, "seat 1", "workers", "7 cowboy", ["cowboy", "from 0 to 6, not 7"]),
    (KANSAS, "seat 1", "workers", "0 cowboy", ["cowboy", "from 1 to 6, not 0"]),
    (KANSAS, "seat 1", "shoes", "2", ["no key shoes", "money"]),
    (KANSAS, "table", "trail", "FLOOD-1 = drought-4-green", ["cannot lie on FLOOD-1", "flood-4"]),
    (KANSAS, "table", "trail", "A-1 = 3b of 1", ["3b of 1 cannot lie on A-1", "3a of 1"]),
    (KANSAS, "table", "trail", "A-1 = 3a of 9", ["3a of 9 cannot lie on A-1"]),
    (KANSAS, "table", "trail", "A-1 = 3a of 1, A-2 = 3a of 1", ["3a of 1", "2 are written"]),
    (KANSAS, "table", "trail", "A-1 3a of 1", ["an equals sign"]),
    (KANSAS, "table", "trail", "X-1 = 3a of 1", ["X-1 is not known here"]),
    (KANSAS, "table", "jobs", "-", ["nobody has these"]),
    (KANSAS, "table", "foresights", "cowboy, -", ["3 rows of 2 places"]),
    (KANSAS, "table", "objectives", "OD1", ["4 places"]),
    # does not add up
    (
        KANSAS,
        "seat 1",
        "discs-taken",
        "2 hand, 2 aux-engine, aux-draw",
        ["discs are off the board"],
    ),
    (KANSAS, "seat 1", "herder", "A-1", ["cannot stand on A-1"]),
    (KANSAS, "seat 1", "known", "2 purple-7vp", ["purple-7vp", "known to be in hand"]),
    (KANSAS, "table", "bag-1", "2 unknown", ["nobody has these"]),
    (KANSAS, "table", "bag-2", "99 unknown", ["99 are left open"]),
    (KANSAS, "table", "token", "1", ["job market token"]),
    (KANSAS, "table", "stack", "calf", ["calf is not known here"]),
    (KANSAS, "table", "stack", "-", ["nobody has these"]),
    (KANSAS, "table", "masters", "S1 = SM1, S2 = SM1", ["SM1", "the game has 1"]),
    (KANSAS, "seat 1", "replaced", "3, 3", ["3 stands there twice"]),
    (KANSAS, "", "deciding", "3", ["seats 1 to 2, not 3"]),
    (KANSAS, "", "turn", "2000000000", ["from 0 to 9999"]),
    (KANSAS, "", "players", "7", ["1 to 4 players, not 7"]),
    (KANSAS, "", "game", "chess", ["chess"]),
    (KANSAS, "", "game", "second-edition 7.abc", ["7.abc"]),
    (KANSAS, "", "option buildings", "q", ["buildings"]),
    (KANSAS, "", "option shoes", "q", ["shoes"]),
    (KANSAS, "", "seed", "18446744073709551616", ["2^64-1"]),
    (KANSAS, "", "colour", "q", ["no key colour"]),
    (EL_PASO, "seat 2", "hand", "cowboy", ["cowboy is not known here"]),
    (EL_PASO, "seat 2", "discs-taken", "hand, step", ["discs are off the board"]),
    (EL_PASO, "seat 1", "posts", "2 5", ["2 are placed"]),
    (EL_PASO, "table", "ring", "B = 1a of 1", ["B is not known here", "S1"]),
    (EL_PASO, "table", "ring", "S1 = 1a of 1, S2 = 1a of 1, S3 = 1a of 2", ["3 are written"]),
    (EL_PASO, "table", "simmental", "99", ["from 0 to"]),
    (EL_PASO, "table", "bonuses", "plain, plain, -", ["plain", "the game has 1"]),
    (SAM, "seat 2", "money", "5", ["no key money"]),
    (SAM, "table", "automa-used", "3 1", ["1", "the game has 1"]),
    (SAM, "seat 2", "cities", "20 new-york", ["20 are placed"]),
]


@pytest.mark.parametrize(("text", "section", "key", "value", "words"), CASES)
def test_what_cannot_be(text: str, section: str, key: str, value: str, words: list[str]) -> None:
    wrong = changed(text, section, key, value)
    with pytest.raises(trailboss.InvalidPosition) as caught:
        trailboss.load_position(wrong, seed=1)
    error = caught.value
    said = str(error)
    for word in words:
        assert word in said, said
    if words[0] != "discs are off the board" and error.key == key:
        assert error.section == section
        assert error.line == line_of(wrong, section, key), said
        assert f"line {error.line}" in said
    for language in ("de", "fr"):
        assert error.text(language)
        assert "error-position" not in error.text(language)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("trailboss position 1", "trailboss position 7", "format 7"),
        ("trailboss position 1", "hello", "a position begins with"),
        ("[seat 2]", "[seat 9]", "seats 1 to 2"),
        ("[seat 2]", "[chair 2]", r"no section \[chair 2\]"),
        ("[seat 2]", "[seat 1]", r"\[seat 1\] stands here a second time"),
        ("[seat 2]", "[seat 2]\nmoney: 1\nmoney: 2", "money stands here a second time"),
        ("[seat 2]", "[seat 2]\nblah", "cannot be read: blah"),
    ],
)
def test_what_cannot_be_read(old: str, new: str, words: str) -> None:
    with pytest.raises(trailboss.InvalidPosition, match=words):
        trailboss.load_position(KANSAS.replace(old, new, 1))


DECISIONS = [
    ("phase-x", "phase-x is not known here"),
    ("phase-c\nphase-b place=A", "phase-b has no field place"),
    ("phase-c\nphase-b space=Q", "Q is not known here"),
    ("phase-c", "phase-c asks nobody"),
    ("phase-a", "does not begin with phase-a"),
    ("phase-c\nphase-b space=A used=yes", "whole number"),
    ('phase-c\nrun program="money 2" step=77\nphase-a', "whole number"),
    ("phase-c\nphase-b space", "cannot be read"),
    ("phase-c\nhire modifier=999999999", "whole number"),
    ("phase-c\ndiscard left=50 least=purple-7vp", "cannot be asked|no legal move"),
]


@pytest.mark.parametrize(("lines", "words"), DECISIONS)
def test_decisions_that_cannot_be(lines: str, words: str) -> None:
    text = KANSAS.partition("[decision]")[0] + f"[decision]\n{lines}\n"
    with pytest.raises(trailboss.InvalidPosition, match=words) as caught:
        trailboss.load_position(text)
    assert caught.value.section == "decision"


def test_all_problems_are_told_at_once() -> None:
    wrong = changed(changed(KANSAS, "seat 1", "money", "x"), "seat 2", "herder", "Q")
    wrong = changed(wrong, "table", "trail", "Z = 1")
    with pytest.raises(trailboss.InvalidPosition) as caught:
        trailboss.load_position(wrong)
    where = {(problem.section, problem.key) for problem in caught.value.problems}
    assert ("seat 1", "money") in where


def test_json_names_the_place() -> None:
    import json

    data = json.loads(part_way("second-edition", 2, 3, 60).position_json)
    data["seats"][0]["money"] = "much"
    data["table"]["trail"] = {"Z": "1"}
    with pytest.raises(trailboss.InvalidPosition) as caught:
        trailboss.load_position(data)
    where = {(problem.section, problem.key) for problem in caught.value.problems}
    assert where == {("seat 1", "money"), ("table", "trail")}
    assert caught.value.line == 0


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"format": 1}', "[" * 100_000, "{" * 9999])
def test_nothing_like_a_position(text: str) -> None:
    with pytest.raises(trailboss.InvalidPosition):
        trailboss.load_position(text)
