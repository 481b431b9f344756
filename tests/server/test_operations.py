"""What whoever runs the server looks at: health and metrics."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

import trailboss
from tests.server.client import ME, Client, bot
from tests.server.process import ServerProcess

Figures = dict[str, float]


def figures(url: str, **headers: str) -> Figures:
    """All metrics, as `name{label=value,…}`."""
    answer = httpx.get(f"{url}/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=")
    found: Figures = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}"] = sample.value
    return found


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of our own. The last test breaks its database."""
    folder = tmp_path_factory.mktemp("fresh")
    server = ServerProcess(folder, metrics_token="token of the club").start()
    yield server
    assert server.stop() == 0


def test_metrics_count_what_happens(fresh: ServerProcess) -> None:
    ann = Client(fresh.url)
    table = ann.table([ME, bot("heuristic")], seed=3)["id"]
    with ann.live(table) as live:
        live.until(lambda message: message["type"] == "presence")
        view = ann.my_turn(table, 0)
        for _ in range(3):
            view = ann.move(table, view)
            view = ann.my_turn(table, 0)
        move = view["decision"]["legal"][0]["move"]
        live.send(type="move", id=1, seat=0, step=view["step"], move=move)
        live.until(lambda message: message["type"] == "answer")
        live.send(type="move", id=2, seat=0, step=0, move=move)
        live.until(lambda message: message["type"] == "error")
        ann.my_turn(table, 0)
        found = figures(fresh.url)
    log = [entry for entry in ann.log(table) if entry["kind"] == "move"]
    by_bots = sum(entry["by"] == "bot" for entry in log)
    assert found["trailboss_moves_total{by=person}"] == 4
    assert found["trailboss_moves_total{by=bot}"] == by_bots > 0
    route = "/api/tables/{table_id}/moves"
    assert found[f"trailboss_requests_total{{method=POST,route={route},status=200}}"] == 3
    assert found[f"trailboss_request_seconds_count{{method=POST,route={route}}}"] == 3
    assert 0 < found[f"trailboss_request_seconds_sum{{method=POST,route={route}}}"] < 3
    assert found["trailboss_live_message_seconds_count{kind=move,outcome=done}"] == 1
    assert found["trailboss_live_message_seconds_count{kind=move,outcome=refused}"] == 1
    assert found["trailboss_watchers{}"] == 1
    assert found["trailboss_tables_watched{}"] == 1
    assert found["trailboss_tables_in_memory{}"] == 1
    assert found["trailboss_thinkers_queue{}"] == 0
    answered = found["trailboss_thinking_seconds_count{outcome=answered}"]
    assert 1 <= answered <= by_bots
    assert found["trailboss_thinking_wait_seconds_count{}"] == answered
    assert found["trailboss_thinking_seconds_sum{outcome=answered}"] > 0
    assert found["trailboss_logged_total{level=error}"] == 0
    assert found[f"trailboss_build_info{{version={trailboss.__version__}}}"] == 1
    assert found["process_resident_memory_bytes{}"] > 10_000_000


def test_addresses_that_are_not_there_do_not_make_new_figures(fresh: ServerProcess) -> None:
    def names() -> list[str]:
        found = figures(fresh.url)
        return [name for name in found if name.startswith("trailboss_requests_total")]

    before = len(names())
    for number in range(3):
        assert httpx.get(f"{fresh.url}/api/nothing/{number}").status_code == 404
        httpx.request("BREW", f"{fresh.url}/api/me")
    assert all("nothing" not in name and "BREW" not in name for name in names())
    assert len(names()) <= before + 3  # one of each, and that of the figures themselves


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "203.0.113.9"},
        {"x-forwarded-for": "127.0.0.1"},
        {"forwarded": "for=127.0.0.1"},
        {"x-real-ip": "127.0.0.1"},
        {"via": "1.1 proxy"},
        {"x-forwarded-for": "203.0.113.9", "authorization": "Bearer another token"},
    ],
)
def test_metrics_are_not_for_everybody(server: ServerProcess, headers: dict[str, str]) -> None:
    answer = httpx.get(f"{server.url}/metrics", headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"] == "forbidden"


def test_metrics_with_the_token_of_the_settings(fresh: ServerProcess) -> None:
    far = {"x-forwarded-for": "203.0.113.9", "authorization": "Bearer token of the club"}
    assert figures(fresh.url, **far)["trailboss_watchers{}"] == 0
    far["authorization"] += "s"
    assert httpx.get(f"{fresh.url}/metrics", headers=far).status_code == 403


def test_health(server: ServerProcess) -> None:
    answer = httpx.get(f"{server.url}/health")
    assert answer.status_code == 200
    found = answer.json()
    found.pop("tables_in_memory")
    assert found == {
        "status": "ok",
        "version": trailboss.__version__,
        "database": "ok",
        "schema": "ok",
        "writing": "ok",
    }
    answer = httpx.get(f"{server.url}/health/live")
    assert (answer.status_code, answer.json()["status"]) == (200, "ok")


def test_a_server_that_is_not_ready_says_so(fresh: ServerProcess) -> None:
    with sqlite3.connect(fresh.folder / "trailboss.sqlite") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    answer = httpx.get(f"{fresh.url}/health")
    assert answer.status_code == 503
    assert (answer.json()["database"], answer.json()["schema"]) == ("ok", "other")
    with sqlite3.connect(fresh.folder / "trailboss.sqlite") as database:
        database.execute("DROP TABLE alembic_version")
    answer = httpx.get(f"{fresh.url}/health")
    assert answer.status_code == 503
    assert (answer.json()["database"], answer.json()["schema"]) == ("failing", "unknown")
    assert answer.json()["status"] == "failing"
    assert httpx.get(f"{fresh.url}/health/live").status_code == 200  # it need not be restarted
