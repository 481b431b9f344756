"""One seat as Gymnasium knows it, held against Gymnasium's own checker."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import trailboss
import trailboss.env
from trailboss.core.errors import TrailbossError
from trailboss.env.rewards import REWARDS
from trailboss.env.seat import SeatEnv

ALONE = ["trailboss/SecondEditionSam-v0", "trailboss/ElPasoSue-v0"]
TABLES = ["trailboss/FirstEdition-v0", "trailboss/SecondEdition-v0", "trailboss/ElPaso-v0"]


def play(env: SeatEnv, seed: int, steps: int = 10_000) -> tuple[float, dict[str, Any]]:
    """A game of random moves: the sum of its rewards, and what was told last."""
    env.reset(seed=seed)
    env.action_space.seed(seed)
    rewards = 0.0
    info: dict[str, Any] = {}
    for _ in range(steps):
        _, reward, over, _, info = env.step(env.action_space.sample())
        rewards += reward
        if over:
            break
    return rewards, info


@pytest.mark.parametrize("id", ALONE + TABLES)
def test_the_checker_of_gymnasium(id: str) -> None:
    settings: dict[str, Any] = {} if id in ALONE else {"opponents": ("random",)}
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(id, **settings).unwrapped)


@pytest.mark.parametrize("id", ALONE)
def test_made_environments_play(id: str) -> None:
    env = gymnasium.make(id)
    observation, info = env.reset(seed=3)
    assert observation.dtype == np.uint8
    assert info["action_mask"].sum() > 1
    for _ in range(50):
        action = env.action_space.sample(info["action_mask"])
        observation, _, over, cut, info = env.step(action)
        assert env.observation_space.contains(observation)
        assert not over
        assert not cut
    env.close()


@pytest.mark.parametrize("dtype", ["uint8", "float32"])
def test_observation_and_mask_are_those_of_the_engine(dtype: str) -> None:
    env = SeatEnv("el-paso", ("random", "random"), seat=1, dtype=dtype)
    observation, info = env.reset(seed=5)
    for _ in range(40):
        table = env.table
        assert table.position is not None
        assert table.seat == 1
        assert observation.dtype == dtype
        assert bytes(observation.astype(np.uint8)) == bytes(table.rules.encode(table.position, 1))
        legal = table.rules.legal(table.position)
        assert len(legal) > 1
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(
            table.encoding.slots[code] for code in legal
        )
        assert (env.action_masks() == info["action_mask"]).all()
        observation, _, _, _, info = env.step(env.action_space.sample())


def test_what_was_handed_out_is_not_changed_later() -> None:
    env = SeatEnv("el-paso")
    observation, info = env.reset(seed=1)
    row, mask = observation.copy(), info["action_mask"].copy()
    for _ in range(5):
        env.step(env.action_space.sample())
    assert (observation == row).all()
    assert (info["action_mask"] == mask).all()


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("game", ["second-edition", "el-paso"])
def test_rewards(game: str, reward: str) -> None:
    env = SeatEnv(game, ("random",), reward=reward)
    total, info = play(env, 4)
    own, other = info["points"]
    begun = env.table.rules.totals(trailboss.new_game(game, players=2, seed=1).state)[0]
    expected = {
        "margin": own - other,
        "points": own,
        "change": own - begun,
        "win": 1 / len(info["winners"]) if 0 in info["winners"] else 0,
    }
    assert total == pytest.approx(expected[reward])


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = SeatEnv("second-edition"), SeatEnv("second-edition")
    assert play(one, 7, 200)[1]["points"].tolist() == play(other, 7, 200)[1]["points"].tolist()
    assert (one.row == other.row).all()


def test_a_game_can_be_named() -> None:
    env = SeatEnv("el-paso", ("random",))
    first, _ = env.reset(seed=1, options={"game_seed": 12})
    again, _ = env.reset(options={"game_seed": 12})
    other, _ = env.reset(options={"game_seed": 13})
    assert (first == again).all()
    assert (first != other).any()


def test_a_seat_drawn_anew() -> None:
    env = SeatEnv("el-paso", ("random", "random"), seat="random")
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2}


def test_the_picture() -> None:
    env = gymnasium.make(ALONE[0], render_mode="ansi")
    env.reset(seed=2)
    text = env.render()
    assert isinstance(text, str)
    assert "Sam" in text
    assert len(text.splitlines()) > 20


def test_the_table_as_pixels() -> None:
    env = gymnasium.make(ALONE[0], render_mode="rgb_array")
    env.reset(seed=1)
    first: Any = env.render()
    assert first.dtype == np.uint8
    assert first.ndim == 3
    assert first.shape[2] == 3
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 20  # letters, in colours
    info: Any = env.step(env.action_space.sample())[4]
    assert info["action_mask"].any()
    assert not np.array_equal(env.render(), first)


def test_every_step_is_shown_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv("el-paso", render_mode="human")
    env.reset(seed=2)
    first = capsys.readouterr().out
    env.step(env.action_space.sample())
    assert len(first) > 1000
    assert len(capsys.readouterr().out) > 1000


def test_several_at_once() -> None:
    """Gymnasium's own vector environment, and a space that goes through a pipe."""
    envs = gymnasium.make_vec(ALONE[1], num_envs=2, vectorization_mode="sync")
    observations, infos = envs.reset(seed=1)
    assert observations.shape[0] == 2
    actions = [int(np.flatnonzero(mask)[0]) for mask in infos["action_mask"]]
    envs.step(np.array(actions))
    space = SeatEnv("el-paso").action_space
    assert pickle.loads(pickle.dumps(space)) == space


def test_an_action_drawn_before_the_game_went_on() -> None:
    env = SeatEnv("el-paso")
    env.reset(seed=1)
    action = env.action_space.sample()
    info: dict[str, Any] = env.step(action)[4]
    assert "illegal" not in info
    assert not env.legal[action]
    info = env.step(action)[4]
    assert info["illegal"]


# What is refused --------------------------------------------------------------------------------


def refused(work: Any) -> str:
    with pytest.raises(TrailbossError) as caught:
        work()
    for language in trailboss.languages():
        assert "error-env" not in caught.value.text(language)
    return str(caught.value)


def test_settings_that_will_not_do() -> None:
    assert "margin, points, change" in refused(lambda: SeatEnv("el-paso", reward="money"))
    assert "uint8 or float32" in refused(lambda: SeatEnv("el-paso", dtype="int64"))
    assert "0 to 1" in refused(lambda: SeatEnv("el-paso", ("random",), seat=2))
    assert "a list of bots" in refused(lambda: SeatEnv("el-paso", "random"))
    assert "nobody" in refused(lambda: SeatEnv("el-paso", ("nobody",)))
    assert "ansi" in refused(lambda: SeatEnv("el-paso", render_mode="svg"))
    assert "2 to 4" in refused(lambda: SeatEnv("first-edition"))
    refused(lambda: SeatEnv("el-paso", weather="bad"))
    refused(lambda: SeatEnv("chess"))


def test_steps_that_will_not_do() -> None:
    env = SeatEnv("second-edition", ("random",))
    assert "call reset first" in refused(lambda: env.step(0))
    env.reset(seed=1)
    before = env.table.rules.dump(env.table.position)  # type: ignore[arg-type]
    last = env.table.encoding.move_count - 1
    illegal = int(np.flatnonzero(env.legal == 0)[0])
    foreign = env.table.encoding.codes.index(-1)
    assert f"0 to {last}" in refused(lambda: env.step(last + 1))
    assert f"0 to {last}" in refused(lambda: env.step(-1))
    assert "whole number" in refused(lambda: env.step(1.5))  # type: ignore[arg-type]
    assert "whole number" in refused(lambda: env.step(True))
    assert "whole number" in refused(lambda: env.step([1]))  # type: ignore[arg-type]
    assert "not now" in refused(lambda: env.step(illegal))
    assert "another title" in refused(lambda: env.step(foreign))
    assert env.table.rules.dump(env.table.position) == before  # type: ignore[arg-type]
    refused(lambda: env.reset(options={"colour": 1}))
    refused(lambda: env.reset(options={"game_seed": -1}))
    play(env, 3)
    assert "is over" in refused(lambda: env.step(0))
    env.close()
    assert "is closed" in refused(lambda: env.step(0))
    assert "is closed" in refused(env.reset)
