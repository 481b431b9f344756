"""Environments for research: the games as Gymnasium, PettingZoo, OpenSpiel and plain arrays know
them. `pip install 'trailboss[env]'`; see docs/environment.md.

Importing this registers the Gymnasium ids (`trailboss/SecondEditionSam-v0`, ...) if Gymnasium is
installed.
"""

from __future__ import annotations

import importlib.util
from typing import TYPE_CHECKING, Any

from trailboss.env.batch import Batch
from trailboss.env.evaluate import evaluate
from trailboss.env.moves import move_features
from trailboss.env.rewards import REWARDS
from trailboss.env.spec import spec
from trailboss.env.workers import Workers
from trailboss.extras import need

if TYPE_CHECKING:
    from pettingzoo.utils.env import AECEnv


def aec(game: str, players: int = 2, **settings: Any) -> AECEnv:
    """A table of 1 to 4 agents for PettingZoo; settings are reward, dtype, render_mode and the
    options of the title."""
    need("env", "trailboss.env.aec", "pettingzoo")
    from trailboss.env.turns import aec as made

    return made(game, players, **settings)


def register() -> None:
    """Enter the titles with Gymnasium. Done by importing this, and by Gymnasium itself."""
    need("env", "trailboss.env.register", "gymnasium")
    from trailboss.env.seat import register as entered

    entered()


if importlib.util.find_spec("gymnasium") is not None:
    register()

__all__ = ["REWARDS", "Batch", "Workers", "aec", "evaluate", "move_features", "register", "spec"]
