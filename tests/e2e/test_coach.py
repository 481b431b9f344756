"""The coach: the review of a game, and the game taken over against the champion."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import expect

import trailboss
from tests.e2e.conftest import served
from tests.e2e.people import Person
from tests.server.process import ServerProcess
from trailboss.bots import bot, view_of
from trailboss.coach.puzzles import puzzles

STEPS = 40
PATIENCE = 300_000  # ms: the champion thinks in a process that is not the first in line
# px between the plate that says what the decision did and the ring round its mark
APART = """() => {
  const ring = document.querySelector('.mark[aria-pressed=true] > circle:nth-of-type(2)');
  return ring.getBoundingClientRect().top
    - document.querySelector('.plate').getBoundingClientRect().bottom;
}"""
SCREENS = [(1280, 800), (390, 844)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Its reviews get sharper, which those of the other tests do not."""
    yield from served(tmp_path_factory.mktemp("server"), review_samples=16)


@cache
def begun() -> str:
    """The first moves of a game between a strong and a careless player."""
    game = trailboss.new_game("second-edition", players=2, seed=5, names=["Mara", "Jonas"])
    players = [bot("champion", 1), bot("random", 2)]
    while len(game.codes) < STEPS:
        assert game.seat is not None
        game.play(players[game.seat].choose(view_of(game.ruleset, game.state)))
    return game.record.to_text()


def test_a_review_is_read_and_the_game_taken_over(ann: Person) -> None:
    """On every screen; the review is made once, and kept."""
    ann.go("/")
    table = ann.post("/api/tables/import", {"record": begun()})["id"]
    ann.post(f"/api/tables/{table}/resign", {"seat": 1})
    for width, height in SCREENS:
        ann.page.set_viewport_size({"width": width, "height": height})
        step = read(ann, table)
        take_over(ann, table, step)


def test_a_beginner_is_warned_once_and_may_go_on(ann: Person) -> None:
    """Where a game was lost: the same move again. The answer to a puzzle is not given away."""
    page = ann.page
    ann.go("/settings")
    page.get_by_role("checkbox", name=re.compile("^Warn me before a mistake")).check()
    puzzle = puzzles("second-edition")[0]
    at = ann.post(f"/api/practice/second-edition/{puzzle.id}", {})["id"]
    ann.go(f"/table/{at}")
    ann.wait_for_turn()
    worst = puzzle.answers[-1].move
    press(ann, at, worst)
    expect(page.get_by_role("region", name="Practice")).to_contain_text("Not the best")

    # The same position, which is no puzzle here.
    seats = {"position": puzzle.position, "bots": ["champion", None]}
    table = ann.post("/api/tables/position", seats)["id"]
    ann.go(f"/table/{table}")
    ann.wait_for_turn()
    press(ann, table, worst)
    warning = page.get_by_role("dialog", name="This may be a mistake")
    expect(warning).to_contain_text(re.compile(r"\d\.\d ± \d\.\d points"), timeout=PATIENCE)
    expect(warning).to_contain_text("The champion")
    warning.get_by_role("button", name="Think again").click()
    ann.wait_for_step(0)
    press(ann, table, worst)  # it asks once
    page.wait_for_function("() => document.querySelector('.notices').dataset.step !== '0'")
    expect(warning).to_have_count(0)


def press(who: Person, table: str, move: str) -> None:
    """A move by its words, in the list of choices."""
    legal = who.get(f"/api/tables/{table}/view")["decision"]["legal"]
    words = next(one["text"] for one in legal if one["move"] == move)
    # A button may say what waits there, too.
    name = re.compile(f"^{re.escape(words)}( · |$)")
    who.decision.get_by_role("button", name=name).click()


def read(reader: Person, table: str) -> int:
    """The last marked decision: its step."""
    page = reader.page
    reader.go(f"/table/{table}/result")
    page.get_by_role("link", name="The whole review").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Mara wins")
    chart = page.get_by_role("group", name="Chance to win")
    expect(chart).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("100%").first).to_be_attached()  # the champion agrees with itself

    marks = chart.get_by_role("button")
    expect(marks.first).to_be_visible()
    marks.last.click()
    expect(page).to_have_url(re.compile(r"step=\d+"))
    reader.rest()
    assert page.evaluate(APART) >= 1
    step = int(re.search(r"step=(\d+)", page.url)[1])  # type: ignore[index]
    moment = page.locator(".moment .words")
    expect(moment).to_contain_text("Jonas played")
    expect(moment).to_contain_text("The champion")
    expect(moment).to_contain_text(re.compile(r"\d\.\d ± \d\.\d points"))
    expect(page.locator(".preview circle.number").first).to_be_attached()

    # It gets sharper while one reads, and what is being read stays.
    expect(page.locator(".parts")).to_have_attribute("data-samples", "16", timeout=PATIENCE)
    expect(moment).to_contain_text("Jonas played")
    expect(page).to_have_url(re.compile(f"step={step}$"))
    return step


def take_over(reader: Person, table: str, step: int) -> None:
    """Against the champion; and the mistakes as puzzles."""
    page = reader.page
    page.get_by_role("button", name="Play from here").click()
    expect(page).to_have_url(re.compile(rf"{reader.url}/table/(?!{table})[\w-]+$"))
    expect(page.locator(f'.notices[data-step="{step}"]')).to_be_attached(timeout=PATIENCE)
    seats = reader.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "person"]
    assert seats[0]["bot"] == "champion"

    reader.go(f"/table/{table}/review")
    page.get_by_role("link", name="Practice your mistakes").click()
    expect(page.get_by_role("heading", name="Your own mistakes")).to_be_visible()
    page.get_by_role("button", name=re.compile("points lost: not tried yet")).first.click()
    expect(page.get_by_role("region", name="Practice")).to_contain_text("Find the better move")
