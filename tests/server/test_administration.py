"""Those who run the server: over HTTP and by command, beside a server that runs."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import ME, OPEN, PATIENCE, Client, Refusal, bot
from tests.server.postgres import free_port
from tests.server.process import ServerProcess
from trailboss.cli import main
from trailboss.server.ids import now
from trailboss.server.storage.database import database_at
from trailboss.server.storage.reports import add_report

PASSWORD = "seven quiet wagons"
ADMIN = "/api/admin"


@pytest.fixture
def club(tmp_path: Path, database_url: str) -> Iterator[ServerProcess]:
    """A server that is there for others, with an administrator."""
    port = free_port()
    process = ServerProcess(
        tmp_path / "data",
        database=database_url,
        port=port,
        public_url=f"http://127.0.0.1:{port}",
        administrators='["Boss"]',
    ).start()
    yield process
    assert process.stop() == 0
    assert '"level": "error"' not in process.log.read_text()


def account(url: str, name: str, **more: Any) -> Client:
    client = Client(url)
    client.me = client.post("/api/accounts", {"name": name, "password": PASSWORD, **more})
    return client


def log_in(url: str, name: str, password: str = PASSWORD) -> Client:
    client = Client(url)
    client.me = client.post("/api/sessions", {"name": name, "password": password})
    return client


def refused(status: int, error: str, work: Any) -> None:
    with pytest.raises(Refusal) as found:
        work()
    assert (found.value.status, found.value.error) == (status, error)


def reported(club: ServerProcess, **what: Any) -> str:
    """A report as a player would make it."""

    async def add() -> str:
        database = database_at(club.database, "normal")
        await database.join()
        row = await database.write(lambda connection: add_report(connection, now=now(), **what))
        await database.close()
        return row.id

    return asyncio.run(add())


def test_only_administrators(club: ServerProcess) -> None:
    boss, ann = account(club.url, "Boss"), account(club.url, "Ann")
    assert (boss.me["administrator"], ann.me["administrator"]) == (True, False)
    for asking in (Client(club.url), ann):
        for path in ("figures", "users", "tables", "reports", "log"):
            refused(403, "not-administrator", lambda: asking.get(f"{ADMIN}/{path}"))  # noqa: B023
        refused(
            403,
            "not-administrator",
            lambda: asking.post(f"{ADMIN}/announcements", {"text": "Hello"}),  # noqa: B023
        )
    token = Client(club.url, boss.post("/api/me/tokens", {"name": "program"})["secret"])
    refused(403, "not-by-token", lambda: token.get(f"{ADMIN}/users"))
    assert boss.get(f"{ADMIN}/log") == []


def test_users(club: ServerProcess) -> None:
    boss, ann = account(club.url, "Boss"), account(club.url, "Ann", email="ann@example.org")
    token = ann.post("/api/me/tokens", {"name": "program"})["secret"]
    table = ann.table([ME, OPEN], start=False)["id"]
    found = boss.get(f"{ADMIN}/users", text="ANN@")
    assert [(user["name"], user["tables"], user["unfinished"]) for user in found] == [("Ann", 1, 1)]
    assert [user["name"] for user in boss.get(f"{ADMIN}/users")] == ["Ann", "Boss"]
    assert {user["name"] for user in boss.get(f"{ADMIN}/users", guests=True)} == {"Ann", "Boss"}
    user = f"{ADMIN}/users/{ann.me['id']}"

    with ann.live(table) as live:
        live.next()
        suspended = boss.post(f"{user}/suspend", {"days": 3, "reason": "rude"})
        assert 2 < (suspended["suspended_until"] - now()) / 86_400_000 <= 3
        live.send(type="chat", id=1, text="Still here?")
        assert live.closed() == 4401
    assert ann.get("/api/me")["guest"] is True
    refused(403, "suspended", lambda: log_in(club.url, "ann"))
    refused(403, "suspended", lambda: Client(club.url, token))
    boss.post(f"{user}/readmit")
    assert log_in(club.url, "Ann").me["id"] == ann.me["id"]
    assert Client(club.url, token).me["id"] == ann.me["id"]

    quota = boss.ask("PUT", f"{user}/quota", json={"tables": 1})["quota"]
    assert (quota["tables"], quota["own"]) == (1, True)
    ann = log_in(club.url, "Ann")
    refused(409, "too-many-tables", lambda: ann.table([ME, bot()]))
    boss.ask("PUT", f"{user}/quota", json={})
    ann.table([ME, bot()])

    link = boss.post(f"{user}/password-link")["link"]
    assert httpx.post(link, data={"password": "nine green wagons"}).status_code == 200
    assert httpx.post(link, data={"password": "nine green horses"}).status_code == 404
    log_in(club.url, "Ann", "nine green wagons")

    refused(409, "administrator", lambda: boss.post(f"{ADMIN}/users/Boss/suspend", {}))
    refused(404, "not-found", lambda: boss.post(f"{ADMIN}/users/Nobody/readmit"))
    boss.ask("DELETE", user)
    assert boss.get(f"{ADMIN}/users", text="Ann") == []
    deeds = [(note["who"], note["action"], note["about_user"]) for note in boss.get(f"{ADMIN}/log")]
    names = ["delete-user", "password-link", "quota", "quota", "readmit", "suspend"]
    assert deeds == [("boss", name, ann.me["id"]) for name in names]


def test_tables_reports_and_announcements(club: ServerProcess) -> None:
    boss, ann, bob = (account(club.url, name) for name in ("Boss", "Ann", "Bob"))
    playing = ann.table([ME, OPEN], title="Saturday")["id"]
    bob.at(playing, "join", {})
    waiting = ann.table([ME, OPEN], start=False)["id"]
    found = boss.get(f"{ADMIN}/tables", text="bob")
    assert [(line["id"], line["names"]) for line in found] == [(playing, ["Ann", "Bob"])]
    assert [line["id"] for line in boss.get(f"{ADMIN}/tables", status="open")] == [waiting]
    with bob.live(playing) as live:
        live.next()
        boss.post(f"{ADMIN}/tables/{playing}/end")
        told = live.until(lambda message: message.get("view", {}).get("status") == "abandoned")
        assert told
    assert ann.view(playing)["winners"] == []
    refused(409, "over", lambda: boss.post(f"{ADMIN}/tables/{playing}/end"))
    boss.post(f"{ADMIN}/tables/{waiting}/end")
    assert ann.get(f"/api/tables/{waiting}")["status"] == "abandoned"
    boss.ask("DELETE", f"{ADMIN}/tables/{playing}")
    refused(404, "not-found", lambda: ann.view(playing))

    about = {"reporter": ann.me["id"], "about_user": bob.me["id"], "about_table": waiting}
    report = reported(club, **about, reason="language", text="Rude.")
    (line,) = boss.get(f"{ADMIN}/reports")
    assert (line["reporter_name"], line["about_name"], line["text"]) == ("Ann", "Bob", "Rude.")
    boss.post(f"{ADMIN}/reports/{report}/handled")
    assert boss.get(f"{ADMIN}/reports") == []
    assert boss.get(f"{ADMIN}/reports", handled=True)[0]["handled_by"] == "boss"

    made = boss.post(f"{ADMIN}/announcements", {"text": "Closed on Sunday.", "days": 2})
    assert Client(club.url).get("/api/announcements") == [made]
    boss.ask("DELETE", f"{ADMIN}/announcements/{made['id']}")
    assert Client(club.url).get("/api/announcements") == []
    figures = boss.get(f"{ADMIN}/figures")
    assert (figures["accounts"], figures["tables"], figures["reports"]) == (3, {"abandoned": 1}, 0)


def test_by_command_beside_the_server(
    club: ServerProcess,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TRAILBOSS_PUBLIC_URL", club.url)
    ann, bob = account(club.url, "Ann"), account(club.url, "Bob")
    table = ann.table([ME, OPEN], title="Saturday")["id"]
    bob.at(table, "join", {})

    def admin(*words: str, status: int = 0) -> Any:
        command = ["admin", *words, "--json", "--database", club.database]
        assert main(command) == status
        told = capsys.readouterr()
        return json.loads(told.out) if status == 0 else told.err

    assert [user["name"] for user in admin("users", "list")] == ["Bob", "Ann"]
    assert admin("users", "find", "bo")[0]["id"] == bob.me["id"]
    assert admin("tables", "list", "Saturday")[0]["id"] == table
    admin("users", "suspend", "bob", "--days", "1", "--reason", "rude")
    until(lambda: bob.get("/api/me")["guest"])
    refused(403, "suspended", lambda: log_in(club.url, "Bob"))
    admin("users", "readmit", "Bob")
    with ann.live(table) as live:
        live.next()
        admin("tables", "end", table)
        live.until(lambda message: message.get("view", {}).get("status") == "abandoned")
    assert "--yes" in admin("tables", "delete", table, status=2)
    admin("tables", "delete", table, "--yes")
    until(lambda: ann.send("GET", f"/api/tables/{table}").status_code == 404)
    link = admin("users", "password-link", "bob")["link"]
    assert httpx.post(link, data={"password": "nine green wagons"}).status_code == 200
    made = admin("announcements", "add", "Closed on Sunday.")[0]
    assert [each["id"] for each in ann.get("/api/announcements")] == [made["id"]]
    admin("announcements", "remove", made["id"])
    report = reported(club, reporter=ann.me["id"], reason="other", text="A spider.")
    assert admin("reports", "list")[0]["id"] == report
    admin("reports", "handled", report)
    assert admin("quotas", "set", "Ann", "--megabytes", "7")[0]["quota"]["megabytes"] == 7
    assert admin("quotas", "list")
    admin("users", "delete", "Bob", "--yes")
    assert admin("figures")["accounts"] == 1
    assert admin("log")[0]["action"] == "delete-user"
    assert "Nobody" in admin("users", "readmit", "Nobody", status=2)
    assert main(["admin", "users", "list", "--database", club.database]) == 0
    assert "Ann" in capsys.readouterr().out


def until(ready: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_database_of_another_schema_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "users", "list", "--data", str(tmp_path)]) == 2
    assert "no database" in capsys.readouterr().err
    (tmp_path / "trailboss.sqlite").write_bytes(b"")
    assert main(["admin", "users", "list", "--data", str(tmp_path)]) == 2
    assert "schema" in capsys.readouterr().err


def test_alone_on_this_machine_everybody_runs_it(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    try:
        ann = Client(server.url)
        assert ann.me["administrator"] is True
        assert ann.get(f"{ADMIN}/figures")["guests"] == 1
        proxied = ann.send("GET", f"{ADMIN}/figures", headers={"x-forwarded-for": "10.0.0.1"})
        assert proxied.status_code == 403
    finally:
        assert server.stop() == 0
