"""A signal may come at any moment while a bot thinks, in compiled code as well."""

from __future__ import annotations

import subprocess
import sys

THINKER = """
import signal
import trailboss


class Enough(Exception):
    pass


def enough(*_):
    raise Enough


signal.signal(signal.SIGALRM, enough)
game = trailboss.new_game("second-edition", players=4, seed=3)
trailboss.analyse(game, game.seat, simulations=1)  # everything is read
for number in range(25):
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.04 + number / 1000)
        trailboss.analyse(game, game.seat, ms=60_000)
    except Enough:
        print(number)
"""


def test_a_signal_while_a_bot_thinks_is_an_exception() -> None:
    """Multiplying numbers of more than 30 bits looks for signals inside, and compiled code takes
    the exception for a lack of memory and aborts: the source of chance must not do that."""
    done = subprocess.run(
        [sys.executable, "-c", THINKER], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == [str(number) for number in range(25)]
