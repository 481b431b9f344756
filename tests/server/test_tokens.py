"""A token is less than its owner: it ends with the password, and cannot make itself at home."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.client import Client
from tests.server.process import ServerProcess

OLD, NEW = "seven red wagons", "eight blue wagons"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server")).start()
    yield process
    assert process.stop() == 0


def account(server: ServerProcess, name: str) -> Client:
    found = Client(server.url)
    found.post("/api/accounts", {"name": name, "password": OLD})
    return found


def token_of(client: Client) -> str:
    return str(client.post("/api/me/tokens", {"name": "program"})["secret"])


def works(server: ServerProcess, token: str) -> bool:
    answer = httpx.get(f"{server.url}/api/me", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code in (200, 401)
    return answer.status_code == 200


def test_tokens_end_with_the_password(server: ServerProcess) -> None:
    ann = account(server, "Ann One")
    token = token_of(ann)
    assert works(server, token)
    ann.ask("PATCH", "/api/me", json={"password": NEW, "old_password": OLD})
    assert not works(server, token)
    assert ann.get("/api/me/tokens") == []


def test_tokens_may_be_kept(server: ServerProcess) -> None:
    ann = account(server, "Ann Two")
    token = token_of(ann)
    change = {"password": NEW, "old_password": OLD, "keep_tokens": True}
    ann.ask("PATCH", "/api/me", json=change)
    assert works(server, token)


def test_tokens_of_a_guest_do_not_act_for_the_account(server: ServerProcess) -> None:
    ann = Client(server.url)
    token = token_of(ann)
    ann.post("/api/accounts", {"name": "Ann Three", "password": OLD})
    assert not works(server, token)


def test_a_token_cannot_do_everything(server: ServerProcess) -> None:
    ann = account(server, "Ann Four")
    token = token_of(ann)
    program = Client(server.url, token=token)
    for method, path, body in (
        ("POST", "/api/me/tokens", {"name": "child"}),
        ("PATCH", "/api/me", {"email": "eve@example.org"}),
        ("PATCH", "/api/me", {"password": NEW, "old_password": OLD}),
        ("PATCH", "/api/me", {"notify": {"webhook": "http://93.184.216.34/"}}),
    ):
        answer = program.send(method, path, json=body)
        assert (answer.status_code, answer.json()["error"]) == (403, "not-by-token"), path
    assert program.send("PATCH", "/api/me", json={"preferences": {"a": 1}}).status_code == 200
