"""A forgotten password: a link to the confirmed address, good once and for an hour."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.client import Client
from tests.server.mailbox import Mailbox
from tests.server.postgres import free_port
from tests.server.process import ServerProcess
from tests.server.test_accounts import refused
from tests.server.test_telling import QUIET, link_in
from trailboss.server.ids import now
from trailboss.server.notices import links
from trailboss.server.notices.links import Links

OLD, NEW = "seven red wagons", "eight blue wagons"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as box:
        yield box


@pytest.fixture
def server(mailbox: Mailbox, database_url: str, tmp_path: Path) -> Iterator[ServerProcess]:
    port = free_port()
    process = ServerProcess(
        tmp_path,
        database=database_url,
        port=port,
        public_url=f"http://127.0.0.1:{port}",
        smtp_host="localhost",
        smtp_port=mailbox.port,
        smtp_security="none",
        mail_from="Trailboss <club@example.org>",
    ).start()
    yield process
    assert process.stop() == 0
    assert "/notices/reset" not in process.log.read_text()


def confirmed(server: ServerProcess, mailbox: Mailbox) -> Client:
    ann = Client(server.url)
    account = {"name": "Ann Lost", "password": OLD, "email": "ann@example.org"}
    ann.post("/api/accounts", account)
    ann.ask("PATCH", "/api/me", json={"notify": {"email": True}})
    link = link_in(mailbox.wait(1)[0].get_content(), "confirm")
    assert httpx.post(link).status_code == 200
    return ann


def test_a_new_password_by_mail(server: ServerProcess, mailbox: Mailbox) -> None:
    ann = confirmed(server, mailbox)
    token = ann.post("/api/me/tokens", {"name": "program"})["secret"]
    eve = Client(server.url)
    assert eve.ask("POST", "/api/forgotten-password?language=de", json={"name": "ann lost"}) == {
        "ok": True
    }
    mail = mailbox.wait(2)[1]
    assert (mail["To"], mail["Subject"]) == (
        "ann@example.org",
        "Ein neues Passwort für Trailboss",
    )
    link = link_in(mail.get_content(), "reset")
    assert "Ann Lost" in httpx.get(link).text
    assert ann.get("/api/me")["guest"] is False  # to look changes nothing
    for bad in ("short", "password123", ""):
        assert httpx.post(link, data={"password": bad}).status_code == 400
    assert httpx.post(link, data={"password": NEW}).status_code == 200
    assert httpx.post(link, data={"password": "nine green wagons"}).status_code == 404  # once
    assert httpx.get(link).status_code == 404
    assert ann.get("/api/me")["guest"] is True  # logged out, everywhere
    with pytest.raises(Exception, match="bad-token"):
        Client(server.url, token=token)
    with refused(401, "wrong-password"):
        eve.post("/api/sessions", {"name": "Ann Lost", "password": OLD})
    eve.post("/api/sessions", {"name": "Ann Lost", "password": NEW})


def test_nobody_learns_who_has_an_account(server: ServerProcess, mailbox: Mailbox) -> None:
    confirmed(server, mailbox)
    bob, eve = Client(server.url), Client(server.url)
    unconfirmed = {"name": "Bob Lost", "password": OLD, "email": "bob@example.org"}
    bob.post("/api/accounts", unconfirmed)
    answers = [
        eve.send("POST", "/api/forgotten-password", json={"name": name})
        for name in ("Ann Lost", "Bob Lost", "Nobody", "Ann Lost", "Ann Lost", "Ann Lost")
    ]
    assert {(answer.status_code, answer.text) for answer in answers} == {(202, '{"ok":true}')}
    time.sleep(QUIET)
    assert len(mailbox.wait(5)) == 5  # two to confirm, three an hour for a new password
    more = [
        eve.send("POST", "/api/forgotten-password", json={"name": "x"}).status_code
        for _ in range(6)
    ]
    assert more[-1] == 429


def test_the_link_ends_with_the_hour_and_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Links("https://gwt.example.org")
    made.open("secret")
    link = made.reset("u", "ann@example.org", "hash", "en")
    key = link.partition("key=")[2]
    claim = made.read(key, "reset")
    assert claim is not None
    assert (claim.user, claim.password) == ("u", links.trace_of("hash"))
    assert made.read(key, "confirm") is None
    later = now() + 3_600_001
    monkeypatch.setattr(links, "now", lambda: later)
    assert made.read(key, "reset") is None


def test_without_mail_it_is_refused(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    try:
        with refused(400, "bad-request"):
            Client(server.url).post("/api/forgotten-password", {"name": "Ann"})
    finally:
        assert server.stop() == 0
