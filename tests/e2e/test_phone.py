"""Two turns on a phone, by finger."""

from __future__ import annotations

import re
from collections.abc import Iterator
from time import time
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import Person
from tests.server.process import ServerProcess

WIDTH, HEIGHT = 390, 844
MOST_TAPS = 60
FINGER = 44  # px: nothing that is pressed in a turn is smaller
LOOK = """(finger) => {
  const box = (element) => element.getBoundingClientRect();
  // The ring round a place at the edge of the map may be cut off.
  const inside = (element, spare = 0.5) => {
    const { left, top, right, bottom } = box(element);
    return Math.min(left, top, innerWidth - right, innerHeight - bottom) >= -spare;
  };
  const pressed = document.querySelectorAll(
    '.decision button, .phone > nav button, header .menu button, .hand .in-hand, .keys button');
  // The area that a finger hits may be larger than what is drawn.
  const hit = (one, x, y) => one.contains(document.elementFromPoint(x, y));
  const wide = (one) => {
    const { left, top, width, height } = box(one);
    const [x, y, far] = [left + width / 2, top + height / 2, finger / 2 - 1];
    const across = width >= finger || (hit(one, x - far, y) && hit(one, x + far, y));
    return across && (height >= finger || (hit(one, x, y - far) && hit(one, x, y + far)));
  };
  const shown = [...pressed].filter((one) => one.getClientRects().length);
  const small = shown.filter((one) => !wide(one));
  const page = document.documentElement;
  return {
    decision: inside(document.querySelector('.decision')),
    hand: inside(document.querySelector('.hand')),
    cards: [...document.querySelectorAll('.hand .in-hand')].every(inside),
    lit: [...document.querySelectorAll('main .window .lit')].every((one) => inside(one, 6)),
    small: small.map((one) => one.getAttribute('aria-label') ?? one.innerText),
    overflow: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight],
  };
}"""
# px of the letters on the map that are seen: labels that grow, and the rest
LETTERS = """() => {
  const seen = [...document.querySelectorAll('main .map text')].filter((one) =>
    one.getClientRects().length && getComputedStyle(one).visibility !== 'hidden');
  const px = (one) => parseFloat(getComputedStyle(one).fontSize)
    * Math.hypot(one.getScreenCTM().b, one.getScreenCTM().d) + 0.01;
  return [true, false].map((keeps) =>
    seen.filter((one) => one.matches('.keeps') === keeps).map(px));
}"""
ALL_THERE = {
    "decision": True,
    "hand": True,
    "cards": True,
    "lit": True,
    "small": [],
    "overflow": [0, 0],
}


@pytest.fixture
def ann(server: ServerProcess, browser: Browser) -> Iterator[Person]:
    found = Person(browser, server.url, WIDTH, HEIGHT, is_mobile=True, has_touch=True)
    yield found
    found.context.close()
    assert found.complaints == []


def look(person: Person) -> dict[str, Any]:
    person.rest()
    found: dict[str, Any] = person.page.evaluate(LOOK, FINGER)
    return found


@pytest.mark.parametrize("game", ["second-edition", "first-edition", "el-paso"])
def test_two_turns_by_finger(ann: Person, game: str) -> None:
    ann.sit_down(game, 2)
    page = ann.page
    turn = page.locator("header").first
    touched = pressed = 0
    for _ in range(MOST_TAPS):
        assert look(ann) == ALL_THERE
        before = ann.asked()
        # It keeps its place, and can be pressed once something is chosen.
        ready = ann.decision.locator(".foot .primary:not(.second, :disabled)")
        lit = page.locator("main .window .lit")
        if ready.count():
            ready.tap()
        elif touched <= pressed and lit.count():
            step = ann.step()
            lit.first.tap()
            ann.wait_for_other_than(before)
            assert ann.step() == step  # a finger has no hover: the preview first
            touched += 1
            continue
        else:
            choices = ann.decision.locator(".options button, .foot button")
            choices.first.tap()
            pressed += 1
        ann.wait_for_other_than(before)
        ann.wait_for_turn()
        if "turn 5" in turn.inner_text():
            break
    expect(turn).to_contain_text("turn 5")
    assert touched >= 2


@pytest.mark.parametrize("game", ["second-edition", "first-edition", "el-paso"])
def test_the_tile_reached_is_shown(ann: Person, game: str) -> None:
    """Where the herder stops, what can be done there is in view, not the way that led there."""
    ann.sit_down(game, 2)
    seen = set()
    for _ in range(MOST_TAPS):
        view = ann.get(f"/api/tables/{ann.table}/view")
        # On a hazard there is only the auxiliary action, and with it the board.
        if any(move["details"]["kind"] == "do" for move in view["decision"]["legal"]):
            herder = view["observation"]["players"][0]["herder"]
            tile = ann.page.locator(f'main .window [data-thing="space:{herder}"]')
            expect(tile).to_be_visible()
            expect(tile).to_be_in_viewport(ratio=0.98)
            ann.rest()
            window = ann.page.locator("main .window").bounding_box()
            box = tile.bounding_box()
            assert window
            assert box
            # Its ring may be cut off at the edge of the map.
            assert box["y"] >= window["y"] - 6
            assert box["y"] + box["height"] <= window["y"] + window["height"] + 6
            seen.add(herder)
        if len(seen) == 2:
            return
        before = ann.asked()
        # On to the next tile; of several places the last, so that the map has to move.
        ready = ann.decision.locator(".foot .primary:not(.second, :disabled)")
        done = ann.decision.get_by_role("button", name=re.compile("^(End|Decline|Do not) ?"))
        choices = ann.decision.locator(".options button:not([aria-pressed=true])")
        if ready.count():
            ready.tap()
        elif done.count():
            done.first.tap()
        else:
            choices.last.tap()
        ann.wait_for_other_than(before)
        ann.wait_for_turn()
    raise AssertionError(f"the herder stopped at {seen} only")


def test_panels_and_map(ann: Person) -> None:
    ann.sit_down("second-edition", 2)
    page = ann.page
    # Every panel is one tap away; decision and hand stay.
    tabs = page.locator(".phone > nav").get_by_role("button")
    shown = {
        "Trail": page.get_by_role("group", name="Trail"),
        "Rails": page.get_by_role("group", name="Railroad and cities").first,
        "Markets": page.get_by_role("region", name="Job market"),
        "My board": page.get_by_role("region", name="Your board"),
        "Log": page.get_by_role("region", name="Log"),
    }
    expect(tabs).to_have_text(list(shown))
    for name, panel in shown.items():
        tabs.filter(has_text=name).tap()
        expect(panel).to_be_visible()
        assert look(ann) == ALL_THERE
    tabs.filter(has_text="Trail").tap()

    # The map is larger than its window: a finger pans it, and nothing is touched by that.
    content = page.locator("main .content")
    expect(content).to_be_visible()
    drag(ann, (60, 150), (200, 350))
    before = content.get_attribute("style")
    drag(ann, (300, 350), (180, 260))
    after = content.get_attribute("style")
    assert before != after
    drag(ann, (180, 260), (300, 350))
    assert content.get_attribute("style") == before
    assert ann.step() == 0
    expect(ann.decision.get_by_role("button", name="Do it")).to_be_disabled()
    # Figures find room in their coins and buckles, and can be read.
    expect(page.locator("main .window.far")).to_be_visible()
    names, figures = page.evaluate(LETTERS)
    assert min(names + figures) >= 12
    assert len(figures) > 20
    ann.button("Whole map").tap()
    expect(ann.button("Whole map")).to_have_count(0)

    ann.rest()
    names, figures = page.evaluate(LETTERS)
    assert min(names + figures) >= 12
    # On the smallest phones they find none any more, and are left out; nearer, all are there.
    ann.resize(320, 600)
    expect(page.locator("main .window.farthest")).to_be_visible()
    names, figures = page.evaluate(LETTERS)
    assert min(names) >= 12
    assert not figures
    # A screen that turns shows what may be chosen, near or far: the double tap is from the whole.
    ann.resize(390, 844)
    expect(page.locator("main .window.farthest")).to_have_count(0)
    ann.button("Whole map").tap()
    expect(ann.button("Whole map")).to_have_count(0)
    page.mouse.dblclick(200, 300)
    expect(page.locator("main .window.far")).to_have_count(0)
    ann.rest()
    names, figures = page.evaluate(LETTERS)
    assert min(names + figures) >= 12
    assert len(figures) > 20


def drag(person: Person, start: tuple[int, int], end: tuple[int, int]) -> None:
    """One finger from here to there, where it rests before it is lifted: that is no fling."""
    send = person.context.new_cdp_session(person.page).send
    begun = time()

    def touch(kind: str, seconds: float, *places: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in places]
        at = begun + seconds
        send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": at})

    touch("touchStart", 0, start)
    for part in range(1, 11):
        share = min(part / 5, 1)
        there = (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
        touch("touchMove", part / 20, there)
    touch("touchEnd", 1)
    person.rest()
