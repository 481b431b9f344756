"""Two turns in the text view, by roles and names only, as a screen reader reads the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.people import Person

MOST_MOVES = 30
# The first of these that is offered, otherwise the first button.
WISHES = ("Place your", "Move 2 steps", "Move 1 step", "Gain", "Take a single", "End", "Discard")

LED = re.compile("Place your|Move ")
THERE = re.compile(" · [A-Z]|only have an auxiliary|: gain")
# Where something can be taken back, the first item does not commit for good.
FIRST = """() => {
  const all = [...document.querySelectorAll('.text section [data-number]')];
  return all.every((one) => one.dataset.final !== undefined) || all[0].dataset.final === undefined;
}"""


def wished(decision: Locator) -> Locator:
    for words in WISHES:
        found = decision.get_by_role("button", name=re.compile(f"^{words}"))
        if found.count():
            return found.first
    return decision.get_by_role("button").first


@pytest.mark.parametrize("game", ["second-edition", "first-edition", "el-paso"])
def test_two_turns_by_roles_and_names(ann: Person, game: str) -> None:
    ann.sit_down(game, 2)
    page = ann.page
    page.keyboard.press("Tab")
    expect(ann.button("Text view of the table")).to_be_focused()
    page.keyboard.press("Enter")
    title = page.get_by_role("heading", level=1)
    expect(title).to_contain_text(re.compile(r"^Text view: .*, (turn 1|setup)$"))
    question = page.get_by_role("heading", level=2).first
    decision = page.get_by_role("region").first
    happened = page.get_by_role("region", name="What happened last").get_by_role("listitem")
    board = page.get_by_role("region", name="Ann’s board").get_by_role("listitem")
    expect(happened).to_have_text(["nothing yet"])
    expect(question).to_be_focused()

    read: set[str] = set()
    led: list[str] = []
    for _ in range(MOST_MOVES):
        read.add(question.inner_text())
        for group in decision.get_by_role("group").all():  # many choices are in folded groups
            group.evaluate("(details) => (details.open = true)")
        step = ann.step()
        assert page.evaluate(FIRST), question.inner_text()
        choice = wished(decision)
        if LED.match(choice.inner_text()):
            led.append(choice.inner_text())
        choice.focus()
        page.keyboard.press("Enter")
        # The next question is mine and has the focus, so that it is read at once.
        page.wait_for_function(
            """(before) => Number(document.querySelector('.notices').dataset.step) > before
              && document.activeElement.tagName === 'H2'
              && document.querySelector('.text section [data-number]') !== null
              && document.querySelector('.text section button:disabled') === null""",
            arg=step,
        )
        if "turn 5" in title.inner_text():
            break
    expect(title).to_contain_text("turn 5")
    assert len(read) >= 4, read
    assert len(led) >= 2
    for words in led:  # where a move leads to, the actions there are told
        assert THERE.search(words), words
    assert 1 < happened.count() <= 10
    view = ann.get(f"/api/tables/{ann.table}/view")
    mine = view["observation"]["players"][0]
    expect(board.first).to_have_text(f"Money: ${mine['money']}")
    expect(page.get_by_role("region", name="Your hand").get_by_role("row")).to_have_count(
        len(mine["hand"]) + 1
    )

    ann.button("Back to the drawn table").click()
    ann.wait_for_turn()
    assert ann.step() == view["step"]
