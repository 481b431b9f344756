"""PufferLib: many games in one environment, a learner's seat in each.

    import pufferlib.vector
    from trailboss.env.puffer import Seats

    envs = pufferlib.vector.make(
        Seats, env_kwargs={"game": "el-paso", "games": 64, "opponents": ("random",)},
        backend=pufferlib.vector.Multiprocessing, num_envs=4, num_workers=4,
    )

An observation is the row and, behind it, the mask: PufferLib knows no masks, so a policy reads it
there and leaves out what is not legal. An action that is not legal all the same, as when somebody
draws from the whole action space, becomes the title's default move; `illegal` in the infos counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pufferlib
from gymnasium import spaces
from numpy.typing import NDArray

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.env.batch import ROTATING, Batch, checked_actions
from trailboss.env.rewards import CHANGE, margins

Infos = list[dict[str, float]]


class Seats(pufferlib.PufferEnv):
    """`games` agents, each in a game of its own: against bots, or alone against the printed
    opponent where there are none. Settings are those of `Batch`."""

    def __init__(
        self,
        game: str,
        games: int = 64,
        opponents: Sequence[str] = (),
        seat: int | str = ROTATING,
        reward: str = CHANGE,
        seed: int = 0,
        buf: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        self.made = {
            "game": game,
            "games": games,
            "players": 1 + len(opponents),
            "opponents": tuple(opponents),
            "seat": seat,
            "reward": reward,
            **options,
        }
        self.batch = Batch(seed=seed, **self.made)
        encoding = self.batch.core.encoding
        self.row_size = encoding.size
        self.single_observation_space = spaces.Box(
            0, 255, (encoding.size + encoding.move_count,), np.uint8
        )
        self.single_action_space = spaces.Discrete(encoding.move_count)
        self.num_agents = games
        self.every = np.arange(games)
        self.seats: NDArray[np.intp] = np.zeros(games, np.intp)
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.uint8], Infos]:
        """Begin all games anew, those of this seed."""
        if self.batch.closed:
            raise TrailbossError(say("error-env-closed"))
        self.batch.close()
        self.batch = Batch(seed=0 if seed is None else int(seed), **self.made)
        self.batch.reset()
        # The learner's seat stays as it is in every game of a place.
        self.seats = self.batch.seats.astype(np.intp)
        self.rewards[:] = 0
        self.terminals[:] = False
        self.truncations[:] = False
        self.masks[:] = True
        self.show()
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Infos]:
        batch = self.batch
        chosen = checked_actions(actions, self.num_agents).astype(np.int64)
        if not batch.begun:
            raise TrailbossError(say("error-env-reset"))
        within = (chosen >= 0) & (chosen < batch.masks.shape[1])
        legal = within & (batch.masks[self.every, np.where(within, chosen, 0)] != 0)
        for at in np.flatnonzero(~legal):
            chosen[at] = batch.core.default(int(at))
        batch.step(chosen)
        self.rewards[:] = batch.rewards[self.every, self.seats]
        self.terminals[:] = batch.ends
        self.show()
        return (
            self.observations,
            self.rewards,
            self.terminals,
            self.truncations,
            self.told(int(np.count_nonzero(~legal))),
        )

    def show(self) -> None:
        self.observations[:, : self.row_size] = self.batch.observations
        self.observations[:, self.row_size :] = self.batch.masks

    def told(self, illegal: int) -> Infos:
        """How the games ended that did, and how many actions were not legal, if any."""
        batch = self.batch
        infos: Infos = []
        count = int(batch.info[0, 1])
        for at in np.flatnonzero(batch.ends):
            seat = int(self.seats[at])
            finals = batch.finals[at, :count].tolist()
            infos.append(
                {
                    "points": float(finals[seat]),
                    "margin": float(margins(finals)[seat]),
                    "won": float(batch.winners[at] >> seat & 1),
                    "length": float(batch.lengths[at]),
                }
            )
        if illegal:
            infos.append({"illegal": float(illegal)})
        return infos

    def close(self) -> None:
        self.batch.close()
