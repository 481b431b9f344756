"""Every seat an agent, held against PettingZoo's own tests."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import trailboss
from trailboss.core.errors import TrailbossError
from trailboss.env import aec
from trailboss.env.rewards import REWARDS

TABLES = [(title.id, players) for title in trailboss.games() for players in title.players]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_interface(game: str, players: int) -> None:
    with warnings.catch_warnings():
        # It would rather have numbers between 0 and 1, and a stop at the first illegal move.
        warnings.simplefilter("ignore")
        api_test(aec(game, players), num_cycles=300, verbose_progress=False)


@pytest.mark.parametrize(("game", "players"), [("second-edition", 2), ("el-paso", 3)])
def test_the_same_seed_gives_the_same_game(game: str, players: int) -> None:
    seed_test(lambda: aec(game, players), num_cycles=200)


def test_the_benchmark_runs() -> None:
    performance_benchmark(aec("el-paso", 2))


def played(env: Any, seed: int) -> dict[str, float]:
    """A whole game of random moves: the sum of each agent's rewards."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    found = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        found[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over else int(chance.choice(legal)))
    return found


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards(reward: str) -> None:
    env = aec("el-paso", 3, reward=reward)
    found = list(played(env, 3).values())
    table = env.unwrapped.table  # type: ignore[attr-defined]
    totals: list[int] = table.totals
    assert len(table.winners) >= 1
    begun = table.rules.totals(trailboss.new_game("el-paso", players=3, seed=1).state)
    best = sorted(totals)[-2:]
    expected: dict[str, list[float]] = {
        "points": list(totals),
        "change": [now - then for then, now in zip(begun, totals)],
        "margin": [now - (best[0] if now == best[1] else best[1]) for now in totals],
        "win": [float(seat in table.winners) for seat in range(3)],
    }
    assert found == expected[reward]


def test_whoever_does_not_decide_has_no_move() -> None:
    env = aec("second-edition", 4)
    env.reset(seed=1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert bool(mask.any()) == (agent == env.agent_selection)


def test_observations_are_the_engine_s() -> None:
    env = aec("second-edition", 3, dtype="float32", simmental=True)
    env.reset(seed=1)
    table = env.unwrapped.table  # type: ignore[attr-defined]
    for seat, agent in enumerate(env.possible_agents):
        row = env.observe(agent)["observation"]
        assert row.dtype == np.float32
        assert bytes(row.astype(np.uint8)) == bytes(table.rules.encode(table.position, seat))


def test_the_picture() -> None:
    env = aec("el-paso", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "player_0" in str(env.render())


def test_what_is_refused() -> None:
    with pytest.raises(TrailbossError, match="2 to 4"):
        aec("first-edition", 1)
    with pytest.raises(TrailbossError, match="go"):
        aec("go", 2)
    env = aec("el-paso", 2).unwrapped
    with pytest.raises(TrailbossError, match="call reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(TrailbossError, match="whole number"):
        env.step(None)  # type: ignore[arg-type]
    env.close()
    with pytest.raises(TrailbossError, match="closed"):
        env.step(0)
