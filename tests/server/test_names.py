"""Names: nobody is taken for somebody else."""

from __future__ import annotations

import pytest

from tests.server.client import ME, OPEN, Client, hotseat
from tests.server.process import ServerProcess
from tests.server.test_accounts import refused
from trailboss.server.people.naming import looks, visible

WORD = "seven red wagons"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann Wagoner", "ANN wagoner"),
        ("Ann Wagoner", "Аnn Wagoner"),  # a Cyrillic letter
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("Marn", "Mam"),
        ("paypal", "раураl"),
        ("Ann", "A\u200bnn"),
        ("Ann", "Ann\u3164"),
        ("Zoë", "Zoe\u0308"),
        ("Straße", "STRASSE"),
        ("Ann", "𝐀𝐧𝐧"),
    ],
)
def test_names_that_look_alike(name: str, other: str) -> None:
    assert looks(name) == looks(other)


@pytest.mark.parametrize(("name", "other"), [("Zoe", "Zoë"), ("Ann", "Anne"), ("Tom", "Tim")])
def test_names_that_do_not(name: str, other: str) -> None:
    assert looks(name) != looks(other)


def test_what_cannot_be_seen_is_left_out() -> None:
    assert visible(" A\u200bn\u2060n\u3164  \u202eB\u00adob\u2800 ") == "Ann Bob"
    assert visible("Z" + "\u0336" * 30 + "oe") == "Z" + "\u0336" * 2 + "oe"
    assert visible("\u0301\u0301") == ""
    assert visible("Zoë Müller-Lüdenscheidt") == "Zoë Müller-Lüdenscheidt"
    assert visible("王小明") == "王小明"


def test_accounts_do_not_look_alike(server: ServerProcess) -> None:
    ann, eve = Client(server.url), Client(server.url)
    ann.post("/api/accounts", {"name": "Ann Marlow", "password": WORD})
    for name in ("ann marlow", "Аnn Marlow", "Ann Mar1ow", "Ann Marlοw"):
        with refused(409, "name-taken"):
            eve.post("/api/accounts", {"name": name, "password": WORD})
    answer = eve.send("POST", "/api/accounts", json={"name": "Eve\u3164Marlow", "password": WORD})
    assert answer.status_code == 400
    assert ann.ask("PATCH", "/api/me", json={"name": "ANN Marlow"})["name"] == "ANN Marlow"


def test_guests_take_no_name_of_an_account_and_are_marked(server: ServerProcess) -> None:
    ann, eve = Client(server.url), Client(server.url)
    ann.post("/api/accounts", {"name": "Nell Marlow", "password": WORD})
    with refused(409, "name-taken"):
        eve.ask("PATCH", "/api/me", json={"name": "NeIl\u200b Marlow"})
    assert eve.ask("PATCH", "/api/me", json={"name": "Ev\u200be"})["name"] == "Eve"
    table = ann.table([ME, OPEN, OPEN])["id"]
    with refused(409, "name-taken"):
        eve.at(table, "join", {"name": "Nell Marlow"})
    seats = eve.at(table, "join", {})["seats"]
    assert [seat["guest"] for seat in seats] == [False, True, False]
    for seats in ([{**ME, "name": "Nell Marlow"}, OPEN], [ME, OPEN, hotseat("Nell Marlow")]):
        with refused(409, "name-taken"):
            eve.table(seats)
    eve.table([ME, hotseat("Nell Marlow")])  # on one's own screen anybody may be called anything
    eve.post("/api/accounts", {"name": "Eve Marlow", "password": WORD})
    assert [seat["guest"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == [False] * 3
