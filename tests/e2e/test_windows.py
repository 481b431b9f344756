"""Windows of other sizes: everything that is drawn finds room in its panel."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.gallery import NO_TIPS
from tests.e2e.people import Person
from tests.server.process import ServerProcess

MOST_MOVES = 20
ONE_LINE = 24  # px
RECORDS = Path(__file__).parent.parent / "records"
# What reaches out of the element of the first selector, in px, of all of the second.
OUTSIDE = """([whole, parts]) => {
  const edge = document.querySelector(whole).getBoundingClientRect();
  const all = [...document.querySelectorAll(`${whole} ${parts}`)];
  return all.filter((one) => one.getClientRects().length).map((one) => {
    const box = one.getBoundingClientRect();
    return Math.ceil(Math.max(
      edge.left - box.left, edge.top - box.top, box.right - edge.right, box.bottom - edge.bottom,
    ) - 0.5);
  });
}"""


def outside(person: Person, whole: str, parts: str) -> tuple[int, list[int]]:
    """How many parts there are, and how far those reach out that do."""
    person.rest()
    found: list[int] = person.page.evaluate(OUTSIDE, [whole, parts])
    return len(found), [far for far in found if far > 0]


def replay(person: Person, record: str, step: int, seat: int) -> None:
    person.go("/")
    asked = {"record": (RECORDS / record).read_text(), "title": "Old game"}
    table = person.post("/api/tables/import", asked)["id"]
    person.go(f"/table/{table}/replay?step={step}&seat={seat}")
    person.page.get_by_role("region", name="Replay").get_by_text(f"Step {step} of").wait_for()


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1280, 750), (1280, 600)])
def test_every_pile_of_the_cattle_market(ann: Person, size: tuple[int, int]) -> None:
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    replay(ann, "second-edition-01.txt", 700, 2)
    if size[1] < 760:  # in a low window the market is behind a tab
        ann.page.locator("nav").get_by_role("button", name="Markets").click()
    assert outside(ann, ".market", ".pile") == (8, [])
    assert outside(ann, ".market", ".prices span") == (10, [])


def test_facts_of_four_players(ann: Person) -> None:
    replay(ann, "el-paso/el-paso-01.txt", 589, 0)
    facts = ann.page.locator(".player .facts")
    expect(facts.nth(1)).to_contain_text("1+1")  # certificates, a permanent one among them
    expect(facts.nth(2)).to_contain_text("2+2")
    for seat in range(4):
        assert outside(ann, f'.player[data-seat="{seat}"]', ".facts > span") == (8, [])


def test_many_choices_in_a_low_desktop_window(ann: Person) -> None:
    ann.page.set_viewport_size({"width": 1280, "height": 600})
    ann.page.add_init_script(NO_TIPS)
    ann.sit_down("second-edition", 4)
    options = ann.decision.locator(".options button")
    for _ in range(MOST_MOVES):
        if options.count() >= 8:
            break
        ann.press_on()
        ann.wait_for_turn()
    assert options.count() >= 8
    assert outside(ann, ".decision", ".question > *")[1] == []
    assert outside(ann, ".decision", ".options") == (1, [])
    # The question is one line with phase and money beside it, or has the whole width for itself.
    question, about = (
        ann.decision.locator(f".question {part}").bounding_box() for part in ("h2", ".about")
    )
    assert question is not None
    assert about is not None
    below = about["y"] >= question["y"] + question["height"]
    beside = about["x"] >= question["x"] + question["width"]
    assert below or (beside and question["height"] < ONE_LINE)
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length"
    assert options.locator(".text").evaluate_all(cut) == 0


# A phone held sideways, and 1280 by 800 enlarged to 200 %.
@pytest.mark.parametrize("size", [(844, 390), (640, 400)])
@pytest.mark.parametrize("game", ["second-edition", "el-paso"])
def test_a_low_window(
    server: ServerProcess, browser: Browser, game: str, size: tuple[int, int]
) -> None:
    width, height = size
    ann = Person(browser, server.url, width, height, has_touch=True)
    ann.page.add_init_script(NO_TIPS)
    ann.sit_down(game, 4)
    tabs = ann.page.locator(".phone > nav").get_by_role("button")
    for tab in (4, 3, 2, 1, 0):
        tabs.nth(tab).tap()
        ann.rest()
        window = ann.page.locator("main.window").bounding_box()
        assert window is not None
        assert window["height"] >= height - 60  # all but the players
        assert window["width"] >= width / 2
        assert outside(ann, "body", ".phone > *") == (4, [])
    # A finger has no hover: the move waits for "Do it", whose button is in sight.
    ann.decision.locator(".options button").first.tap()
    ann.decision.get_by_role("button", name="Do it").wait_for()
    assert outside(ann, ".acts", ".decision .question") == (1, [])
    assert outside(ann, ".acts", ".decision .primary") == (1, [])
    assert outside(ann, ".acts", ".hand .in-hand") == (4, [])
    ann.context.close()
    assert ann.complaints == []
