"""Friends, invitations by name, people one does not want to play with."""

from __future__ import annotations

import pytest

from tests.server.client import ME, OPEN, Refusal
from tests.server.process import ServerProcess
from tests.server.test_ratings import account


def test_a_friend_finds_the_invitation(server: ServerProcess) -> None:
    ann, bob, eve = (account(server, name) for name in ("Ann", "Bob", "Eve"))
    found = ann.post(f"/api/people/{bob.me['name']}/relation", {"kind": "friend", "on": True})
    assert found["friend"]
    (friend,) = ann.get("/api/me/people")["people"]
    assert friend == {"user": bob.me["id"], "name": bob.me["name"], "kind": "friend"}
    table = ann.table([ME, {"kind": "invited", "invite": bob.me["name"].upper()}])["id"]
    (mine,) = bob.get("/api/tables")["mine"]
    assert mine["id"] == table
    assert mine["seats"][1]["reserved"]
    with pytest.raises(Refusal) as refused:
        eve.at(table, "join", {})
    assert refused.value.error == "invited"
    assert bob.at(table, "join", {})["status"] == "playing"
    ann.post(f"/api/people/{bob.me['name']}/relation", {"kind": "friend", "on": False})
    assert ann.get("/api/me/people")["people"] == []


def test_who_is_blocked_neither_joins_nor_invites(server: ServerProcess) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    ann.post(f"/api/people/{bob.me['name']}/relation", {"kind": "block", "on": True})
    for one, other in ((ann, bob), (bob, ann)):
        table = one.table([ME, OPEN])["id"]
        with pytest.raises(Refusal) as refused:
            other.at(table, "join", {})
        assert refused.value.error == "blocked"
        with pytest.raises(Refusal) as refused:
            one.table([ME, {"kind": "invited", "invite": other.me["name"]}])
        assert refused.value.error == "blocked"


def test_what_cannot_be_invited(server: ServerProcess) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    name = bob.me["name"]
    for seats, status in (
        ([ME, {"kind": "open", "invite": name}], 400),
        ([ME, {"kind": "invited", "invite": "nobody at all"}], 404),
        ([ME, {"kind": "invited", "invite": ann.me["name"]}], 404),
        ([ME, {"kind": "invited", "invite": name}, {"kind": "invited", "invite": name}], 400),
    ):
        with pytest.raises(Refusal) as refused:
            ann.table(seats)
        assert refused.value.status == status, seats
    with pytest.raises(Refusal) as refused:
        ann.post(f"/api/people/{ann.me['name']}/relation", {"kind": "friend", "on": True})
    assert refused.value.error == "yourself"
