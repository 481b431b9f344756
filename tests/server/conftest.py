"""One server process on SQLite and one on PostgreSQL, each started when it is first asked for."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess

HERE = Path(__file__).parent
DATABASES = ("sqlite", "postgresql")
LONG_ONLY = "test_much_input.py"
# What is kept, under kills, by two processes and across versions: on both databases every time.
ON_BOTH = {
    "test_down.py",
    "test_killed.py",
    "test_one_commit.py",
    "test_ratings.py",
    "test_restart.py",
    "test_storage.py",
    "test_undo.py",
}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test for both databases is run on one of them by `make test`, half of them on each, and on
    the other by `make test-long`."""
    for item in items:
        name = item.nodeid
        database = next((one for one in DATABASES if f"[{one}" in name or f"-{one}" in name), None)
        if database is None or item.path.parent != HERE or item.path.name in ON_BOTH:
            continue
        chosen = DATABASES[zlib.crc32(name.replace(database, "").encode()) % 2]
        if database != chosen:
            item.add_marker(pytest.mark.long)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if collection_path.name == LONG_ONLY and config.getoption("markexpr") == "not long":
        return True
    return None


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
    settings: dict[str, object] = {"review_samples": 16}
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
