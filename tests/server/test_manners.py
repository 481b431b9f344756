"""What the server does with those who have no manners, and its own manners towards the others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

import httpx
import pytest
import structlog
from websockets.exceptions import ConnectionClosed

from tests.server.client import ME, PATIENCE, Client
from tests.server.process import ServerProcess
from trailboss.core.message import Message
from trailboss.server.notices import addresses
from trailboss.server.running.log_lines import matters, set_up_logs
from trailboss.server.running.settings import Settings


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server"), requests_per_minute=40).start()
    yield process
    process.stop()


def test_a_socket_that_does_not_stop_is_closed(strict: ServerProcess) -> None:
    ann = Client(strict.url)
    table = ann.table([ME])["id"]
    with ann.live(table) as live:
        try:
            for number in range(500):
                live.send(type="ping", id=number)
        except ConnectionClosed:
            pass
        assert live.closed() == 4429


def test_head_is_get_without_a_body(strict: ServerProcess) -> None:
    for path in ("/health", "/api/games", "/docs/api/openapi.json"):
        got = httpx.get(strict.url + path, timeout=PATIENCE)
        head = httpx.head(strict.url + path, timeout=PATIENCE)
        assert (head.status_code, head.content) == (got.status_code, b"")
        assert head.headers["content-type"] == got.headers["content-type"]
        assert head.headers["content-length"] == got.headers["content-length"]
    assert httpx.head(strict.url + "/api/no/such/thing").status_code == 404


def test_a_forgery_token_is_good_for_its_session_only(strict: ServerProcess) -> None:
    ann, eve = Client(strict.url), Client(strict.url)
    hers = eve.http.cookies["csrftoken"]
    assert ann.send("PATCH", "/api/me", json={"name": "Ann"}).status_code == 200
    # Somebody who can write a cookie (from a neighbouring site) cannot use a token of their own.
    ann.http.cookies.set("csrftoken", hers, domain="127.0.0.1")
    session = ann.http.cookies["trailboss_session"]
    answer = httpx.patch(
        strict.url + "/api/me",
        json={"name": "Eve"},
        headers={
            "cookie": f"trailboss_session={session}; csrftoken={hers}",
            "x-csrftoken": hers,
        },
    )
    assert answer.status_code == 403


def test_a_new_session_has_a_new_forgery_token(strict: ServerProcess) -> None:
    ann = Client(strict.url)
    before = ann.http.cookies["csrftoken"]
    account = {"name": "Annabel of the Ranch", "password": "seven red wagons"}
    ann.post("/api/accounts", account)
    assert ann.http.cookies["csrftoken"] != before
    assert ann.send("PATCH", "/api/me", json={"preferences": {"a": 1}}).status_code == 200


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_control_characters_in_the_log(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = structlog.get_config(), list(logging.root.handlers), logging.root.level
    bad = "a\x1b[31mb\r\nc\x07\x9bd\u2028e"
    try:
        structlog.reset_defaults()
        set_up_logs(Settings(log_format=form))  # type: ignore[arg-type]
        log = structlog.get_logger()
        log.warning(bad, path=bad, list=[bad], **{"who\x1b": bad})
        logging.getLogger("uvicorn.error").warning("Invalid %s", bad)
        try:
            raise ValueError(bad)
        except ValueError as error:
            log.error("failed", exc_info=error)
    finally:
        structlog.configure(**before[0])
        logging.root.handlers, logging.root.level = before[1], before[2]
        logging.getLogger("asyncio").removeFilter(matters)
    text = capsys.readouterr().err
    assert "ValueError" in text
    assert not [sign for sign in text if not sign.isprintable() and sign not in "\n"]
    assert len([line for line in text.splitlines() if line.startswith("c")]) == 0


def test_a_webhook_error_tells_no_internal_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a name is known inside, and as what, is nobody's business."""
    known = {"printer.office": "10.0.0.7", "localhost": "127.0.0.1"}

    async def lookup(_: object, host: str, port: int, **__: object) -> list[object]:
        if host not in known:
            raise OSError("unknown")
        return [(0, 0, 0, "", (known[host], port))]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", lookup)

    async def said(host: str) -> Message:
        with pytest.raises(addresses.Unreachable) as found:
            await addresses.resolve(host, 80, False)
        return found.value.message

    told = {str(asyncio.run(said(host)).id) for host in ("printer.office", "localhost", "nowhere")}
    assert len(told) == 1
