"""kill -9 of the server at any moment loses nothing that was acknowledged and corrupts nothing."""

from __future__ import annotations

import random
import shutil
import subprocess
import time
from pathlib import Path

import httpx
import pytest

from tests.server.client import ME, Client, bot
from tests.server.players import Player, Stored
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess

MOST_TOLD = 40  # answers from one start to the next kill
LONGEST_LIFE = 5.0  # seconds
IN_THE_START = 0.15  # so often a server is also killed before it is ready
LONGEST_START = 0.3
PATIENCE = 60.0


def test_kill_9_under_load_on_sqlite(tmp_path: Path) -> None:
    kill_under_load(8, f"sqlite:///{tmp_path}/test.sqlite", tmp_path)


def test_kill_9_under_load_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    kill_under_load(6, postgres.new_database(), tmp_path)


@pytest.mark.long
def test_kill_9_two_hundred_times(database_url: str, tmp_path: Path) -> None:
    kill_under_load(200, database_url, tmp_path)


def kill_under_load(kills: int, database: str, folder: Path) -> None:
    chance = random.Random(kills)
    server = ServerProcess(folder / "server", database=database, bot_workers=1).start()
    players = everybody(server)
    thinkers: list[int] = []
    try:
        for player in players:
            player.start()
        for _ in range(kills):
            live_a_while(players, chance)
            thinkers += children(server)
            server.kill()
            check(server, players, folder)
            if chance.random() < IN_THE_START:
                server.launch()
                time.sleep(chance.uniform(0, LONGEST_START))
                server.kill()
            server.start()
            assert [player.failure for player in players] == [None] * len(players)
        go_on(players)
        for player in players:
            player.enough.set()
        for player in players:
            player.join(PATIENCE)
        ann = players[0].client
        ann.http.base_url = httpx.URL(server.url)
        views = [ann.view(table) for player in players for table in player.tables]
        assert server.stop() == 0
    finally:
        for player in players:
            player.enough.set()
        server.kill()
    check(server, players, folder)
    stored = Stored(server.database)
    for view in views:  # what the server showed is what the engine alone makes of the log
        game = stored.game(view["table"], view["seq"])
        assert view["step"] == game.step
        assert view["observation"] == game.observe(view["viewer"])
    told = sum(len(player.told) for player in players)
    refused = sum(player.refused for player in players)
    cut_short = sum(len(player.asked) for player in players) - told - refused
    for player in players:
        assert len(player.told) > kills / 2, "there was no load"
    assert cut_short > kills / 4
    assert players[-1].refused > 0, "the two tabs did not race"
    assert '"level": "error"' not in server.log.read_text(), server.log.read_text()
    assert still_there(thinkers) == []
    print(f"{kills} kills: {told} told, {refused} refused, {cut_short} cut short")


def everybody(server: ServerProcess) -> list[Player]:
    """Six players: by request and live, alone and with bots, and one with two tabs that race."""

    def where() -> str:
        return server.url

    def client() -> Client:
        return Client(server.url)

    ann, other_tab = client(), client()
    other_tab.http.cookies = ann.http.cookies
    first = Player(where, ann, [ME])
    return [
        Player(where, client(), [ME]),
        Player(where, client(), [ME, bot("heuristic"), bot()]),
        Player(where, client(), [ME, bot("heuristic")], game="el-paso"),
        Player(where, client(), [ME, bot(), bot("heuristic")], live=True),
        first,
        Player(where, other_tab, first=first, live=True),
    ]


def check(server: ServerProcess, players: list[Player], folder: Path) -> None:
    """Look at what the killed server has left behind, without touching it."""
    told = [told for player in players for told in list(player.told)]
    url = server.database
    if url.startswith("sqlite"):
        # A copy: the server itself has to cope with the journal it finds.
        path = Path(url.removeprefix("sqlite:///"))
        copy = folder / "copy"
        shutil.rmtree(copy, ignore_errors=True)
        copy.mkdir()
        for file in path.parent.glob(path.name + "*"):
            shutil.copy(file, copy / file.name)
        url = f"sqlite:///{copy / path.name}"
    stored = Stored(url)
    stored.check(told, [deed for player in players for deed in list(player.asked)])


def live_a_while(players: list[Player], chance: random.Random) -> None:
    """Until a number of answers have come, and then to a moment between two."""
    goal = sum(len(player.told) for player in players) + chance.randint(0, MOST_TOLD)
    end = time.monotonic() + LONGEST_LIFE
    while sum(len(player.told) for player in players) < goal and time.monotonic() < end:
        time.sleep(0.002)
    time.sleep(chance.uniform(0, 0.01))


def go_on(players: list[Player]) -> None:
    """After the last restart every player makes moves again."""
    before = [len(player.told) for player in players]
    end = time.monotonic() + PATIENCE
    while any(len(player.told) < count + 5 for player, count in zip(players, before)):
        assert time.monotonic() < end, [len(player.told) for player in players]
        assert not any(player.failure for player in players)
        time.sleep(0.05)


def children(server: ServerProcess) -> list[int]:
    """The processes a server has started."""
    assert server.process is not None
    found = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True)
    pairs = [line.split() for line in found.stdout.splitlines()]
    return [int(pid) for pid, parent in pairs if int(parent) == server.process.pid]


def still_there(pids: list[int]) -> list[int]:
    """Those that have not ended within a while."""
    end = time.monotonic() + PATIENCE
    while True:
        found = subprocess.run(["ps", "-A", "-o", "pid=,args="], capture_output=True, text=True)
        lines = [line for line in found.stdout.splitlines() if "server.thinking" in line]
        running = {int(line.split()[0]) for line in lines}
        left = [pid for pid in pids if pid in running]
        if not left or time.monotonic() > end:
            return left
        time.sleep(0.1)
