"""One server process on SQLite and one on PostgreSQL, each started when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client import Client
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests; `postgres.new_database()` is the URL of an empty one."""
    running = Postgres()
    try:
        yield running.start()
    finally:
        running.stop()


@pytest.fixture(scope="session", params=DATABASES)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server for tests that get along with the tables of others. Every test that asks for it is
    run on both databases; pytest sorts them so that each server is started once."""
    settings: dict[str, object] = {}
    if request.param == "postgresql":
        settings["database"] = request.getfixturevalue("postgres").new_database()
    process = ServerProcess(tmp_path_factory.mktemp("server"), **settings).start()
    yield process
    assert process.stop() == 0, process.log.read_text()
    assert '"level": "error"' not in process.log.read_text(), process.log.read_text()


@pytest.fixture(params=DATABASES)
def database_url(request: pytest.FixtureRequest) -> str:
    """The URL of a new, empty database; a test that asks for it is run with both kinds."""
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.new_database()
    return f"sqlite:///{request.getfixturevalue('tmp_path')}/test.sqlite"


@pytest.fixture
def ann(server: ServerProcess) -> Client:
    """A guest."""
    return Client(server.url)


@pytest.fixture
def bob(server: ServerProcess) -> Client:
    """Another guest."""
    return Client(server.url)
