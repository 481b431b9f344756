"""The command as a process of its own: entry points, pipes, interrupts."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import trailboss
from trailboss.cli import main

COMMAND = [sys.executable, "-m", "trailboss"]


def run(*words: str, typed: bytes = b"", **variables: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, *words],
        input=typed,
        capture_output=True,
        timeout=180,
        check=False,
        env={**os.environ, **variables},
    )


def test_the_module_is_the_command() -> None:
    done = run("--version")
    assert done.returncode == 0
    assert done.stdout.decode().strip() == f"trailboss {trailboss.__version__}"


def test_help_for_every_command() -> None:
    for words in (["--help"], ["play", "--help"], ["simulate", "--help"], ["replay", "--help"]):
        assert main(words) == 0


def test_a_scripted_game() -> None:
    done = run("play", "second-edition", "--seed", "7", typed=b"1\n1\nundo\nquit\n")
    assert done.returncode == 0
    assert done.stderr == b""
    out = done.stdout.decode()
    assert "Taken back: Discard a Galloway (white) for $2" in out
    assert out.endswith("You left the game after 1 move.\n")


def test_bad_input() -> None:
    done = run("play", "second-edition", "--players", "5")
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr == b"trailboss: second-edition is for 1 to 4 players, not 5\n"


def test_garbage_typed_into_a_game() -> None:
    done = run("play", "second-edition", "--seed", "7", typed=bytes(range(256)) + b"\n1\n")
    assert done.returncode == 0
    assert done.stderr == b""
    assert "places the herder on A" in done.stdout.decode()


def test_a_terminal_without_signs() -> None:
    done = run("play", "second-edition", "--seed", "7", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stderr == b""
    text = done.stdout.decode("ascii")
    assert "\n +  A-1 .  2 .  3 .  > B\n" in text
    assert "B2*! ." in text


def test_a_closed_pipe() -> None:
    """Whoever reads stops after the first line, as `head -1` does."""
    for words in (["info", "second-edition"], ["play", "second-edition", "--seed", "1"]):
        reading, writing = os.pipe()
        process = subprocess.Popen(
            [*COMMAND, *words],
            stdin=subprocess.PIPE,
            stdout=writing,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        os.close(writing)
        os.close(reading)
        _, err = process.communicate(b"board\n" * 50, timeout=180)
        assert process.returncode == 141
        assert err == b""


def test_an_interrupted_simulation() -> None:
    process = subprocess.Popen(
        [*COMMAND, "simulate", "second-edition", "--games", "100000", "--processes", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "FORCE_COLOR": "1"},  # the progress bar says that it has begun
        # A test run in the background of a shell ignores interrupts; the command must not.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        assert process.stderr is not None
        process.stderr.read(1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=180)
    finally:
        process.kill()
    assert process.returncode == 130
    assert out == b""
    assert b"Traceback" not in err
    assert err.decode().rstrip().endswith("trailboss: interrupted")


def test_progress_is_shown_on_a_terminal_only() -> None:
    words = ("simulate", "second-edition", "--games", "2", "--processes", "1", "--json")
    assert run(*words).stderr == b""
    assert b"games" in run(*words, FORCE_COLOR="1").stderr
