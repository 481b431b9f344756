"""What people do over many games: a profile, a tournament of four with two rounds, the game of the
day."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import Person
from tests.server.process import ServerProcess

PASSWORD = "long-enough-8"
NAMES = ("Ada", "Ben", "Cleo", "Dan")


@pytest.fixture
def four(
    request: pytest.FixtureRequest, server: ServerProcess, browser: Browser
) -> Iterator[list[Person]]:
    """Four people with accounts."""
    found = [Person(browser, server.url) for _ in NAMES]
    for person, name in zip(found, NAMES):
        person.go("/about")
        account = {"name": f"{name} {len(request.node.name)}", "password": PASSWORD}
        assert not person.post("/api/accounts", account)["guest"]
    yield found
    for person in found:
        person.context.close()
    assert [person.complaints for person in found] == [[]] * len(found)


def resign_second(people: list[Person], path: str, number: int) -> None:
    """At each table of a round whoever has the second seat gives up. The last of them ends it, and
    the next one begins at once."""
    for person in people:
        rounds = person.get(f"/api{path.replace('tournament', 'tournaments')}")["results"]
        board = next(one for one in rounds[number - 1]["boards"] if one["mine"])
        me = person.get("/api/me")["name"]
        if board["seats"][1]["name"] == me:
            person.post(f"/api/tables/{board['table']}/resign", {"seat": 1})


def test_a_tournament_of_four_and_a_profile(four: list[Person]) -> None:
    ada, ben = four[:2]
    ada.go("/club")
    ada.page.get_by_role("link", name="New tournament").click()
    ada.page.get_by_label("Name").fill("Autumn cup")
    ada.page.get_by_label("El Paso").check()
    ada.page.get_by_label("Rounds").fill("2")
    ada.button("Announce it").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Autumn cup")
    path = ada.page.url.removeprefix(ada.url)
    for person in four:
        person.go("/club" if person is ben else path)
        if person is ben:
            person.page.get_by_role("link", name="Autumn cup").click()
        person.button("Enter").click()
        expect(person.button("Do not play after all")).to_be_visible()
    ada.go(path)
    ada.button("Start the tournament").click()
    expect(ada.page.get_by_role("heading", name="Round 1 of 2")).to_be_visible()
    ada.page.get_by_role("link", name="To my table").click()
    expect(ada.page.locator(".decision")).to_be_visible()
    ada.go(path)
    resign_second(four, path, 1)
    expect(ada.page.get_by_role("heading", name="Round 2 of 2")).to_be_visible()
    resign_second(four, path, 2)
    expect(ada.button("Play no further rounds")).to_be_hidden()
    scores = ada.page.locator("table.figures tbody tr td:nth-child(3)")
    expect(scores).to_have_text(["2", "1", "1", "0"])

    # The winner's page: two games, a rating above where everybody begins.
    ada.page.locator("table.figures tbody a").first.click()
    expect(ada.page.get_by_role("heading", name="Latest games")).to_be_visible()
    rating = ada.page.get_by_role("list", name="Rating").locator("b")
    expect(rating).to_have_text(re.compile(r"^1[1-9]\d\d"))
    expect(ada.page.get_by_role("heading", name="Favorite opponents")).to_be_visible()
    name = ben.get("/api/me")["name"]
    ada.go(f"/people/{name}")
    ada.button("Add as a friend").click()
    ada.page.get_by_role("link", name="Invite to a game").click()
    expect(ada.page.get_by_label("Account to invite to seat 2")).to_have_value(name)


def test_the_game_of_the_day(four: list[Person]) -> None:
    ada, ben = four[:2]
    for person in (ada, ben):
        person.go("/day")
        person.button("Play").first.click()
        person.wait_for_turn()
    assert ada.table != ben.table
    seen = [person.get(f"/api/tables/{person.table}/view")["observation"] for person in (ada, ben)]
    assert seen[0]["players"][0]["hand"] == seen[1]["players"][0]["hand"]
    mine = ada.table
    ada.go("/day")
    ada.button("Go on").click()
    ada.wait_for_turn()
    assert ada.table == mine
