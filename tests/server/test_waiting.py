"""The waiting room: people with the same wish sit down together, once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.client import ME, OPEN, Client
from tests.server.process import ServerProcess
from tests.server.test_ratings import account

LIVE = {"kind": "live", "seconds": 900, "increment": 15}
DAYS = {"kind": "correspondence", "seconds": 86_400}


def wish(client: Client, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = client.post(
        "/api/waiting", {"games": ["el-paso"], "clock": LIVE, **more}
    )
    return found


def wait_no_longer(*clients: Client) -> None:
    for client in clients:
        client.ask("DELETE", "/api/waiting")


def test_two_with_the_same_wish_sit_down(server: ServerProcess) -> None:
    ann, bob, guest = account(server, "Ann"), account(server, "Bob"), Client(server.url)
    assert wish(ann, games=["el-paso", "second-edition"])["table"] is None
    assert wish(guest, clock=DAYS)["table"] is None  # something else
    seen = guest.get("/api/waiting")["wishes"]
    assert ann.me["name"] in {one["name"] for one in seen}
    table = wish(bob)["table"]
    assert table is not None
    assert ann.get("/api/waiting")["table"] == table
    assert ann.get("/api/waiting")["table"] is None  # told once
    found = ann.get(f"/api/tables/{table}")
    assert (found["status"], found["rated"], found["game"]) == ("playing", True, "el-paso")
    assert {seat["name"] for seat in found["seats"]} == {ann.me["name"], bob.me["name"]}
    assert [one["mine"] for one in guest.get("/api/waiting")["wishes"] if one["mine"]] == [True]
    wait_no_longer(guest)
    assert not [one for one in guest.get("/api/waiting")["wishes"] if one["mine"]]


def test_guests_play_unrated_and_who_is_blocked_waits_on(server: ServerProcess) -> None:
    ann, bob, guest = account(server, "Ann"), account(server, "Bob"), Client(server.url)
    ann.post(f"/api/people/{bob.me['name']}/relation", {"kind": "block", "on": True})
    clock = {**LIVE, "seconds": 901}  # nobody else's
    assert wish(bob, clock=clock)["table"] is None
    assert wish(ann, clock=clock)["table"] is None
    table = wish(guest, clock=clock)["table"]
    assert table is not None
    assert not guest.get(f"/api/tables/{table}")["rated"]
    wait_no_longer(ann, bob)


def test_three_at_once_and_nobody_twice(server: ServerProcess) -> None:
    """Six who come in the same moment sit at two tables of three."""
    clients = [Client(server.url) for _ in range(6)]
    clock = {**LIVE, "seconds": 903}
    with ThreadPoolExecutor(6) as together:
        list(together.map(lambda one: wish(one, players=3, clock=clock), clients))
    tables = [client.get("/api/tables")["mine"] for client in clients]
    assert [len(mine) for mine in tables] == [1] * 6
    assert len({mine[0]["id"] for mine in tables}) == 2


def test_ratings_that_are_too_far_apart(server: ServerProcess) -> None:
    ann, bob, cleo = (account(server, name) for name in ("Ann", "Bob", "Cleo"))
    for _ in range(2):  # Ann loses against somebody whose rating nobody else changes
        table = ann.table([ME, OPEN], game="el-paso", rated=True)["id"]
        cleo.at(table, "join", {})
        ann.at(table, "resign", {"seat": 0})
    clock = {**LIVE, "seconds": 904}
    assert wish(ann, clock=clock)["table"] is None
    assert wish(bob, clock=clock, within=50)["table"] is None
    assert wish(bob, clock=clock, within=2000)["table"] is not None
