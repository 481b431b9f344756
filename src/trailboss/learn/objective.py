"""What is minimized, and the advantages of decisions.

A seat aims at its own points less a share of the best other's, plus something for a victory. The
network foretells each of these by itself, so the weights can move during a run without anything to
be learned anew.
"""

from __future__ import annotations

import torch
from torch import Tensor

from trailboss.core.encoding import SEATS
from trailboss.learn.net import BEST_OTHER, POINTS, VALUES, WIN


def value_loss(values: Tensor, targets: Tensor, known: Tensor) -> Tensor:
    """How far off the values are: points by a Huber loss, the chance to win by its entropy."""
    points = torch.nn.functional.smooth_l1_loss(
        values[:, :WIN], targets[:, :WIN] / POINTS, reduction="none"
    )
    win = torch.nn.functional.binary_cross_entropy_with_logits(
        values[:, WIN:], targets[:, WIN:], reduction="none"
    )
    off = torch.cat([points, win], 1) * known
    return off.sum() / known.sum().clamp(min=1.0)


def standing(totals: Tensor, seat: Tensor, seats: Tensor) -> Tensor:
    """What each value is added to: the points so far of each seat beginning with the observer, and
    the most the others have. `totals` by seat, one row a decision."""
    count = len(totals)
    turn = torch.arange(SEATS, device=totals.device)
    order = (seat[:, None] + turn) % seats[:, None]
    mine = totals.gather(1, order) * (turn < seats[:, None])
    others = totals.masked_fill(turn >= seats[:, None], -1e6)
    others = others.scatter(1, seat[:, None], -1e6)
    best = others.max(1).values
    return torch.cat([mine, best[:, None], torch.zeros(count, 1, device=totals.device)], 1)


def finals(final: Tensor, winners: Tensor, seats: Tensor) -> Tensor:
    """For every game and seat what the standing ends at: games x SEATS x VALUES."""
    count = len(final)
    found = torch.zeros(count, SEATS, VALUES, device=final.device)
    won = (winners[:, None] >> torch.arange(SEATS, device=final.device)) & 1
    share = won.float() / won.sum(1, keepdim=True).clamp(min=1)
    for seat in range(SEATS):
        where = torch.full((count,), seat, device=final.device).clamp(max=3) % seats
        found[:, seat] = standing(final, where, seats)
        found[:, seat, WIN] = share.gather(1, where[:, None])[:, 0]
    return found


def advantages(
    held: Tensor,
    seat: Tensor,
    ending: dict[int, tuple[Tensor, Tensor]],
    trace: float,
) -> tuple[Tensor, Tensor]:
    """Advantages of every value by TD(lambda) along each seat's own decisions.

    `held` (steps x games x VALUES) is what each decision expected the standing to end at. `ending`
    says for a step which games it ended and at what. Returned are the advantages and which of them
    are known: the last decision of a seat in the batch has nothing to be compared with.
    """
    steps, games, _ = held.shape
    device = held.device
    next_held = torch.zeros(games, SEATS, VALUES, device=device)
    next_gain = torch.zeros(games, SEATS, VALUES, device=device)
    there = torch.zeros(games, SEATS, device=device, dtype=torch.bool)
    gains = torch.zeros_like(held)
    known = torch.zeros(steps, games, device=device, dtype=torch.bool)
    every = torch.arange(games, device=device)
    for step in range(steps - 1, -1, -1):
        if step in ending:
            which, final = ending[step]
            next_held[which] = final
            next_gain[which] = 0
            there[which] = True
        at = seat[step]
        now = held[step]
        gain = next_held[every, at] - now + trace * next_gain[every, at]
        known[step] = there[every, at]
        gain = gain * known[step][:, None]
        gains[step] = gain
        next_held[every, at] = now
        next_gain[every, at] = gain
        there[every, at] = True
    return gains, known


__all__ = ["BEST_OTHER", "advantages", "finals", "standing", "value_loss"]
