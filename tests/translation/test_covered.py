"""Nothing of what the engine says stays English."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import trailboss
from tests.golden.playthrough import Playthrough, playthroughs
from tests.property.elpaso_choosers import chooser_for
from tests.translation import corpus
from tests.translation.corpus import RECORDS, SELDOM, Text
from tests.translation.literals import literals_of, word_modules
from trailboss.core.source import SeededSource
from trailboss.translation import Untranslated, translated

# Words no German text has. Seats and what is written in capitals (spaces, cards) are left out.
ENGLISH: Final = """
    a the and of your you to with from for is are it its not no or if by at on that this has have
    been can may must each every one two up left right card cards tile tiles disc discs gain gains
    pay pays take takes move moves step steps use uses worker workers building buildings station
    herder cattle engine certificate certificates token action actions value needed there only more
    most already nothing anything his their which when while until where
"""
NAMES: Final = re.compile(r"\bSeat \d+|[A-Z]{2,}[A-Z0-9-]*")
WORD: Final = re.compile(r"\b[^\W\d_]+\b")
DOLLARS: Final = re.compile(r"\$\d+")


def german(texts: frozenset[Text] | set[Text]) -> dict[Text, str]:
    """All texts in German; AssertionError lists those that are not covered."""
    found: dict[Text, str] = {}
    missing: list[str] = []
    for kind, text in texts:
        try:
            found[kind, text] = translated(text, "de", kind)
        except Untranslated as error:
            missing.append(str(error))
    assert not missing, f"{len(missing)} texts: " + "; ".join(sorted(missing)[:20])
    return found


def check(found: dict[Text, str]) -> None:
    english = set(ENGLISH.split())
    for (kind, text), words in found.items():
        left = english.intersection(WORD.findall(NAMES.sub(" ", words)))
        assert not left, f"{kind} {text!r} is {words!r}"
        assert "  " not in words
        assert words == words.strip()
        if kind == "move":  # the client reads prices from the words
            assert DOLLARS.findall(words) == DOLLARS.findall(text), words
        if text[0].isupper():
            assert not words[0].islower(), words


@pytest.mark.parametrize("source", ["recorded", "described", "notated", "expected"])
def test_everything_is_said_in_german(source: str) -> None:
    texts: frozenset[Text] = getattr(corpus, source)()
    assert len(texts) > 400
    check(german(texts))


def test_what_is_seldom_said() -> None:
    check(german(frozenset(SELDOM)))


def test_a_new_phrase_is_noticed() -> None:
    """Every piece of English in the modules of words occurs in a text of the tests above."""
    texts = "\n".join(text for _, text in corpus.all_texts())
    literals = [literal for path in word_modules() for literal in literals_of(path)]
    assert len(literals) > 900
    assert [literal for literal in literals if literal.text not in texts] == []


def test_reasons_are_among_them() -> None:
    """One case for every reason at least comes from the tests of reasons."""
    reasons = {text for kind, text in corpus.expected() if kind == "reason"}
    assert len(reasons) > 150
    assert "too far: 2 steps, and 1 step at most" in reasons
    assert "this cannot be declined: Discard 1 card of your hand" in reasons


@pytest.mark.long
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_move_of_a_recorded_game(path: Path) -> None:
    check(german(corpus.said_in(path, 1, 10)))


@pytest.mark.long
@pytest.mark.parametrize("game", playthroughs(), ids=lambda game: game.name)
def test_every_move_of_a_golden_game(game: Playthrough) -> None:
    played = trailboss.new_game(game.game, players=game.players, seed=game.seed, **game.options)
    rules = played.ruleset
    chooser = chooser_for(rules, SeededSource(game.seed), "directed")
    found: set[Text] = set()
    played.listen(lambda event: found.add(("event", rules.tell(event))))
    while not played.over:
        found.add(("prompt", played.prompt))
        found.update(("move", played.explain(move)) for move in played.legal)
        played.play(chooser.choose(played))
    check(german(found))
