"""PettingZoo: every seat of a table is an agent, and they decide one at a time.

env = trailboss.env.aec("second-edition", players=4)
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.utils import wrappers
from pettingzoo.utils.env import AECEnv

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.env import picture
from trailboss.env.rewards import MARGIN, checked_reward
from trailboss.env.table import Table, checked_dtype, checked_rules, checked_seed

Seen = dict[str, NDArray[Any]]


class TurnsEnv(AECEnv):
    """A game of 1 to 4 agents. An observation is `observation` and `action_mask`; the mask of
    whoever does not decide is empty. Moves without a choice are made at once."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        reward: str = MARGIN,
        dtype: str = "uint8",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        rules = checked_rules(game, players)
        if render_mode is not None and render_mode not in picture.MODES:
            raise TrailbossError(
                say("error-env-render", known=picture.MODES, given=repr(render_mode))
            )
        self.metadata = {
            "name": f"trailboss_{game.replace('-', '_')}_v0",
            "render_modes": list(picture.MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.table = Table(rules, players, options, checked_reward(reward))
        self.dtype = checked_dtype(dtype)
        self.render_mode = render_mode
        self.closed = False
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.chance = np.random.default_rng()
        encoding = self.table.encoding
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (encoding.size,), np.dtype(self.dtype).type),
                    "action_mask": spaces.Box(0, 1, (encoding.move_count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(encoding.move_count) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if self.closed:
            raise TrailbossError(say("error-env-closed"))
        if seed is not None:
            self.chance = np.random.default_rng(checked_seed(seed))
        self.agents = list(self.possible_agents)
        self.table.begin(int(self.chance.integers(1 << 62)), {})
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[max(self.table.seat, 0)]
        self.tell()

    def step(self, action: int | None) -> None:
        if self.closed:
            raise TrailbossError(say("error-env-closed"))
        if not self.agents:
            raise TrailbossError(
                say("error-env-reset" if self.table.position is None else "error-env-over")
            )
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.table.play(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = self.table.rewards[seat]
        self._accumulate_rewards()
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self.tell()

    def tell(self) -> None:
        """What an agent gets beside its observation."""
        for agent in self.agents:
            self.infos[agent] = {}
        if self.table.over:
            for seat, agent in enumerate(self.possible_agents):
                self.infos[agent] = {
                    "points": self.table.totals[seat],
                    "won": seat in self.table.winners,
                }
        if self.render_mode == "human":
            picture.show(self.drawn())

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        row = np.empty(self.table.encoding.size, self.dtype)
        self.table.row(seat, row)
        mask = np.zeros(self.table.encoding.move_count, np.int8)
        if seat == self.table.seat:
            self.table.mask(mask)
        return {"observation": row, "action_mask": mask}

    def move_features(self) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
        """The legal actions, and a row for each that says what it is and changes; see
        `trailboss.env.move_features`."""
        return self.table.moves()

    def drawn(self) -> str:
        position = self.table.position
        if position is None:
            raise TrailbossError(say("error-env-reset"))
        seat = max(self.table.seat, 0)
        return picture.ansi(self.table.rules, position, self.table.players, seat)

    def render(self) -> Any:
        """The table as the agent sees it that decides: text with colours, or pixels; None if it is
        shown anyway."""
        return picture.rendered(self.render_mode, self.drawn())

    def close(self) -> None:
        self.closed = True
        self.table.close()


def aec(game: str, players: int = 2, **settings: Any) -> AECEnv:
    """A table as PettingZoo knows it: settings as for `TurnsEnv`."""
    return wrappers.OrderEnforcingWrapper(TurnsEnv(game, players, **settings))
