"""Vacations: a player's own clocks stand still in running games by correspondence, nothing else."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.client import JSON, ME, OPEN, Client, Refusal
from tests.server.process import ServerProcess
from tests.server.test_telling import CORRESPONDENCE, play_turn, table_of

PATH = "/api/me/vacation"
DAY = 86_400_000
NEAR = 60_000  # ms a test may take


def near(found: int, wanted: float) -> bool:
    return abs(found - wanted) < NEAR


def at() -> float:
    return time.time() * 1000


def away(client: Client, days: int) -> JSON:
    found: JSON = client.post(PATH, {"days": days})
    return found


def test_a_turn_that_runs_stands_still(server: ServerProcess) -> None:
    ann, bob = Client(server.url), Client(server.url)
    table = table_of(ann, bob)
    before = ann.view(table)["deadline"]
    found = away(ann, 10)
    assert near(found["until"], at() + 10 * DAY)
    assert (found["days"], found["left"]) == (30, 20)
    view = bob.view(table)  # the opponent sees it
    assert near(view["deadline"], before + 10 * DAY)
    assert view["seats"][0]["vacation_until"] == found["until"]
    assert view["seats"][1]["vacation_until"] is None
    assert bob.get(f"/api/tables/{table}")["seats"][0]["vacation_until"] == found["until"]
    # One may move all the same, and the clock of the other runs as ever.
    view = play_turn(ann, table, 0)
    assert near(view["deadline"], at() + DAY)


def test_a_turn_that_comes_meanwhile_begins_at_the_end(server: ServerProcess) -> None:
    ann, bob = Client(server.url), Client(server.url)
    table = table_of(ann, bob)
    first = ann.view(table)["deadline"]
    until = away(bob, 3)["until"]
    assert ann.view(table)["deadline"] == first  # not bob's turn
    assert play_turn(ann, table, 0)["deadline"] == until + DAY
    back = bob.ask("DELETE", PATH)
    assert back["until"] is None
    assert back["left"] == 29  # each takes a day at least
    view = ann.view(table)
    assert near(view["deadline"], at() + DAY)
    assert view["seats"][1]["vacation_until"] is None


def test_what_is_changed_twice_is_counted_once(server: ServerProcess) -> None:
    ann, bob = Client(server.url), Client(server.url)
    table = table_of(ann, bob)
    before = ann.view(table)["deadline"]
    for days in (10, 4, 6):
        away(ann, days)
    assert near(ann.view(table)["deadline"], before + 6 * DAY)
    assert ann.get(PATH)["left"] == 23  # six days and the moments since the first time
    ann.ask("DELETE", PATH)
    assert near(ann.view(table)["deadline"], before)


def test_the_bank_pays_nothing_for_a_vacation(server: ServerProcess) -> None:
    ann, bob = Client(server.url), Client(server.url)
    table = table_of(ann, bob, clock={**CORRESPONDENCE, "bank": 3600})
    away(ann, 5)
    play_turn(ann, table, 0)
    assert ann.view(table)["seats"][0]["clock_left"] == 3600 * 1000


def test_live_games_and_those_that_begin_later_go_on(server: ServerProcess) -> None:
    ann, bob = Client(server.url), Client(server.url)
    live = table_of(ann, bob, clock={"kind": "live", "seconds": 600})
    none = table_of(ann, bob, clock={"kind": "none"})
    before = ann.view(live)["deadline"]
    away(ann, 2)
    assert ann.view(live)["deadline"] == before
    assert ann.view(none)["deadline"] is None
    later = table_of(ann, bob)
    assert near(ann.view(later)["deadline"], at() + DAY)
    for table in (live, none, later):
        assert ann.view(table)["seats"][0]["vacation_until"] is None


def test_days_are_limited(server: ServerProcess) -> None:
    ann = Client(server.url)
    with pytest.raises(Refusal, match="You have 30 days of vacation left") as caught:
        away(ann, 31)
    assert (caught.value.status, caught.value.error) == (409, "no-vacation-left")
    for _ in range(28):  # whoever stops the clock at will pays a day each time
        away(ann, 1)
        ann.ask("DELETE", PATH)
    assert ann.get(PATH) == {"days": 30, "left": 2, "until": None}
    with pytest.raises(Refusal, match="You have 2 days"):
        away(ann, 3)
    assert away(ann, 2)["left"] == 0


def test_it_ends_by_itself(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, vacation_days=30).start()
    ann, bob = Client(server.url), Client(server.url)
    table = ann.table([ME, OPEN], clock=CORRESPONDENCE)["id"]
    bob.at(table, "join", {})
    away(bob, 20)
    cookies = ann.http.cookies
    assert server.stop() == 0
    with closing(sqlite3.connect(tmp_path / "trailboss.sqlite")) as database:
        for part in ("vacations SET began_at = began_at - ?, until", "seats SET vacation_until"):
            column = part.rpartition(" ")[2]
            shifts = (21 * DAY,) * part.count("?") + (21 * DAY,)
            database.execute(f"UPDATE {part} = {column} - ?", shifts)
        database.commit()
    server.start()
    ann.http, ann.url = ann.http.__class__(base_url=server.url, cookies=cookies), server.url
    assert ann.view(table)["seats"][1]["vacation_until"] is None
    assert near(play_turn(ann, table, 0)["deadline"], at() + DAY)
    assert server.stop() == 0


def test_a_server_without_vacations(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, vacation_days=0).start()
    ann = Client(server.url)
    assert ann.get(PATH) == {"days": 0, "left": 0, "until": None}
    with pytest.raises(Refusal, match="There is no vacation on this server") as caught:
        away(ann, 1)
    assert caught.value.status == 404
    assert server.stop() == 0
