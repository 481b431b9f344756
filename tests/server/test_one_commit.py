"""Whoever completes a table begins its game in the same commit: a kill in between cannot leave a
full table that waits for ever."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from trailboss.server.running.app import create_app
from trailboss.server.running.settings import Settings
from trailboss.server.storage.sqlite import SqliteDatabase

SEATS = [{"kind": "me"}, {"kind": "open"}]


class Browser:
    def __init__(self, folder: Path) -> None:
        self.app = create_app(Settings(data=str(folder), bot_workers=1, durability="normal"))
        self.http = TestClient(self.app)

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"x-csrftoken": self.http.cookies["csrftoken"]}
        found = self.http.post(path, json=body, headers=headers)
        assert found.status_code < 300, found.text
        answer: dict[str, Any] = found.json()
        return answer

    def somebody_else(self) -> None:
        self.http.cookies.clear()
        self.http.get("/api/me")


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    found = Browser(tmp_path)
    with found.http:
        found.http.get("/api/me")
        yield found


@pytest.fixture
def writes(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Every write to the database, from now on."""
    found: list[object] = []
    write = SqliteDatabase.write

    async def noted(self: SqliteDatabase, job: Callable[[Any], Any]) -> Any:
        found.append(job)
        return await write(self, job)

    monkeypatch.setattr(SqliteDatabase, "write", noted)
    return found


def new_table(browser: Browser, seats: list[dict[str, str]], **more: object) -> dict[str, Any]:
    asked = {"game": "el-paso", "seats": seats, "start_when_full": True, **more}
    return browser.post("/api/tables", asked)


@pytest.mark.parametrize("shuffle", [False, True])
def test_the_last_to_join_starts_the_game(
    browser: Browser, writes: list[object], shuffle: bool
) -> None:
    table = new_table(browser, SEATS, shuffle=shuffle)
    assert table["status"] == "open"
    browser.somebody_else()
    writes.clear()
    joined = browser.post(f"/api/tables/{table['id']}/join", {"name": "Bob"})
    assert joined["status"] == "playing"
    assert len(writes) == 1
    log = browser.http.get(f"/api/tables/{table['id']}/log").json()["entries"]
    assert [entry["kind"] for entry in log] == ["create", "join", "start"]
    assert {seat["name"] for seat in joined["seats"]} >= {"Bob"}


def test_a_table_that_misses_nobody_is_made_and_started(
    browser: Browser, writes: list[object]
) -> None:
    table = new_table(browser, [{"kind": "me"}, {"kind": "hotseat"}])
    assert table["status"] == "playing"
    assert len(writes) == 1
