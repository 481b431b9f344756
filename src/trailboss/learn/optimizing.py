"""Adam, as recorded work on a GPU wants it."""

from __future__ import annotations

import torch
from torch import Tensor, nn


def optimizer_of(player: nn.Module, device: torch.device) -> torch.optim.Adam:
    on_gpu = device.type == "cuda"
    return torch.optim.Adam(
        player.parameters(),
        lr=torch.tensor(1e-4, device=device) if on_gpu else 1e-4,
        eps=1e-5,
        betas=(0.9, 0.99),
        fused=on_gpu,
        capturable=on_gpu,
    )


def pace(optimizer: torch.optim.Adam, rate: float) -> None:
    """Learn at this rate from now on."""
    for group in optimizer.param_groups:
        if isinstance(group["lr"], Tensor):  # which a recording reads
            group["lr"].fill_(rate)
        else:
            group["lr"] = rate
