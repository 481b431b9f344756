"""The protocol that compares agents: fixed games, one row."""

from __future__ import annotations

import json

import numpy as np
import pytest
from numpy.typing import NDArray

from trailboss.cli import main
from trailboss.core.errors import TrailbossError
from trailboss.env import evaluate
from trailboss.env.evaluate import PROTOCOL
from trailboss.titles import rules_of


def first(observation: NDArray[np.uint8], mask: NDArray[np.int8]) -> int:
    """The first legal move."""
    assert observation.dtype == np.uint8
    return int(np.flatnonzero(mask)[0])


def test_the_same_games_every_time() -> None:
    one = evaluate("random", "el-paso", ("random",), games=4)
    assert one == evaluate("random", "el-paso", ("random",), games=4)
    assert one.games == 4
    assert one.points.mean > 0
    assert 0 <= one.won.mean <= 100


def test_a_function_as_an_agent() -> None:
    row = evaluate(first, "el-paso", games=2)
    assert row.agent == "first"
    assert row.against == ("Sue",)
    assert row.text().startswith("| first | el-paso | Sue | 2 |")


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["env", "evaluate", "el-paso", "--games", "2"]
    assert main([*words, "--opponents", "random,random"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-1].startswith("| random | el-paso | random, random | 2 |")
    assert main([*words, "--json", "--policy", "tests.env.test_evaluate:first"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["protocol"] == PROTOCOL
    assert found["rules"] == rules_of(found["game"]).version
    assert found["agent"] == "tests.env.test_evaluate:first"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--policy", "nowhere:choose"], "nowhere"),
        (["--policy", "json"], "json"),
        (["--agent", "nobody"], "nobody"),
        (["--opponents", "random", "--players", "4"], "4 players"),
        (["--games", "0"], "0"),
    ],
)
def test_what_is_refused(capsys: pytest.CaptureFixture[str], words: list[str], said: str) -> None:
    assert main(["env", "evaluate", "el-paso", *words]) == 2
    assert said in capsys.readouterr().err


def test_errors_without_a_command() -> None:
    with pytest.raises(TrailbossError, match="2 to 4"):
        evaluate("random", "first-edition", games=1)
