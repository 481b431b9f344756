"""Guessing passwords: limits by network and by name, delays that grow, and passwords that are no
guess at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.process import ServerProcess
from trailboss.server.errors import TooMany
from trailboss.server.people import limits
from trailboss.server.people.limits import Delay, network_of
from trailboss.server.people.passwords import is_common


def test_networks() -> None:
    assert network_of("203.0.113.7") == "203.0.113.7"
    assert network_of("::ffff:203.0.113.7") == "203.0.113.7"
    assert (
        network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    )
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("unknown") == "unknown"


def test_a_delay_grows_and_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(limits, "monotonic", lambda: now)
    delay = Delay(free=3, longest=60.0, refusal="refused-login-wait")
    waits: list[int] = []
    for _ in range(12):
        try:
            delay.need("ann")
        except TooMany as error:
            waits.append(error.retry_after)
            now += error.retry_after
        delay.failed("ann")
    assert waits == [1, 2, 4, 8, 16, 32, 60, 60, 60]
    delay.need("bob")
    with pytest.raises(TooMany):
        delay.need("ann")
    now += 2 * 86_400
    delay.need("ann")
    delay.failed("ann")
    delay.need("ann")  # it begins anew
    for _ in range(5):
        delay.failed("ann")
    delay.succeeded("ann")
    delay.need("ann")


def test_guessing_at_one_account(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    try:
        ann = Client(server.url)
        ann.post("/api/accounts", {"name": "Ann", "password": "seven red wagons"})
        eve = Client(server.url)
        wrong = {"name": "aNN", "password": "six red wagons"}
        answers = [eve.send("POST", "/api/sessions", json=wrong) for _ in range(8)]
        statuses = [answer.status_code for answer in answers]
        assert statuses[:5] == [401] * 5
        assert 429 in statuses
        assert {answer.status_code for answer in answers} == {401, 429}
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert int(refused.headers["retry-after"]) >= 1
        assert eve.send("POST", "/api/sessions", json={**wrong, "name": "Bob"}).status_code == 401
    finally:
        server.stop()


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "Password1!",
        "P@ssw0rd2026",
        "12345678",
        "1234567890",
        "87654321",
        "qwertyuiop",
        "abcdefgh",
        "aaaaaaaa",
        "abababab",
        "iloveyou",
        "ichliebedich",
        "passwordpassword",
        "Annabel123",
        "trailboss1",
        "motdepasse!",
    ],
)
def test_common_passwords(password: str) -> None:
    assert is_common(password, "Annabel")


@pytest.mark.parametrize(
    "password",
    ["seven red wagons", "correct horse battery", "xk7-Pq2.vv", "first schema", "Ottokar57Hafer"],
)
def test_passwords_that_will_do(password: str) -> None:
    assert not is_common(password, "Annabel")


def test_a_common_password_is_refused(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    try:
        ann = Client(server.url)
        account = {"name": "Annabel", "password": "Password2026"}
        answer = ann.send("POST", "/api/accounts", json=account)
        assert (answer.status_code, answer.json()["error"]) == (400, "common-password")
        ann.post("/api/accounts", {**account, "password": "seven red wagons"})
        change = {"password": "annabel1234", "old_password": "seven red wagons"}
        answer = ann.send("PATCH", "/api/me", json=change)
        assert (answer.status_code, answer.json()["error"]) == (400, "common-password")
    finally:
        server.stop()
