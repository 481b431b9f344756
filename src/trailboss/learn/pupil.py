"""A small network that imitates the one that learns. Where the champion looks ahead it plays on,
which takes many answers for each of the other's."""

from __future__ import annotations

import torch
from torch import Tensor

from trailboss.bots.features import Features
from trailboss.learn.net import Player, Seen, points_of
from trailboss.learn.objective import value_loss
from trailboss.learn.optimizing import optimizer_of, pace
from trailboss.learn.runfile import RunFile


class Pupil:
    def __init__(self, run: RunFile, features: Features, device: torch.device) -> None:
        quick = run.quick
        self.player = Player(features, quick.width, quick.blocks, quick.inner).to(device)
        self.optimizer = optimizer_of(self.player, device)

    def pace(self, rate: float) -> None:
        pace(self.optimizer, rate)

    def imitate(self, seen: Seen, logs: Tensor, values: Tensor, known: Tensor) -> Tensor:
        """Learn what the other says to some decisions; how far apart the two were about moves."""
        mine, foretold = self.player.answer(seen)
        apart = (logs.exp() * (logs - mine)).sum(1).mean()
        loss = apart + 0.5 * value_loss(foretold, points_of(values), known)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.player.parameters(), 1.0)
        self.optimizer.step()
        return apart.detach()
