"""Nobody can make the server write to strangers, or what they like."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.mailbox import Mailbox
from tests.server.postgres import free_port
from tests.server.process import ServerProcess
from tests.server.test_mail import turn
from trailboss.server.errors import TooMany
from trailboss.server.notices.confirming import Confirming
from trailboss.server.notices.mail import confirm_mail, turn_mail
from trailboss.server.people import limits
from trailboss.words import languages


def sent(asking: Confirming, accounts: int, addresses: int, targets: int) -> int:
    """How many of 500 are sent, with so many accounts, addresses and targets in turn."""
    count = 0
    for number in range(500):
        try:
            asking.spend(
                f"user {number % accounts}",
                f"10.0.{number % addresses}.1",
                f"a{number % targets}@example.org",
            )
            count += 1
        except TooMany:
            pass
    return count


@pytest.mark.parametrize(
    ("accounts", "addresses", "targets", "most"),
    [(1, 200, 500, 5), (500, 1, 500, 10), (500, 200, 1, 3), (500, 200, 500, 60)],
    ids=["account", "address", "target", "server"],
)
def test_every_side_has_a_limit(
    accounts: int, addresses: int, targets: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)
    assert sent(Confirming(60), accounts, addresses, targets) == most


def test_ways_to_write_one_address_are_one_target(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)
    asking = Confirming(0)
    for number, written in enumerate(("a@x.org", "A@x.org", "a+1@X.org")):
        asking.spend(f"user {number}", f"10.0.{number}.1", written)
    with pytest.raises(TooMany):
        asking.spend("user 4", "10.0.4.1", "a+2@x.org")


def test_a_guest_who_changes_the_address_all_the_time(tmp_path: Path) -> None:
    port = free_port()
    with Mailbox() as mailbox:
        server = ServerProcess(
            tmp_path,
            port=port,
            public_url=f"http://127.0.0.1:{port}",
            smtp_host="localhost",
            smtp_port=mailbox.port,
            smtp_security="none",
            mail_from="club@example.org",
        ).start()
        try:
            eve = Client(server.url)
            eve.ask("PATCH", "/api/me", json={"name": "Cheap pills at evil.example"})
            asked = {"email": "v0@example.org", "notify": {"email": True}}
            eve.ask("PATCH", "/api/me", json=asked)
            answers = [
                eve.send("PATCH", "/api/me", json={"email": f"v{number}@example.org"})
                for number in range(1, 15)
            ]
            assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 10
            assert eve.get("/api/me")["email"] == "v4@example.org"  # what was refused is not done
            mails = mailbox.wait(5)
        finally:
            server.stop()
        assert len(mailbox.arrived) == 5
        assert "pills" not in "".join(str(mail) for mail in mails)


@pytest.mark.parametrize("language", languages())
def test_no_words_of_players_in_mails(language: str) -> None:
    free = turn(name="Cheap pills", title="at evil.example")
    words = [
        *turn_mail(free, "https://x/table/t", "https://x/off", language),
        *confirm_mail("https://x", "https://x/confirm", language),
    ]
    for text in words:
        assert "pills" not in text
        assert "evil" not in text
