"""Webhooks: where they may lead, and what arrives."""

from __future__ import annotations

import asyncio
import hashlib
import hmac

import pytest

from tests.server.mailbox import CERTIFICATE
from tests.server.receiver import Receiver
from trailboss.server.errors import BadRequest
from trailboss.server.notices.addresses import is_public
from trailboss.server.notices.posting import PostFailed
from trailboss.server.notices.webhook import Webhooks


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
        ("64:ff9b::5db8:d822", True),  # 93.184.216.34 behind NAT64
        ("::ffff:93.184.216.34", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("100.64.0.1", False),  # shared by customers of a provider
        ("169.254.169.254", False),  # where clouds keep their secrets
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1", False),
        ("fe80::1%eth0", False),
        ("fc00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),  # 127.0.0.1 behind NAT64
        ("2002:7f00:1::1", False),  # 127.0.0.1 in 6to4
        ("2001:0:4136:e378:8000:63bf:80ff:fffe", False),  # 127.0.0.1 in Teredo
        ("localhost", False),
    ],
)
def test_which_addresses_are_of_the_open_internet(address: str, public: bool) -> None:
    assert is_public(address) is public


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("http://127.0.0.1/x", "127.0.0.1 is not an address of the open internet"),
        ("http://localhost:8000/", "localhost is not an address of the open internet"),
        ("http://[::1]:8000/", "::1 is not an address of the open internet"),
        ("http://2130706433/", "2130706433 is not an address of the open internet"),
        ("http://127.1/", "127.1 is not an address of the open internet"),
        ("http://169.254.169.254/latest", "is not an address of the open internet"),
        ("http://nowhere.invalid/", "nowhere.invalid is not an address of the open internet"),
        ("ftp://example.org/", "begins with https:// or http://"),
        ("https://", "begins with https:// or http://"),
        ("/relative", "begins with https:// or http://"),
        ("https://name:secret@example.org/", "no name or password"),
        ("https://example.org/" + "x" * 1000, "1000 characters at most"),
        ("http://exa mple.invalid/", "exa%20mple.invalid is not an address of the open internet"),
        ("http://[::1/", "This is not a web address"),
        ("http://127.0.0.1:99999/", "there is no port 99999"),
    ],
)
def test_what_cannot_be_a_webhook(url: str, reason: str) -> None:
    with pytest.raises(BadRequest) as caught:
        asyncio.run(Webhooks("public").check(url))
    assert reason in str(caught.value)


def test_none_if_the_settings_say_so() -> None:
    with pytest.raises(BadRequest, match="This server calls no webhooks"):
        asyncio.run(Webhooks("off").check("https://93.184.216.34/"))
    asyncio.run(Webhooks("any").check("http://127.0.0.1/"))


async def send(policy: str, url: str, body: bytes = b"{}") -> None:
    webhooks = Webhooks(policy)
    try:
        await webhooks.send(url, "whs_secret", body, "delivery-1")
    finally:
        await webhooks.close()


def test_what_arrives_is_signed() -> None:
    with Receiver() as receiver:
        asyncio.run(send("any", f"{receiver.url}/turn?of=ann", b'{"type":"turn"}'))
        received = receiver.arrived[0]
    assert received.path == "/turn?of=ann"
    assert received.body == b'{"type":"turn"}'
    expected = hmac.new(b"whs_secret", received.body, hashlib.sha256).hexdigest()
    assert received.headers["trailboss-signature"] == f"sha256={expected}"
    assert received.headers["trailboss-delivery"] == "delivery-1"
    assert received.headers["content-type"] == "application/json"
    assert received.headers["host"] == f"localhost:{receiver.port}"


def test_a_private_address_is_not_asked_even_if_it_was_accepted_once() -> None:
    """A name may lead elsewhere by now: it is looked up for every message."""
    with Receiver() as receiver:
        with pytest.raises(PostFailed) as caught:
            asyncio.run(send("public", receiver.url))
        assert caught.value.again is False
        assert receiver.arrived == []


@pytest.mark.parametrize(
    ("status", "again"), [(302, False), (400, False), (410, False), (429, True), (503, True)]
)
def test_what_is_tried_again(status: int, again: bool) -> None:
    with Receiver() as receiver:
        receiver.statuses = [status]
        with pytest.raises(PostFailed, match=f"status {status}") as caught:
            asyncio.run(send("any", receiver.url))
        assert caught.value.again is again
        assert len(receiver.arrived) == 1  # a redirection is not followed


def test_nobody_there_is_worth_another_try() -> None:
    with Receiver() as receiver:
        url = receiver.url
    with pytest.raises(PostFailed) as caught:
        asyncio.run(send("any", url))
    assert caught.value.again is True


def test_https_asks_for_the_name_although_the_address_is_fixed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with Receiver(secure=True) as receiver:
        monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
        asyncio.run(send("any", receiver.url))  # the certificate is for localhost, not 127.0.0.1
        assert len(receiver.arrived) == 1
        with pytest.raises(PostFailed):
            asyncio.run(send("any", receiver.url.replace("localhost", "127.0.0.1")))
        monkeypatch.delenv("SSL_CERT_FILE")
        with pytest.raises(PostFailed):
            asyncio.run(send("any", receiver.url))
        assert len(receiver.arrived) == 1
