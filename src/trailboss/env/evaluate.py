"""The protocol by which agents are compared: fixed games, one row of figures.

Game number i of the protocol has the seed `mixed_seed(SEED, i)`: its chance and what the opponents
draw. The agent has seat i modulo the number of players, the opponents follow in turn order. Figures
are means over the games with intervals of 95 %.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from trailboss.bots import bot, mixed_seed
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.env.rewards import MARGIN, margins
from trailboss.env.table import Table, checked_bots, checked_rules, opponents_of

PROTOCOL: Final = 2  # goes up when figures of before cannot be compared any more
SEED: Final = 1_871
GAMES: Final = 100
NORMAL: Final = 1.96  # standard errors of an interval of 95 %

# What an agent is asked: the observation, and which actions are legal.
Policy = Callable[[NDArray[np.uint8], NDArray[np.int8]], int]

HEAD: Final = (
    "| agent | game | against | games | points | margin | won |",
    "|---|---|---|---|---|---|---|",
)


@dataclass(frozen=True)
class Figure:
    mean: float
    interval: float  # half of it: mean ± interval

    def __str__(self) -> str:
        return f"{self.mean:.1f} ± {self.interval:.1f}"


@dataclass(frozen=True)
class Row:
    """A row of the leaderboard."""

    agent: str
    game: str
    options: dict[str, Any]
    against: tuple[str, ...]
    games: int
    points: Figure
    margin: Figure
    won: Figure  # per cent; a shared victory is a share
    rules: str  # the version of the title
    protocol: int = PROTOCOL

    def text(self) -> str:
        """As a line of a Markdown table below `HEAD`."""
        against = ", ".join(self.against)
        extra = "".join(f", {name} {value}" for name, value in self.options.items())
        return (
            f"| {self.agent} | {self.game}{extra} | {against} | {self.games} | {self.points} |"
            f" {self.margin} | {self.won.mean:.0f} ± {self.won.interval:.0f} % |"
        )

    def to_data(self) -> dict[str, Any]:
        return asdict(self)


def figure(numbers: Sequence[float]) -> Figure:
    mean = sum(numbers) / len(numbers)
    if len(numbers) < 2:
        return Figure(mean, 0.0)
    spread = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return Figure(mean, NORMAL * (spread / len(numbers)) ** 0.5)


def evaluate(
    agent: str | Policy,
    game: str,
    opponents: Sequence[str] = (),
    games: int = GAMES,
    name: str = "",
    progress: Callable[[], None] | None = None,
    **options: Any,
) -> Row:
    """Play the protocol with a bot, by its text, or with a function that chooses an action. Without
    opponents the agent plays alone against the printed one."""
    bots = checked_bots(opponents)
    if games < 1:
        raise TrailbossError(say("error-env-games", given=repr(games)))
    players = 1 + len(bots)
    rules = checked_rules(game, players)
    table = Table(rules, players, options, MARGIN)
    if isinstance(agent, str):
        bot(agent, 0).close()
    points: list[float] = []
    leads: list[float] = []
    won: list[float] = []
    for number in range(games):
        seat = number % players
        others = opponents_of(players, seat, bots)
        if isinstance(agent, str):
            others[seat] = agent
        table.begin(mixed_seed(SEED, number), others)
        if not isinstance(agent, str):
            play(table, agent, seat)
        points.append(table.totals[seat])
        leads.append(margins(table.totals)[seat])
        won.append(100 / len(table.winners) if seat in table.winners else 0.0)
        if progress is not None:
            progress()
    table.close()
    called = name or (agent if isinstance(agent, str) else getattr(agent, "__name__", "agent"))
    against = bots or (rules.opponent,)
    figures = (figure(points), figure(leads), figure(won))
    return Row(called, game, options, against, games, *figures, rules.version)


def play(table: Table, agent: Policy, seat: int) -> None:
    row = np.zeros(table.encoding.size, np.uint8)
    mask = np.zeros(table.encoding.move_count, np.int8)
    while not table.over:
        table.row(seat, row)
        table.mask(mask)
        table.play(agent(row.copy(), mask.copy()))
