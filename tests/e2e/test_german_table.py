"""The language is switched at the table: everything is told anew, without loading the page."""

from __future__ import annotations

import re
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.e2e.people import PATIENCE, Person

ENGLISH = re.compile(
    r"\b(the|your|and|of|from|to|with|gain|pay|use|take|cards?|steps?|building|draws|moves)\b"
)


def said(person: Person) -> str:
    """Everything that can be read, or heard by those who do not see it."""
    page = person.page
    labels = page.locator("[aria-label]").evaluate_all(
        "parts => parts.map((part) => part.getAttribute('aria-label'))"
    )
    return "\n".join([page.locator("body").inner_text(), *labels])


def english_in(text: str) -> list[str]:
    """The lines that are not in German."""
    return [line for line in text.splitlines() if ENGLISH.search(line)]


def english_left(person: Person) -> list[str]:
    """What is still not in German: all of it is fetched when the language changes."""
    until = monotonic() + PATIENCE / 1000
    while (left := english_in(said(person))) and monotonic() < until:
        person.page.wait_for_timeout(250)
    return left


def speak(person: Person, menu: str, language: str, close: str) -> None:
    person.button(menu).click()
    person.page.get_by_role("dialog").get_by_label(language, exact=True).click()
    person.button(close).click()


@pytest.mark.parametrize("title", ["First edition", "Second edition", "El Paso"])
def test_german_at_the_table(people: list[Person], title: str) -> None:
    ann, _ = people
    ann.go("/")
    card = ann.page.get_by_role("article", name=title)
    card.get_by_label("Easy", exact=True).click()
    card.get_by_role("button", name="Play", exact=True).click()
    ann.wait_for_turn()
    for _ in range(5):
        ann.press_on()
        ann.wait_for_turn()
    step = ann.step()
    asked = ann.page.locator(".decision h2").inner_text()
    log = ann.page.locator(".log li").all_inner_texts()
    ann.page.evaluate("window.loaded = true")

    speak(ann, "Table menu", "Deutsch", "Schließen")
    ann.wait_for_turn()
    ann.wait_for_step(step)
    expect(ann.page.get_by_role("region", name="Entscheidung")).to_be_visible()
    expect(ann.page.locator(".decision h2")).not_to_have_text(asked)
    expect(ann.page.locator(".log li")).to_have_count(len(log))
    expect(ann.page.locator(".log")).to_contain_text(" setzt den ")
    assert english_left(ann) == []
    ann.page.keyboard.press("t")  # the table as text has every description
    expect(ann.page.get_by_role("heading", name="Textansicht")).to_be_visible()
    assert english_left(ann) == []
    ann.page.keyboard.press("t")
    assert ann.page.evaluate("window.loaded") is True

    speak(ann, "Menü des Tisches", "English", "Close")
    ann.wait_for_turn()
    expect(ann.page.locator(".decision h2")).to_have_text(asked)
    expect(ann.page.locator(".log li")).to_have_text(log)
