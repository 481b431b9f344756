"""Two turns without a mouse, from the home page on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.people import Person
from tests.e2e.playing import with_seed

MOST_TABS = 120
MOST_MOVES = 40
FOCUS = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const ring = at.querySelector?.(':scope > .focus');
  const seen = getComputedStyle(ring ?? at);
  return {
    name: at.getAttribute('aria-label') ?? at.innerText?.trim() ?? '',
    title: at.closest('article')?.querySelector('h2')?.innerText ?? '',
    place: at.matches('main .lit'),
    foot: at.closest('.foot') !== null,
    radio: at.type === 'radio',
    seen: ring ? seen.display !== 'none' : seen.outlineStyle !== 'none' || at.type === 'radio',
  };
}"""
NEXT = """(before) => {
  const decision = document.querySelector('.decision.mine[aria-busy=false]');
  const step = Number(document.querySelector('.notices').dataset.step);
  return decision !== null && (step > before || decision.querySelector('.back') !== null);
}"""


class Fingers:
    """Hands on a keyboard."""

    def __init__(self, person: Person) -> None:
        self.person = person

    def press(self, key: str) -> None:
        self.person.page.keyboard.press(key)

    def tab_to(self, **wanted: object) -> None:
        """Press Tab until the focus, which is always visible, is on something like this."""
        for _ in range(MOST_TABS):
            self.press("Tab")
            at = self.person.page.evaluate(FOCUS)
            if at is None:
                continue
            assert at["seen"], f"the focus cannot be seen on {at}"
            if all(
                bool(at[key]) if value is True else at[key] == value
                for key, value in wanted.items()
            ):
                return
        raise AssertionError(f"Tab does not lead to {wanted}")


@pytest.mark.parametrize(
    ("title", "rival"),
    [
        ("Great Western Trail, second edition", "Sam, solo opponent"),
        ("Great Western Trail, first edition", "Easy"),
        ("Great Western Trail: El Paso", "Sue, solo opponent"),
    ],
)
def test_two_turns_by_keyboard_alone(ann: Person, title: str, rival: str) -> None:
    with_seed(ann, 2)
    ann.go("/")
    keys = Fingers(ann)
    expect(ann.page.get_by_role("article", name=title)).to_be_visible()
    keys.press("Tab")
    assert ann.page.evaluate(FOCUS)["name"] == "Skip to content"
    keys.press("Enter")
    keys.tab_to(title=title, radio=True)  # the opponent that is chosen
    card = ann.page.get_by_role("article", name=title)
    for _ in range(6):
        if card.get_by_label(rival, exact=True).is_checked():
            break
        keys.press("ArrowRight")
    keys.tab_to(title=title, name="Play")
    keys.press("Enter")

    # A place on the map by Tab and Enter, other choices by their number, the end by Tab and Enter.
    ann.wait_for_turn()
    turn = ann.page.locator("header").first
    back = ann.decision.get_by_role("button", name="Back")  # a further question
    first = ann.decision.locator("[aria-keyshortcuts='1']")
    made: set[str] = set()
    for move in range(MOST_MOVES):
        before = ann.step()
        if back.count() or (move % 2 and first.count()):
            keys.press("1")
            made.add("number")
        elif ann.page.locator("main .lit").count():
            keys.tab_to(place=True)
            keys.press("Enter")
            made.add("place")
        elif ann.decision.locator(".foot button").count():
            keys.tab_to(foot=True)
            keys.press("Enter")
            made.add("end")
        else:
            keys.press("1")
        ann.page.wait_for_function(NEXT, arg=before)
        if made - {"number"}:  # what had the focus may be gone: it is on the next question then
            ann.page.wait_for_function("() => document.activeElement !== document.body")
        if "turn 5" in turn.inner_text():
            break
    expect(turn).to_contain_text("turn 5")
    assert made == {"place", "end", "number"}
