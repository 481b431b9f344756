"""The pages of the client, each with a situation that shows what it has."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.people import Person

RECORDS = Path(__file__).parent.parent / "records"
RECORD = RECORDS / "second-edition-01.txt"
SHORT = RECORDS / "second-edition-12.txt"
GAMES = ("second-edition", "first-edition", "el-paso")


@dataclass(frozen=True)
class Place:
    path: str
    there: str  # what is on the page once it is complete


def visit(person: Person, place: Place) -> None:
    person.go(place.path)
    expect(person.page.locator(place.there).first).to_be_visible()


def outside_tables(person: Person) -> dict[str, Place]:
    """The pages around the tables, with a waiting table and a game being played."""
    person.go("/about")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "invited"}]
    room = person.post("/api/tables", {"game": "el-paso", "seats": seats})
    alone = {"seats": [{"kind": "me", "name": "Ann"}], "start_when_full": True}
    person.post("/api/tables", {"game": "second-edition", **alone})
    return {
        "home": Place("/", "section a.row"),
        "new table": Place("/new", "form .seat"),
        "record": Place("/import", "form textarea"),
        "position": Place("/position", "form textarea"),
        "account": Place("/account", "form"),
        "settings": Place("/settings", "fieldset"),
        "about": Place("/about", "dl"),
        "nothing": Place("/nothing", "h1"),
        "waiting room": Place(f"/table/{room['id']}", "section li"),
    }


def after_a_game(person: Person) -> dict[str, Place]:
    """The pages of a game that is over."""
    person.go("/about")
    told = {"record": SHORT.read_text(), "title": "Old game"}
    over = person.post("/api/tables/import", told)["id"]
    return {
        "result": Place(f"/table/{over}/result", "polyline"),
        "replay": Place(f"/table/{over}/replay?step=200", ".replay"),
        "editor": Place(f"/table/{over}/position?step=200", ".part"),
    }
