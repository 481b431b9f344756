"""Moves without a choice: made by themselves, and taken back or stopped by whoever wants to."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import PATIENCE, STEP, Person
from tests.server.process import ServerProcess

# Moments, and the time in which something can be taken back, last three times as long: the tests
# have to look and press in time on a busy machine, too.
SLOWER = 3
SLOWLY = f"""{{
  const usual = window.setTimeout;
  window.setTimeout = (work, delay, ...more) =>
    usual(work, [450, 3000, 7000].includes(delay) ? delay * {SLOWER} : delay, ...more);
}}"""
AT_ONCE = 450 * SLOWER  # ms
MOMENT = 3000 * SLOWER
MOST_PRESSES = 40

SIZES = {"desktop": (1280, 800), "tablet": (820, 1180), "phone": (390, 844)}


@pytest.fixture(params=SIZES)
def ann(
    request: pytest.FixtureRequest, server: ServerProcess, browser: Browser
) -> Iterator[Person]:
    width, height = SIZES[request.param]
    found = Person(browser, server.url, width, height, passes=True)
    found.page.add_init_script(SLOWLY)
    found.go("/settings")
    found.page.get_by_label("Tips in the first game").uncheck()  # nothing passes behind a tip
    yield found
    found.context.close()
    assert found.complaints == []


def only_to_end(person: Person) -> int | None:
    """The step, if nothing is left but to end the phase."""
    view = person.get(f"/api/tables/{person.table}/view")
    decision = view["decision"]
    moves = decision["legal"] if decision and decision["legal"] else []
    return view["step"] if [move["move"] for move in moves] == ["done"] else None


def to_the_end_of_the_phase(person: Person) -> int:
    """Do whatever can be done; the step at which nothing is left."""
    for _ in range(MOST_PRESSES):
        until = monotonic() + PATIENCE / 1000
        while True:
            if (step := only_to_end(person)) is not None:
                return step
            if person.my_turn() and not person.page.locator("[data-passing]").count():
                break
            assert monotonic() < until, "neither my turn nor does anything pass"
            person.page.wait_for_timeout(100)
        asked = person.asked()
        chosen = person.decision.locator(".options [aria-pressed]:not([aria-pressed=false])")
        ready = person.decision.locator(".foot .primary:not(.second, :disabled)")
        options = person.decision.locator(".options button")
        if not options.count() or (chosen.count() and ready.count()):
            ready.first.click()  # of several cards, what was chosen goes together
        else:
            options.first.click()
        person.wait_for_other_than(asked)
    raise AssertionError("the phase does not end")


def test_what_cannot_be_taken_back_waits_a_moment(ann: Person) -> None:
    ann.sit_down("first-edition", seed=1)
    before = to_the_end_of_the_phase(ann)
    said = ann.decision.get_by_text("In a moment, automatically")
    expect(said).to_be_visible()
    ann.decision.get_by_role("button", name="Wait").click()
    expect(said).to_be_hidden()
    ann.page.wait_for_timeout(MOMENT + 1000)
    assert ann.step() == before
    ann.decision.locator(".foot .primary").click()
    ann.wait_for_turn()

    before = to_the_end_of_the_phase(ann)
    expect(ann.page.locator(STEP)).not_to_have_attribute("data-step", str(before))


def test_what_can_be_taken_back_is_made_at_once(ann: Person) -> None:
    """Against the solo opponent everything can be."""
    ann.sit_down("second-edition", seed=1)
    before = to_the_end_of_the_phase(ann)
    ann.decision.get_by_role("button", name="Take back").click()
    ann.wait_for_step(before)
    ann.page.wait_for_timeout(AT_ONCE + 1000)
    assert ann.step() == before
    assert only_to_end(ann) == before


def test_the_setting_turns_it_off(ann: Person) -> None:
    ann.page.get_by_label("Make moves for me when there is no choice").uncheck()
    ann.sit_down("second-edition", seed=1)
    before = to_the_end_of_the_phase(ann)
    ann.wait_for_step(before)
    ann.page.wait_for_timeout(MOMENT + 1000)
    assert ann.step() == before
