"""axe finds nothing serious on any page, in light and dark, on a desktop and a phone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import Person
from tests.e2e.places import GAMES, after_a_game, outside_tables, visit
from tests.server.process import ServerProcess

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.filter((found) => ['serious', 'critical'].includes(found.impact));
}"""
SCREENS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "phone": {"color_scheme": "light", "width": 390, "height": 844, "is_mobile": True},
    "dark-phone": {"color_scheme": "dark", "width": 390, "height": 844, "is_mobile": True},
}


@pytest.fixture(params=SCREENS)
def ann(
    request: pytest.FixtureRequest, server: ServerProcess, browser: Browser
) -> Iterator[Person]:
    found = Person(browser, server.url, **SCREENS[request.param])
    yield found
    found.context.close()
    assert found.complaints == []


def findings(person: Person) -> list[str]:
    """One line for each element with a serious or critical finding."""
    person.page.evaluate(f"() => {{ {AXE.read_text()}; window.axe = axe; }}")
    found = []
    for rule in person.page.evaluate(RUN):
        for node in rule["nodes"]:
            why = node["any"] or node["all"] or node["none"]
            found.append(f"{rule['id']}: {node['html'][:160]} {why[0]['message'] if why else ''}")
    return found


def test_pages(ann: Person) -> None:
    found = {}
    for name, place in {**outside_tables(ann), **after_a_game(ann)}.items():
        visit(ann, place)
        found[name] = findings(ann)
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("game", GAMES)
def test_tables(ann: Person, game: str) -> None:
    ann.sit_down(game, 2)
    found = {"start": findings(ann)}
    ann.press_on()
    ann.press_on()
    found["later"] = findings(ann)
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog").locator(".id").first).to_be_visible()
    found["rules"] = findings(ann)
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("m")
    expect(ann.page.get_by_role("dialog", name="Table menu")).to_be_visible()
    found["menu"] = findings(ann)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)
    ann.page.keyboard.press("t")
    expect(ann.page.locator("#text-decision")).to_be_visible()
    found["text view"] = findings(ann)
    assert {name: lines for name, lines in found.items() if lines} == {}
