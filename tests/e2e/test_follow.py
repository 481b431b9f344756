"""Others' moves are shown on their way: one step after another, never in mine."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.people import Person
from tests.e2e.places import RECORD

AT_ONCE = 500  # ms: a turn takes longer to walk
# What is shown lasts longer where a test says so: it has to be seen and pressed in time on a busy
# machine, too.
SLOWER = 10
SLOWLY = """{
  window.slower = 1;
  const later = window.setTimeout;
  window.setTimeout = (work, delay, ...more) => later(work, delay * window.slower, ...more);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    return animate.call(this, frames, { ...how, duration: how.duration * window.slower });
  };
}"""
# Notes when something is pressed, and when the line is gone after it.
PRESSES = """() => {
  const press = () => ([window.pressed, window.gone] = [performance.now(), null]);
  for (const kind of ['keydown', 'click']) addEventListener(kind, press, true);
  let there = false;
  new MutationObserver(() => {
    const now = document.querySelector('.caption') !== null;
    if (there && !now) window.gone ??= performance.now();
    there = now;
  }).observe(document, { subtree: true, childList: true });
}"""
MOST_MOVES = 25  # of a turn
CAPTION = ".caption"
# Notes where the herder on its way is, in whole pixels, in every frame.
TRACK = """() => {
  window.tracked = [];
  const look = () => {
    const piece = document.querySelector('main [data-moving=herder]');
    if (piece) window.tracked.push(Math.round(piece.getBoundingClientRect().left));
    requestAnimationFrame(look);
  };
  look();
}"""
# Notes every caption and every moving piece that has ever been on the page.
WATCH = """() => {
  window.noted = [];
  const look = () => {
    for (const known of document.querySelectorAll('.caption, [data-moving]')) {
      const text = known.matches('.caption') ? known.querySelector('.words').innerText : 'moving';
      if (window.noted.at(-1) !== text) window.noted.push(text);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}"""


def solo(person: Person, motion: bool = True) -> None:
    """A game against Sam, up to my first decision."""
    person.page.add_init_script(SLOWLY)
    person.page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
    person.sit_down("second-edition", 5)
    person.wait_for_tips()


def slower(page: Page, times: int) -> None:
    """How long lasts what is shown from now on."""
    page.evaluate("(times) => void (window.slower = times)", times)


def skipped(caption: Locator) -> None:
    """The line has gone with the last press, at once; it would have been there for much longer."""
    expect(caption).to_have_count(0)
    assert 0 <= caption.page.evaluate("window.gone - window.pressed") < AT_ONCE


def sam_herder(page: Page) -> str | None:
    """Where the herder of the solo opponent is drawn when it does not move."""
    piece = page.locator("main [data-explain='seat:1'] > g")
    return piece.first.get_attribute("transform") if piece.count() else None


def turn_of(page: Page) -> int:
    found = re.search(r"turn (\d+)", page.locator("header").first.inner_text())
    assert found
    return int(found[1])


def end_turn(person: Person) -> None:
    """Play until the solo opponent has moved."""
    before = turn_of(person.page)
    for _ in range(MOST_MOVES):
        person.press_on()
        if turn_of(person.page) > before:
            return
    raise AssertionError("the turn does not end")


def test_a_turn_of_the_automa_is_walked(ann: Person) -> None:
    solo(ann)
    page = ann.page
    page.evaluate(PRESSES)
    ann.note(CAPTION)
    end_turn(ann)  # Sam places the herder
    ann.wait_for_noted(CAPTION, "Sam")
    expect(page.locator(CAPTION)).to_have_count(0)
    stood = sam_herder(page)
    assert stood is not None

    # The herder goes through many places, and meanwhile I may decide already.
    page.evaluate(TRACK)
    slower(page, SLOWER)
    end_turn(ann)
    caption = page.locator(CAPTION)
    expect(caption).to_contain_text("Sam moves from")
    assert ann.my_turn()
    slower(page, 1)
    expect(caption).to_have_count(0)
    seen = page.evaluate("window.tracked")
    assert len(set(seen)) >= 3, seen
    rests = sam_herder(page)
    assert rests not in (None, stood)

    # Skipped with a key: at once in the present, where it stays.
    slower(page, SLOWER)
    end_turn(ann)
    expect(caption).to_be_visible()
    page.keyboard.press("s")
    skipped(caption)
    present = sam_herder(page)
    assert present != rests
    page.wait_for_timeout(400 * SLOWER)
    assert sam_herder(page) == present
    assert caption.count() == 0

    # Skipped by a press on the line, and with Escape.
    for by_key in (False, True):
        end_turn(ann)
        expect(caption).to_be_visible()
        if by_key:
            page.keyboard.press("Escape")
        else:
            caption.locator(".words").click()
        skipped(caption)

    # My own move ends it.
    end_turn(ann)
    expect(caption).to_be_visible()
    step = ann.step()
    page.locator(".decision .options button").first.click()
    skipped(caption)
    ann.wait_for_step(step + 1)


def test_nothing_moves_where_motion_is_not_wanted(ann: Person) -> None:
    solo(ann, motion=False)
    ann.page.evaluate(WATCH)
    for _ in range(2):
        end_turn(ann)
    assert ann.page.evaluate("window.noted") == []
    # What Sam did is marked all the same.
    expect(ann.page.locator("main rect.recent").first).to_be_visible()

    # Set on the device instead.
    ann.page.emulate_media(reduced_motion="no-preference")
    end_turn(ann)
    ann.page.wait_for_function("() => window.noted.length > 0")
    ann.button("Table menu").click()
    ann.page.get_by_label("not animated").check(force=True)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(CAPTION)).to_have_count(0)
    ann.page.evaluate("window.noted.length = 0")
    end_turn(ann)
    assert ann.page.evaluate("window.noted") == []


FOCUS = """() => {
  const at = document.activeElement;
  return { map: at.closest('svg.map') !== null, lit: at.matches('.lit'), thing: at.dataset.thing };
}"""


def test_arrows_inside_an_area_and_why_not(ann: Person) -> None:
    solo(ann)
    page = ann.page
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUS)["map"]:
            break
    first = page.evaluate(FOCUS)
    assert first["lit"]

    # The arrows go from one place that can be touched to the next; Tab leaves the map.
    seen = {first["thing"]}
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
        at = page.evaluate(FOCUS)
        assert at["lit"], at
        seen.add(at["thing"])
    assert len(seen) >= 3, seen
    page.keyboard.press("Tab")
    assert not page.evaluate(FOCUS)["map"]
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(FOCUS)["map"]

    # With Shift they reach what cannot be used, and Enter says why.
    for key in ("Shift+ArrowLeft", "Shift+ArrowUp", "Shift+ArrowRight", "Shift+ArrowDown"):
        page.keyboard.press(key)
        if not page.evaluate(FOCUS)["lit"]:
            break
    assert not page.evaluate(FOCUS)["lit"]
    page.keyboard.press("Enter")
    expect(page.locator(".reason")).to_contain_text("Not possible")
    assert ann.step() == 0
    # A move that does not exist at all is answered with 400, of which the browser itself tells.
    assert all("status of 400" in line for line in ann.complaints), ann.complaints
    ann.complaints.clear()

    page.keyboard.press("?")
    page.get_by_role("button", name="Keys").click()
    expect(page.get_by_role("dialog")).to_contain_text("Enter says why not")


def test_a_record_is_brought_in(ann: Person) -> None:
    ann.page.add_init_script(SLOWLY)
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.go("/")
    ann.page.get_by_role("link", name="Import a game").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Import a game")
    alert = ann.page.get_by_role("alert")
    ann.button("Import").click()
    expect(alert).to_contain_text("Nothing to import yet")
    ann.page.get_by_label("Or paste the text").fill("trailboss record 1\ngame chess version 1\n")
    ann.button("Import").click()
    expect(alert).to_contain_text("This game cannot be imported: ")
    expect(alert).to_contain_text("breaks off before its moves")
    ann.complaints.clear()  # the browser itself tells of the answer 400
    ann.page.get_by_label("From a file").set_input_files(RECORD)
    expect(ann.page.get_by_label("Name of the table")).to_have_value("second-edition-01")
    ann.button("Import").click()
    replay = ann.page.get_by_role("region", name="Replay")
    expect(replay).to_contain_text("Step 0 of 888")
    hand = ann.page.get_by_role("region", name="Your hand")
    expect(hand).to_contain_text("Cards in hand: 4")
    expect(hand).not_to_contain_text("Hand value")  # of cards that are not shown

    # One step onward is walked there, too.
    ann.page.evaluate(PRESSES)
    slower(ann.page, SLOWER)
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator(CAPTION)).to_contain_text("Seat 1 places the herder on B")
    ann.page.keyboard.press("Escape")
    skipped(ann.page.locator(CAPTION))
    expect(replay).to_contain_text("Step 1 of 888")
