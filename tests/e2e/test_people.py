"""What people do at a table besides moving: join, take back by consent, resign, play again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.people import Person

MOST_MOVES = 25  # of a first turn


def test_lobby_consent_resign_rematch(people: list[Person]) -> None:
    ann, bob = people
    ann.go("/new")
    ann.page.get_by_label("Name of the table").fill("Friday round")
    ann.page.get_by_label("Who sits in seat 2").select_option("open")
    ann.page.get_by_label("Clock").select_option("live15")
    ann.page.get_by_label("Public table").check()
    ann.page.get_by_label("Random turn order").uncheck()
    ann.page.get_by_label("Start as soon as all seats are taken").uncheck()
    ann.button("Open the table").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Friday round")
    expect(ann.button("Start the game")).to_be_disabled()

    bob.go("/")
    bob.page.get_by_role("link", name="Friday round").click()
    bob.page.get_by_label("Your name at the table").fill("Bob")
    bob.button("Join").click()
    expect(bob.page.get_by_text("The game starts when the host says so")).to_be_visible()
    ann.button("Start the game").click()
    ann.wait_for_turn()
    expect(bob.page.get_by_role("timer")).to_have_count(2)

    # Ann's turn ends; she asks to take her last move back, and Bob agrees.
    ann.touch_first()
    ann.wait_for_step(1)
    for _ in range(MOST_MOVES):
        if not ann.my_turn():
            break
        ann.press_on()
    step = ann.step()
    ann.button("Table menu").click()
    ann.button("Ask the others").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("asks to take back one move.")
    assert bob.step() == step
    bob.button("Agree").click()
    for person in people:
        person.wait_for_step(step - 1)
    ann.wait_for_turn()

    # Between two a resignation ends the game; both come to the same new table.
    ann.button("Table menu").click()
    ann.button("Resign").click()
    ann.button("Yes, resign").click()
    for person in people:
        expect(person.page.locator(".notice.end")).to_contain_text("Bob wins by resignation")
        expect(person.decision).to_contain_text("Bob wins by resignation")  # no points
    old = ann.page.url
    ann.button("Rematch").click()
    bob.button("Play again").click()
    for person in people:
        expect(person.page).not_to_have_url(old)
    expect(bob.page).to_have_url(ann.page.url)
