"""The guided first game: its cards come in order, up to the first delivery and beyond."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.people import Person
from tests.e2e.playing import MOVE

MOST_MOVES = 160
# Further on the way if that is possible, else whatever ends what is going on.
ON = ("Enter ", "Move ", "End ", "Decline", "Do not ", "Remove no ", "Keep ")


def card(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Tip")


def choose(person: Person) -> None:
    """Make a move that leads to the city, past the page; the cards follow the game."""
    table = person.table
    view = person.get(f"/api/tables/{table}/view?seat=0")
    legal = view["decision"]["legal"]

    def worth(move: dict[str, object]) -> tuple[int, int]:
        words = str(move["text"])
        first = next((len(ON) - i for i, on in enumerate(ON) if words.startswith(on)), 0)
        way = MOVE.match(words)
        return first, int(way[1]) if way else 0

    move = max(legal, key=worth)["code"]
    asked = {"seat": 0, "step": view["step"], "move": move}
    after = person.post(f"/api/tables/{table}/moves", asked)
    person.page.wait_for_function(
        "(step) => Number(document.querySelector('.notices').dataset.step) >= step",
        arg=after["step"],
    )


@pytest.mark.parametrize("game", ["second edition", "El Paso"])
def test_from_the_aim_to_free_play(ann: Person, game: str) -> None:
    ann.go("/")
    ann.page.get_by_role("article", name=game).get_by_role(
        "button", name="Guided first game"
    ).click()
    ann.wait_for_turn()
    expect(card(ann)).to_contain_text("1/13 What it is all about.")
    ann.button("Next").click()
    ann.button("Next").click()
    expect(card(ann)).to_contain_text("3/13")
    ann.page.reload()  # it is known where one was
    expect(card(ann)).to_contain_text("3/13")
    with ann.page.expect_response("**/analysis", timeout=120_000):
        ann.button("Show me").click()
    expect(ann.button("Show me")).to_be_enabled()
    assert ann.page.locator(".decision .preview").inner_text() != ""  # the computer's choice

    seen: list[str] = []
    for _ in range(MOST_MOVES):
        ann.wait_for_turn()
        now = card(ann)
        if now.count():
            title = now.get_by_role("note").locator("b").inner_text()
            if title not in seen:
                seen.append(title)
        if ann.button("Next").count():
            ann.button("Next").click()
            if title == "Over to you.":
                break
            continue
        choose(ann)
    wanted = ["Begin somewhere.", "Use the building.", "One turn done.", "On the trail."]
    assert [title for title in seen if title in wanted] == wanted
    assert seen[-4:] == [
        "Your first delivery.",
        "Where points come from.",
        "How it ends.",
        "Over to you.",
    ] or seen[-3:] == ["Where points come from.", "How it ends.", "Over to you."]
    # Then the usual tips go on.
    assert ann.page.evaluate("JSON.parse(localStorage.guide).on") is True
    ann.go("/")
    expect(ann.page.locator(".row").first).to_contain_text("Guided first game")
