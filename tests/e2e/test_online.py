"""Two people at one table, and a network that goes away."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Route, expect

from tests.e2e.people import Person
from tests.server.process import ServerProcess

MOST_MOVES = 25  # of a first turn


def test_a_lost_connection_loses_nothing(people: list[Person]) -> None:
    ann, bob = people
    ann.go("/new")
    ann.page.get_by_label("Random turn order").uncheck()
    ann.button("Open the table").click()
    expect(ann.page.get_by_text("One player is missing.")).to_be_visible()
    link = ann.copy("Copy invitation")
    assert "/join/" in link
    assert "?invitation=" in link

    bob.page.goto(link)
    expect(bob.page.get_by_role("heading", level=1)).to_contain_text(
        "invites you to play Great Western Trail, second edition"
    )
    bob.page.get_by_label("Your name at the table").fill("Bob")
    bob.button("Join").click()
    ann.wait_for_turn()
    bob.wait_for_step(0)
    expect(bob.page).not_to_have_url(re.compile("invitation"))  # where the secret does not stay
    expect(bob.decision).to_contain_text("decides")
    assert not bob.my_turn()

    ann.touch_first()
    for person in people:
        person.wait_for_step(1)

    # Bob's network goes; Ann plays on to the end of her turn.
    bob.context.set_offline(True)
    expect(bob.page.locator("[data-link=lost]")).to_be_visible()
    for _ in range(MOST_MOVES):
        ann.press_on()
        if not ann.my_turn():
            break
    assert bob.step() == 1
    bob.note("[data-link=back]")
    bob.context.set_offline(False)
    bob.wait_for_noted("[data-link=back]", "")  # for some seconds
    step = ann.step()
    assert step > 1
    bob.wait_for_step(step)
    bob.wait_for_turn()
    # Nothing is missing, nothing is there twice: a page that is loaded anew shows the same log.
    read = bob.page.locator(".log li").all_inner_texts()
    bob.page.reload()
    bob.wait_for_step(step)
    expect(bob.page.locator(".log li")).to_have_count(len(read))
    assert bob.page.locator(".log li").all_inner_texts() == read
    bob.wait_for_turn()
    bob.wait_for_tips()

    # Bob decides while his network is gone: made once, when it is back.
    bob.context.set_offline(True)
    expect(bob.page.locator("[data-link=lost]")).to_be_visible()
    bob.decision.locator(".options button").first.click()  # a card of his hand
    expect(bob.decision).to_have_attribute("aria-busy", "true")
    bob.page.wait_for_timeout(700)
    assert (ann.step(), bob.step()) == (step, step)
    bob.context.set_offline(False)
    for person in people:
        person.wait_for_step(step + 1)
    expect(bob.decision).to_have_attribute("aria-busy", "false")

    # Talk makes no move.
    bob.button("Table menu").click()
    bob.page.get_by_label("Say something").fill("Nice place.")
    bob.button("Send").click()
    expect(ann.button("Chat, 1 new message")).to_be_visible()
    assert ann.step() == step + 1


def test_what_comes_after_the_table_comes_when_the_network_is_back(
    server: ServerProcess, browser: Browser
) -> None:
    """Tips and help are fetched once the table stands: a network that goes then breaks nothing."""
    ann = Person(browser, server.url, service_workers="block")
    later = re.compile(r"/assets/(words-en-tips|Understand).*js")
    asked: list[str] = []

    def cut_off(route: Route) -> None:
        asked.append(route.request.url)
        route.abort("internetdisconnected")

    ann.page.route(later, cut_off)
    ann.sit_down("second-edition", 2)
    while len(asked) < 2:
        ann.page.wait_for_timeout(20)
    tip = ann.page.locator(".tip.shown")
    expect(tip).to_have_count(0)
    ann.page.unroute(later)
    ann.page.evaluate("dispatchEvent(new Event('online'))")
    expect(tip).to_contain_text("Your turn.")
    ann.touch_first()
    ann.wait_for_step(1)
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog", name="Help")).to_be_visible()
    ann.context.close()
    assert [text for text in ann.complaints if "blocked by Playwright" not in text] == []
