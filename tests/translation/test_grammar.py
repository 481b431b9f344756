"""How texts are read and put together again."""

from __future__ import annotations

import logging
import time

import pytest

from tests.translation.corpus import recorded
from trailboss.core.errors import TrailbossError
from trailboss.translation import Untranslated, translate, translated, warn_once
from trailboss.translation.catalogue import grammar_of, nouns_of
from trailboss.translation.german import declined, read_noun
from trailboss.translation.grammar import Grammar, Pattern
from trailboss.translation.readers import readers_for

CASES = ("nom", "acc", "dat")


@pytest.mark.parametrize(
    ("noun", "article", "plural", "forms"),
    [
        ("m Cowboy / Cowboys", "ein", False, "ein Cowboy|einen Cowboy|einem Cowboy"),
        ("m Ingenieur / Ingenieure", "der", True, "die Ingenieure|die Ingenieure|den Ingenieuren"),
        ("m Cowboy / Cowboys", "", True, "Cowboys|Cowboys|Cowboys"),
        ("f Karte / Karten", "kein", False, "keine Karte|keine Karte|keiner Karte"),
        ("n Gebäude / Gebäude", "dein", True, "deine Gebäude|deine Gebäude|deinen Gebäuden"),
        ("w Bandit / Banditen", "der", False, "der Bandit|den Banditen|dem Banditen"),
        (
            "w grün~ Bandit / grün~ Banditen",
            "ein",
            False,
            "ein grüner Bandit|einen grünen Banditen|einem grünen Banditen",
        ),
        (
            "n dauerhaft~ Zertifikat / dauerhaft~ Zertifikate",
            "",
            False,
            "dauerhaftes Zertifikat|dauerhaftes Zertifikat|dauerhaftem Zertifikat",
        ),
        (
            "n neutral~ Gebäude / neutral~ Gebäude",
            "der",
            False,
            "das neutrale Gebäude|das neutrale Gebäude|dem neutralen Gebäude",
        ),
        (
            "f Karte / Karten",
            "beliebig",
            False,
            "eine beliebige Karte|eine beliebige Karte|einer beliebigen Karte",
        ),
        (
            "m Arbeiter / Arbeiter",
            "eigen",
            False,
            "eigener Arbeiter|eigenen Arbeiter|eigenem Arbeiter",
        ),
    ],
)
def test_articles_cases_and_adjectives(noun: str, article: str, plural: bool, forms: str) -> None:
    found = [declined(read_noun(noun), case, plural, article) for case in CASES]
    assert "|".join(found) == forms


def test_a_noun_that_cannot_be_read() -> None:
    with pytest.raises(ValueError, match="'m Cowboy / Cowboys', not 'Cowboy'"):
        read_noun("Cowboy")


def small_grammar(kinds: dict[str, dict[str, str]]) -> Grammar:
    nouns = nouns_of("de")
    patterns = [
        Pattern(kind, source, target, nouns)
        for kind, entries in kinds.items()
        for source, target in entries.items()
    ]
    return Grammar(patterns, readers_for(nouns), {"and": "und", "or": "oder"})


def said(grammar: Grammar, text: str) -> str | None:
    node = grammar.read(text, "text")
    return None if node is None else node.words(())


def test_slots_lists_and_capitals() -> None:
    grammar = small_grammar(
        {
            "text": {
                "{Thing} for {all:and thing}": "{Thing} für {all|acc}",
                "{what:thing} stands here: {Thing}": "Hier steht {what}: {^what|dein}, {Thing}",
            },
            "thing": {"{np}": "{np|?}", "": "nichts"},
        }
    )
    assert said(grammar, "A cowboy for a card, 2 steps and an engineer") == (
        "Ein Cowboy für eine Karte, 2 Schritte und einen Ingenieur"
    )
    assert said(grammar, "a cowboy for a card") is None  # a capital letter was asked for
    assert said(grammar, "a cowboy stands here: No card") == (
        "Hier steht ein Cowboy: Dein Cowboy, Keine Karte"
    )
    assert said(grammar, "A cowboy for a card and a unicorn") is None


def test_all_ways_to_read_are_tried() -> None:
    """A step may hold the word that joins steps, and the first way to read is not always right."""
    grammar = small_grammar(
        {
            "text": {"{program}.": "{program}!"},
            "gained": {"${n}": "${n}", "{np}": "{np|acc}"},
            "step": {"run and jump": "rennen und springen", "run": "rennen", "jump": "springen"},
        }
    )
    assert said(grammar, "run and jump.") == "rennen und springen!"
    assert (
        said(grammar, "jump, run and jump and run.") == "springen, rennen und springen und rennen!"
    )
    assert said(grammar, "run, gain $6 and 1 card.") == "rennen, $6 und 1 Karte erhalten!"
    assert said(grammar, "gain a card and run.") == "eine Karte erhalten und rennen!"


@pytest.mark.parametrize(
    ("source", "target", "reason"),
    [
        ("{np} here", "{pn} hier", "fills 'pn'"),
        ("{np} here", "{np|akk} hier", "asks for the form 'akk'"),
        ("{thing} here", "{thing} hier", "there is no kind 'thing'"),
        ("{x:nor np} here", "{x} hier", "there is no list with 'nor'"),
    ],
)
def test_a_catalogue_with_a_mistake(source: str, target: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        small_grammar({"text": {source: target}})


def test_a_kind_that_begins_with_itself_ends() -> None:
    grammar = small_grammar({"text": {"{text}!": "{text}!", "hey": "he"}})
    assert said(grammar, "hey") == "he"
    assert said(grammar, "ho") is None


def test_what_is_not_covered_stays_english_and_is_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    warn_once.cache_clear()
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert translate("Dance with a herder", "de", "move") == "Dance with a herder"
    assert [record.getMessage() for record in caplog.records] == [
        "untranslated: language=de kind=move text='Dance with a herder'"
    ]
    with pytest.raises(Untranslated, match="no de for the move 'Dance with a herder'"):
        translated("Dance with a herder", "de", "move")


def test_languages() -> None:
    assert translate("Decline", "en", "move") == "Decline"
    assert translate("", "de", "move") == ""
    with pytest.raises(TrailbossError, match="there is no language 'fr'; there are en, de"):
        translate("Decline", "fr", "move")


def test_the_same_english_as_a_question_and_as_an_action() -> None:
    text = "Place a building for $2 per builder"
    assert translate(text, "de", "prompt") == "Baue ein Gebäude für $2 pro Baumeister"
    assert translate(text, "de", "move") == "Ein Gebäude für $2 pro Baumeister bauen"


def test_it_is_quick() -> None:
    """Well below a millisecond on a quiet machine; the bounds leave room for a busy one."""
    grammar = grammar_of("de")
    moves = sorted(text for kind, text in recorded() if kind == "move")[::20]
    begun = time.perf_counter()
    for text in moves:
        assert grammar.read(text, "move") is not None
    assert (time.perf_counter() - begun) / len(moves) < 0.003
    translated(moves[0], "de", "move")
    begun = time.perf_counter()
    for _ in range(10_000):
        translate(moves[0], "de", "move")
    assert (time.perf_counter() - begun) / 10_000 < 0.000_05
