"""The wall clock of the machine is set to another time: that takes and gives nothing."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server.client import PATIENCE, Client
from tests.server.process import ServerProcess
from tests.server.test_down import CORRESPONDENCE, HOUR, LIVE, SLOW, at, begun, kinds
from trailboss.server import ids

# Read by every Python of the server when it starts: the wall clock shows what a file says more.
CUSTOMIZED = """
import time
seconds, nanoseconds = time.time, time.time_ns
def ahead():
    try:
        return int(open({path!r}).read() or 0)
    except OSError:
        return 0
time.time = lambda: seconds() + ahead() / 1000
time.time_ns = lambda: nanoseconds() + ahead() * 1_000_000
"""


class Wall:
    """A wall clock that can be set, for servers started after it was made."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path = folder / "ahead"
        place = folder / "site"
        place.mkdir()
        (place / "sitecustomize.py").write_text(CUSTOMIZED.format(path=str(self.path)))
        monkeypatch.setenv("PYTHONPATH", str(place), prepend=":")

    def set(self, ms: int) -> None:
        self.path.write_text(str(ms))


@pytest.fixture
def clock_on_the_wall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Wall:
    return Wall(tmp_path, monkeypatch)


def left(client: Client, table: str) -> int:
    view = client.view(table)
    return int(view["deadline"] - view["now"])


def test_time_passes_whatever_the_wall_clock_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    before = ids.now()
    shown = ids.wall()
    monkeypatch.setattr(time, "time_ns", lambda: (shown + HOUR) * 1_000_000)
    assert ids.wall() - shown == HOUR
    assert 0 <= ids.now() - before < SLOW


def test_a_jump_of_an_hour_takes_and_gives_nothing(
    database_url: str, tmp_path: Path, clock_on_the_wall: Wall
) -> None:
    server = ServerProcess(tmp_path / "club", database=database_url).start()
    games = [begun(server, clock) for clock in (LIVE, CORRESPONDENCE)]

    def untouched() -> None:
        for ann, table in games:
            assert 600_000 - SLOW < left(ann, table) <= 600_000
            assert kinds(ann, table) == ["create", "join", "start"]

    for number, shown in enumerate((HOUR, 0), 1):  # an hour ahead, and back again
        clock_on_the_wall.set(shown)
        time.sleep(3)  # the scheduler has looked several times
        end = time.monotonic() + PATIENCE
        while server.log.read_text().count("the wall clock was set") < number:
            assert time.monotonic() < end
            time.sleep(0.1)
        untouched()
        assert server.log.read_text().count("the wall clock was set") == number
        assert server.stop() == 0
        server.start()  # by the wall clock as it shows now
        for ann, _ in games:
            at(server, ann)
        untouched()
    time.sleep(1)
    untouched()
    for ann, table in games:
        assert ann.move(table, ann.view(table))["step"] == 1
    assert server.stop() == 0


def test_a_second_process_takes_over_the_time_of_the_first(
    tmp_path: Path, clock_on_the_wall: Wall, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("postgres").new_database()
    first = ServerProcess(tmp_path / "one", database=url).start()
    ann, table = begun(first, LIVE)
    time.sleep(2.5)
    clock_on_the_wall.set(HOUR)
    second = ServerProcess(tmp_path / "two", database=url).start()
    try:
        time.sleep(1.5)
        for server in (first, second):
            assert 600_000 - SLOW < left(at(server, ann), table) <= 600_000
        assert kinds(ann, table) == ["create", "join", "start"]
    finally:
        assert second.stop() == 0
        assert first.stop() == 0
