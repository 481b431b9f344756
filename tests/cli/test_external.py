"""External bots in `play` and `simulate`: one that fails has lost, and the game goes on."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.bots.programs import FIRST, Written, gone
from tests.cli.conftest import Command

PLAY = ("play", "el-paso", "--seed", "7")
SIMULATE = ("simulate", "el-paso", "--games", "2", "--processes", "1")
PID = "heard.write(f'{os.getpid()}\\n'); heard.flush()"


def test_a_game_against_a_program(command: Command, tmp_path: Path) -> None:
    program = Written(tmp_path, before=PID)
    run = command(*PLAY, "--opponent", f"external:{program.command}", typed="1\n" * 2000)
    assert run.status == 0
    assert run.err == ""
    assert "failed" not in run.out
    assert re.search(r"(won|share the victory)\.$", run.out.rstrip())
    kinds = [json.loads(line)["type"] for line in program.heard[1:]]
    assert (kinds[:2], kinds[-2:]) == (["hello", "game"], ["end", "bye"])
    assert json.loads(program.heard[2])["options"]["trains"] == "front"
    assert gone(int(program.heard[0]))


def test_an_opponent_that_fails_has_lost(command: Command, tmp_path: Path) -> None:
    """Whatever the points: default moves are made for it, and the player wins."""
    decision = f"{FIRST} if number < 3 else sys.exit('out of ideas')"
    program = Written(tmp_path, decision, before=PID)
    run = command(*PLAY, "--opponent", f"external:{program.command}", typed="1\n" * 2000)
    assert run.status == 0
    assert run.err == ""
    said = " ".join(run.out.split())
    assert said.count("External 2 has failed: external bot ") == 1
    assert "ended with status 1; its standard error ends with: out of ideas." in said
    assert "From now on the computer makes its simplest moves, and the game counts as lost" in said
    assert run.out.endswith("You won.\n")
    assert gone(int(program.heard[0]))


def test_leaving_a_game_ends_the_program(command: Command, tmp_path: Path) -> None:
    program = Written(tmp_path, before=PID)
    words = (*PLAY, "--seat", "2", "--opponent", f"external:{program.command}")
    run = command(*words, typed="quit\n")
    assert run.out.endswith("moves.\n") or run.out.endswith("move.\n")
    assert json.loads(program.heard[-1]) == {"type": "bye"}
    assert gone(int(program.heard[0]))


@pytest.mark.parametrize("json_wanted", [False, True])
def test_a_simulation_goes_on(command: Command, tmp_path: Path, json_wanted: bool) -> None:
    program = Written(tmp_path, "time.sleep(60)", before=PID)
    bots = f"random,external:{program.command},timeout=0.2"
    words = [*SIMULATE, "--bots", bots, *(["--json"] if json_wanted else [])]
    run = command(*words, columns=200)
    assert run.status == 0
    # Said once, not for every game.
    assert run.err.count("gave no answer within 0.2 s. Default moves are made for it") == 1
    assert run.err.startswith("seat 2 (external:")
    if json_wanted:
        data = json.loads(run.out)
        assert data["forfeits"] == 2
        assert [seat["wins"] for seat in data["seats"]] == [2, 0]
    else:
        assert re.search(r"^1 +random +2\.0 +100\.0 %", run.out, re.MULTILINE)
        assert "forfeits: 2" in run.out
    pids = [int(line) for line in program.heard if line.isdecimal()]
    assert len(pids) == 2
    assert all(gone(pid) for pid in pids)


def test_bad_commands(command: Command) -> None:
    for words in ((*PLAY, "--opponent"), (*SIMULATE, "--bots")):
        run = command(*words, "external:./no/such/bot")
        assert run.status == 2
        assert run.out == ""
        assert run.err == "trailboss: bot 'external': there is no file './no/such/bot'\n"
