"""The catalogues as a whole: every language has every text, and somebody says every text."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import trailboss
from trailboss.cli import main
from trailboss.core.message import Seat, say
from trailboss.words import MissingText, catalogue, kept, languages, missing, strict, text
from trailboss.words.catalogue import parts
from trailboss.words.check import compare, used, wanted
from trailboss.words.fluent import Entry, Reference, read

SOURCE = Path(trailboss.__file__).parent
OTHERS = tuple(language for language in languages() if language != "en")


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_text_with_the_arguments_of_english(language: str) -> None:
    report = compare(language)
    assert report.missing == []
    assert report.unknown == []
    assert report.arguments == []


def test_the_check_notices_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    made = {
        "en": {"common": [("en/common.ftl", "a = one { $x }\n# $z is the rest\nb = two\n")]},
        "xx": {"common": [("xx/common.ftl", "b = { $z } { $y }\nc = three\nform-x = y\n")]},
    }
    monkeypatch.setattr("trailboss.words.check.parts", lambda language: made[language])
    report = compare("xx")
    assert report.missing == ["xx/common.ftl: a"]
    assert report.unknown == ["xx/common.ftl: c"]
    assert report.arguments == ["xx/common.ftl: b wants y"]
    assert not report.complete


def test_the_command_lists_the_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "--check"]) == 0
    shown = capsys.readouterr().out
    for language in languages():
        assert strict(say("language-name"), language) in shown


def test_a_missing_text_is_said_in_english_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    lacking = dict(catalogue.entries_for("de", ()))
    del lacking["error-over"]
    monkeypatch.setattr(
        "trailboss.words.entries_for",
        lambda language, scopes: (
            lacking if language == "de" else catalogue.entries_for(language, scopes)
        ),
    )
    kept.cache_clear()
    missing.clear()
    with pytest.raises(MissingText, match="de: error-over lacks error-over"):
        strict(say("error-over"), "de")
    assert text(say("error-over"), "de") == "the game is over"
    assert missing["de", "error-over"] == 1
    missing.clear()
    kept.cache_clear()


def test_what_names_nobody_is_worked_out_once_for_all_tables() -> None:
    tables = (("Ann", "Bob"), ("Cleo", "Dan"))
    alike = say("error-over")
    turn = say("event-turn", turn=3, seat=Seat(1))
    within = say("refused-undo", why=say("event-turn", turn=3, seat=Seat(1)))
    several = say("list-and-last", a=(Seat(0), Seat(1)), b="x")
    kept.cache_clear()
    for names in tables:
        assert text(alike, "en", (), names) == "the game is over"
        assert text(turn, "en", (), names) == f"Turn 3: {names[1]}"
        assert names[1] in text(within, "en", (), names)
        assert names[0] in text(several, "en", (), names)
    assert kept.cache_info().currsize == 1


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(trailboss.TrailbossError, match="no language 'xx'; there are en, de"):
        text(say("error-over"), "xx")


# Who says what ------------------------------------------------------------------------------------

# Ids made from the names of things: kinds of moves, questions, events, effects, things with a name.
MADE = re.compile(r"^[a-z][a-z-]*-$")


def literals() -> set[str]:
    """Every text in the code of the package that could be an id or the beginning of one."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_every_english_text_is_said_by_somebody() -> None:
    known = literals()
    prefixes = tuple(one for one in known if MADE.match(one))
    kinds = {one for one in known if one.isalpha() or "-" in one}
    # An edition's own word may be referred to by a text of its family.
    referred = {
        other
        for files in parts("en").values()
        for name, content in files
        for entry in read(content, name).values()
        for other in references(entry)
    }
    for scope, files in parts("en").items():
        if scope == "client":
            continue  # the client checks its own
        for name, content in files:
            entries = read(content, name)
            for key in entries:
                said = (
                    key in known
                    or key in referred
                    or key.startswith(("form-", "list-"))
                    or (prefixes and key.startswith(prefixes))
                    or any(key.startswith(f"{kind}-") for kind in kinds)
                )
                assert said, f"{name}: nobody says {key}"


def references(entry: Entry) -> set[str]:
    """The ids a text refers to."""
    found: set[str] = set()

    def look(part: object) -> None:
        if isinstance(part, Reference):
            found.add(part.id)
        elif isinstance(part, tuple):
            for inner in part:
                look(inner)

    look(entry.pattern)
    for pattern in entry.attributes.values():
        look(pattern)
    return found


def test_arguments_are_found_everywhere() -> None:
    entry = read("a = { $a ->\n [x] { $b }\n *[y] { FORM($c, $d, $e) }\n }{ CAP(FORM($f)) }")["a"]
    assert wanted(entry) == {"a", "b", "c", "d", "e", "f"}
    assert list(used(entry.pattern[0])) if not isinstance(entry.pattern[0], str) else None
