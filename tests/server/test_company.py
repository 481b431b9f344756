"""Being together: rematches that are offered, watching by link, talk, presence, invitations."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import INVITED, JSON, ME, OPEN, Client, Live, bot
from tests.server.process import ServerProcess
from tests.server.test_accounts import refused


def ended(ann: Client, bob: Client) -> str:
    """A game of two that is over."""
    table: str = ann.table([ME, OPEN])["id"]
    bob.at(table, "join", {})
    ann.at(table, "resign", {"seat": 0})
    return table


def entries(live: Live, kind: str) -> JSON:
    """The next entry of a kind that is told."""
    told = live.until(lambda message: message.get("entry", {}).get("kind") == kind)
    entry: JSON = told[-1]["entry"]
    return entry


# Rematch ----------------------------------------------------------------------------------------


def test_a_rematch_is_offered_and_taken_up_at_the_old_table(ann: Client, bob: Client) -> None:
    table = ended(ann, bob)
    with bob.live(table) as his, ann.live(table) as hers:
        new = ann.at(table, "rematch")
        assert new["status"] == "open"
        offer = entries(his, "rematch")
        assert (offer["seat"], offer["data"]["table"]) == (0, new["id"])
        assert offer["data"]["name"] == ann.me["name"]
        shown = his.until(lambda message: message["type"] == "table")[-1]["table"]
        assert shown["rematch"] == new["id"]
        assert bob.at(table, "rematch")["status"] == "playing"  # one request is enough
        taken = entries(hers, "rematch-join")
        assert (taken["seat"], taken["data"]["begun"]) == (1, True)
        assert taken["data"]["table"] == new["id"]
    with refused(409, "already-started"):
        bob.at(table, "no-rematch")


def test_a_rematch_is_turned_down_and_offered_again(ann: Client, bob: Client) -> None:
    table = ended(ann, bob)
    with refused(409, "no-rematch"):
        bob.at(table, "no-rematch")
    first = ann.at(table, "rematch")["id"]
    with ann.live(table) as hers:
        assert bob.at(table, "no-rematch")["rematch"] is None
        assert entries(hers, "no-rematch")["seat"] == 1
    assert ann.get(f"/api/tables/{first}")["status"] == "abandoned"
    second = bob.at(table, "rematch")["id"]
    assert second != first
    with ann.live(table) as hers:
        bob.at(second, "leave", {})  # he takes it back by leaving the new table
        assert entries(hers, "no-rematch")["seat"] == 1
    assert ann.get(f"/api/tables/{table}")["rematch"] is None


def test_who_takes_the_kept_seat_at_the_new_table_is_seen_at_the_old_one(
    ann: Client, bob: Client
) -> None:
    table = ended(ann, bob)
    new = ann.at(table, "rematch")["id"]
    with ann.live(table) as hers:
        bob.at(new, "join", {})
        assert entries(hers, "rematch-join")["data"]["begun"] is True


# Watching ---------------------------------------------------------------------------------------


def test_the_host_lets_others_watch_by_link(
    ann: Client, bob: Client, server: ServerProcess
) -> None:
    table = ann.table([ME, OPEN])["id"]
    bob.at(table, "join", {})
    eve = Client(server.url)
    path = f"/api/tables/{table}"
    with refused(403, "not-public"):
        eve.view(table)
    with refused(403, "not-owner"):
        bob.ask("PATCH", path, json={"watchable": True})
    changed = ann.ask("PATCH", path, json={"watchable": True})
    assert (changed["watchable"], changed["public"]) == (True, False)
    seen = eve.view(table)
    assert seen["viewer"] is None
    assert all("hand" not in player for player in seen["observation"]["players"])
    assert table not in [row["id"] for row in eve.get("/api/tables")["playing"]]  # not in the lobby
    with eve.live(table) as hers, ann.live(table) as mine:
        told = mine.until(lambda m: m["type"] == "presence" and m["watchers"] == 1)[-1]
        assert sorted(told["users"]) == sorted([ann.me["id"], eve.me["id"]])
        hers.until(lambda m: m["type"] == "view")
        with refused(403, "not-seated"):
            eve.at(table, "chat", {"text": "take the train"})
        ann.ask("PATCH", path, json={"watchers_talk": True})
        eve.at(table, "chat", {"text": "hello"})
        said = entries(mine, "chat")
        assert (said.get("seat"), said["text"]) == (None, "hello")
        assert said["data"]["user"] == eve.me["id"]
        ann.ask("PATCH", path, json={"watchable": False})
        refusal = hers.until(lambda m: m["type"] == "error")[-1]  # and the connection ends
        assert refusal["error"] == "not-public"
    with refused(403, "not-seated"):
        eve.at(table, "chat", {"text": "still here"})


def test_who_looks_elsewhere_is_away(ann: Client, bob: Client) -> None:
    table = ann.table([ME, OPEN])["id"]
    bob.at(table, "join", {})
    with ann.live(table) as mine, bob.live(table) as his:
        mine.until(lambda m: m["type"] == "presence" and len(m["users"]) == 2)
        his.send(type="away", away=True)
        told = mine.until(lambda m: m["type"] == "presence" and m["away"])[-1]
        assert told["away"] == [bob.me["id"]]
        assert bob.me["id"] in told["users"]
        with bob.live(table):  # he looks at it in another window
            mine.until(lambda m: m["type"] == "presence" and not m["away"])
        mine.until(lambda m: m["type"] == "presence" and m["away"])
        his.send(type="away", away=False)
        mine.until(lambda m: m["type"] == "presence" and not m["away"])


def test_talk_has_a_limit(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, chat_per_minute=3).start()
    ann = Client(server.url)
    table = ann.table([ME, bot()])["id"]
    for number in range(3):
        ann.at(table, "chat", {"text": str(number)})
    with refused(429, "too-many-requests"):
        ann.at(table, "chat", {"text": "once more"})
    with ann.live(table) as live:
        live.send(type="chat", id=1, text="this way?")
        answer = live.until(lambda message: message["type"] in ("answer", "error"))[-1]
        assert (answer["type"], answer["status"]) == ("error", 429)
    server.stop()


# Invitations ------------------------------------------------------------------------------------


def test_an_invitation_says_what_has_become_of_it(
    ann: Client, bob: Client, server: ServerProcess
) -> None:
    made = ann.table([ME, INVITED])
    table = made["id"]
    secret = made["seats"][1]["invitation"]

    def state(who: Client, invitation: str | None = secret) -> JSON:
        found: JSON = who.at(table, "invitation", {"invitation": invitation})
        return found

    eve = Client(server.url)
    good = state(bob)
    assert (good["state"], good["game"], good["host"]) == (
        "good",
        "second-edition",
        ann.me["name"],
    )
    assert state(bob, "x")["state"] == "wrong"
    bob.at(table, "join", {"invitation": secret, "name": "Bob"})
    used = state(eve)
    assert (used["state"], used["taken_by"], used["watchable"]) == ("used", "Bob", False)
    assert state(bob)["state"] == "mine"
    wrong = state(eve, "x")
    assert wrong == {
        "state": "wrong",
        "game": None,
        "host": None,
        "taken_by": None,
        "watchable": False,
    }
    given_up = ann.table([ME, INVITED])
    ann.at(given_up["id"], "leave", {})
    closed = eve.at(
        given_up["id"], "invitation", {"invitation": given_up["seats"][1]["invitation"]}
    )
    assert closed["state"] == "closed"
    open_to_all = ann.table([ME, OPEN])["id"]
    bob.at(open_to_all, "join", {})
    assert eve.at(open_to_all, "invitation", {})["state"] == "full"


# Your games -------------------------------------------------------------------------------------


def test_a_table_says_its_turn_and_where_a_fork_comes_from(ann: Client) -> None:
    table = ann.table([ME, bot("random")], seed=3)["id"]
    view = ann.my_turn(table, 0)
    while view["turn"] < 5:
        view = ann.move(table, view)
        if view["decision"]["seat"] != 0:
            view = ann.my_turn(table, 0)
    mine = next(row for row in ann.get("/api/tables")["mine"] if row["id"] == table)
    assert mine["turn"] == view["turn"]
    assert mine["started_at"] is not None
    fork = ann.at(table, "fork", {"step": view["step"]})
    assert fork["turn"] == view["turn"]
    origin = fork["origin"]
    assert (origin["kind"], origin["table"], origin["step"]) == ("fork", table, view["step"])
    assert (origin["turn"], origin["names"]) == (view["turn"], [s["name"] for s in mine["seats"]])
