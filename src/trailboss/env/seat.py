"""Gymnasium: one learner at a table with bots, or alone against the printed opponent.

env = gymnasium.make("trailboss/SecondEditionSam-v0")
env = gymnasium.make("trailboss/ElPaso-v0", opponents=("heuristic",), reward="win")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.envs.registration import registry
from numpy.typing import NDArray

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.env import picture
from trailboss.env.rewards import MARGIN, checked_reward
from trailboss.env.table import (
    Table,
    checked_bots,
    checked_dtype,
    checked_rules,
    checked_seed,
    opponents_of,
)
from trailboss.titles import games, rules_of

ANY_SEAT = "random"
GAME_SEED = "game_seed"
SEEDS = 1 << 62  # a game's seed is drawn below this


class Moves(spaces.Discrete):
    """The moves of a title by number. Without a mask only those are drawn that are legal now."""

    def __init__(self, count: int, legal: NDArray[np.int8]) -> None:
        super().__init__(count)
        self.legal = legal  # the environment's own mask, as it is now
        self.drawn: int | None = None  # the last action drawn without a mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        blind = mask is None and probability is None
        if blind and self.legal.any():
            mask = self.legal
        action = super().sample(mask, probability)
        if blind:
            self.drawn = int(action)
        return action


class SeatEnv(gymnasium.Env):
    """A seat of a game. `opponents` are bots by their texts, in turn order behind the learner;
    without any the learner plays alone against the printed opponent."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(picture.MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = (),
        seat: int | str = 0,
        reward: str = MARGIN,
        dtype: str = "uint8",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.opponents = checked_bots(opponents)
        players = 1 + len(self.opponents)
        rules = checked_rules(game, players)
        if seat != ANY_SEAT and seat not in range(players):
            raise TrailbossError(say("error-env-seat", last=players - 1, given=repr(seat)))
        if render_mode is not None and render_mode not in picture.MODES:
            raise TrailbossError(
                say("error-env-render", known=picture.MODES, given=repr(render_mode))
            )
        self.wanted_seat = seat
        self.seat = 0
        self.table = Table(rules, players, options, checked_reward(reward))
        self.render_mode = render_mode
        self.closed = False
        encoding = self.table.encoding
        self.row = np.zeros(encoding.size, checked_dtype(dtype))
        self.legal = np.zeros(encoding.move_count, np.int8)
        self.observation_space = spaces.Box(0, 255, (encoding.size,), self.row.dtype.type)
        self.action_space = Moves(encoding.move_count, self.legal)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """`options={"game_seed": 7}` begins that very game, whatever was played before."""
        if self.closed:
            raise TrailbossError(say("error-env-closed"))
        super().reset(seed=seed)
        chance = int(self.np_random.integers(SEEDS))
        players = self.table.players
        place = int(self.np_random.integers(players))
        for name in options or {}:
            if name != GAME_SEED:
                raise TrailbossError(say("error-env-option", given=repr(name), known=GAME_SEED))
        if options and GAME_SEED in options:
            chance = checked_seed(options[GAME_SEED])
        self.seat = place if self.wanted_seat == ANY_SEAT else int(self.wanted_seat)
        self.table.begin(chance, opponents_of(players, self.seat, self.opponents))
        return self.seen()

    def step(self, action: Any) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Make a move. One that is not legal is refused, unless the action space itself has drawn
        it, before the game went on: then the title's default move is made, and `info["illegal"]`
        says so."""
        if self.closed:
            raise TrailbossError(say("error-env-closed"))
        space = self.action_space
        assert isinstance(space, Moves)
        stale = space.drawn is not None and self.legal.any() and not self.legal[space.drawn]
        stale = stale and isinstance(action, (int, np.integer)) and action == space.drawn
        self.table.play(self.table.default if stale else action)
        observation, info = self.seen()
        if stale:
            info["illegal"] = True
        return observation, self.table.rewards[self.seat], self.table.over, False, info

    def seen(self) -> tuple[NDArray[Any], dict[str, Any]]:
        table = self.table
        table.row(self.seat, self.row)
        table.mask(self.legal)
        info: dict[str, Any] = {
            "action_mask": self.legal.copy(),
            "seat": self.seat,
            "points": np.array(table.totals, np.int64),
        }
        if table.over:
            info["winners"] = np.array(table.winners, np.int64)
        if self.render_mode == "human":
            picture.show(self.drawn())
        return self.row.copy(), info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves, as Stable-Baselines3's MaskablePPO asks for them."""
        return self.legal.astype(np.bool_)

    def move_features(self) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
        """The legal actions, and a row for each that says what it is and changes; see
        `trailboss.env.move_features`."""
        return self.table.moves()

    def drawn(self) -> str:
        position = self.table.position
        if position is None:
            raise TrailbossError(say("error-env-reset"))
        return picture.ansi(self.table.rules, position, self.table.players, self.seat)

    def render(self) -> Any:
        """The table as the learner sees it: text with colours, or pixels; None if it is shown
        anyway."""
        return picture.rendered(self.render_mode, self.drawn())

    def close(self) -> None:
        self.closed = True
        self.table.close()


def name_of(title: str) -> str:
    """`second-edition` is SecondEdition."""
    return "".join(part.capitalize() for part in title.split("-"))


def register() -> None:
    """Enter every title with Gymnasium: `trailboss/ElPaso-v0` for a table with bots, and, where a
    title has a printed opponent, `trailboss/ElPasoSue-v0` for a game against it."""
    for title in games():
        name = f"trailboss/{name_of(title.id)}-v0"
        entered: dict[str, dict[str, Any]] = {
            name: {"game": title.id, "opponents": ("heuristic",), "seat": ANY_SEAT}
        }
        if 1 in title.players:
            alone = f"trailboss/{name_of(title.id)}{rules_of(title.id).opponent}-v0"
            entered[alone] = {"game": title.id}
        for entry, settings in entered.items():
            if entry not in registry:
                gymnasium.register(entry, "trailboss.env.seat:SeatEnv", kwargs=settings)
