"""The catalogue of a language: nouns and patterns from the files in `data/<language>/`.

Every table of a file is a kind of text, with a pattern in English and what it is in the other
language on each line; the table `nouns` has nouns.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from trailboss.translation.german import read_noun
from trailboss.translation.grammar import Grammar, Nouns, Pattern
from trailboss.translation.readers import plural_of, readers_for

JOINS = {"de": {"and": "und", "or": "oder"}}


@cache
def tables_of(language: str) -> list[dict[str, dict[str, Any]]]:
    """The files of a language, in the order of their names."""
    folder = files("trailboss").joinpath("translation", "data", language)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    return [tomllib.loads(folder.joinpath(name).read_text(encoding="utf-8")) for name in names]


def nouns_of(language: str) -> Nouns:
    found: Nouns = {}
    for table in tables_of(language):
        for english, text in table.get("nouns", {}).items():
            noun = read_noun(text)
            singular, _, plural = english.partition(" / ")
            found[singular] = (noun, False)
            if noun.plural:
                found[plural or plural_of(singular)] = (noun, True)
    return found


@cache
def grammar_of(language: str) -> Grammar:
    nouns = nouns_of(language)
    patterns = [
        Pattern(kind, source, target, nouns)
        for table in tables_of(language)
        for kind, entries in table.items()
        if kind != "nouns"
        for source, target in entries.items()
    ]
    return Grammar(patterns, readers_for(nouns), JOINS[language])
