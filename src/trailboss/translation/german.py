"""German nouns and what happens to them: articles, cases, endings of adjectives."""

from __future__ import annotations

from typing import Final, NamedTuple

NOMINATIVE: Final = "nom"
ACCUSATIVE: Final = "acc"
DATIVE: Final = "dat"
CASES: Final = (NOMINATIVE, ACCUSATIVE, DATIVE)
SINGULAR: Final = "sg"
PLURAL: Final = "pl"
ADJECTIVE: Final = "~"  # stands in a noun where an adjective ends: dauerhaft~ Zertifikat

# Endings by case, each for masculine, feminine, neuter, plural.
Endings = dict[str, tuple[str, str, str, str]]
EIN: Final[Endings] = {
    NOMINATIVE: ("", "e", "", "e"),
    ACCUSATIVE: ("en", "e", "", "e"),
    DATIVE: ("em", "er", "em", "en"),
}
DER: Final[Endings] = {
    NOMINATIVE: ("der", "die", "das", "die"),
    ACCUSATIVE: ("den", "die", "das", "die"),
    DATIVE: ("dem", "der", "dem", "den"),
}
STRONG: Final[Endings] = {
    NOMINATIVE: ("er", "e", "es", "e"),
    ACCUSATIVE: ("en", "e", "es", "e"),
    DATIVE: ("em", "er", "em", "en"),
}
MIXED: Final[Endings] = {
    NOMINATIVE: ("er", "e", "es", "en"),
    ACCUSATIVE: ("en", "e", "es", "en"),
    DATIVE: ("en", "en", "en", "en"),
}
WEAK: Final[Endings] = {
    NOMINATIVE: ("e", "e", "e", "en"),
    ACCUSATIVE: ("en", "e", "e", "en"),
    DATIVE: ("en", "en", "en", "en"),
}
GENDERS: Final = "mfn"
ARTICLES: Final = ("ein", "kein", "dein", "ihr", "der", "eigen", "beliebig", "weiter")


class Noun(NamedTuple):
    gender: int  # place in the tables of endings
    singular: str
    plural: str
    weak: bool  # den Banditen, dem Banditen


def read_noun(text: str) -> Noun:
    """`m Cowboy / Cowboys`; `w Bandit / Banditen` for a weak masculine."""
    gender, _, forms = text.partition(" ")
    singular, _, plural = forms.partition(" / ")
    if gender not in {"m", "f", "n", "w"} or not singular:
        raise ValueError(f"a noun is written 'm Cowboy / Cowboys', not {text!r}")
    return Noun("mfn".index("m" if gender == "w" else gender), singular, plural, gender == "w")


def declined(noun: Noun, case: str, plural: bool, article: str) -> str:
    """A noun in a case, with an article (one of ARTICLES) or without."""
    column = 3 if plural else noun.gender
    before = ""
    endings = STRONG
    if article == "der":
        before = DER[case][column] + " "
        endings = WEAK
    elif article == "eigen":
        before = article + STRONG[case][column] + " "
    elif article in ("beliebig", "weiter"):
        before = f"ein{EIN[case][column]} {article}{MIXED[case][column]} "
        endings = MIXED
    elif article:
        before = article + EIN[case][column] + " "
        endings = MIXED
    word = noun.singular
    if plural:
        word = noun.plural
        if case == DATIVE and word[-1] not in "ns":
            word += "n"
    elif noun.weak and case != NOMINATIVE:
        word = noun.plural
    return before + word.replace(ADJECTIVE, endings[case][column])
