"""What the rules and the server say, in another language than English.

`translate("Take no objective card", "de")` gives "Keine Auftragskarte nehmen". The engine speaks
English; a catalogue in `data/<language>/` says how its sentences are put together and what their
parts are in the other language. A text that no pattern covers stays English, and is logged once.
"""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Final

from trailboss.core.errors import TrailbossError
from trailboss.translation.catalogue import grammar_of
from trailboss.translation.grammar import first_upper

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "de")
# What a text can be. A question and an action may read the same in English.
KINDS: Final = ("prompt", "move", "event", "reason", "description", "message", "notation")

log = logging.getLogger("trailboss.translation")


class Untranslated(TrailbossError):
    """No pattern covers a text."""


def translate(text: str, language: str, kind: str = "prompt") -> str:
    """A text in a language; `kind` says what it is, one of KINDS."""
    if language == ENGLISH or not text:
        return text
    try:
        return translated(text, language, kind)
    except Untranslated:
        warn_once(text, language, kind)
        return text


@lru_cache(maxsize=50_000)
def translated(text: str, language: str, kind: str) -> str:
    """The same, but strict: Untranslated where `translate` would leave a text in English."""
    if language not in LANGUAGES:
        raise TrailbossError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    grammar = grammar_of(language)
    for tried in (kind, *(other for other in KINDS if other != kind)):
        node = grammar.read(text, tried)
        if node is not None:
            words = node.words(())
            return first_upper(words) if text[0].isupper() else words
    raise Untranslated(f"no {language} for the {kind} {text!r}")


@lru_cache(maxsize=1000)
def warn_once(text: str, language: str, kind: str) -> None:
    log.warning("untranslated: language=%s kind=%s text=%r", language, kind, text)
