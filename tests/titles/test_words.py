"""A title's own words: in every language, in terminal, log, description and rule pages."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import trailboss
from tests.words.test_recorded import CODES, NOTATION, said_in
from trailboss.core.message import Name, say
from trailboss.core.source import SeededSource
from trailboss.server.description import describe
from trailboss.server.shown.rule_pages import pages_of
from trailboss.titles import rules_of
from trailboss.words import languages, missing, strict, text

TITLE = "lone-star"


def texts_of(data: Any) -> list[str]:
    if isinstance(data, dict):
        return [text for part in data.values() for text in texts_of(part)]
    if isinstance(data, list):
        return [text for part in data for text in texts_of(part)]
    return [data] if isinstance(data, str) else []


@pytest.mark.parametrize("players", [1, 3])
def test_whatever_is_said_in_a_game(players: int) -> None:
    game = trailboss.new_game(TITLE, players, seed=11, simmental=True)
    source = SeededSource(7)
    while not game.over:
        game.play(game.legal[source.below(len(game.legal))])
    scopes = rules_of(TITLE).scopes
    names = ("Ada", "Ben", "Cleo", "Dan")
    for message in said_in(game.record):
        for language in languages():
            words = strict(message, language, scopes, names)
            assert words
            assert not CODES.search(NOTATION.sub("", words)), words


@pytest.mark.parametrize("language", languages())
def test_the_description_is_whole_in_every_language(language: str) -> None:
    missing.clear()
    found = msgspec.to_builtins(describe(rules_of(TITLE), language))
    assert not missing
    cities = [city["name"] for city in found["railroad"]["cities"]]
    assert cities[2] == "Galveston"
    assert (found["short"], found["like"]) == ("Lone Star", "second-edition")
    assert found["automa"]["name"] == "Tex"
    assert {"13a", "13b"} < found["buildings"].keys()
    marks = {station["id"]: station["mark"] for station in found["railroad"]["stations"]}
    assert marks["S11"] == "11"
    assert not [words for words in texts_of(found) if "{" in words]


def test_the_board_is_drawn_like_that_of_the_title_below() -> None:
    own, base = describe(rules_of(TITLE)), describe(rules_of("second-edition"))
    assert own.trail == base.trail  # type: ignore[union-attr]
    assert own.tiles == base.tiles  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("language", "first"),
    [("en", "Rules of Lone Star"), ("de", "Regeln von Lone Star"), ("fr", "Règles de Lone Star")],
)
def test_its_rule_page_comes_before_those_of_the_title_below(language: str, first: str) -> None:
    titles = [page.title for page in pages_of(TITLE, language)]
    assert titles[0] == first
    assert titles[1:] == [page.title for page in pages_of("second-edition", language)]
    chapters = [(chapter.id, len(chapter.statements)) for chapter in pages_of(TITLE)[0].chapters]
    assert chapters == [("DA", 3), ("SO", 1)]


@pytest.mark.parametrize("language", languages())
def test_its_name_is_known_wherever_it_is_spoken_of(language: str) -> None:
    name = text(say("thing", thing=Name("title", TITLE)), language)
    assert "Lone Star" in name


def test_the_pages_of_the_package_are_those_of_its_titles() -> None:
    assert [page.title for page in pages_of("first-edition")] == [
        "Rules of the first edition",
        "Rules of the second edition",
    ]
    assert len(pages_of("second-edition")) == 2
    assert len(pages_of("el-paso")) == 1
