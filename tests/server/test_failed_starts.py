"""A start that fails: only wrong settings are final, what passes by may be tried again.

The unit in docs/hosting.md starts the server anew unless its status is 2.
"""

from __future__ import annotations

import errno
import os
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from trailboss.cli import BAD_INPUT, main
from trailboss.cli.commands import FAILED


@pytest.fixture
def taken() -> Iterator[int]:
    """A port somebody else listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield int(other.getsockname()[1])


@pytest.fixture(autouse=True)
def own_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log of the tests stays as it is."""
    monkeypatch.setattr("trailboss.server.running.start.set_up_logs", lambda settings: None)


def start(folder: Path, *words: str) -> int:
    return main(["serve", "--data", str(folder), "--port", "0", *words])


def test_a_port_in_use_passes_by(taken: int, tmp_path: Path) -> None:
    assert start(tmp_path, "--port", str(taken)) == FAILED


def test_a_database_that_is_down_passes_by(taken: int, tmp_path: Path) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # and does not listen
        port = nobody.getsockname()[1]
        url = f"postgresql://ann:secret@127.0.0.1:{port}/games"
        assert start(tmp_path, "--database", url) == FAILED


def test_a_full_disk_passes_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("trailboss.server.storage.sqlite.os.open", full)
    assert start(tmp_path) == FAILED


def test_a_database_somebody_holds_passes_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trailboss.server.storage.sqlite.BUSY_SECONDS", 0.1)
    with sqlite3.connect(tmp_path / "trailboss.sqlite", isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert start(tmp_path) == FAILED
    other.close()


@pytest.mark.parametrize(
    "words",
    [
        ("--database", "mysql://host/name"),
        ("--database", "postgresql://host/name?speed=high"),
        ("--settings", "/no/such/file"),
        ("--host", "no such host"),
    ],
)
def test_wrong_settings_are_final(tmp_path: Path, words: tuple[str, ...]) -> None:
    assert start(tmp_path, *words) == BAD_INPUT


def test_a_file_that_is_no_database_is_final(tmp_path: Path) -> None:
    (tmp_path / "trailboss.sqlite").write_text("a diary" * 1000)
    assert start(tmp_path) == BAD_INPUT


def test_a_folder_that_is_a_file_is_final(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a diary")
    assert start(tmp_path / "data") == BAD_INPUT


def test_a_database_that_does_not_exist_is_final(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    assert start(tmp_path, "--database", url + "_not_there") == BAD_INPUT
