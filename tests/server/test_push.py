"""Web Push: what a push service gets, and that only the browser it is for can read it."""

from __future__ import annotations

import base64
import json
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from joserfc import jwt
from joserfc.jwk import ECKey

from tests.server.client import JSON, PATIENCE, Client, Refusal
from tests.server.postgres import free_port
from tests.server.process import ServerProcess
from tests.server.receiver import Received, Receiver
from tests.server.test_telling import QUIET, play_turn, table_of
from trailboss.core.errors import TrailbossError
from trailboss.server.running.settings import load_settings

PUSH = "/api/me/push"
REFUSED = "This is no address of a push service, or not with the keys a browser gives"


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that tells at once and may send to this machine."""
    port = free_port()
    process = ServerProcess(
        tmp_path_factory.mktemp("pushing"),
        port=port,
        public_url=f"http://127.0.0.1:{port}",
        mail_from="Club <club@example.org>",
        notify_after_seconds=0,
        web_push="any",
        logins_per_minute=0,
    ).start()
    yield process
    assert process.stop() == 0
    assert '"level": "error"' not in process.log.read_text(), process.log.read_text()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as found:
        yield found


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unplain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """What a browser keeps of a subscription, and its push service."""

    def __init__(self, endpoint: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        public = self.private.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.asked = {"endpoint": endpoint, "p256dh": plain(point), "auth": plain(self.auth)}

    def read(self, received: Received) -> JSON:
        assert received.headers["content-encoding"] == "aes128gcm"
        text = http_ece.decrypt(
            received.body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"
        )
        found: JSON = json.loads(text)
        return found


def claims_of(received: Received, key: str) -> dict[str, Any]:
    """What the server has signed, checked with the key it gave to the browser."""
    scheme, _, rest = received.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.split("=", 1) for part in rest.split(","))
    assert parts["k"] == key
    point = unplain(key)
    known = ECKey.import_key(
        {"kty": "EC", "crv": "P-256", "x": plain(point[1:33]), "y": plain(point[33:])}
    )
    return jwt.decode(parts["t"], known, algorithms=["ES256"]).claims


def test_a_closed_browser_is_told_of_a_turn(pushing: ServerProcess, receiver: Receiver) -> None:
    ann, bob = Client(pushing.url), Client(pushing.url)
    assert bob.get("/api/me")["ways"] == ["browser", "push", "webhook"]
    key = bob.get(PUSH)["key"]
    browser = Browser(f"{receiver.url}/push/bob")
    assert bob.get(PUSH) == {"key": key, "on": False}
    assert bob.ask("POST", f"{PUSH}?language=de", json=browser.asked) == {"key": key, "on": True}
    assert bob.get(PUSH)["on"] is True
    assert ann.get(PUSH)["on"] is False
    table = table_of(ann, bob, title="Ann wrote this")
    play_turn(ann, table, 0)
    (received,) = receiver.wait(1)
    assert browser.read(received) == {
        "title": "Du bist am Zug: Great Western Trail, zweite Ausgabe",
        "path": f"/table/{table}",
        "tag": table,
    }
    assert received.path == "/push/bob"
    assert received.headers["topic"] == table
    assert int(received.headers["ttl"]) > 0
    claims = claims_of(received, key)
    assert claims["aud"] == receiver.url
    assert claims["sub"] == "mailto:club@example.org"
    assert time.time() < claims["exp"] <= time.time() + 86_400
    assert bob.ask("DELETE", PUSH) == {"key": key, "on": False}
    play_turn(bob, table, 1)
    play_turn(ann, table, 0)
    time.sleep(QUIET)
    assert len(receiver.arrived) == 1


def test_who_is_logged_out_is_told_no_more(pushing: ServerProcess, receiver: Receiver) -> None:
    ann, bob, elsewhere = (Client(pushing.url) for _ in range(3))
    name = f"Bob {secrets.token_hex(4)}"
    bob.ask("POST", "/api/accounts", json={"name": name, "password": "corral gate"})
    elsewhere.ask("POST", "/api/sessions", json={"name": name, "password": "corral gate"})
    here, there = Browser(f"{receiver.url}/here"), Browser(f"{receiver.url}/there")
    bob.post(PUSH, here.asked)
    elsewhere.post(PUSH, there.asked)
    table = table_of(ann, bob)
    play_turn(ann, table, 0)
    assert {one.path for one in receiver.wait(2)} == {"/here", "/there"}
    bob.ask("DELETE", "/api/me/sessions")  # everywhere but here
    play_turn(bob, table, 1)
    play_turn(ann, table, 0)
    assert receiver.wait(3)[-1].path == "/here"
    time.sleep(QUIET)
    assert len(receiver.arrived) == 3


def test_a_browser_belongs_to_who_came_last(pushing: ServerProcess, receiver: Receiver) -> None:
    ann, bob, eve = (Client(pushing.url) for _ in range(3))
    browser = Browser(f"{receiver.url}/shared")
    bob.post(PUSH, browser.asked)
    eve.post(PUSH, browser.asked)
    assert bob.get(PUSH)["on"] is False
    table = table_of(ann, bob)
    play_turn(ann, table, 0)
    time.sleep(QUIET)
    assert receiver.arrived == []


@pytest.mark.parametrize(("status", "stays"), [(410, False), (404, False), (400, True)])
def test_a_browser_that_is_gone_is_forgotten(
    pushing: ServerProcess, receiver: Receiver, status: int, stays: bool
) -> None:
    ann, bob = Client(pushing.url), Client(pushing.url)
    bob.post(PUSH, Browser(receiver.url).asked)
    receiver.statuses = [status]
    table = table_of(ann, bob)
    play_turn(ann, table, 0)
    receiver.wait(1)
    end = time.monotonic() + PATIENCE
    while bob.get(PUSH)["on"] is not stays and time.monotonic() < end:
        time.sleep(0.05)
    time.sleep(0 if not stays else QUIET)
    assert bob.get(PUSH)["on"] is stays
    assert len(receiver.arrived) == 1


def test_who_has_waited_is_told_that_the_game_begins(
    pushing: ServerProcess, receiver: Receiver
) -> None:
    ann, bob = Client(pushing.url), Client(pushing.url)
    browser = Browser(receiver.url)
    ann.post(PUSH, browser.asked)
    wish = {"games": ["el-paso"], "clock": {"kind": "live", "seconds": 900, "increment": 15}}
    assert ann.post("/api/waiting", wish)["table"] is None
    table = bob.post("/api/waiting", wish)["table"]
    told = browser.read(receiver.wait(1)[0])
    assert told["title"].startswith("Your game begins: ")
    assert told["path"] == f"/table/{table}"


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://127.0.0.1:9/internal"},
        {"endpoint": "https://localhost/"},
        {"endpoint": "https://[::1]/"},
        {"endpoint": "https://169.254.169.254/latest"},
        {"endpoint": "https://nowhere.invalid/"},
        {"endpoint": "http://93.184.216.34/not-secure"},
        {"endpoint": "ftp://93.184.216.34/"},
        {"endpoint": "no address"},
        {"p256dh": "AAAA"},
        {"p256dh": plain(b"\x04" + bytes(64))},  # no point of the curve
        {"auth": "AAAA"},
        {"auth": "A"},
    ],
)
def test_what_is_refused_is_refused_alike(closed: ServerProcess, wrong: dict[str, str]) -> None:
    """Nobody learns by it which names and machines there are inside this network."""
    client = Client(closed.url)
    with pytest.raises(Refusal) as caught:
        client.post(PUSH, {**Browser("https://93.184.216.34/").asked, **wrong})
    assert (caught.value.status, caught.value.error) == (400, "bad-push")
    assert caught.value.body["detail"] == REFUSED
    assert client.get(PUSH)["on"] is False


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server as one would run it."""
    port = free_port()
    process = ServerProcess(
        tmp_path_factory.mktemp("closed"),
        port=port,
        public_url=f"http://127.0.0.1:{port}",
        web_push="public",
        logins_per_minute=0,
    ).start()
    yield process
    process.stop()


def test_the_key_stays(tmp_path: Path) -> None:
    """Browsers know it: a server with another key could tell them nothing."""
    keys = []
    for _ in range(2):
        port = free_port()
        site = f"http://127.0.0.1:{port}"
        server = ServerProcess(tmp_path, port=port, public_url=site, web_push="public").start()
        keys.append(Client(server.url).get(PUSH)["key"])
        assert server.stop() == 0
    assert keys[0] == keys[1]
    assert len(unplain(keys[0])) == 65


def test_only_where_it_is_on(server: ServerProcess) -> None:
    client = Client(server.url)
    assert "push" not in client.me["ways"]
    for method, body in (("GET", None), ("POST", Browser("https://93.184.216.34/").asked)):
        with pytest.raises(Refusal, match="does not tell browsers whose page is closed") as caught:
            client.ask(method, PUSH, **({} if body is None else {"json": body}))
        assert caught.value.status == 404


def test_it_needs_to_know_its_address() -> None:
    with pytest.raises(TrailbossError, match="web_push needs public_url"):
        load_settings(given={"web_push": "public"}, environment={})
