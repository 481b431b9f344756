"""What people do over many games: a profile, a tournament of four with two rounds, the game of the
day."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.e2e.people import Person
from tests.server.process import ServerProcess

PASSWORD = "long-enough-8"
# Some move or other, again and again.
TO_THE_END = """async (table) => {
  const path = `/api/tables/${table}`;
  const token = document.cookie.match(/csrftoken=([^;]*)/)[1];
  const headers = { 'x-csrftoken': token, 'content-type': 'application/json' };
  let view = await (await fetch(`${path}/view`)).json();
  while (view.status === 'playing') {
    const { seat, legal } = view.decision;
    const move = legal[(view.step * 7) % legal.length].code;
    const body = JSON.stringify({ seat, step: view.step, move });
    view = await (await fetch(`${path}/moves`, { method: 'POST', headers, body })).json();
  }
  return view;
}"""
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
    ada.button("Create the tournament").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Autumn cup")
    path = ada.page.url.removeprefix(ada.url)
    for person in four:
        person.go("/club" if person is ben else path)
        if person is ben:
            person.page.get_by_role("link", name="Autumn cup").click()
        person.button("Enter").click()
        expect(person.button("Withdraw")).to_be_visible()
    ada.go(path)
    ada.button("Start the tournament").click()
    expect(ada.page.get_by_role("heading", name="Round 1 of 2")).to_be_visible()
    ada.page.get_by_role("link", name="Go to my table").click()
    expect(ada.page.locator(".decision")).to_be_visible()
    ada.go(path)
    resign_second(four, path, 1)
    expect(ada.page.get_by_role("heading", name="Round 2 of 2")).to_be_visible()
    resign_second(four, path, 2)
    expect(ada.button("Drop out")).to_be_hidden()
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
    ada.button("Add friend").click()
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
    ada.button("Continue").click()
    ada.wait_for_turn()
    assert ada.table == mine

    # Who has finished stands in the list and may watch the best game. What would have been better
    # is told when the day is over.
    view = ada.page.evaluate(TO_THE_END, mine)
    ada.go("/day")
    card = ada.page.locator("section.card").first
    points = [str(sheet["total"]) for sheet in view["scores"]]
    expect(card.locator("tr.mine td.n")).to_have_text(["1", *points])
    line = card.get_by_role("link", name="What the champion would play")
    expect(line).to_be_hidden()
    best = card.get_by_role("link", name="Watch the best game")
    best.click()
    expect(ada.page).to_have_url(f"{ada.url}/table/{mine}/replay")
    ben.go("/day")
    expect(ben.page.locator("section.card").first.locator("tbody tr")).to_have_count(1)
    expect(ben.page.get_by_role("link", name="Watch the best game")).to_have_count(0)

    def the_next_day(route: Route) -> None:
        day = route.fetch().json()
        route.fulfill(json={**day, "today": False})

    ada.page.route("**/api/days*", the_next_day)
    ada.go("/day")
    expect(line).to_have_attribute("href", f"/table/{mine}/review")

    # The game is in the profile, with the plots of how it was played.
    ada.go(f"/people/{ada.get('/api/me')['name']}")
    plots = ada.page.get_by_role("region", name="Statistics")
    for heading in ("Points by category", "Points per game", "Length in turns"):
        expect(plots.get_by_role("heading", name=heading)).to_be_visible()
    expect(plots.locator("svg").nth(1)).to_be_visible()  # two at least
