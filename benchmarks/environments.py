"""Random play in our environments beside those of others: python -m benchmarks.environments

Each figure is decisions in a second of processor time, of all threads together, observation and
legal moves of every decision included, in one run on one machine. What is not installed is left
out; `pip install pgx open-spiel 'pettingzoo[classic]'` brings the others.
"""

from __future__ import annotations

import argparse
import importlib
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from trailboss.bench import machine


def ours_batch(game: str, players: int) -> Callable[[], int]:
    import trailboss.env

    batch = trailboss.env.Batch(game, 256, players, seed=1)
    batch.reset()

    def work() -> int:
        batch.step(batch.sample())
        return batch.games

    return work


def ours_seat(id: str) -> Callable[[], int]:
    import gymnasium

    importlib.import_module("trailboss.env")
    env: Any = gymnasium.make(id).unwrapped
    env.reset(seed=1)

    def work() -> int:
        for _ in range(50):
            if env.step(env.action_space.sample())[2]:
                env.reset()
        return 50

    return work


def zoo(make: Callable[[], Any]) -> Callable[[], int]:
    env = make()
    chance = np.random.default_rng(1)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(50):
            if not env.agents:
                env.reset()
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        return 50

    return work


def ours_zoo(game: str) -> Callable[[], int]:
    import trailboss.env

    return zoo(lambda: trailboss.env.aec(game, 2))


def chess() -> Callable[[], int]:
    from pettingzoo.classic import chess_v6

    return zoo(chess_v6.env)


def connect_four() -> Callable[[], int]:
    from pettingzoo.classic import connect_four_v3

    return zoo(connect_four_v3.env)


def spiel(name: str) -> Callable[[], int]:
    import pyspiel

    if name.startswith("trailboss"):
        importlib.import_module("trailboss.env.spiel")
    game = pyspiel.load_game(name)
    chance = np.random.default_rng(1)
    states = [game.new_initial_state()]

    def work() -> int:
        decisions = 0
        for _ in range(50):
            state = states[0]
            if state.is_terminal():
                states[0] = game.new_initial_state()
            elif state.is_chance_node():
                kinds, shares = zip(*state.chance_outcomes())
                state.apply_action(int(chance.choice(kinds, p=shares)))
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(int(chance.choice(state.legal_actions())))
                decisions += 1
        return decisions

    return work


def pgx_games(name: str) -> Callable[[], int]:
    """256 games at once, each followed by another. Compiling the step takes a minute or several,
    which is not counted."""
    jax: Any = importlib.import_module("jax")
    pgx: Any = importlib.import_module("pgx")
    experimental: Any = importlib.import_module("pgx.experimental")
    env = pgx.make(name)
    games = 256
    step = jax.jit(jax.vmap(experimental.auto_reset(env.step, env.init)))
    draw = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask), axis=1))
    states = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games))]
    keys = [jax.random.PRNGKey(2)]

    def work() -> int:
        keys[0], key, chance = jax.random.split(keys[0], 3)
        actions = draw(key, states[0].legal_action_mask)
        states[0] = step(states[0], actions, jax.random.split(chance, games))
        states[0].observation.block_until_ready()
        return games

    return work


RUNS: dict[str, Callable[[], Callable[[], int]]] = {
    "Trailboss batch, second edition, 2 players": lambda: ours_batch("second-edition", 2),
    "Trailboss batch, El Paso, 2 players": lambda: ours_batch("el-paso", 2),
    "Trailboss Gymnasium, second edition, Sam": lambda: ours_seat("trailboss/SecondEditionSam-v0"),
    "Trailboss Gymnasium, El Paso, Sue": lambda: ours_seat("trailboss/ElPasoSue-v0"),
    "Trailboss PettingZoo, second edition": lambda: ours_zoo("second-edition"),
    "PettingZoo chess": chess,
    "PettingZoo connect four": connect_four,
    "Trailboss OpenSpiel, El Paso": lambda: spiel("trailboss_el_paso"),
    "OpenSpiel backgammon": lambda: spiel("backgammon"),
    "Pgx connect four, 256 games": lambda: pgx_games("connect_four"),
    "Pgx backgammon, 256 games": lambda: pgx_games("backgammon"),
    "Pgx chess, 256 games": lambda: pgx_games("chess"),
}


def speed(work: Callable[[], int], seconds: float) -> float:
    work()
    decisions = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        decisions += work()
    return decisions / (time.process_time() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.environments", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--only", default="", help="figures whose name contains this")
    given = parser.parse_args()
    here = machine()
    print(
        f"{here['processor']}, Python {here['python']}, {here['engine']}, commit {here['commit']}"
    )
    for name, prepare in RUNS.items():
        if given.only not in name:
            continue
        try:
            work = prepare()
        except ImportError as error:
            print(f"{name:44}{'–':>12}  {error}")
            continue
        print(f"{name:44}{speed(work, given.seconds):12,.0f} decisions/s", flush=True)


if __name__ == "__main__":
    main()
