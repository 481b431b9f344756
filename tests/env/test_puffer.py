"""PufferLib's own classes step our environment. It is not among the locked packages (see
docs/environment.md), so these run where somebody has installed it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from trailboss.core.errors import TrailbossError
from trailboss.env import Batch

vector = pytest.importorskip("pufferlib.vector", reason="PufferLib is not installed")

from trailboss.env.puffer import Seats  # noqa: E402

SETTINGS: dict[str, Any] = {"game": "el-paso", "games": 4, "opponents": ("random",)}


def masks_of(envs: Any, seen: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return seen[:, -envs.single_action_space.n :]


def test_the_games_of_a_batch() -> None:
    envs = Seats(**SETTINGS)
    seen, _ = envs.reset(seed=3)
    batch = Batch("el-paso", 4, opponents=("random",), seed=3, reward="change")
    batch.reset()
    for _ in range(40):
        assert (seen == np.concatenate([batch.observations, batch.masks], 1)).all()
        assert (batch.seats == envs.seats).all()
        actions = batch.masks.argmax(1)
        seats = batch.seats.copy()
        seen, rewards, terminals, truncations, infos = envs.step(actions)
        batch.step(actions)
        assert (rewards == batch.rewards[np.arange(4), seats]).all()
        assert (terminals == batch.ends).all()
        assert not truncations.any()
        assert len(infos) == batch.ends.sum()


@pytest.mark.parametrize("backend", ["Serial", "Multiprocessing"])
def test_its_own_vectors(backend: str) -> None:
    settings = {"num_workers": 2} if backend == "Multiprocessing" else {}
    envs = vector.make(
        Seats,
        env_kwargs=SETTINGS,
        backend=getattr(vector, backend),
        num_envs=2,
        **settings,
    )
    try:
        seen, _ = envs.reset(seed=1)
        assert seen.shape == (8, envs.single_observation_space.shape[0])
        ended: list[dict[str, Any]] = []
        for _ in range(150):
            actions = masks_of(envs, np.asarray(seen)).argmax(1)
            seen, rewards, _, _, infos = envs.step(actions)
            assert rewards.shape == (8,)
            ended += infos
        assert not any("illegal" in info for info in ended)
    finally:
        envs.close()


def test_games_end_and_say_how() -> None:
    envs = Seats("el-paso", 4, opponents=("random",))
    envs.reset(seed=2)
    found: list[dict[str, float]] = []
    for _ in range(400):
        found += envs.step(envs.batch.sample())[4]
    assert found
    assert all(set(info) == {"points", "margin", "won", "length"} for info in found)


def test_actions_that_are_not_legal() -> None:
    envs = Seats("second-edition", 3)  # alone against the printed opponent
    with pytest.raises(TrailbossError, match="call reset"):
        envs.step([0, 0, 0])
    seen, _ = envs.reset(seed=1)
    masks = masks_of(envs, seen)
    illegal = int(np.flatnonzero(masks[0] == 0)[0])
    infos = envs.step([illegal, -1, 10**6])[4]
    assert infos == [{"illegal": 3.0}]
    for wrong in ([0], [0.5, 1, 2], [[0, 0, 0]]):
        with pytest.raises(TrailbossError, match="for each of the 3 games"):
            envs.step(wrong)
    envs.close()
    with pytest.raises(TrailbossError, match="closed"):
        envs.reset()
    with pytest.raises(TrailbossError, match="closed"):
        envs.step([0, 0, 0])
