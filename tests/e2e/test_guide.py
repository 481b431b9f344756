"""The first-game guide: a tip when a decision first appears, until somebody has enough of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.people import Person
from tests.server.process import ServerProcess

NEUTRAL = 7  # buildings: on any of them somebody may begin


def begin(person: Person) -> None:
    person.go("/")
    card = person.page.get_by_role("article", name="Second edition")
    card.get_by_label("Easy", exact=True).click()
    card.get_by_role("button", name="Play", exact=True).click()
    person.wait_for_turn()


def tip(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Tip")


# What a tip must neither move nor shrink.
PLACES = """() => [...document.querySelectorAll(
    'header.top, main, main .map, .decision, .hand, .board, .market, .log, .phone > nav')]
  .filter((one) => one.getClientRects().length)
  .map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.className.baseVal ?? one.className, x, y, width, height].join(' ');
  })"""
# What the tip lies upon, of all that is asked with and may be chosen.
UNDER = """() => {
  const tip = document.querySelector('.tip.shown').getBoundingClientRect();
  const needed = [...document.querySelectorAll('.decision, .hand, .lit, .on')]
    .filter((one) => one.getClientRects().length);
  const under = needed.filter((one) => {
    const box = one.getBoundingClientRect();
    return Math.min(tip.right, box.right) - Math.max(tip.left, box.left) > 1
      && Math.min(tip.bottom, box.bottom) - Math.max(tip.top, box.top) > 1;
  });
  const lit = needed.filter((one) => one.matches('main .map .lit')).length;
  return [lit, under.map((one) => one.dataset.thing ?? one.className)];
}"""


def places(person: Person) -> list[str]:
    person.rest()
    found: list[str] = person.page.evaluate(PLACES)
    return found


def under(person: Person) -> list[Any]:
    person.rest()
    found: list[Any] = person.page.evaluate(UNDER)
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
    assert under(ann) == [NEUTRAL, []]
    with_tip = places(ann)
    assert len(with_tip) >= 6
    # It is read out, and takes no focus.
    assert note.get_by_role("note").get_attribute("aria-live") == "polite"
    assert ann.page.evaluate("document.activeElement.closest('.tip')") is None

    note.get_by_role("button", name="Got it").click()
    expect(note).to_contain_text("Where do you begin? Put your herder")
    ann.page.keyboard.press("g")
    expect(note).to_have_count(0)
    assert places(ann) == with_tip
    ann.page.reload()
    ann.wait_for_turn()
    ann.button("Tip for this decision").click()
    expect(note).to_contain_text("Where do you begin?")
    note.get_by_role("button", name="Got it").press("Enter")
    expect(note).to_have_count(0)
    expect(ann.decision.locator(".options button").first).to_be_focused()
    ann.page.keyboard.press("g")
    expect(note).to_contain_text("Where do you begin?")
    assert under(ann) == [NEUTRAL, []]
    assert places(ann) == with_tip

    # Deciding closes a tip as well; the next decision has its own.
    ann.decision.locator(".options button").first.click()
    ann.wait_for_step(1)
    expect(note).not_to_contain_text("Where do you begin?")
    expect(note).to_contain_text("Using the tile.")
    assert under(ann)[1] == []


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
