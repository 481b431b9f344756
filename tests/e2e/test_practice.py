"""Puzzles in the browser: a question, the move, what it was worth, the next one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import Person
from tests.server.process import ServerProcess
from trailboss.coach.puzzles import puzzles

GAME = "second-edition"


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_a_puzzle_is_solved_and_the_next_one_begun(
    server: ServerProcess, browser: Browser, width: int, height: int
) -> None:
    who = Person(browser, server.url, width, height)
    page = who.page
    who.go(f"/practice/{GAME}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Practice")
    expect(page.get_by_role("button", name=re.compile("Puzzle .*not tried yet"))).to_have_count(
        len(puzzles(GAME))
    )
    page.get_by_role("button", name="Start").click()
    card = page.get_by_role("region", name="Practice")
    expect(card).to_contain_text("One move is best by")
    expect(page).to_have_url(re.compile("/table/"))
    table = page.url.rsplit("/", 1)[-1]
    origin = who.get(f"/api/tables/{table}")["origin"]
    puzzle = next(one for one in puzzles(GAME) if one.id == origin["puzzle"])
    view = who.get(f"/api/tables/{table}/view")
    asked = {"seat": puzzle.seat, "step": view["step"], "move": puzzle.best}
    who.post(f"/api/tables/{table}/moves", asked)
    expect(card).to_contain_text("Right: best by")
    expect(card).to_contain_text("Your rating")
    expect(card.get_by_role("listitem").first).to_contain_text("best")
    card.get_by_role("button", name="Hide").click()
    expect(card.get_by_role("listitem")).to_have_count(0)
    card.get_by_role("button", name="Next puzzle").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(card).to_contain_text("One move is best by")
    who.go(f"/practice/{GAME}")
    expect(page.get_by_role("button", name=re.compile(": solved"))).to_have_count(1)
    who.context.close()
    assert who.complaints == []
