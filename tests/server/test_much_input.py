"""As test_schemathesis.py, on both databases: the borders of every field of every request, and
sixty times as many requests by chance. They are made when tests are collected: conftest.py leaves
this file alone where it would not be run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.fuzzing import AnyCase, Target, bounded, requests, running
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess

schema = requests(borders=True)


@pytest.fixture(scope="module")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    yield from running(ServerProcess(tmp_path_factory.mktemp("fuzz"), tables_per_user=100_000))


@pytest.fixture(scope="module")
def on_postgres(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Target]:
    database = postgres.new_database()
    folder = tmp_path_factory.mktemp("fuzz")
    yield from running(ServerProcess(folder, tables_per_user=100_000, database=database))


@pytest.mark.long
@schema.parametrize()
@bounded(300)
def test_much_input_on_sqlite(case: AnyCase, on_sqlite: Target) -> None:
    on_sqlite.send(case)


@pytest.mark.long
@schema.parametrize()
@bounded(300)
def test_much_input_on_postgres(case: AnyCase, on_postgres: Target) -> None:
    on_postgres.send(case)
