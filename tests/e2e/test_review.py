"""A finished game: score sheet, replay, fork; and a turn in the text view."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.people import Person

RECORD = Path(__file__).parent.parent / "records" / "second-edition-01.txt"
# Presses Pause as soon as this is said: less than a second later it says something else.
PAUSE_AT = """(words) => {
  const replay = document.querySelector('.replay');
  const watching = new MutationObserver(() => {
    if (!replay.innerText.includes(words)) return;
    watching.disconnect();
    replay.querySelector('[aria-label^="Pause"]').click();
  });
  watching.observe(replay, { subtree: true, childList: true, characterData: true });
}"""


def test_score_sheet_replay_and_fork(people: list[Person]) -> None:
    ann, _ = people
    ann.go("/")
    table = ann.post("/api/tables/import", {"record": RECORD.read_text(), "title": "Old game"})

    ann.go(f"/table/{table['id']}/result")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Seat 3 wins by 29 points")
    total = ann.page.get_by_role("row", name="Total")
    expect(total.get_by_role("cell")).to_have_text(["25", "18", "54"])
    place = ann.page.get_by_role("row", name="Place")
    expect(place.get_by_role("cell")).to_have_text(["2nd", "3rd", "1st"])
    expect(ann.page.get_by_role("img", name="Points over the game")).to_be_visible()
    assert ann.page.locator("polyline").count() == 3

    ann.button("Share link").click()
    ann.button("Yes, show it").click()
    expect(ann.page.get_by_text("Link copied.")).to_be_visible()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{ann.url}/table/{table['id']}/result"

    ann.page.get_by_role("link", name="Replay", exact=True).click()
    replay = ann.page.get_by_role("region", name="Replay")
    expect(replay).to_contain_text("Step 0 of 888")
    expect(replay).to_contain_text("The game begins.")
    ann.page.keyboard.press("ArrowRight")
    expect(replay).to_contain_text("Step 1 of 888")
    expect(replay).to_contain_text("Seat 1 places the herder on B")
    ann.page.keyboard.press("End")
    expect(replay).to_contain_text("Step 888 of 888")
    ann.page.keyboard.press("Home")
    expect(replay).to_contain_text("Step 0 of 888")
    replay.get_by_role("slider").fill("400")
    expect(replay).to_contain_text("Step 400 of 888")
    expect(ann.page).to_have_url(re.compile(r"/replay\?step=400$"))
    ann.page.locator(".log a", has_text="Seat 1 places the herder on B").first.click()
    expect(replay).to_contain_text("Step 1 of 888")
    ann.page.evaluate(PAUSE_AT, "Step 3 of 888")
    replay.get_by_role("button", name="Play (space)").click()
    expect(replay).to_contain_text("Step 3 of 888")
    expect(replay.get_by_role("button", name="Play (space)")).to_be_visible()

    ann.page.keyboard.press("ArrowDown")  # the next turn begins after seven moves
    expect(replay).to_contain_text("Step 7 of 888")
    replay.get_by_role("button", name="Play from here").click()
    expect(ann.page).to_have_url(re.compile(rf"{ann.url}/table/(?!{table['id']})[\w-]+$"))


def test_a_move_in_the_text_view_by_keyboard(people: list[Person]) -> None:
    ann, _ = people
    ann.go("/")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random", "name": "Bot"}]
    asked = {"game": "second-edition", "seats": seats, "seed": 4, "start_when_full": True}
    table = ann.post("/api/tables", asked)
    ann.go(f"/table/{table['id']}")
    ann.wait_for_turn()

    ann.page.keyboard.press("t")
    question = ann.page.locator("#text-decision")
    expect(question).to_be_focused()
    expect(question).to_have_text("Where does your herder start? Choose a neutral building")
    board = ann.page.get_by_role("region", name="Ann’s board").get_by_role("listitem")
    expect(board.nth(1)).to_have_text("Herder: not on the board yet")
    ann.page.keyboard.press("Tab")
    first = ann.page.get_by_role("button", name="Place your herder on building A")
    expect(first).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(board.nth(1)).to_have_text("Herder: Building A")
    expect(question).to_be_focused()
    expect(question).to_contain_text("At building A")

    ann.page.keyboard.press("t")
    expect(ann.decision).to_contain_text("At building A")


def test_hint_reason_and_rules(people: list[Person]) -> None:
    ann, _ = people
    ann.go("/")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random", "name": "Bot"}]
    asked = {"game": "second-edition", "seats": seats, "seed": 4, "start_when_full": True}
    table = ann.post("/api/tables", asked)
    ann.go(f"/table/{table['id']}")
    ann.wait_for_turn()

    # A city is not what is asked for, and the page says so.
    ann.page.locator('[data-thing="city:chicago"]').click()
    expect(ann.page.get_by_role("alert")).to_have_text(
        "Not possible Not now; the question is: Where does your herder start?"
        " Choose a neutral building"
    )

    ann.page.keyboard.press("?")
    helping = ann.page.get_by_role("dialog", name="Help")
    expect(helping.locator(".id").first).to_have_text("2E-TU-01")  # the turn comes first
    helping.get_by_role("searchbox", name="Search the rules").fill("2E-MV-01")
    expect(helping.get_by_role("status").first).to_have_text("1 rule")
    ann.page.keyboard.press("Escape")
    expect(helping).to_have_count(0)

    ann.page.keyboard.press("h")
    ann.button("What would you do?").click()
    best = helping.get_by_role("listitem").first
    expect(best).to_contain_text("expected lead", timeout=120_000)
    words = best.locator("p").first.inner_text()
    lit = ann.page.locator("main .lit.pointed")
    expect(lit).to_have_count(1)
    expect(lit).to_have_attribute("aria-label", re.compile(f"^{re.escape(words)} · "))
    best.get_by_role("button", name="Do it").click()
    ann.wait_for_step(1)
