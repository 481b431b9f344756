"""A complete game of each title, by pressing what a person would press."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import Person
from tests.e2e.playing import Game, with_seed
from tests.server.process import ServerProcess

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1280, 800)}
GAMES = {
    "Second edition": ("Sam, solo opponent", {"hire", "build", "buy", "engine", "deliver", "disc"}),
    "First edition": ("Easy", {"outlaw", "build", "buy", "engine", "deliver", "disc"}),
    "El Paso": ("Sue, solo opponent", {"hire", "build", "buy", "bonus", "deliver", "disc"}),
}
# Every title once and every size once; the other pairs take minutes.
USUAL = {("Second edition", "phone"), ("First edition", "tablet"), ("El Paso", "desk")}


@pytest.fixture
def finger(
    request: pytest.FixtureRequest, server: ServerProcess, browser: Browser
) -> Iterator[Person]:
    """Somebody who has no mouse."""
    width, height = SIZES[request.param]
    found = Person(browser, server.url, width, height, has_touch=True)
    yield found
    found.context.close()
    assert found.complaints == []


@pytest.mark.parametrize(
    ("title", "finger"),
    [
        pytest.param(title, size, marks=[] if (title, size) in USUAL else [pytest.mark.long])
        for title in GAMES
        for size in SIZES
    ],
    indirect=["finger"],
)
def test_by_touch_alone(finger: Person, title: str, request: pytest.FixtureRequest) -> None:
    spare = 1 if request.node.get_closest_marker("long") else 0
    finish(finger, title, Game(finger, finger=True), spare)


@pytest.mark.long
@pytest.mark.parametrize("title", GAMES)
def test_with_a_mouse(ann: Person, title: str) -> None:
    finish(ann, title, Game(ann), 1)


def finish(ann: Person, title: str, game: Game, spare: int) -> None:
    """To the end. What comes up depends on the opponent: `spare` of the kinds of moves may not."""
    rival, tried = GAMES[title]
    with_seed(ann, 1)
    ann.go("/")
    card = ann.page.get_by_role("article", name=title)
    card.get_by_label(rival, exact=True).click()
    card.get_by_role("button", name="Play", exact=True).click()
    ann.wait_for_turn()
    game.play()
    # Half of the moves are made on the board, half in the list.
    assert abs(game.touched - game.pressed) <= 2
    # Moves of many kinds have been made, these among them.
    log = ann.get(f"/api/tables/{ann.table}/log")["entries"]
    acts = {entry.get("act") for entry in log if entry["kind"] == "move" and entry["seat"] == 0}
    assert len(tried - acts) <= spare, tried - acts

    ann.page.locator(".notice.end").get_by_role("link", name="Score sheet").click()
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("win")
    scores = ann.get(f"/api/tables/{ann.table}/view")["scores"]
    sheet = ann.page.get_by_role("table", name="Score sheet")
    total = sheet.get_by_role("row", name="Total").get_by_role("cell")
    expect(total).to_have_text([str(score["total"]).replace("-", "−") for score in scores])
    for seat, score in enumerate(scores):
        column = sheet.locator(f"tbody tr td:nth-of-type({seat + 1})").all_inner_texts()
        assert sum(int(points.replace("−", "-")) for points in column) == score["total"]
