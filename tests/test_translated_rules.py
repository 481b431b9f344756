"""The translated rule pages say the same as the English ones: numbers, order and every figure."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

RULES = Path(__file__).parent.parent / "docs" / "rules"
PAGES = [page.name for page in sorted(RULES.glob("*.md"))]
LANGUAGES = [folder.name for folder in sorted(RULES.iterdir()) if folder.is_dir()]
STATEMENT = re.compile(r"^- \*\*([A-Z0-9]{2}-[A-Z]{2}-\d\d)\*\* (.+)$", re.MULTILINE)
HEADING = re.compile(r"^(#+) (?:([A-Z]{2}) )?", re.MULTILINE)
# Amounts with their sign and dollar, code, names in capitals (OUTLAW-4, SM3, START).
FIGURE = re.compile(r"`[^`]+`|[−+]?\$?\d+|\b[A-Z]{2,}(?:-?\d+)?\b|[★≤<>=×]")
# What victory points are called.
POINTS = {"en": "VP", "de": "SP", "fr": "PV"}
# Words that no other language has, where the numbers would not tell.
ENGLISH = re.compile(r"\b(the|and|of|with|card|cards|worker|player|building)\b")
REMARKS = {
    "en": (r"\(stand-in", r"edge case \d", r"vector \d", r"check \d"),
    "de": (r"\(Platzhalter", r"Grenzfall \d", r"Beispiel \d", r"Prüfung \d"),
    "fr": (r"\(provisoire", r"cas limite \d", r"exemple \d", r"contrôle \d"),
}
# In French a space stands before : ; ? ! and inside quotation marks, which are « ».
FRENCH_SPACES = re.compile(r"[^\s][:;?!»]|«[^\s]|[\"“”„’\u00a0\u202f]")

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_page = pytest.mark.parametrize("page", PAGES)


def read(page: str, language: str = "en") -> str:
    folder = RULES if language == "en" else RULES / language
    return (folder / page).read_text(encoding="utf-8")


def statements(text: str) -> list[tuple[str, str]]:
    return STATEMENT.findall(text)


def figures(text: str) -> Counter[str]:
    points = POINTS.values()
    return Counter(found for found in FIGURE.findall(text) if found not in points)


def without_code(text: str) -> str:
    return re.sub(r"`[^`]+`", "", text)


def test_there_are_pages() -> None:
    assert len(PAGES) == 4
    assert {"de", "fr"} <= set(LANGUAGES)
    for language in LANGUAGES:
        assert [page.name for page in sorted((RULES / language).glob("*.md"))] == PAGES


@every_language
def test_what_this_test_must_know_of_a_language(language: str) -> None:
    assert language in POINTS
    assert len(REMARKS[language]) == len(REMARKS["en"])


@every_language
@every_page
def test_headings_and_numbers_in_the_same_order(page: str, language: str) -> None:
    assert HEADING.findall(read(page, language)) == HEADING.findall(read(page))
    found = [name for name, _ in statements(read(page, language))]
    assert found == [name for name, _ in statements(read(page))]
    assert len(found) >= 49


@every_language
@every_page
def test_the_same_figures(page: str, language: str) -> None:
    english = dict(statements(read(page)))
    wrong = {
        name: (figures(english[name]) - figures(text), figures(text) - figures(english[name]))
        for name, text in statements(read(page, language))
        if figures(text) != figures(english[name])
    }
    assert wrong == {}


@every_language
@every_page
def test_in_its_own_language(page: str, language: str) -> None:
    english = dict(statements(read(page)))
    foreign = {word for name, word in POINTS.items() if name != language}
    for name, text in statements(read(page, language)):
        words = without_code(text)
        assert text != english[name], name
        assert not ENGLISH.search(words), (name, ENGLISH.findall(words))
        assert not foreign & set(re.findall(r"\w+", words)), name
        for remark, own in zip(REMARKS["en"], REMARKS[language], strict=True):
            found = re.findall(own, text)
            assert len(found) == len(re.findall(remark, english[name])), (name, own)


@every_page
def test_spaces_and_marks_in_french(page: str) -> None:
    for name, text in statements(read(page, "fr")):
        words = without_code(text)
        assert not FRENCH_SPACES.search(words), (name, FRENCH_SPACES.findall(words))


def test_a_wrong_figure_would_be_found() -> None:
    right = "A disc costs $5 and counts −6 VP on OUTLAW-4."
    assert figures(right) == figures("Auf OUTLAW-4 zählt sie −6 SP und kostet $5.")
    assert figures(right) == figures("Sur OUTLAW-4, un disque coûte $5 et compte −6 PV.")
    for wrong in ("zählt 6 SP, $5, OUTLAW-4", "−6, $4, OUTLAW-4", "−6, 5, OUTLAW-4", "−6, $5"):
        assert figures(right) != figures(wrong)


def test_a_wrong_mark_would_be_found() -> None:
    assert not FRENCH_SPACES.search("Action 1 : gagne $1 ; « terminé » n'est pas proposé.")
    for wrong in ("A: blanche", "B; C", "« terminé»", "l’action", '"terminé"', "B\u00a0: verte"):
        assert FRENCH_SPACES.search(wrong)
