"""These tests need PyTorch (`make test-learn` installs it) and are left out where it is missing."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path

import pytest

from trailboss.core.message import Message
from trailboss.learn.runfile import RunFile, parse_run

HAVE_TORCH = all(importlib.util.find_spec(name) for name in ("torch", "safetensors"))
# The run files need nothing.
collect_ignore_glob = [] if HAVE_TORCH else ["test_[!r]*.py"]

TINY = """
name = "tiny"
minutes = {minutes}
seed = 4
[network]
width = 16
blocks = 1
[quick]
width = 8
blocks = 1
inner = 8
[actors]
processes = 2
games = 8
[clone]
decisions = 240
seconds = 60
steps = 6
batch = 64
[learn]
horizon = 12
batch = 64
warm = 1
past = 0.5
past_every = 0.05
[[setups]]
game = "el-paso"
players = 2
weight = 2
[[setups]]
game = "el-paso"
players = 1
options = {{ difficulty = 1 }}
"""


@pytest.fixture
def tiny() -> Callable[[float], RunFile]:
    """A run file for a very small run, some minutes long."""

    def made(minutes: float = 1.0) -> RunFile:
        return parse_run(TINY.format(minutes=minutes), "tiny")

    return made


@pytest.fixture
def run_path(tmp_path: Path) -> Path:
    path = tmp_path / "tiny.toml"
    path.write_text(TINY.format(minutes=0.05), encoding="utf-8")
    return path


def quiet(message: Message) -> None:
    """Nobody listens."""
