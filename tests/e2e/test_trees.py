"""What a screen reader is told of the tables: accessibility trees as goldens.

`make golden` writes them anew; look at what changed before it is committed.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.e2e.people import PATIENCE, Person
from tests.e2e.places import GAMES

GOLDEN = Path(__file__).parent / "golden"
WRITE = "TRAILBOSS_WRITE_TREES"


def told(person: Person) -> list[str]:
    tree = re.sub(r"/table/[\w-]+", "/table/ID", person.page.locator("body").aria_snapshot())
    return tree.splitlines()


def compare(person: Person, name: str) -> None:
    file = GOLDEN / f"{name}.yml"
    if os.environ.get(WRITE):
        GOLDEN.mkdir(exist_ok=True)
        person.page.wait_for_load_state("networkidle")
        file.write_text("\n".join(told(person)) + "\n")
    golden = file.read_text().splitlines()
    until = monotonic() + PATIENCE / 1000
    while told(person) != golden and monotonic() < until:  # the tip comes a little after the table
        person.page.wait_for_timeout(250)
    assert told(person) == golden, "`make golden` writes it anew"


@pytest.mark.parametrize("game", GAMES)
def test_accessibility_trees(ann: Person, game: str) -> None:
    ann.sit_down(game, 2)
    for _ in range(2):
        ann.press_on()
    ann.wait_for_turn()
    ann.page.mouse.move(0, 0)
    ann.page.evaluate("document.activeElement.blur()")
    expect(ann.decision.locator(".preview")).to_have_text(
        "Pick something highlighted, or choose here."
    )
    compare(ann, f"{game}-table")
    ann.page.keyboard.press("t")
    expect(ann.page.locator("#text-decision")).to_be_focused()
    compare(ann, f"{game}-text")
