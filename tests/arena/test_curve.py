"""The curve of a bot by its time, and the clock its matches are played by."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from benchmarks import curve

from tests.cli.conftest import Command

CLOCK = Path(__file__).parents[2] / "tools" / "processor_clock"
ARENA = ("arena", "--game", "el-paso", "--workers", "1", "--json")


def document(command: Command, path: Path, bots: str, games: str = "4") -> dict[str, Any]:
    run = command(*ARENA, "--bots", bots, "--games", games)
    path.write_text(run.out, encoding="utf-8")
    data: dict[str, Any] = json.loads(run.out)
    return data


def test_a_curve_tells_the_first_bots_figures_by_time(
    command: Command,
    cache: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    files = [tmp_path / name for name in ("slow.json", "quick.json")]
    slow = document(command, files[0], "search:ms=2,random")
    document(command, files[1], "search:ms=1,random")
    picture = tmp_path / "curve.svg"
    monkeypatch.setattr(sys, "argv", ["curve", *map(str, files), "--plot", str(picture)])
    curve.main()
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("  ")[0] for line in lines] == ["search against random, el-paso"] * 2
    assert [line.split(" ms ")[0].split()[-1] for line in lines] == ["1", "2"]
    margin = slow["entrants"][0]["margin"]
    assert f"{margin['mean']:+.1f} ± {margin['error']:.1f}  4 games" in lines[1]
    assert picture.read_text(encoding="utf-8").rstrip().endswith("</svg>")


def test_the_plain_champion_stands_where_its_time_would_be(tmp_path: Path) -> None:
    figure = {"figure": 0.5, "low": 0.2, "high": 0.8}
    entrants = [
        {"entrant": name, "win_share": figure, "margin": {"mean": 0.0, "error": 1.0}}
        for name in ("champion", "Sue")
    ]
    path = tmp_path / "plain.json"
    runs = [{"commit": "1234567"}]
    told = {"match": {"game": "el-paso"}, "entrants": entrants, "games": 2, "runs": runs}
    path.write_text(json.dumps(told), encoding="utf-8")
    found = curve.read(path)
    assert (found["ms"], found["name"]) == (curve.PLAIN, "champion against Sue, el-paso")


@pytest.mark.parametrize("first", ["heuristic", "champion:samples=8"])
def test_a_bot_without_a_time_has_no_place_in_a_curve(tmp_path: Path, first: str) -> None:
    path = tmp_path / "match.json"
    told = {"match": {"game": "el-paso"}, "entrants": [{"entrant": first}]}
    path.write_text(json.dumps(told), encoding="utf-8")
    with pytest.raises(SystemExit, match=f"the first bot is {first}, not one with ms=N"):
        curve.read(path)


def test_too_few_games_are_told(command: Command, cache: Path, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    document(command, path, "search:ms=1,random", "2")
    with pytest.raises(SystemExit, match="2 games do not tell how sure the margin is"):
        curve.read(path)


def test_what_is_no_match_is_told(tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text("{}", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"other\.json is no document of `trailboss arena --json`"):
        curve.read(path)


def test_by_the_processors_clock_waiting_takes_no_time() -> None:
    """A bot's time is what the processor spent on it; one thread alone, or that of all counts."""
    program = """
import os, time
from trailboss.bots.appraisal import Purse
purse = Purse(100.0, 0)
purse.count(1.0, 2)
purse.spend(2, 2, 0.001)
time.sleep(0.3)
print(purse.count(1.0, 2), os.environ["OPENBLAS_NUM_THREADS"])
"""
    told = {}
    for path in ("", str(CLOCK)):
        environment = os.environ | {
            "PYTHONPATH": os.pathsep.join([path, os.environ.get("PYTHONPATH", "")]),
            "OPENBLAS_NUM_THREADS": "2",
        }
        run = subprocess.run(
            [sys.executable, "-c", program],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
        told[bool(path)] = run.stdout.split()
    # On the wall the time is up after the sleep; of the processor's there is enough left.
    assert told == {False: ["0", "2"], True: ["4", "1"]}
