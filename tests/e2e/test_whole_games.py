"""A complete game of each title, by pressing what a person would press."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.people import Person
from tests.e2e.playing import Game, with_seed


@pytest.mark.parametrize(
    ("title", "rival", "tried"),
    [
        (
            "Second edition",
            "Sam, solo opponent",
            ["Hire a worker", "Place a building", "Buy cattle"],
        ),
        ("First edition", "Easy", ["Trade with the", "Place a building"]),
        ("El Paso", "Sue, solo opponent", ["Buy a cattle", "Place a disc"]),
    ],
)
def test_a_whole_game(ann: Person, title: str, rival: str, tried: list[str]) -> None:
    with_seed(ann, 1)
    ann.go("/")
    card = ann.page.get_by_role("article", name=title)
    card.get_by_label(rival, exact=True).click()
    card.get_by_role("button", name="Play", exact=True).click()
    ann.wait_for_turn()
    game = Game(ann)
    game.play()

    # Half of the moves are made on the board, half in the list.
    assert abs(game.touched - game.pressed) <= 2
    # Moves of many kinds have been made, these among them.
    assert [kind for kind in tried if not game.done[kind]] == []

    ann.page.locator(".notice.end").get_by_role("link", name="Score sheet").click()
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("win")
    scores = ann.get(f"/api/tables/{ann.table}/view")["scores"]
    sheet = ann.page.get_by_role("table", name="Score sheet")
    total = sheet.get_by_role("row", name="Total").get_by_role("cell")
    expect(total).to_have_text([str(score["total"]).replace("-", "−") for score in scores])
    for seat, score in enumerate(scores):
        column = sheet.locator(f"tbody tr td:nth-of-type({seat + 1})").all_inner_texts()
        assert sum(int(points.replace("−", "-")) for points in column) == score["total"]
