"""The editor of positions: from a step of a game, a set-up or a text, to a game that is played."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

import trailboss
from tests.e2e.people import Person
from tests.positions.kit import part_way

RECORD = Path(__file__).parent.parent / "records" / "second-edition-01.txt"
STEP = 400


def bar(page: Page, text: str) -> None:
    expect(page.get_by_role("region", name="Status")).to_contain_text(text)


def test_a_step_of_a_game_is_changed_and_played(people: list[Person]) -> None:
    ann, _ = people
    ann.go("/")
    table = ann.post("/api/tables/import", {"record": RECORD.read_text()})["id"]
    page = ann.page
    ann.go(f"/table/{table}/replay?step={STEP}")
    page.get_by_role("link", name="Edit position").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Position editor")
    bar(page, "This position can be played.")
    before = trailboss.replay(RECORD.read_text(), STEP)
    seat = before.seat
    assert seat is not None

    # Money, a card of the hand, a worker, a piece on the trail.
    page.get_by_role("tab", name=f"Seat {seat + 1}").click()
    page.get_by_role("spinbutton", name="Money").fill("77")
    page.get_by_role("spinbutton", name="Money").press("Tab")
    hand = page.get_by_role("group", name="Hand", exact=True)
    hand.get_by_role("combobox").select_option("unknown")
    bar(page, "This position can be played.")
    workers = page.get_by_role("group", name="Workers", exact=True)
    workers.get_by_role("button", name="cowboy: one more").click()
    bar(page, "does not fit")
    page.get_by_role("tab", name="Table").click()
    tiles = page.get_by_role("group", name="Tiles 2, face down")
    expect(tiles).to_be_visible()
    tiles.get_by_role("button", name="cowboy: one less").click()
    bar(page, "This position can be played.")

    # What cannot be is said beside the field, and nothing can be played meanwhile.
    page.get_by_role("tab", name=f"Seat {seat + 1}").click()
    page.get_by_role("spinbutton", name="Money").fill("-5")
    page.get_by_role("spinbutton", name="Money").press("Tab")
    money = page.get_by_role("group", name="Money", exact=True)
    expect(money).to_contain_text("should be a whole number from 0 to 9999, not -5")
    bar(page, f"Seat {seat + 1}, Money: should be a whole number")
    expect(page.get_by_role("button", name="Play from here")).to_be_disabled()
    page.get_by_role("spinbutton", name="Money").fill("77")
    page.get_by_role("spinbutton", name="Money").press("Tab")
    bar(page, "This position can be played.")

    # As text; on the table; and then it is played.
    page.get_by_role("tab", name="As text").click()
    text = page.get_by_role("textbox", name="The position as text").input_value()
    changed = trailboss.load_position(text, seed=1)
    assert changed.observe(seat)["players"][seat]["money"] == 77
    workers_before = before.observe(seat)["players"][seat]["workers"]["cowboy"]
    assert changed.observe(seat)["players"][seat]["workers"]["cowboy"] == workers_before + 1
    page.get_by_role("button", name="Show the table").click()
    expect(page.get_by_text("$77").first).to_be_visible()
    page.get_by_role("button", name="Back to the editor").click()
    page.get_by_label("The others").select_option("random")
    page.get_by_role("button", name="Play from here").click()
    expect(page).to_have_url(re.compile(rf"{ann.url}/table/(?!{table})[\w-]+$"))
    expect(page.get_by_text("$77").first).to_be_visible()


def test_a_set_up_and_a_text(ann: Person) -> None:
    page = ann.page
    ann.go("/")
    page.get_by_role("link", name="Position editor").click()
    page.get_by_role("combobox", name="Game").select_option("el-paso")
    page.get_by_role("button", name="Set up").click()
    bar(page, "This position can be played.")
    page.get_by_role("tab", name="As text").click()
    box = page.get_by_role("textbox", name="The position as text")
    text = box.input_value()
    box.fill(text.replace("[seat 1]", "[seat 1]\nmoney: 1\nmoney: 2"))
    page.get_by_role("button", name="Use this text").click()
    bar(page, "stands here a second time")
    game = part_way("second-edition", 1, 5, 60)
    box.fill(game.position)
    page.get_by_role("button", name="Use this text").click()
    bar(page, "This position can be played.")
    expect(page.get_by_role("tab", name="Sam")).to_be_visible()
    assert ann.copy("Copy") == game.position
    page.get_by_role("button", name="Play from here").click()
    expect(page).to_have_url(re.compile(rf"{ann.url}/table/[\w-]+$"))


def test_while_others_play_only_what_i_may_know(people: list[Person]) -> None:
    ann, bob = people
    ann.go("/")
    bob.go("/")
    asked = {
        "game": "el-paso",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "public": True,
        "start_when_full": True,
    }
    table = ann.post("/api/tables", asked)["id"]
    bob.post(f"/api/tables/{table}/join", {})
    for person, seat in ((ann, 0), (bob, 1)):
        person.go(f"/table/{table}/position")
        expect(person.page.get_by_text("This is what your seat may know.")).to_be_visible()
        person.page.get_by_role("tab", name="As text").click()
        text = person.page.get_by_role("textbox", name="The position as text").input_value()
        parts = text.split("[seat ")
        assert "unknown" in parts[2 - seat]
        assert "unknown" not in parts[1 + seat]
