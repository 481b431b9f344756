"""Random games through the public API: `make bench`, or `python -m benchmarks --help`."""

import argparse
import platform
import random
import subprocess
import time
from importlib.util import find_spec

import trailboss


def commit() -> str:
    command = ["git", "describe", "--always", "--dirty"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    return result.stdout.strip() or "unknown"


def random_game(title: str, players: int, seed: int) -> tuple[int, float, float]:
    """Play one game; return its decisions, the seconds it took and the seconds of a copy."""
    choose = random.Random(seed)
    start = time.perf_counter()
    game = trailboss.new_game(title, players=players, seed=seed)
    decisions = 0
    while not game.over:
        game.play(choose.choice(game.legal))
        decisions += 1
    played = time.perf_counter()
    game.copy()
    return decisions, played - start, time.perf_counter() - played


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--title", default="second-edition")
    parser.add_argument("--games", type=int, default=100)
    arguments = parser.parse_args()

    engine = "compiled" if is_compiled() else "interpreted"
    print(f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}")
    print(f"commit {commit()}, {engine}, {arguments.games} random games of {arguments.title}")
    for players in (2, 3, 4):
        games = [random_game(arguments.title, players, seed) for seed in range(arguments.games)]
        decisions = sum(game[0] for game in games)
        seconds = sum(game[1] for game in games)
        copies = sorted(game[2] for game in games)
        print(
            f"{players} players: {len(games) / seconds:8.1f} games/s, "
            f"{decisions / seconds:10.0f} decisions/s, "
            f"{copies[len(copies) // 2] * 1e6:7.1f} µs a copy at the end"
        )


def is_compiled() -> bool:
    spec = find_spec("trailboss.core.frames")
    return spec is not None and not str(spec.origin).endswith(".py")


if __name__ == "__main__":
    main()
