"""Learns what the features of a position are worth: `python -m benchmarks.teach el-paso`.

The heuristic plays itself with weights that are varied a little from seat to seat, so that plans
differ. What the features of all positions had to do with the points at the end (ridge regression,
each feature with a weight for the end of the game and one that the beginning adds) is mixed with
the weights in use. The result plays a match against them, and is written only where asked.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import random
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trailboss.bench import machine
from trailboss.core.lookahead import Lookahead
from trailboss.core.source import SeededSource
from trailboss.families import judge_of
from trailboss.titles import game_ids, rules_of

TRIES = 80
PENALTY = 0.03  # of the regression, by position
ROUND = 3

Floats = NDArray[np.float64]
Job = tuple[str, int, list[list[float]], float]  # title, seed, weights by seat, their variation


def play(job: Job) -> tuple[list[list[float]], list[int], list[int]]:
    """A game: the features of both seats at the beginning of every turn, whose, and the points."""
    title, seed, weights, variation = job
    rules = rules_of(title)
    judge = judge_of(rules)
    vary = random.Random(seed)
    chance = SeededSource(seed)
    thought = SeededSource(seed + 1)
    looks = [
        Lookahead(judge, [w * math.exp(vary.gauss(0, variation)) for w in own], thought)
        for own in weights
    ]
    position = rules.start(len(looks), rules.options(len(looks), {}), chance)
    rows: list[list[float]] = []
    whose: list[int] = []
    turn = -1
    while position.seat >= 0:
        if position.turn != turn:
            turn = position.turn
            for seat in range(len(looks)):
                rows.append(judge.features(position, seat))
                whose.append(seat)
        legal = rules.legal(position)
        code = legal[0]
        if len(legal) > 1:
            seen = rules.resample(position, position.seat, thought)
            code = looks[position.seat].choose(seen, legal, TRIES)
        rules.apply(position, code, chance)
    return rows, whose, [sheet.total for sheet in rules.scores(position)]


def design(rows: Floats) -> Floats:
    """Each feature, and each feature times how early it is."""
    early = rows[:, :1]
    return np.stack([rows, rows * early], axis=2).reshape(len(rows), -1)


def fitted(rows: Floats, points: Floats) -> tuple[Floats, float]:
    """The weights that explain the points best, and the share of the variance they explain."""
    table = design(rows)
    scale = table.std(0) + 1e-9
    table = table / scale
    square = table.T @ table + PENALTY * len(table) * np.eye(table.shape[1])
    weights = np.linalg.solve(square, table.T @ points)
    left = points - table @ weights
    return weights / scale, 1 - float(left.var() / points.var())


def toml(title: str, weights: list[float]) -> str:
    lines = []
    for at, name in enumerate(judge_of(rules_of(title)).names):
        late, early = (round(weights[2 * at + k], ROUND) + 0.0 for k in (0, 1))
        lines.append(f"{name} = [{late:.{ROUND}f}, {early:.{ROUND}f}]")
    return "[weights]\n" + "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=game_ids())
    parser.add_argument("--games", type=int, default=300, help="to learn from (300)")
    parser.add_argument("--match", type=int, default=60, help="games against the old weights (60)")
    parser.add_argument("--share", type=float, default=0.3, help="of what was learned (0.3)")
    parser.add_argument("--variation", type=float, default=0.3, help="of the weights (0.3)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path, help="a TOML file for the new weights")
    given = parser.parse_args()
    old = judge_of(rules_of(given.title)).styles["mixed"]
    with multiprocessing.Pool() as pool:
        first = given.seed * 1_000_000
        jobs: list[Job] = [
            (given.title, first + n, [old, old], given.variation) for n in range(given.games)
        ]
        played = pool.map(play, jobs, chunksize=4)
        rows = np.array([row for game in played for row in game[0]])
        points = np.array([game[2][seat] for game in played for seat in game[1]], dtype=float)
        learned, explained = fitted(rows, points)
        new: list[float] = ((1 - given.share) * np.array(old) + given.share * learned).tolist()
        jobs = []
        for n in range(given.match // 2):
            seed = first + 500_000 + n
            jobs += [
                (given.title, seed, [new, old], 0.0),
                (given.title, seed, [old, new], 0.0),
            ]
        results: list[Any] = pool.map(play, jobs, chunksize=2)
    margins = [
        (game[2][0] - game[2][1]) * (1 if n % 2 == 0 else -1) for n, game in enumerate(results)
    ]
    best = [max(game[2]) for game in played]
    print(", ".join(f"{name} {value}" for name, value in machine().items()))
    print(f"learned from {len(played)} games, {len(rows)} positions; winner {np.mean(best):.1f}")
    print(f"the features explain {explained:.0%} of the variance of the points")
    error = np.std(margins) / math.sqrt(len(margins))
    print(f"new against old, {len(margins)} games: margin {np.mean(margins):+.1f} ± {error:.1f}")
    if given.write:
        given.write.write_text(toml(given.title, new), encoding="utf-8")
        print(f"written to {given.write}")


if __name__ == "__main__":
    main()
