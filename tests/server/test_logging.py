"""The log: one line an event, with the request it belongs to, and nothing secret."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import re
import sqlite3
from contextlib import suppress
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest

from tests.server.client import INVITED, ME, Client, Refusal, bot
from tests.server.mailbox import Mailbox
from tests.server.postgres import Postgres, free_port
from tests.server.process import ServerProcess
from trailboss.server.running.log_lines import matters

SEED = 987_654_321_987
PASSWORD = "correct horse battery"
NEW_PASSWORD = "staple of another horse"
ADDRESS = "ann.of.the.log@example.org"


def live_through_everything(server: ServerProcess, mailbox: Mailbox) -> set[str]:
    """Do whatever has to do with secrets; returns them."""
    secrets = {PASSWORD, NEW_PASSWORD, str(SEED), ADDRESS, "smtp secret", "metrics secret"}
    ann, bob = Client(server.url), Client(server.url)

    def cookies(client: Client) -> None:
        secrets.update(value for value in client.http.cookies.values() if value)

    cookies(bob)
    cookies(ann)
    ann.post("/api/accounts", {"name": "Ann", "password": PASSWORD, "email": ADDRESS})
    cookies(ann)
    with pytest.raises(Refusal, match="no account with this name and password"):
        bob.post("/api/sessions", {"name": "Ann", "password": NEW_PASSWORD})
    change = {"password": NEW_PASSWORD, "old_password": PASSWORD}
    ann.ask("PATCH", "/api/me", json=change)
    token = ann.post("/api/me/tokens", {"name": "program"})["secret"]
    secrets.add(token)
    program = Client(server.url, token=token)
    with pytest.raises(Refusal, match="not valid"):
        Client(server.url, token=token + "x")
    asked = {"webhook": "http://127.0.0.1:9/", "email": True}
    secrets.add(ann.ask("PATCH", "/api/me", json={"notify": asked})["webhook_secret"])
    link = re.findall(r"http\S+key=\S+", mailbox.wait(1)[0].get_content())[0]
    secrets.add(link.partition("key=")[2])
    assert httpx.get(link).status_code == 200
    assert httpx.post(link).status_code == 200
    table = ann.table([ME, bot()], seed=SEED)["id"]
    ann.move(table, ann.my_turn(table, 0))
    with program.live(table) as live:
        live.until(lambda message: message["type"] == "view")
    made = ann.table([ME, INVITED], start=True)
    invitation = made["seats"][1]["invitation"]
    secrets.add(invitation)
    httpx.get(f"{server.url}/table/{made['id']}?invitation={invitation}")
    bob.at(made["id"], "join", {"invitation": invitation})
    view = ann.my_turn(made["id"], 0)
    while view["decision"]["seat"] == 0:
        view = ann.move(made["id"], view)
    metrics = {"authorization": "Bearer metrics secret"}
    httpx.get(f"{server.url}/metrics", headers=metrics)
    with pytest.raises(Refusal):
        ann.post("/api/sessions", {"name": "Ann", "password": NEW_PASSWORD + "x", "more": token})
    return secrets | stored(server)


SERVER_SECRET = "SELECT value FROM facts WHERE name = 'secret'"


def stored(server: ServerProcess) -> set[str]:
    """Secrets that no client is ever told: seeds, hashes, the server's own."""
    with sqlite3.connect(server.folder / "trailboss.sqlite") as database:
        found = {value for (value,) in database.execute(SERVER_SECRET)}
        found |= {value for (value,) in database.execute("SELECT secret FROM sessions")}
        found |= {value for (value,) in database.execute("SELECT secret FROM tokens")}
        hashes = database.execute("SELECT password FROM users WHERE password IS NOT NULL")
        found |= {value for (value,) in hashes}
        chances = database.execute("SELECT chance FROM tables").fetchall()
        found |= {str(json.loads(value)["seed"]) for (value,) in chances}
    return found


def break_it(server: ServerProcess, secrets: set[str]) -> str:
    """Make the server fail while it reads and writes secrets; returns the request."""
    ann = Client(server.url)
    ann.post("/api/sessions", {"name": "Ann", "password": NEW_PASSWORD})
    secrets |= stored(server) | {str(value) for value in ann.http.cookies.values()}
    with sqlite3.connect(server.folder / "trailboss.sqlite") as database:
        database.execute("ALTER TABLE tables RENAME COLUMN chance TO luck")
        database.execute("ALTER TABLE tokens RENAME COLUMN secret TO hidden")
    asked = {"game": "el-paso", "seats": [ME], "seed": SEED}
    answer = ann.send("POST", "/api/tables", json=asked)
    assert answer.status_code == 500
    assert answer.json() == {
        "error": "internal",
        "detail": "The server failed; nothing was changed",
        "say": {"say": "refused-failed", "args": {}},
    }
    assert ann.send("POST", "/api/me/tokens", json={"name": "x"}).status_code == 500
    with sqlite3.connect(server.folder / "trailboss.sqlite") as database:
        database.execute("ALTER TABLE users RENAME COLUMN email TO post")
    assert ann.send("PATCH", "/api/me", json={"email": "x" + ADDRESS}).status_code == 500
    return str(answer.headers["x-request-id"])


@pytest.mark.parametrize("form", ["json", "text"])
def test_nothing_secret_is_logged(form: str, tmp_path: Path) -> None:
    port = free_port()
    with Mailbox(login=("club", "smtp secret")) as mailbox:
        server = ServerProcess(
            tmp_path,
            port=port,
            log_level="debug",
            log_format=form,
            notify_after_seconds=0,
            webhooks="any",
            metrics_token="metrics secret",
            public_url=f"http://127.0.0.1:{port}",
            smtp_host="localhost",
            smtp_port=mailbox.port,
            smtp_security="none",
            smtp_user="club",
            smtp_password="smtp secret",
            mail_from="club@example.org",
        ).start()
        try:
            secrets = live_through_everything(server, mailbox)
            request = break_it(server, secrets)
        finally:
            server.stop()
    log = server.log.read_text()
    assert log.count("/api/tables") > 8  # it is the right log, and it has everything
    assert "OperationalError" in log
    assert len(secrets) > 15
    for secret in secrets:
        assert len(secret) > 5
        assert secret not in log
    if form == "json":
        lines = [json.loads(line) for line in log.splitlines()]
        assert {"event", "level", "timestamp"} <= set.intersection(*map(set, lines))
        errors = [line for line in lines if line["level"] == "error"]
        assert [line["event"] for line in errors] == ["failed"] * 3
        assert errors[0]["request"] == request
        assert re.fullmatch(r"[0-9a-f]{16}", request)
        about = [line for line in lines if line.get("request") == request]
        assert [line["event"] for line in about] == ["failed", "request"]
        assert about[1]["path"] == "/api/tables"
        assert about[1]["status"] == 500


def test_a_proxy_may_name_a_request(server: ServerProcess) -> None:
    def name(given: str) -> str:
        answer = httpx.get(f"{server.url}/health/live", headers={"x-request-id": given})
        return str(answer.headers["x-request-id"])

    assert name("4bf92f3577b34da6a3ce929d0e0e4736") == "4bf92f3577b34da6a3ce929d0e0e4736"
    for nonsense in ("x", "a b c d e f g h", "x" * 65, 'a"b{c}d":1'):
        assert re.fullmatch(r"[0-9a-f]{16}", name(nonsense))


async def give_up_connecting(url: str) -> None:
    """Connections to a database, each given up a little later."""
    for number in range(150):
        connecting = asyncio.ensure_future(asyncpg.connect(url))
        for _ in range(number % 30):
            await asyncio.sleep(0)
        connecting.cancel()
        with suppress(asyncio.CancelledError):
            await (await connecting).close()
    await asyncio.sleep(0.1)
    gc.collect()


async def forget(error: Exception) -> None:
    asyncio.get_running_loop().create_future().set_exception(error)
    gc.collect()


def test_a_connection_that_was_given_up_is_no_error(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    lost = ConnectionError("unexpected connection_lost() call")  # what asyncpg leaves behind
    asyncio.run(forget(lost))
    assert str(lost) in caplog.text
    caplog.clear()
    told = logging.getLogger("asyncio")
    told.addFilter(matters)
    try:
        asyncio.run(forget(lost))
        asyncio.run(give_up_connecting(postgres.new_database()))
        assert str(lost) not in caplog.text
        asyncio.run(forget(ValueError("a bug")))
        assert "a bug" in caplog.text
    finally:
        told.removeFilter(matters)
