"""Learn a game from nothing with PPO, in one file: python examples/train_ppo.py --minutes 10

Needs `pip install 'trailboss[env]' torch`. The learner plays many games at once against random
opponents and is rewarded with the change of its points. docs/environment.md has a curve.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

import trailboss.env
from trailboss.bots.features import Features
from trailboss.titles import rules_of

POINTS = 20.0  # points in a unit of reward


class Agent(nn.Module):
    """A row as flags for its categories and scaled numbers, and two layers over them."""

    def __init__(self, game: str, width: int) -> None:
        super().__init__()
        features = Features(rules_of(game).encoding())
        self.register_buffer("table", torch.from_numpy(features.table).long().flatten())
        self.register_buffer("first", torch.arange(features.encoding.size) * 256)
        self.register_buffer("columns", torch.from_numpy(features.number_columns))
        self.register_buffer("zero", torch.from_numpy(features.number_zero))
        self.register_buffer("scale", torch.from_numpy(features.number_scale))
        self.flags = features.none  # the flag of nothing comes last, and is left out
        self.categories = nn.Linear(self.flags, width)
        self.numbers = nn.Linear(len(features.number_columns), width)
        self.body = nn.Sequential(
            nn.LayerNorm(width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, features.encoding.move_count)
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.categories.weight, std=0.05)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.value.weight)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of all actions, and the points still to come."""
        known = self.table[rows.long() + self.first]  # type: ignore[index, operator]
        flags = torch.zeros(len(rows), self.flags + 1, device=rows.device).scatter_(1, known, 1.0)
        raw = rows[:, self.columns].float()  # type: ignore[index]
        scaled = (raw - self.zero) * self.scale * (raw > 0)
        x = self.body(self.categories(flags[:, :-1]) + self.numbers(scaled))
        logits = self.policy(x).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(logits, 1), self.value(x)[:, 0]


class Rollout:
    """The decisions of one round, by step and game."""

    def __init__(self, steps: int, batch: trailboss.env.Batch) -> None:
        games = batch.games
        self.rows = torch.zeros(steps, *batch.observations.shape, dtype=torch.uint8)
        self.masks = torch.zeros(steps, *batch.masks.shape, dtype=torch.uint8)
        self.actions = torch.zeros(steps, games, dtype=torch.long)
        self.logs = torch.zeros(steps, games)
        self.values = torch.zeros(steps + 1, games)
        self.rewards = torch.zeros(steps, games)
        self.ends = torch.zeros(steps, games)

    def advantages(self, decay: float) -> Tensor:
        """How much better each decision went than foretold (GAE without discount)."""
        found = torch.zeros_like(self.rewards)
        last = torch.zeros(self.rewards.shape[1])
        for step in reversed(range(len(found))):
            goes_on = 1 - self.ends[step]
            error = self.rewards[step] + self.values[step + 1] * goes_on - self.values[step]
            last = error + decay * goes_on * last
            found[step] = last
        return found


@torch.no_grad()
def collect(agent: Agent, batch: trailboss.env.Batch, memory: Rollout, device: str) -> list[float]:
    """Play a round; the margins of the games that ended in it."""
    margins: list[float] = []
    seats = batch.seats.copy()
    every = np.arange(batch.games)
    for step in range(len(memory.rows)):
        memory.rows[step] = torch.from_numpy(batch.observations)
        memory.masks[step] = torch.from_numpy(batch.masks)
        logs, values = agent(memory.rows[step].to(device), memory.masks[step].to(device))
        actions = torch.multinomial(logs.exp(), 1)
        memory.logs[step] = logs.gather(1, actions)[:, 0].cpu()
        memory.values[step] = values.cpu()
        memory.actions[step] = actions[:, 0].cpu()
        batch.step(memory.actions[step].numpy())
        memory.rewards[step] = torch.from_numpy(batch.rewards[every, seats]) / POINTS
        memory.ends[step] = torch.from_numpy(batch.ends.astype(np.float32))
        for at in np.flatnonzero(batch.ends):
            points = batch.finals[at, : batch.players].astype(float).tolist()
            own = points.pop(int(seats[at]))
            margins.append(own - max(points))
    last = torch.from_numpy(batch.observations).to(device)
    memory.values[-1] = agent(last, torch.from_numpy(batch.masks).to(device))[1].cpu()
    return margins


def learn(agent: Agent, memory: Rollout, optimizer: torch.optim.Optimizer, given: Any) -> None:
    """PPO over the decisions of a round."""
    advantages = memory.advantages(given.decay)
    targets = (advantages + memory.values[:-1]).flatten()
    advantages = advantages.flatten()
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    rows, masks = memory.rows.flatten(0, 1), memory.masks.flatten(0, 1)
    actions, before = memory.actions.flatten(), memory.logs.flatten()
    for _ in range(given.epochs):
        for part in torch.randperm(len(actions)).split(given.part):
            logs, values = agent(rows[part].to(given.device), masks[part].to(given.device))
            chosen = logs.gather(1, actions[part].to(given.device)[:, None])[:, 0]
            ratio = (chosen - before[part].to(given.device)).exp()
            gain = advantages[part].to(given.device)
            clipped = ratio.clamp(1 - given.clip, 1 + given.clip)
            policy = -torch.minimum(ratio * gain, clipped * gain).mean()
            value = (values - targets[part].to(given.device)).square().mean()
            entropy = -(logs.exp() * logs).sum(1).mean()
            loss = policy + 0.5 * value - given.entropy * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="el-paso")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--clock", choices=("wall", "processor"), default="wall")
    parser.add_argument("--threads", type=int, default=torch.get_num_threads())
    parser.add_argument("--curve", help="a file for time, decisions and margins, as CSV")
    parser.add_argument("--games", type=int, default=128, help="played at once")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each in a round")
    parser.add_argument("--width", type=int, default=192)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--part", type=int, default=1024, help="decisions of a step of learning")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--decay", type=float, default=0.97)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--test", type=int, default=50, help="games of the protocol at the end")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    clock = time.process_time if given.clock == "processor" else time.perf_counter
    agent = Agent(given.game, given.width).to(given.device)
    batch = trailboss.env.Batch(
        given.game, given.games, opponents=("random",), seed=given.seed, reward="change"
    )
    batch.reset()
    memory = Rollout(given.steps, batch)
    optimizer = torch.optim.Adam(agent.parameters(), given.rate)
    began, decisions, round_number = clock(), 0, 0
    recent: list[float] = []
    curve = ["seconds,decisions,margin"]
    while (spent := clock() - began) < 60 * given.minutes:
        for group in optimizer.param_groups:
            group["lr"] = given.rate * (1 - spent / (60 * given.minutes))
        recent = (recent + collect(agent, batch, memory, given.device))[-100:]
        learn(agent, memory, optimizer, given)
        decisions += given.games * given.steps
        round_number += 1
        if round_number % 5 == 0 and recent:
            seconds, mean = clock() - began, float(np.mean(recent))
            curve.append(f"{seconds:.0f},{decisions},{mean:.2f}")
            speed = f"{decisions:,} decisions, {decisions / seconds:,.0f} a second"
            print(f"{seconds:5.0f} s, {speed}, margin of the last games {mean:6.1f}", flush=True)

    @torch.no_grad()
    def policy(row: Any, mask: Any) -> int:
        rows = torch.from_numpy(row)[None].to(given.device)
        masks = torch.from_numpy(mask.astype(np.uint8))[None].to(given.device)
        return int(agent(rows, masks)[0].argmax())

    if given.curve:
        Path(given.curve).write_text("\n".join(curve) + "\n", encoding="utf-8")
    found = trailboss.env.evaluate(policy, given.game, ("random",), given.test, name="train_ppo")
    print(found.text())


if __name__ == "__main__":
    main()
