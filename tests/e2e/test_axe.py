"""axe finds nothing serious on any page, in light and dark, on a desktop and a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import Person
from tests.e2e.places import GAMES, after_a_game, outside_tables, visit
from tests.server.process import ServerProcess

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Figures in a drawing are no label. For axe they are: of what it finds about labels that are not in
# the name, only those with words count.
RUN = """async () => {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  const found = [];
  const heads = document.querySelectorAll('h1').length;
  if (heads !== 1) found.push(`${heads} headings of the first level`);
  for (const at of document.querySelectorAll('[aria-label], button, a, [role=button]')) {
    const name = at.getAttribute('aria-label') ?? at.textContent.replace(/\\s+/g, ' ').trim();
    if (name.length >= 160) found.push(`a name of ${name.length} letters: ${name}`);
  }
  for (const { id, impact, nodes } of violations) {
    if (!['serious', 'critical'].includes(impact)) continue;
    for (const { html, target, any, all, none } of nodes) {
      if (id === 'label-content-name-mismatch') {
        const at = document.querySelector(target[0]);
        const name = at.getAttribute('aria-label').toLowerCase();
        const words = at.textContent.toLowerCase().match(/\\p{L}{2,}/gu) ?? [];
        if (words.every((word) => name.includes(word))) continue;
      }
      found.push(`${id}: ${html.slice(0, 160)} ${[...any, ...all, ...none][0]?.message ?? ''}`);
    }
  }
  return found;
}"""
PHONE = {"width": 390, "height": 844, "is_mobile": True}


@pytest.fixture
def sits(server: ServerProcess, browser: Browser) -> Iterator[Callable[..., Person]]:
    """People with a screen as it is asked for; at the end no console has complained."""
    people: list[Person] = []

    def sit(**screen: Any) -> Person:
        people.append(Person(browser, server.url, **screen))
        return people[-1]

    yield sit
    for person in people:
        person.context.close()
        assert person.complaints == []


def findings(person: Person) -> list[str]:
    """One line for each element with a serious or critical finding."""
    person.page.evaluate(f"() => {{ if (!window.axe) {{ {AXE.read_text()} }} }}")
    found: list[str] = person.page.evaluate(RUN)
    return found


@pytest.mark.parametrize(
    "screen", [{"color_scheme": "light"}, {"color_scheme": "dark", **PHONE}], ids=["light", "phone"]
)
def test_pages(sits: Callable[..., Person], screen: dict[str, Any]) -> None:
    ann = sits(**screen)
    for name, place in {**outside_tables(ann), **after_a_game(ann)}.items():
        visit(ann, place)
        assert findings(ann) == [], name


@pytest.mark.parametrize("game", GAMES)
def test_tables(sits: Callable[..., Person], game: str) -> None:
    """In both colours, on a phone, and as text; the rules and the menu over it."""
    ann = sits(color_scheme="light")
    ann.sit_down(game, 2)
    ann.wait_for_tips()
    page = ann.page
    assert findings(ann) == []
    ann.press_on()
    ann.press_on()
    ann.button("Light or dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert findings(ann) == []
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").locator(".id").first).to_be_visible()
    assert findings(ann) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("m")
    expect(page.get_by_role("dialog", name="Table menu")).to_be_visible()
    assert findings(ann) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    ann.resize(390, 844)
    expect(page.locator(".phone")).to_be_visible()
    assert findings(ann) == []
    tip = page.locator(".tip.shown")
    if tip.count():  # on a phone it lies over the players and the buttons there until it is closed
        ann.button("Got it").click()
        expect(tip).to_have_count(0)
    ann.button("Table menu").click()
    page.get_by_role("dialog").get_by_label("Light", exact=True).check()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert findings(ann) == []
    page.keyboard.press("t")
    expect(page.locator("#text-decision")).to_be_visible()
    assert findings(ann) == []
