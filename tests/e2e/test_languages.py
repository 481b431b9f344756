"""English and German: switched at once, kept, and nothing left in the other language."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.e2e.people import PATIENCE, Person
from tests.e2e.places import GAMES, after_a_game, outside_tables, visit

# All that can be read or heard; `without` are parts that are left out.
TEXTS = """(without) => {
  const found = new Set([document.title]);
  const counts = (one) => !one.closest('script, style') && !(without && one.closest(without));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (counts(node.parentElement)) found.add(node.data.trim());
  const names = ['aria-label', 'title', 'placeholder', 'aria-valuetext'];
  for (const one of document.querySelectorAll(names.map((name) => `[${name}]`).join()))
    if (counts(one))
      for (const name of names) found.add((one.getAttribute(name) ?? '').trim());
  return [...found].filter((text) => /\\p{L}{2}/u.test(text));
}"""
# Names of people, programs, spaces, cities and breeds, and what is the same word in both.
SAME = re.compile(
    r"Trailboss( [\d.]+)?|Ann|Sam|Sue|Jonas|Seat \d|Guest \d+|Old game|Deutsch|English|Français"
    r"|Enter|Esc|Tab|Phase [ABC]|Name|Chat|Club|Computer|Start|Version|Browser, Webhook|/docs/api"
    r"|Champion|(pip|trailboss) (.|\n)*"
    r"|(Cowboy|Joker)( \d)?|([A-Z]+(-B?\d+)?(, )?)+"
    r"|Great Western Trail|(Great Western Trail: )?El Paso( ·( Trailboss)?)?"
    r"|Kansas City|Albuquerque|Bloomington|Chicago|Colorado( Springs)?|Springs|Fulton"
    r"|New York|Peoria|Philadelphia|Pittsburgh|Sacramento|San|San Diego|(San )?Francisco|Santa Fe"
    r"|St\. Louis|Toledo|Topeka|Wichita"
    r"|Ayrshire|Black Angus|Brown Swiss|Corriente|Criollo|Hereford|Jersey|(Texas )?Longhorn"
    r"|Pineywoods|Santa( Gertrudis)?|Gertrudis|Shorthorn|West Highland"
)
# Where the words of the rules engine stand.
ENGINE = ".decision h2, .options, .foot, .what, .log, .facts, [data-thing], main svg, .line svg"
ENGINE_OF_BOARDS = ".board, .market, .west, .map"


def read(person: Person, language: str, without: str = "") -> set[str]:
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    if person.page.locator(".decision.mine").count():
        person.wait_for_tips()
    return {text for text in person.page.evaluate(TEXTS, without) if not SAME.fullmatch(text)}


def shares(person: Person, language: str, other: set[str], without: str = "") -> set[str]:
    """What is still said as in the other language. The words of the table and its tips are fetched
    when the language changes, so that is looked at until it is nothing, for a while."""
    return looked_at(person, lambda: read(person, language, without) & other)


def misses(person: Person, language: str, told: set[str], without: str = "") -> set[str]:
    """What is not said again, or not yet: parts of a page come later than the rest of it."""
    return looked_at(person, lambda: told - read(person, language, without))


def looked_at(person: Person, left: Callable[[], set[str]]) -> set[str]:
    until = monotonic() + PATIENCE / 1000
    while (found := left()) and monotonic() < until:
        person.page.wait_for_timeout(250)
    return found


def switch(person: Person, language: str) -> None:
    """In the settings, as somebody does."""
    person.go("/settings")
    person.page.get_by_label(language, exact=True).check(force=True)


def test_all_pages_in_german_and_back(ann: Person) -> None:
    places = {**outside_tables(ann), **after_a_game(ann)}
    english = {}
    for name, place in places.items():
        visit(ann, place)
        english[name] = read(ann, "en", ENGINE)
        assert english[name], name
    switch(ann, "Deutsch")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Einstellungen")  # at once
    for name, place in places.items():
        visit(ann, place)
        assert read(ann, "de", ENGINE) & english[name] == set(), name
    switch(ann, "English")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Settings")
    visit(ann, places["home"])
    assert misses(ann, "en", english["home"], ENGINE) == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_german_and_back(ann: Person, game: str) -> None:
    """What the client itself says at a table; the menu switches it without a reload."""
    ann.sit_down(game, 2)
    own = f"{ENGINE}, {ENGINE_OF_BOARDS}"
    english = read(ann, "en", own)
    assert "Your turn" in english
    ann.button("Table menu").click()
    ann.page.get_by_label("Deutsch", exact=True).check(force=True)
    expect(ann.page.get_by_role("dialog", name="Menü des Tisches")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)
    assert shares(ann, "de", english, own) == set()
    german = read(ann, "de", own)
    assert "Du bist am Zug" in german
    ann.page.keyboard.press("m")
    ann.page.get_by_label("English", exact=True).check(force=True)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)
    assert shares(ann, "en", german, own) == set()
    assert misses(ann, "en", english, own) == set()


@pytest.mark.parametrize("game", GAMES)
def test_engine_words_in_german_and_back(ann: Person, game: str) -> None:
    """What the rules engine says at a table, also in the text view."""
    ann.sit_down(game, 2)
    ann.press_on()
    ann.wait_for_turn()
    ann.page.mouse.move(1, 1)  # nothing is pointed at, neither now nor later
    drawn = read(ann, "en")
    ann.page.keyboard.press("t")
    expect(ann.page.locator("#text-decision")).to_be_visible()
    written = read(ann, "en")
    table = ann.page.url
    switch(ann, "Deutsch")
    ann.page.goto(table)
    expect(ann.page.get_by_role("region", name="Entscheidung")).to_be_visible()
    assert read(ann, "de") & drawn == set()
    ann.page.keyboard.press("t")
    expect(ann.page.locator("#text-decision")).to_be_visible()
    assert read(ann, "de") & written == set()
    switch(ann, "English")
    ann.page.goto(table)
    expect(ann.decision).to_be_visible()
    assert misses(ann, "en", drawn) == set()
