"""The German rule pages say the same as the English ones: numbers, order and every figure."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

RULES = Path(__file__).parent.parent / "docs" / "rules"
PAGES = [page.name for page in sorted(RULES.glob("*.md"))]
STATEMENT = re.compile(r"^- \*\*([A-Z0-9]{2}-[A-Z]{2}-\d\d)\*\* (.+)$", re.MULTILINE)
HEADING = re.compile(r"^(#+) (?:([A-Z]{2}) )?", re.MULTILINE)
# Amounts with their sign and dollar, code, names in capitals (OUTLAW-4, SM3, START); VP are SP.
FIGURE = re.compile(r"`[^`]+`|[−+]?\$?\d+|\b[A-Z]{2,}(?:-?\d+)?\b|[★≤<>=×]")
POINTS = {"VP", "SP"}
# A word that only one of the languages has, where the numbers would not tell.
ENGLISH = re.compile(r"\b(the|and|of|with|card|cards|worker|player|building)\b")
REMARKS = {
    r"\(stand-in": r"\(Platzhalter",
    r"edge case \d": r"Grenzfall \d",
    r"vector \d": r"Beispiel \d",
    r"check \d": r"Prüfung \d",
}


def read(page: str, folder: str = "") -> str:
    return (RULES / folder / page).read_text(encoding="utf-8")


def statements(text: str) -> list[tuple[str, str]]:
    return STATEMENT.findall(text)


def figures(text: str) -> Counter[str]:
    return Counter(found for found in FIGURE.findall(text) if found not in POINTS)


def test_there_are_pages() -> None:
    assert len(PAGES) == 4
    assert [page.name for page in sorted((RULES / "de").glob("*.md"))] == PAGES


@pytest.mark.parametrize("page", PAGES)
def test_headings_and_numbers_in_the_same_order(page: str) -> None:
    assert HEADING.findall(read(page, "de")) == HEADING.findall(read(page))
    found = [name for name, _ in statements(read(page, "de"))]
    assert found == [name for name, _ in statements(read(page))]
    assert len(found) >= 49


@pytest.mark.parametrize("page", PAGES)
def test_the_same_figures(page: str) -> None:
    english = dict(statements(read(page)))
    wrong = {
        name: (figures(english[name]) - figures(text), figures(text) - figures(english[name]))
        for name, text in statements(read(page, "de"))
        if figures(text) != figures(english[name])
    }
    assert wrong == {}


@pytest.mark.parametrize("page", PAGES)
def test_in_german(page: str) -> None:
    english = dict(statements(read(page)))
    for name, text in statements(read(page, "de")):
        words = re.sub(r"`[^`]+`", "", text)
        assert text != english[name], name
        assert not ENGLISH.search(words), (name, ENGLISH.findall(words))
        assert "VP" not in text, name
        for remark, german in REMARKS.items():
            found = re.findall(german, text)
            assert len(found) == len(re.findall(remark, english[name])), (name, german)


def test_a_wrong_figure_would_be_found() -> None:
    right = "A disc costs $5 and counts −6 VP on OUTLAW-4."
    assert figures(right) == figures("Auf OUTLAW-4 zählt sie −6 SP und kostet $5.")
    for wrong in ("zählt 6 SP, $5, OUTLAW-4", "−6, $4, OUTLAW-4", "−6, 5, OUTLAW-4", "−6, $5"):
        assert figures(right) != figures(wrong)
