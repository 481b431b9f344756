"""Environments for research: the games as Gymnasium, PettingZoo, OpenSpiel and plain arrays know
them. `pip install 'trailboss[env]'`; see docs/environment.md.

Importing this registers the Gymnasium ids (`trailboss/SecondEditionSam-v0`, ...) if Gymnasium is
installed.
"""

from __future__ import annotations

import importlib.util
from typing import TYPE_CHECKING, Any

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.env.batch import Batch
from trailboss.env.moves import move_features
from trailboss.env.rewards import REWARDS
from trailboss.env.spec import spec
from trailboss.env.workers import Workers

if TYPE_CHECKING:
    from pettingzoo.utils.env import AECEnv


def needed(module: str) -> None:
    """An error that says how to install what is missing."""
    if importlib.util.find_spec(module) is None:
        raise TrailbossError(say("error-env-extra", module=module))


def aec(game: str, players: int = 2, **settings: Any) -> AECEnv:
    """A table of 1 to 4 agents for PettingZoo; settings are reward, dtype, render_mode and the
    options of the title."""
    needed("pettingzoo")
    from trailboss.env.turns import aec as made

    return made(game, players, **settings)


def register() -> None:
    """Enter the titles with Gymnasium. Done by importing this, and by Gymnasium itself."""
    needed("gymnasium")
    from trailboss.env.seat import register as entered

    entered()


if importlib.util.find_spec("gymnasium") is not None:
    register()

__all__ = ["REWARDS", "Batch", "Workers", "aec", "move_features", "register", "spec"]
