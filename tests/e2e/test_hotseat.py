"""Two people at one screen: nobody sees the other's hand."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.people import Person
from tests.e2e.playing import with_seed

MOST_MOVES = 25  # of a first turn


def test_curtain_hides_hands(people: list[Person]) -> None:
    ann, _ = people
    with_seed(ann, 1)  # a game in which the first player draws cards
    ann.go("/")
    card = ann.page.get_by_role("article", name="Second edition")
    card.get_by_label("Hot seat").click()
    card.get_by_role("button", name="Play", exact=True).click()
    heading = ann.page.get_by_role("heading", level=1)
    curtain = ann.page.get_by_role("button", name=re.compile(r"^I am Player \d$"))
    hand = ann.page.locator(".hand")

    # The first curtain, and the first hand.
    expect(heading).to_have_text("Player 1 is next")
    assert hand.count() == 0
    ann.button("I am Player 1").click()
    ann.wait_for_turn()
    expect(hand.locator(".in-hand")).to_have_count(4)
    ann.touch_first()
    ann.wait_for_step(1)
    for _ in range(MOST_MOVES):
        if curtain.count():
            break
        ann.press_on()

    # The turn is over: nothing of either hand is in the page, also after a reload.
    for _ in range(2):
        expect(heading).to_have_text("Player 2 is next")
        assert hand.count() == 0
        ann.page.reload()
    ann.button("I am Player 2").click()
    ann.wait_for_turn()
    expect(hand.locator(".in-hand")).to_have_count(5)  # of which the second player discards one
    # What the first player drew at the end of the turn is not told to the second.
    drawn = [
        line
        for line in ann.page.locator(".log li").all_inner_texts()
        if line.startswith("Player 1 draws")
    ]
    assert drawn, "the first player drew up"
    assert all(re.fullmatch(r"Player 1 draws \d+ cards?", line) for line in drawn), drawn
