"""Whatever comes in, in every endpoint: no failure of the server, and every answer is as OpenAPI
says. A little of it; test_much_input.py sends more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.fuzzing import AnyCase, Target, bounded, described, requests, running
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess

schema = requests(borders=False)


@pytest.fixture(scope="module")
def on_postgres(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Target]:
    database = postgres.new_database()
    folder = tmp_path_factory.mktemp("fuzz")
    yield from running(ServerProcess(folder, tables_per_user=100_000, database=database))


def test_the_description_is_the_server_s(on_postgres: Target) -> None:
    assert on_postgres.bob.get("/docs/api/openapi.json") == described()


# PostgreSQL is the stricter of the two: it minds the length of texts, and what is in them.
@schema.parametrize()
@bounded(5)
def test_any_input(case: AnyCase, on_postgres: Target) -> None:
    on_postgres.send(case)
