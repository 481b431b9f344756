"""A title of somebody's own in the browser: from the home page to the table, and on."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.conftest import browser  # noqa: F401
from tests.e2e.people import Person
from tests.server.process import ServerProcess
from trailboss.server.shown.client_files import FOLDER

TITLE = "lone-star"
MOVES = 12
PICTURES = os.environ.get("TRAILBOSS_PICTURES")  # a folder: the table is photographed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, own_titles: None) -> Iterator[ServerProcess]:
    if not (FOLDER / "index.html").exists():
        pytest.fail(f"{FOLDER} holds no client: build it first with `make setup`")
    process = ServerProcess(tmp_path_factory.mktemp("server")).start()
    yield process
    assert process.stop() == 0, process.log.read_text()
    assert '"level": "error"' not in process.log.read_text(), process.log.read_text()


@pytest.fixture
def ann(server: ServerProcess, browser: Browser) -> Iterator[Person]:  # noqa: F811
    found = Person(browser, server.url)
    yield found
    found.context.close()
    assert found.complaints == []


def picture(person: Person, name: str) -> None:
    if PICTURES:
        person.page.screenshot(path=Path(PICTURES, f"{name}.png"))


def boxes(things: Locator) -> list[tuple[float, float]]:
    """Left and right of each, from left to right."""
    found = [things.nth(at).bounding_box() for at in range(things.count())]
    return sorted((box["x"], box["x"] + box["width"]) for box in found if box)


def test_from_the_home_page_to_the_table_and_on(ann: Person) -> None:
    ann.go("/")
    card = ann.page.get_by_role("article", name="Lone Star")
    expect(card).to_contain_text("Eleven cities, thirteen buildings")
    expect(ann.page.get_by_role("article")).to_have_count(4)
    picture(ann, "home")
    card.get_by_label("Easy", exact=True).click()
    card.get_by_role("button", name="Play", exact=True).click()
    ann.wait_for_turn()
    expect(ann.page.locator("header").first).to_contain_text("Lone Star")
    ann.touch_first()
    ann.wait_for_step(1)
    for _ in range(MOVES):
        ann.press_on()
        ann.wait_for_turn()
    picture(ann, "table")

    # Eleven cities, eleven stations, none over another; the thirteenth building.
    for kind, count in (("city", 11), ("station", 11)):
        found = ann.page.locator(f'[data-explain^="{kind}:"]')
        expect(found).to_have_count(count)
        sides = boxes(found)
        assert all(right <= left + 1 for (_, right), (left, _) in pairwise(sides)), kind
    expect(ann.page.locator('[data-explain="building:13a"]').first).to_be_visible()

    # Its rules come first in the book.
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_text("There is an eleventh city, Galveston")).to_be_attached()
    picture(ann, "rules")
    ann.page.keyboard.press("Escape")

    # The table as text.
    ann.page.keyboard.press("t")
    expect(ann.page.get_by_role("cell", name="Galveston").first).to_be_visible()


@pytest.mark.parametrize(("language", "words"), [("de", "Bahnhof 11"), ("fr", "Gare 11")])
def test_alone_in_another_language(ann: Person, language: str, words: str) -> None:
    ann.go("/about")
    seats = [{"kind": "me", "name": "Ann"}]
    table = ann.post(
        "/api/tables", {"game": TITLE, "seats": seats, "seed": 4, "start_when_full": True}
    )
    ann.page.evaluate(
        "(language) => localStorage.setItem('settings', JSON.stringify({ language }))", language
    )
    ann.go(f"/table/{table['id']}")
    ann.wait_for_turn()
    expect(ann.page.locator("header").first).to_contain_text("Tex")
    station = ann.page.locator('[data-explain="station:S11"]').first
    station.hover()
    expect(ann.page.get_by_text(words).first).to_be_visible()
    picture(ann, f"table-{language}")


def test_on_a_phone(server: ServerProcess, browser: Browser) -> None:  # noqa: F811
    ann = Person(browser, server.url, 390, 844, is_mobile=True, has_touch=True)
    ann.sit_down(TITLE, 4)
    ann.page.locator(".phone > nav").get_by_role("button").filter(has_text="Rails").tap()
    picture(ann, "phone-rails")
    for name in ("Galveston", "Fulton", "New York"):
        expect(ann.page.get_by_text(name, exact=True).first).to_be_visible()
    ann.context.close()
    assert ann.complaints == []
