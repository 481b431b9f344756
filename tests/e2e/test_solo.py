"""From the home page into a game against the computer, and on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.people import Person

MOST_MOVES = 25  # of a first turn
MAY_GO = "main svg path[stroke='var(--legal-halo)']"
GOES = "main svg path[stroke='var(--legal)']"


def test_two_clicks_and_a_first_turn(people: list[Person]) -> None:
    ann, _ = people
    ann.go("/")
    card = ann.page.get_by_role("article", name="Second edition")
    card.get_by_label("Easy", exact=True).click()
    card.get_by_role("button", name="Play", exact=True).click()

    ann.wait_for_turn()
    assert ann.page.url.startswith(f"{ann.url}/table/")
    named = "● Your turn · With Jonas · Great Western Trail, second edition"
    expect(ann.page).to_have_title(named)
    assert ann.step() == 0
    ann.touch_first()  # a neutral building for the herder
    ann.wait_for_step(1)

    # One undo takes exactly one move back.
    expect(ann.undo).to_have_attribute("aria-disabled", "false")
    ann.undo.click()
    ann.wait_for_step(0)
    ann.touch_first()
    ann.wait_for_step(1)

    # Press on until the computer has had its turn.
    for _ in range(MOST_MOVES):
        ann.press_on()
        ann.wait_for_turn()
        if "turn 3" in ann.page.locator("header").inner_text():
            break
    expect(ann.page.locator("header").first).to_contain_text("turn 3")
    assert ann.step() >= 4

    # Reload: the same decision, the same log.
    step = ann.step()
    ann.wait_for_tips()  # which leave the choices fewer words
    ann.rest()
    asked = ann.decision.locator("h2, .options button").all_inner_texts()
    log = ann.page.locator(".log li").all_inner_texts()
    assert len(log) >= 4
    ann.page.reload()
    ann.wait_for_turn()
    ann.wait_for_step(step)
    ann.wait_for_tips()
    ann.rest()
    assert ann.decision.locator("h2, .options button").all_inner_texts() == asked
    assert ann.page.locator(".log li").all_inner_texts() == log

    # Where the herder may go is lit, and the way to what is pointed at stands out.
    ann.page.mouse.move(0, 0)
    expect(ann.page.locator(MAY_GO).first).to_be_attached()
    expect(ann.page.locator(GOES)).to_have_count(0)
    ann.decision.locator(".options button").first.hover()
    expect(ann.page.locator(GOES).first).to_be_attached()

    # It waits on the home page, too.
    ann.go("/")
    mine = ann.page.get_by_role("region", name="Your games").get_by_role("link")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Your turn")
    expect(ann.page).to_have_title("(1) Your turn · Trailboss")
