"""How often, how large: limits."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.client import ME, Client
from tests.server.process import ServerProcess
from trailboss.core.message import say
from trailboss.server.errors import TooMany
from trailboss.server.people import limits


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(limits, "monotonic", lambda: now)
    limit = limits.Limit(60, "refused-requests")
    for _ in range(60):
        limit.spend("ann")
    with pytest.raises(TooMany, match=r"60 a minute\. Try again in 1 s"):
        limit.spend("ann")
    limit.spend("bob")  # has a bucket of his own
    now = 2.0
    limit.spend("ann")
    limit.spend("ann")
    with pytest.raises(TooMany):
        limit.spend("ann")


def test_long_work_is_done_one_at_a_time() -> None:
    analysis = limits.OneAtATime(say("refused-analysis-busy"))
    with analysis.held("ann"):
        with pytest.raises(TooMany, match="One analysis at a time"), analysis.held("ann"):
            pass
        with analysis.held("bob"):
            pass
    with analysis.held("ann"):
        pass


def test_too_many_requests_and_logins(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, requests_per_minute=20, logins_per_minute=5).start()
    try:
        ann = Client(server.url)
        answers = [ann.send("GET", "/api/me").status_code for _ in range(25)]
        assert answers[:19] == [200] * 19
        assert set(answers[20:]) == {429}
        refused = ann.send("GET", "/api/me")
        assert refused.json()["error"] == "too-many-requests"
        assert int(refused.headers["retry-after"]) >= 1
        guests = [httpx.get(server.url + "/api/me").status_code for _ in range(6)]
        assert guests == [200] * 4 + [429] * 2  # Ann was the first of five
    finally:
        server.stop()


def test_live_messages_count_too(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, requests_per_minute=20).start()
    try:
        ann = Client(server.url)
        table = ann.table([ME])["id"]
        with ann.live(table) as live:
            for number in range(30):
                live.send(type="ping", id=number)
            kinds: list[str] = []
            while len(kinds) < 30:
                message = live.next()
                if message["type"] in ("answer", "error"):
                    kinds.append(message.get("error", "answer"))
        assert kinds[0] == "answer"
        assert kinds[-1] == "too-many-requests"
    finally:
        server.stop()


def test_tables_of_one_user(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, tables_per_user=2).start()
    try:
        ann = Client(server.url)
        first = ann.table([ME])["id"]
        ann.table([ME])
        body = {"game": "el-paso", "seats": [ME]}
        assert ann.send("POST", "/api/tables", json=body).json()["error"] == "too-many-tables"
        ann.at(first, "leave", {})
        assert ann.send("POST", "/api/tables", json=body).status_code == 201
    finally:
        server.stop()
