"""One server to a SQLite file, by whatever name the file is called."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from trailboss.core.errors import Unavailable
from trailboss.server.storage.one_server import FileLock


def same_name(database: Path) -> Path:
    return database


def symbolic_link(database: Path) -> Path:
    other = database.parent.parent / "link.sqlite"
    other.symlink_to(database)
    return other


def linked_folder(database: Path) -> Path:
    other = database.parent.parent / "elsewhere"
    other.symlink_to(database.parent)
    return other / database.name


def roundabout(database: Path) -> Path:
    return database.parent / ".." / database.parent.name / database.name


def hard_link(database: Path) -> Path:
    other = database.parent.parent / "twin.sqlite"
    os.link(database, other)
    return other


@pytest.mark.parametrize(
    "other",
    [same_name, symbolic_link, linked_folder, roundabout, hard_link],
    ids=lambda f: f.__name__,
)
@pytest.mark.parametrize("turned", [False, True])
def test_a_second_server_is_refused(
    tmp_path: Path, other: Callable[[Path], Path], turned: bool
) -> None:
    database = tmp_path / "data" / "trailboss.sqlite"
    database.parent.mkdir()
    database.touch()
    names = [database, other(database)]
    if turned:
        names.reverse()
    first, second = FileLock(names[0]), FileLock(names[1])
    first.take()
    with pytest.raises(Unavailable, match="a server is using"):
        second.take()
    first.release()
    second.take()
    second.release()


def test_a_database_that_is_not_there_yet(tmp_path: Path) -> None:
    first, second = (FileLock(tmp_path / "trailboss.sqlite") for _ in range(2))
    first.take()
    with pytest.raises(Unavailable):
        second.take()
    first.release()
