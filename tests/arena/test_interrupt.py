"""A match that is stopped, in any way, goes on where it was: nothing is lost, nothing is twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.arena.conftest import match_of, timeless
from tests.bots.programs import Written, gone
from trailboss.arena.match import GameResult, play_number

MANY = 20_000  # so many that it is stopped in the middle however slow the test is
BEFORE = 5
AFTER = 100
COMMAND = [sys.executable, "-m", "trailboss", "arena", "--game", "second-edition", "--seed", "3"]
BOTS = ["--bots", "random,random:seed=2", "--workers", "2", "--games"]


@contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [*COMMAND, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # A test run in the background of a shell ignores interrupts; the command must not.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        start_new_session=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def stop(process: subprocess.Popen[str], how: signal.Signals) -> tuple[str, str]:
    """Ctrl-C reaches all processes of a terminal; what else ends a process is for it alone."""
    if how == signal.SIGINT:
        os.killpg(process.pid, how)
    else:
        process.send_signal(how)
    return process.communicate(timeout=120)


def lines_in(path: Path) -> list[dict[str, Any]]:
    """The whole lines of a state."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return [json.loads(line) for line in text.split("\n")[:-1]]


def games_in(path: Path) -> list[int]:
    return [line["game"] for line in lines_in(path) if "game" in line]


def wait_for(path: Path, games: int, process: subprocess.Popen[str]) -> None:
    until = time.monotonic() + 60
    while len(games_in(path)) < games:
        assert time.monotonic() < until
        assert process.poll() is None, process.communicate()
        time.sleep(0.002)


def children(pid: int) -> list[int]:
    """Processes a process has started, on Linux."""
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(word) for word in listed.read_text().split()] if listed.exists() else []


def even_after(kept: list[int]) -> int:
    """As many games as are there, and some more; every set-up is played in two seatings."""
    return (max(kept) + AFTER) // 2 * 2


@cache
def undisturbed(index: int) -> dict[str, Any]:
    return timeless(play_number(match_of("random", "random:seed=2", seed=3), index))


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL, signal.SIGTERM])
def test_stopped_in_the_middle(how: signal.Signals, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    with running(*BOTS, str(MANY), "--out", str(out)) as process:
        wait_for(out, BEFORE, process)
        started = children(process.pid)
        said, err = stop(process, how)
    assert said == ""
    assert "Traceback" not in err
    kept = games_in(out)
    assert BEFORE <= len(kept) < MANY
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert f"{len(kept)} of {MANY} games are kept; the same command goes on" in err
        assert err.rstrip().endswith("trailboss: interrupted")
    else:
        assert process.returncode == -how
    assert all(gone(pid) for pid in started)
    games = even_after(kept)
    again = [*COMMAND, *BOTS, str(games), "--out", str(out), "--json"]
    done = subprocess.run(again, capture_output=True, text=True, check=True)
    assert f"; {len(kept)} of {games} are there" in done.stderr
    data = json.loads(done.stdout)
    assert data["games"] == games
    assert data["speed"]["games"] == games - len(kept)
    assert len(data["runs"]) == 2
    # No game twice, none lost, and all as if nothing had happened.
    assert sorted(games_in(out)) == list(range(games))
    assert games_in(out)[: len(kept)] == kept
    for line in lines_in(out):
        if "game" in line:
            assert timeless(GameResult.from_data(line)) == undisturbed(line["game"])


def test_the_default_state_goes_on_too(cache: Path) -> None:
    with running(*BOTS, str(MANY)) as process:
        until = time.monotonic() + 60
        while not list(cache.glob("*.jsonl")):
            assert time.monotonic() < until
            time.sleep(0.002)
        (out,) = cache.glob("*.jsonl")
        wait_for(out, BEFORE, process)
        process.kill()
    kept = games_in(out)
    games = even_after(kept)
    again = [*COMMAND, *BOTS, str(games)]
    done = subprocess.run(again, capture_output=True, text=True, check=True)
    assert f"; {len(kept)} of {games} are there" in done.stderr
    assert f"second-edition, 2 players, {games} games, seed 3" in done.stdout
    assert list(cache.iterdir()) == []


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_programs_of_bots_are_ended(how: signal.Signals, tmp_path: Path) -> None:
    """In the middle of a decision that would take a minute."""
    pid = "heard.write(f'{os.getpid()}\\n'); heard.flush()"
    program = Written(tmp_path, "time.sleep(60)", before=pid)
    words = ["--bots", f"external:{program.command},timeout=60", "--games", "2", "--workers", "2"]
    out = tmp_path / "match.jsonl"
    with running(*words, "--out", str(out)) as process:
        until = time.monotonic() + 60
        while sum('"decision"' in line for line in program.heard) < 2:
            assert time.monotonic() < until
            time.sleep(0.01)
        started = children(process.pid)
        began = time.monotonic()
        stop(process, how)
    assert all(gone(one) for one in started)
    assert all(gone(int(line)) for line in program.heard if line.isdecimal())
    assert time.monotonic() - began < 10
    assert games_in(out) == []  # a game given up is no forfeit


def test_a_worker_that_is_killed(tmp_path: Path) -> None:
    """By the system, when memory is short: what is done is kept, and the command says so."""
    if not Path("/proc/self/task").exists():
        pytest.skip("needs Linux to find the processes")
    program = Written(tmp_path, "time.sleep(60)")
    words = ["--bots", f"external:{program.command},timeout=60", "--games", "1", "--workers", "1"]
    with running(*words, "--out", str(tmp_path / "match.jsonl")) as process:
        until = time.monotonic() + 60
        while not any('"decision"' in line for line in program.heard):
            assert time.monotonic() < until
            time.sleep(0.01)
        (worker,) = [
            one
            for one in children(process.pid)
            if b"elsewhere.worker" in Path(f"/proc/{one}/cmdline").read_bytes()
        ]
        os.kill(worker, signal.SIGKILL)
        _, err = process.communicate(timeout=120)
    assert process.returncode == 2
    assert "a worker process ended in the middle of game 0 (exit status -9)" in err
