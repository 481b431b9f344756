"""Taking back: alone up to the barrier, beyond it only when the other agrees."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.people import Person

FINAL = re.compile(r"^Use an exchange token: draw .*\(cannot be undone\)$")


@pytest.fixture
def table(people: list[Person]) -> list[Person]:
    """A game of two people; the first one has placed the herder."""
    ann, bob = people
    ann.go("/new")
    ann.page.get_by_label("Random turn order").uncheck()
    ann.button("Open the table").click()
    bob.page.goto(ann.copy("Copy invitation"))
    bob.page.get_by_label("Your name at the table").fill("Bob")
    bob.button("Join").click()
    ann.wait_for_turn()
    bob.wait_for_step(0)
    ann.touch_first()
    ann.wait_for_step(1)
    return people


def undo_says(person: Person, words: str) -> None:
    expect(person.undo).to_have_attribute("aria-label", words)


def test_one_press_up_to_the_barrier(table: list[Person]) -> None:
    ann, bob = table
    undo_says(ann, "Undo")
    ann.undo.click()
    for person in table:
        person.wait_for_step(0)
    undo_says(ann, "You can’t undo now: there is no move of yours to take back")
    ann.touch_first()
    ann.wait_for_step(1)
    ann.page.keyboard.press("u")
    for person in table:
        person.wait_for_step(0)
    ann.touch_first()
    for person in table:
        person.wait_for_step(1)
    expect(bob.page.locator(".log li", has_text="takes back a move")).to_have_count(2)

    # What cannot be undone says so by a sign, in its name, in the preview and when asked further.
    final = ann.decision.get_by_role("button", name=FINAL)
    expect(final.locator(".lock")).to_be_visible()
    harmless = ann.decision.locator(".options button:not([aria-label$='(cannot be undone)'])")
    expect(harmless.first).to_be_visible()
    expect(harmless.locator(".lock")).to_have_count(0)
    final.hover()
    expect(ann.decision.locator(".preview")).to_contain_text("cannot be undone")
    ann.page.locator('[data-thing="token"].on').click()  # one or two cards: asked further
    back = ann.decision.get_by_role("button", name="Back")
    expect(back).to_have_count(1)
    expect(final).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(back).to_have_count(0)
    assert ann.step() == 1
    final.click()
    ann.wait_for_step(2)
    barrier = "You can’t undo now: something has been drawn or revealed since"
    undo_says(ann, barrier)
    expect(ann.undo).to_have_attribute("aria-disabled", "true")

    # Up to the barrier and no further.
    ann.decision.locator(".foot button").first.click()  # draws no more
    for person in table:
        person.wait_for_step(3)
    undo_says(ann, "Undo")
    ann.undo.click()
    for person in table:
        person.wait_for_step(2)
    undo_says(ann, barrier)
    ann.undo.click(force=True)
    ann.page.keyboard.press("u")
    # Neither has done anything: not to draw is the third move.
    ann.decision.locator(".foot button").first.click()
    for person in table:
        person.wait_for_step(3)


def test_beyond_the_barrier_by_consent(table: list[Person]) -> None:
    ann, bob = table
    ann.decision.get_by_role("button", name=FINAL).click()
    for person in table:
        person.wait_for_step(2)

    def asks() -> None:
        ann.button("Table menu").click()
        ann.button("Ask the others").click()
        expect(
            ann.page.get_by_text("You asked to take back moves. Waiting for Bob.")
        ).to_be_visible()
        expect(bob.page.get_by_role("alert")).to_contain_text("asks to take back one move.")

    asks()
    bob.button("Refuse").click()
    for person in table:
        expect(person.page.locator(".log li", has_text="Bob does not agree")).to_have_count(1)
        expect(person.page.locator(".notice")).to_have_count(0)
        assert person.step() == 2
    asks()
    assert [person.step() for person in table] == [2, 2]
    bob.button("Agree").click()
    for person in table:
        person.wait_for_step(1)
        expect(person.page.locator(".notice")).to_have_count(0)
        expect(person.page.locator(".log li", has_text="Bob agrees")).to_have_count(1)
    # The token is back.
    expect(ann.decision.get_by_role("button", name=FINAL)).to_be_visible()
    undo_says(ann, "Undo")
