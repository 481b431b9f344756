"""Measuring the speed of the engine; `trailboss bench` and `python -m benchmarks` print it."""

from __future__ import annotations

import array
import os
import platform
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import trailboss
from trailboss.build import COMPILED, engine_build
from trailboss.core.batch import INFO, Batch, Entry
from trailboss.core.playout import playout
from trailboss.core.record import Record
from trailboss.core.rules import Position
from trailboss.core.source import SeededSource
from trailboss.titles import rules_of

# What is measured: always the same titles, so that figures can be compared over years.
TITLES = {"first": "first-edition", "second": "second-edition", "elpaso": "el-paso"}
RUNS = 5
GAMES = 256  # in a batch
LOSS = 0.25  # a figure that is worse by more than this is a loss


def shown(figure: float) -> str:
    """A figure with as many digits as it deserves."""
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:,.1f}"


@dataclass
class Measure:
    """One figure: what, in which unit, whether more is better, the target, and the runs."""

    id: str
    what: str
    unit: str
    more_is_better: bool
    target: float
    runs: list[float] = field(default_factory=list)

    @property
    def figure(self) -> float:
        """The middle run."""
        return sorted(self.runs)[len(self.runs) // 2]

    @property
    def spread(self) -> str:
        return f"{shown(min(self.runs))} to {shown(max(self.runs))}"

    @property
    def met(self) -> bool:
        return self.figure >= self.target if self.more_is_better else self.figure <= self.target

    def to_data(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "what": self.what,
            "unit": self.unit,
            "more_is_better": self.more_is_better,
            "target": self.target,
            "figure": self.figure,
            "runs": self.runs,
        }


def commit() -> str:
    """The commit the code is at, where it is run from a checkout."""
    here = Path(__file__).parent
    try:
        result = subprocess.run(
            ["git", "-C", str(here), "describe", "--always", "--dirty"],
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return "unknown"
    return result.stdout.strip() or "unknown"


def machine() -> dict[str, Any]:
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": platform.python_version(),
        "trailboss": trailboss.__version__,
        "engine": engine_build(),
        "commit": commit(),
    }


def processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


# What is measured ---------------------------------------------------------------------------------


def random_games(title: str, players: int, seconds: float, seed: int) -> tuple[float, float]:
    """Complete random games, and decisions, a second."""
    rules = rules_of(title)
    options = rules.options(players, {})
    games = 0
    decisions = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        chance = SeededSource(seed + games)
        position = rules.start(players, options, chance)
        decisions += playout(rules, position, chance, SeededSource(seed + games + (1 << 40)))
        games += 1
    spent = time.perf_counter() - begin
    return games / spent, decisions / spent


def middle_position(title: str, players: int, seed: int) -> Position:
    """A position half-way through a random game."""
    rules = rules_of(title)
    options = rules.options(players, {})
    chance = SeededSource(seed)
    length = playout(rules, rules.start(players, options, chance), chance, SeededSource(seed + 1))
    chance = SeededSource(seed)
    choice = SeededSource(seed + 1)
    position = rules.start(players, options, chance)
    for _ in range(length // 2):
        legal = rules.legal(position)
        rules.apply(position, legal[choice.below(len(legal))], chance)
    return position


def microseconds(work: Callable[[], object], seconds: float) -> float:
    times = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for _ in range(200):
            work()
        times += 200
    return (time.perf_counter() - begin) / times * 1e6


def copy_time(seconds: float) -> float:
    return microseconds(middle_position(TITLES["second"], 4, 11).copy, seconds)


def encode_time(seconds: float, seed: int) -> float:
    """What the deciding seat may know, as float32 numbers, at every decision along random games;
    what the moves cost is not counted."""
    choice = SeededSource(seed)
    spent = 0.0
    rows = 0
    while spent < seconds:
        game = trailboss.new_game(TITLES["second"], players=4, seed=seed + rows)
        buffer = array.array("f", [0.0]) * game.encoding_size
        while not game.over:
            seat = game.state.seat
            begin = time.perf_counter()
            game.encode_into(seat, buffer)
            spent += time.perf_counter() - begin
            rows += 1
            legal = game.legal
            game.play(legal[choice.below(len(legal))])
    return spent / rows * 1e6


def row_time(seconds: float, seed: int) -> float:
    """A row with its mask, written into buffers of the caller, at every choice along random games;
    what the moves cost is not counted."""
    rules = rules_of(TITLES["second"])
    encoding = rules.encoding()
    row = memoryview(bytearray(encoding.size))
    mask = memoryview(bytearray(encoding.move_count))
    options = rules.options(2, {})
    choice = SeededSource(seed)
    spent = 0.0
    rows = 0
    while spent < seconds:
        chance = SeededSource(seed + rows)
        position = rules.start(2, options, chance)
        memo = rules.memo()
        while position.seat >= 0:
            legal = rules.legal(position)
            if len(legal) > 1:
                begin = time.perf_counter()
                memo.write(position, position.seat, [], row, 0)
                encoding.write_mask(legal, mask, 0)
                spent += time.perf_counter() - begin
                rows += 1
            rules.apply(position, legal[choice.below(len(legal))], chance)
    return spent / rows * 1e6


def batch_speed(seconds: float, seed: int) -> float:
    """Random choices a second in a batch, with rows and masks."""
    rules = rules_of(TITLES["second"])
    batch = Batch([Entry(rules, 2, {}, 1)], [seed + number for number in range(GAMES)])
    rows = bytearray(GAMES * batch.encoding.size)
    masks = bytearray(GAMES * batch.encoding.move_count)
    facts = bytearray(GAMES * INFO)
    actions = array.array("i", [0]) * GAMES
    batch.reset(rows, masks, facts)
    steps = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        batch.sample(actions)
        batch.step(actions, rows, masks, facts)
        steps += GAMES
    return steps / (time.perf_counter() - begin)


def api_speed(seconds: float, seed: int) -> float:
    """Random decisions a second through `game.legal` and `game.play`."""
    decisions = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        game = trailboss.new_game(TITLES["second"], players=2, seed=seed + decisions)
        below = SeededSource(seed + decisions).below
        while not game.over:
            legal = game.legal
            game.play(legal[below(len(legal))])
            decisions += 1
    return decisions / (time.perf_counter() - begin)


def recorded_game() -> Record:
    game = trailboss.new_game(TITLES["second"], players=4, seed=11)
    choice = SeededSource(12)
    while not game.over:
        game.play(game.legal[choice.below(len(game.legal))])
    return game.record


def replay_time(record: Record, seconds: float) -> float:
    times = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        trailboss.replay(record)
        times += 1
    return (time.perf_counter() - begin) / times * 1e3


def measures() -> list[Measure]:
    """The figures with their targets on one core; interpreted, a tenth of the speed will do."""
    slower = 1.0 if COMPILED else 10.0
    return [
        Measure("first-games", "first edition, 2 players", "games/s", True, 1500 / slower),
        Measure("second-decisions", "second edition, 4 players", "moves/s", True, 4e5 / slower),
        Measure("elpaso-games", "El Paso, 2 players", "games/s", True, 3000 / slower),
        Measure("copy", "copy, mid-game, 4 players", "µs", False, 5 * slower),
        Measure("encode", "observation as float32 along a game", "µs", False, 20 * slower),
        Measure("replay", "replay, 4 players", "ms", False, 5 * slower),
        Measure("api", "game.legal and game.play", "moves/s", True, 3e5 / slower),
        Measure("row", "row and mask along a game", "µs", False, 4 * slower),
        Measure("batch", "batch with rows and masks", "moves/s", True, 1.5e5 / slower),
    ]


def run_measures(seconds: float, progress: Callable[[], None]) -> list[Measure]:
    """Measure everything RUNS times, in turn, so that a slow moment of the machine hits all."""
    all_measures = measures()
    by_id = {measure.id: measure for measure in all_measures}
    record = recorded_game()
    work: dict[str, Callable[[int], float]] = {
        "first-games": lambda run: random_games(TITLES["first"], 2, seconds, run << 20)[0],
        "second-decisions": lambda run: random_games(TITLES["second"], 4, seconds, run << 20)[1],
        "elpaso-games": lambda run: random_games(TITLES["elpaso"], 2, seconds, run << 20)[0],
        "copy": lambda run: copy_time(seconds / 4),
        "encode": lambda run: encode_time(seconds / 4, run << 20),
        "replay": lambda run: replay_time(record, seconds / 2),
        "api": lambda run: api_speed(seconds / 2, run << 20),
        "row": lambda run: row_time(seconds / 4, run << 20),
        "batch": lambda run: batch_speed(seconds / 2, run << 20),
    }
    for run in range(RUNS):
        for name, measure in work.items():
            by_id[name].runs.append(measure(run))
            progress()
    return all_measures


def losses(now: list[Measure], before: dict[str, Any]) -> list[tuple[Measure, float, float]]:
    """Each figure with the one of an earlier run and the change, as a share; below -LOSS is a loss.

    A change above zero is always an improvement."""
    earlier = {entry["id"]: entry["figure"] for entry in before["measures"]}
    found: list[tuple[Measure, float, float]] = []
    for measure in now:
        if measure.id in earlier:
            old = float(earlier[measure.id])
            ratio = measure.figure / old if measure.more_is_better else old / measure.figure
            found.append((measure, old, ratio - 1))
    return found
