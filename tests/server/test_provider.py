"""Logging in by a provider of OpenID Connect."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from joserfc.jwk import RSAKey

from tests.server.client import ME, Client, bot
from tests.server.postgres import free_port
from tests.server.process import ServerProcess
from tests.server.provider import CLIENT, SECRET, Provider
from tests.server.test_administration import account, refused
from trailboss.core.errors import TrailbossError
from trailboss.server.running.settings import load_settings


@pytest.fixture
def provider() -> Iterator[Provider]:
    found = Provider()
    yield found
    found.close()


@pytest.fixture
def place(tmp_path: Path, provider: Provider, database_url: str) -> Iterator[ServerProcess]:
    port = free_port()
    process = ServerProcess(
        tmp_path / "data",
        database=database_url,
        port=port,
        public_url=f"http://127.0.0.1:{port}",
        oidc_issuer=provider.url,
        oidc_client_id=CLIENT,
        oidc_client_secret=SECRET,
        oidc_name="The club",
    ).start()
    yield process
    assert process.stop() == 0
    assert '"level": "error"' not in process.log.read_text()
    assert SECRET not in process.log.read_text()


def through(client: Client) -> httpx.Response:
    """To the provider and back, as a browser goes."""
    sent = client.http.get("/login/provider")
    assert sent.status_code == 302, sent.text
    back = httpx.get(sent.headers["location"])
    return client.http.get(back.headers["location"])


def test_in_by_the_provider(place: ServerProcess, provider: Provider) -> None:
    ann = Client(place.url)
    assert ann.me["provider"] == "The club"
    table = ann.table([ME, bot()])["id"]
    provider.person |= {"email": "ann@example.org", "email_verified": True}
    answer = through(ann)
    assert (answer.status_code, answer.headers["location"]) == (302, "/account")
    me = ann.get("/api/me")
    assert (me["name"], me["guest"], me["has_password"]) == ("ann", False, False)
    assert (me["email"], me["email_confirmed"], me["id"]) == ("ann@example.org", True, ann.me["id"])
    assert ann.view(table)["me"] == [0]  # the guest's games are the account's

    again = Client(place.url)
    played = again.table([ME, bot()])["id"]
    through(again)
    assert again.get("/api/me")["id"] == me["id"]
    assert again.view(played)["me"] == [0]

    provider.person = {"sub": "2", "preferred_username": "ANN", "email": "ann@example.org"}
    other = Client(place.url)
    through(other)
    found = other.get("/api/me")
    assert (found["name"], found["email"]) == ("ANN 2", None)  # nobody has confirmed it
    other.ask("PATCH", "/api/me", json={"password": "seven quiet wagons"})
    assert other.get("/api/me")["has_password"] is True


def test_an_account_that_is_there(place: ServerProcess, provider: Provider) -> None:
    bob = account(place.url, "Bob")
    provider.person = {"sub": "bob", "name": "Robert"}
    through(bob)
    assert bob.get("/api/me")["id"] == bob.me["id"]
    new = Client(place.url)
    through(new)
    assert new.get("/api/me")["name"] == "Bob"
    eve = account(place.url, "Eve")
    assert through(eve).status_code == 409  # it is Bob's
    assert eve.get("/api/me")["name"] == "Eve"


def test_what_is_not_believed(place: ServerProcess, provider: Provider) -> None:
    eve = Client(place.url)
    for spoilt in (
        {"aud": "somebody else"},
        {"iss": "https://evil.example"},
        {"nonce": "of another login"},
        {"exp": 1_000_000_000},
        {"sub": None},
    ):
        provider.spoil = spoilt
        assert through(eve).status_code == 400, spoilt
    provider.spoil = {}
    provider.signed_by = RSAKey.generate_key(2048, {"kid": "first"})
    assert through(eve).status_code == 400
    provider.signed_by = provider.key

    sent = eve.http.get("/login/provider").headers["location"]
    back = httpx.get(sent).headers["location"]
    assert Client(place.url).http.get(back).status_code == 400  # another browser
    assert eve.http.get(back).status_code == 302
    state = parse_qs(urlsplit(back).query)["state"][0]
    eve.http.cookies.set("trailboss_login", state, path="/login")
    assert eve.http.get(back).status_code == 400  # once
    refused(404, "not-found", lambda: eve.post("/api/sessions/passkey/options"))


def test_the_settings_belong_together() -> None:
    for given in (
        {"passkeys": True},
        {"oidc_issuer": "https://id.example.org", "oidc_client_id": "x"},
        {"oidc_issuer": "https://id.example.org", "public_url": "https://gwt.example.org"},
    ):
        with pytest.raises(TrailbossError):
            load_settings(None, given, {})
