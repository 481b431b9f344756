"""The page of a title's figures: entered, checked, drawn and said at once, kept for new tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.people import Person
from tests.e2e.test_axe import findings
from tests.server.process import ServerProcess

PAGE = "/figures/el-paso"


@pytest.fixture
def host(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Person, ServerProcess]]:
    """Somebody with the box, at a server of their own; the console does not complain."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    server = ServerProcess(tmp_path / "data").start()
    person = Person(browser, server.url)
    yield person, server
    person.context.close()
    # The browser itself notes that a wrong value was refused.
    assert [text for text in person.complaints if "400" not in text] == []
    assert server.stop() == 0


def card(person: Person, path: str) -> Locator:
    return person.page.locator(f'[data-component="{path}"]')


def test_figures_are_put_right(host: tuple[Person, ServerProcess]) -> None:
    ann, _ = host
    ann.go("/")
    ann.page.locator("article", has_text="El Paso").get_by_text("Check figures").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(
        "Figures to check: Great Western Trail: El Paso"
    )
    expect(ann.page.get_by_text("0 of 70 compared")).to_be_visible()
    # A number: the drawing follows.
    post = card(ann, "trail.posts.12")
    expect(post).to_contain_text("Look at: the board: the shield of post 12")
    expect(post.locator("svg text").filter(has_text="4")).to_be_visible()
    post.get_by_label("points").fill("6")
    expect(post.locator("svg text").filter(has_text="6")).to_be_visible()
    expect(post).to_contain_text("The title itself says 4")
    # What a tile does: words and drawing follow.
    tile = card(ann, "buildings.public.a.3")
    tile.get_by_label("actions 1", exact=True).fill("pay 3 => gain hereford")
    expect(tile).to_contain_text("Pay $3 for a Hereford from the market")
    # Something that is no effect is refused at once, beside it, with what would be one.
    save = ann.page.get_by_role("button", name="Use these figures")
    tile.get_by_label("actions 2", exact=True).fill("fly 2")
    expect(tile.get_by_role("alert")).to_contain_text("fly 2 is not an effect")
    expect(tile.get_by_role("alert")).to_contain_text("hire-another")
    expect(save).to_be_disabled()
    tile.get_by_label("actions 2", exact=True).fill("hire 4")
    expect(tile).to_contain_text("Hire a worker for $4")
    expect(tile.get_by_role("alert")).to_have_count(0)
    # Ticked off, and kept.
    post.get_by_label("Compared with the printed game").check()
    expect(ann.page.get_by_text("1 of 70 compared")).to_be_visible()
    save.click()
    expect(ann.page.get_by_text("In use. New tables use these figures.")).to_be_visible()
    ann.go(PAGE)
    expect(ann.page.get_by_text("1 of 70 compared")).to_be_visible()
    expect(card(ann, "trail.posts.12").get_by_label("points")).to_have_value("6")
    ann.page.get_by_label("Corrected", exact=True).check()
    expect(ann.page.locator("[data-component]")).to_have_count(2)
    # A new table has them, and draws them.
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = {"game": "el-paso", "seats": seats, "start_when_full": True}
    table = ann.post("/api/tables", made)
    assert table["figures"]
    ann.go(f"/table/{table['id']}")
    expect(ann.page.locator('[data-thing="post:12"]')).to_contain_text("6")
    # And back again.
    ann.go(PAGE)
    ann.page.get_by_role("button", name="Back to the title’s own").click()
    ann.page.get_by_role("button", name="Yes, discard mine").click()
    expect(card(ann, "trail.posts.12").get_by_label("points")).to_have_value("4")
    assert not ann.post("/api/tables", made)["figures"]


@pytest.mark.parametrize("game", ["el-paso", "second-edition", "first-edition"])
def test_every_component_is_drawn_and_nothing_stands_in_the_way(
    host: tuple[Person, ServerProcess], browser: Browser, game: str
) -> None:
    ann, server = host
    ann.go(f"/figures/{game}")
    cards = ann.page.locator("[data-component]")
    expect(cards.first).to_be_visible()
    for at in range(cards.count()):
        assert cards.nth(at).locator(".picture svg, .picture span").count() > 0
    assert findings(ann) == []
    phone = Person(browser, server.url, width=390, height=844, is_mobile=True)
    phone.go(f"/figures/{game}")
    expect(phone.page.locator("[data-component]").first).to_be_visible()
    width = phone.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    assert findings(phone) == []
    assert phone.complaints == []
    phone.context.close()


def test_on_an_open_server_the_page_can_only_be_read(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    server = ServerProcess(tmp_path / "data", host="0.0.0.0").start()
    ann = Person(browser, server.url)
    ann.go(PAGE)
    expect(ann.page.get_by_text("Only whoever runs this server")).to_be_visible()
    expect(card(ann, "trail.posts.12").get_by_label("points")).to_be_disabled()
    expect(ann.page.get_by_role("button", name="Use these figures")).to_have_count(0)
    ann.context.close()
    assert ann.complaints == []
    assert server.stop() == 0
