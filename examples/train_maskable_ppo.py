"""The same with a library: Stable-Baselines3 contrib's MaskablePPO, one seat against Sue or Sam.

pip install 'trailboss[env]' sb3-contrib
python examples/train_maskable_ppo.py --id trailboss/ElPasoSue-v0 --decisions 200000
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import SubprocVecEnv

import trailboss.env


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--id", default="trailboss/ElPasoSue-v0")
    parser.add_argument("--decisions", type=int, default=200_000)
    parser.add_argument("--envs", type=int, default=8)
    parser.add_argument("--steps", type=int, default=256, help="decisions of each in a round")
    parser.add_argument("--test", type=int, default=20, help="games of the protocol at the end")
    given = parser.parse_args()

    envs = make_vec_env(
        given.id,
        given.envs,
        seed=1,
        env_kwargs={"reward": "change", "dtype": "float32"},
        vec_env_cls=SubprocVecEnv,
    )
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=given.steps,
        gamma=1.0,
        policy_kwargs={"net_arch": [256, 256]},
        verbose=1,
    )
    model.learn(given.decisions)

    def policy(row: Any, mask: Any) -> int:
        chosen, _ = model.predict(
            row.astype(np.float32), action_masks=mask.astype(bool), deterministic=True
        )
        return int(chosen)

    game = gymnasium.spec(given.id).kwargs["game"]
    print(trailboss.env.evaluate(policy, game, (), given.test, name="MaskablePPO").text())


if __name__ == "__main__":
    main()
