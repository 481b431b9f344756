"""Tables that were played with other rules than this server has are in nobody's way."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import JSON, ME, OPEN, PATIENCE, Client, Refusal, bot
from tests.server.process import ServerProcess
from trailboss.server.running.scheduler import MOST
from trailboss.server.storage.models import tables

PASSWORD = "correct horse battery"


class Place:
    """A server that ends and starts again, with something changed in its database meanwhile."""

    def __init__(self, folder: Path) -> None:
        self.server = ServerProcess(folder, tables_per_user=3)
        self.file = folder / "trailboss.sqlite"

    def between(self, *statements: str) -> None:
        self.server.kill()
        with sqlite3.connect(self.file) as database:
            for statement in statements:
                database.execute(statement)
        database.close()
        self.server.start()

    def again(self, client: Client) -> Client:
        """The same browser, at the server that was started anew."""
        found = Client.__new__(Client)
        found.url, found.token, found.me = self.server.url, None, client.me
        found.http = type(client.http)(
            base_url=found.url, cookies=client.http.cookies, timeout=PATIENCE
        )
        return found


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    found = Place(tmp_path)
    found.server.start()
    yield found
    assert found.server.stop() == 0


def need_quiet_log(place: Place) -> None:
    assert '"level": "error"' not in place.server.log.read_text(), place.server.log.read_text()


def refused(client: Client, table: str) -> tuple[int, str]:
    with pytest.raises(Refusal) as caught:
        client.view(table)
    return caught.value.status, caught.value.error


def copies(table: str, **columns: str) -> str:
    """A statement that makes more tables like one than the scheduler looks at in one go, all of
    other rules."""
    given = {"id": "'copy' || i", "rules_version": "99", **columns}
    names = [column.name for column in tables.columns]
    return (
        f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {2 * MOST})"
        f" INSERT INTO tables ({', '.join(names)})"
        f" SELECT {', '.join(given.get(name, name) for name in names)} FROM tables, n"
        f" WHERE id = '{table}'"
    )


def times_out(client: Client, table: str) -> JSON:
    return client.until(table, None, lambda view: view["status"] != "playing")


def test_logging_in_hands_them_over_too(place: Place) -> None:
    ann, guest = Client(place.server.url), Client(place.server.url)
    ann.post("/api/accounts", {"name": "Traveller", "password": PASSWORD})
    ids = sorted(guest.table([ME], seed=seed)["id"] for seed in range(3))
    old = ids[1]
    place.between(f"UPDATE tables SET rules_version = 99 WHERE id = '{old}'")
    guest = place.again(guest)
    assert refused(guest, old) == (409, "other-rules")
    guest.post("/api/sessions", {"name": "Traveller", "password": PASSWORD})
    assert guest.get("/api/me")["id"] == ann.me["id"]
    mine = {found["id"]: found for found in guest.get("/api/tables")["mine"]}
    assert sorted(mine) == ids
    assert [found["seats"][0]["name"] for found in mine.values()] == ["Traveller"] * 3
    assert [found["mine"] for found in mine.values()] == [True] * 3
    assert refused(guest, old) == (409, "other-rules")
    assert guest.move(ids[0], guest.view(ids[0]))["step"] == 1
    need_quiet_log(place)


def test_they_do_not_hold_up_clocks(place: Place) -> None:
    ann = Client(place.server.url)
    clock = {"kind": "correspondence", "seconds": 600}
    old, table = (ann.table([ME], seed=seed, clock=clock)["id"] for seed in (1, 2))
    place.between(
        copies(old, deadline="1"),
        f"UPDATE tables SET deadline = {time.time_ns() // 1_000_000} WHERE id = '{table}'",
    )
    ann = place.again(ann)
    assert times_out(ann, table)["status"] == "abandoned"
    assert ann.view(old)["status"] == "playing"
    need_quiet_log(place)


def test_they_do_not_hold_up_bots(place: Place) -> None:
    ann = Client(place.server.url)
    table = ann.table([ME, bot()], seed=3)["id"]
    place.between(
        "UPDATE seats SET kind = 'bot', bot = 'random', user_id = NULL WHERE seat = 0",
        f"UPDATE seats SET kind = 'person', user_id = '{ann.me['id']}' WHERE seat = 1",
        "UPDATE tables SET waits_for = 'server'",
        copies(table, changed_at="1"),
    )
    assert place.again(ann).my_turn(table, 1)["step"] > 0
    need_quiet_log(place)


def test_a_table_that_cannot_be_read_does_not_hold_up_others(place: Place) -> None:
    ann = Client(place.server.url)
    clock = {"kind": "correspondence", "seconds": 600}
    broken, table = (ann.table([ME], seed=seed, clock=clock)["id"] for seed in (1, 2))
    ann.move(broken, ann.view(broken))
    place.between(
        f"UPDATE entries SET data = '{{' WHERE table_id = '{broken}' AND kind = 'move'",
        f"UPDATE tables SET deadline = 1 WHERE id = '{broken}'",
        f"UPDATE tables SET deadline = 2 WHERE id = '{table}'",
    )
    assert times_out(place.again(ann), table)["status"] == "abandoned"
    time.sleep(2)
    assert place.server.log.read_text().count(broken) == 1  # it is not tried over and over


def test_a_table_made_before_is_played_with_the_rules_of_the_day_it_starts(place: Place) -> None:
    ann = Client(place.server.url)
    table = ann.table([ME, OPEN], start=False)["id"]
    place.between("UPDATE tables SET rules_version = 99")
    ann, bob = place.again(ann), Client(place.server.url)
    bob.at(table, "join", {})
    ann.at(table, "start")
    view = ann.move(table, ann.view(table))
    place.between()
    assert place.again(ann).view(table)["observation"] == view["observation"]
    need_quiet_log(place)


def test_they_leave_room_for_new_tables(place: Place) -> None:
    ann = Client(place.server.url)
    ids = [ann.table([ME])["id"] for _ in range(3)]
    with pytest.raises(Refusal, match="too-many-tables"):
        ann.table([ME])
    place.between(f"UPDATE tables SET rules_version = 99, public = 1 WHERE id = '{ids[0]}'")
    ann = place.again(ann)
    new = ann.table([ME])["id"]
    with pytest.raises(Refusal, match="too-many-tables"):
        ann.table([ME])
    lobby = ann.get("/api/tables")
    assert {found["id"] for found in lobby["mine"]} == {*ids, new}
    assert lobby["playing"] == []  # there is nothing to watch
