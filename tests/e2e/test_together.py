"""Two people at one table and a third who watches: talk, presence, invitations, playing again."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import Person
from tests.server.process import ServerProcess


@pytest.fixture
def eve(server: ServerProcess, browser: Browser) -> Iterator[Person]:
    """Somebody with a phone who only looks on. That she may not is no complaint."""
    person = Person(browser, server.url, width=390, height=844, has_touch=True)
    yield person
    person.context.close()
    assert [text for text in person.complaints if "403" not in text] == []


def test_talking_watching_and_playing_again(people: list[Person], eve: Person) -> None:
    ann, bob = people
    ann.go("/new")
    ann.page.get_by_label("Random turn order").uncheck()
    ann.button("Open the table").click()
    link = ann.copy("Copy invitation")

    # An invitation names the game and who invites; it is good once.
    bob.page.goto(link)
    heading = bob.page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("invites you to play Great Western Trail, second edition")
    expect(bob.page).to_have_title("Great Western Trail, second edition · Trailboss")
    bob.page.get_by_label("Your name at the table").fill("Bob")
    bob.button("Join").click()
    bob.wait_for_step(0)
    eve.page.goto(link)
    expect(eve.page.locator("[data-invitation=used]")).to_contain_text("Bob has taken the seat")
    eve.page.goto(link[:-4])
    expect(eve.page.locator("[data-invitation=wrong]")).to_contain_text("ask for it again")

    # Whose turn it is stands in the tab and on the players' cards, and whether they are there.
    ann.wait_for_turn()
    expect(ann.page).to_have_title(re.compile("Your turn"))
    expect(bob.page).to_have_title(re.compile("Great Western Trail, second edition"))
    card = bob.page.locator(".player[data-seat='0']")
    expect(card.get_by_label("to move")).to_be_visible()
    expect(card.get_by_label("here", exact=True)).to_be_visible()

    # Talk: a number of unread lines, quick phrases, and a line of one's own.
    ann.button("Chat").click()
    ann.button("Quick phrases").click()
    ann.button("Good luck, have fun!").click()
    expect(bob.button("Chat, 1 new message")).to_be_visible()
    bob.button("Chat, 1 new message").click()
    talk = bob.page.get_by_role("complementary", name="Chat")
    expect(talk.get_by_role("listitem")).to_contain_text("Good luck, have fun!")
    bob.page.get_by_label("Say something").fill("<b>You</b> too")
    bob.page.keyboard.press("Enter")
    lines = ann.page.get_by_role("complementary", name="Chat").get_by_role("listitem")
    expect(lines.last).to_contain_text("Bob <b>You</b> too")
    for person in people:
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("complementary", name="Chat")).to_have_count(0)

    # Eve may not watch until Ann lets her; then she sees no hand, and is counted.
    table = f"{ann.url}/table/{ann.table}"
    eve.page.goto(table)
    expect(eve.page.get_by_role("alert")).to_contain_text("not public")
    ann.button("Table menu").click()
    ann.page.get_by_label("Anyone with the link may watch").check()
    assert ann.copy("Copy watch link") == table
    eve.page.goto(table)
    expect(eve.decision).to_contain_text("decides")
    expect(ann.page.get_by_text("1 person watching").first).to_be_visible()
    assert eve.get(f"/api/tables/{ann.table}/view")["viewer"] is None
    ann.page.get_by_label("Let them chat").check()
    ann.page.keyboard.press("Escape")
    eve.button("Chat, 2 new messages").tap()
    eve.page.get_by_label("Say something").fill("Hello from the fence")
    eve.button("Send").tap()
    expect(bob.button("Chat, 1 new message")).to_be_visible()

    # Bob goes and comes back.
    ann.note("[data-presence]")  # for some seconds
    bob.page.goto("about:blank")
    ann.wait_for_noted("[data-presence]", "Bob is away.")
    bob.page.goto(table)
    ann.wait_for_noted("[data-presence]", "Bob is back.")

    # A rematch is an offer: the other sees it at once and says no; then yes, on the score sheet.
    ann.button("Table menu").click()
    ann.button("Resign").click()
    ann.button("Yes, resign").click()
    ann.page.locator(".notice.end").get_by_role("button", name="Rematch").click()
    offer = bob.page.locator(".notice.end")
    expect(offer).to_contain_text("wants a rematch.")
    offer.get_by_role("button", name="Not now").click()
    expect(ann.page.locator(".notice.end")).to_contain_text("Bob doesn’t want a rematch right now.")
    bob.page.locator(".notice.end").get_by_role("link", name="Score sheet").click()
    expect(bob.page.get_by_role("heading", level=1)).to_contain_text("Bob wins by resignation")
    ann.page.locator(".notice.end").get_by_role("button", name="Rematch").click()
    expect(ann.page.locator(".notice.end")).to_contain_text("Waiting for Bob.")
    bob.button("Play again").click()
    old = table.rsplit("/", 1)[1]
    for person in people:
        expect(person.page.locator(".decision")).to_be_visible()
        person.page.wait_for_function("(old) => !location.pathname.includes(old)", arg=old)
    expect(ann.page).to_have_url(bob.page.url)
    bob.wait_for_turn()  # everybody sits one seat further
