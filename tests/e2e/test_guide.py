"""The first-game guide: a tip when a decision first appears, until somebody has enough of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.people import Person
from tests.server.process import ServerProcess


def begin(person: Person) -> None:
    person.go("/")
    card = person.page.get_by_role("article", name="Second edition")
    card.get_by_label("Easy", exact=True).click()
    card.get_by_role("button", name="Play", exact=True).click()
    person.wait_for_turn()


def tip(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Tip")


def hidden_by(note: Locator, others: list[Locator]) -> list[int]:
    """Which of the others the note lies upon."""
    box = note.bounding_box()
    assert box is not None
    found = []
    for i, other in enumerate(others):
        place = other.bounding_box()
        assert place is not None
        beside = box["x"] + box["width"] <= place["x"] + 1 or place["x"] + place["width"] <= (
            box["x"] + 1
        )
        below = box["y"] + box["height"] <= place["y"] + 1 or place["y"] + place["height"] <= (
            box["y"] + 1
        )
        if not (beside or below):
            found.append(i)
    return found


@pytest.fixture(params=[(1280, 800), (390, 844)], ids=["desktop", "phone"])
def ann(
    request: pytest.FixtureRequest, server: ServerProcess, browser: Browser
) -> Iterator[Person]:
    person = Person(browser, server.url, *request.param)
    yield person
    person.context.close()
    assert person.complaints == []


def test_tips_come_once_and_hide_nothing(ann: Person) -> None:
    begin(ann)
    note = tip(ann)
    expect(note).to_contain_text("Your turn. You move along the trail")
    hand = ann.page.get_by_role("region", name="Your hand")
    lit = ann.page.locator("main .map .lit").all()
    assert hidden_by(note, [ann.decision, hand, *lit]) == []
    drawn = ann.page.locator("main .map").bounding_box()
    # It is read out, and takes no focus.
    assert note.get_by_role("note").get_attribute("aria-live") == "polite"
    assert ann.page.evaluate("document.activeElement.closest('.tip')") is None

    note.get_by_role("button", name="Got it").click()
    expect(note).to_contain_text("Where do you begin? Put your herder")
    ann.page.keyboard.press("g")
    expect(note).to_have_count(0)
    assert ann.page.locator("main .map").bounding_box() == drawn  # nothing moves or shrinks
    ann.page.reload()
    ann.wait_for_turn()
    ann.button("Tip for this decision").click()
    expect(note).to_contain_text("Where do you begin?")
    note.get_by_role("button", name="Got it").press("Enter")
    expect(note).to_have_count(0)
    expect(ann.decision.locator(".options button").first).to_be_focused()
    ann.page.keyboard.press("g")
    expect(note).to_contain_text("Where do you begin?")

    # Deciding closes a tip as well; the next decision has its own.
    ann.decision.locator(".options button").first.click()
    ann.wait_for_step(1)
    expect(note).not_to_contain_text("Where do you begin?")
    expect(note).to_contain_text("Using the tile.")


def test_no_more_tips_until_the_settings_say_so(ann: Person) -> None:
    begin(ann)
    table = ann.page.url
    tip(ann).get_by_role("button", name="No more tips").click()
    expect(tip(ann)).to_have_count(0)
    ann.page.reload()
    ann.wait_for_turn()
    expect(tip(ann)).to_have_count(0)

    ann.go("/settings")
    choice = ann.page.get_by_label("Tips in the first game")
    expect(choice).not_to_be_checked()
    choice.check()
    ann.page.goto(table)
    ann.wait_for_turn()
    expect(tip(ann)).to_contain_text("Where do you begin?")  # the first one was seen

    ann.go("/settings")
    ann.button("Start the tips over").click()
    expect(ann.page.get_by_text("The tips start over.")).to_be_visible()
    ann.page.goto(table)
    expect(tip(ann)).to_contain_text("Your turn.")


def test_in_german_and_as_text(ann: Person) -> None:
    ann.go("/settings")
    ann.page.get_by_label("Deutsch").check()
    ann.go("/")
    card = ann.page.get_by_role("article", name="El Paso")
    card.get_by_role("button", name="Spielen", exact=True).click()
    ann.wait_for_turn()
    note = ann.page.get_by_role("region", name="Tipp")
    expect(note).to_contain_text("Du bist am Zug.")
    ann.page.keyboard.press("t")
    expect(ann.page.get_by_role("main").get_by_role("note")).to_contain_text("Du bist am Zug.")
    ann.page.get_by_role("button", name="Verstanden").click()
    expect(note).to_contain_text("Dein erster Auftrag.")


def test_the_rules_are_in_the_language_in_use(ann: Person) -> None:
    begin(ann)
    ann.page.keyboard.press("?")
    panel = ann.page.get_by_role("dialog", name="Help")
    expect(panel.locator("#rule-2E-TU-01").first).to_contain_text("Seat 1 has the first turn")
    ann.go("/settings")
    ann.page.get_by_label("Deutsch").check()
    ann.page.go_back()
    ann.wait_for_turn()
    ann.page.keyboard.press("?")
    panel = ann.page.get_by_role("dialog", name="Hilfe")
    expect(panel.locator("#rule-2E-TU-01").first).to_contain_text("Platz 1 hat den ersten Zug")
    assert panel.get_by_text("Seat 1 has").count() == 0
