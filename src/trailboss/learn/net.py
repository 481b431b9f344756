"""The network: features of a row in, a preference for every move and the points to come out."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn

from trailboss.bots.features import Features
from trailboss.core.encoding import SEATS

# What is foretold, in this order: the points each seat will still score beginning with the
# observer, what the best of the others will end with above the best they have now, and the chance
# to win (as a logit).
BEST_OTHER = SEATS
WIN = SEATS + 1
VALUES = SEATS + 2
POINTS = 20.0  # points in a unit of the network's output


class Block(nn.Module):
    def __init__(self, width: int, inner: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.rise = nn.Linear(width, inner)
        self.fall = nn.Linear(inner, width)

    def forward(self, x: Tensor) -> Tensor:
        result: Tensor = x + self.fall(torch.relu(self.rise(self.norm(x))))
        return result


class Net(nn.Module):
    """Residual blocks over the sum of what each feature brings."""

    def __init__(
        self, inputs: int, moves: int, things: int, width: int, blocks: int, inner: int
    ) -> None:
        super().__init__()
        self.entry = nn.Linear(inputs, width)
        self.blocks = nn.ModuleList(Block(width, inner or width) for _ in range(blocks))
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, moves)
        self.likes = nn.Linear(width, things)
        self.value = nn.Linear(width, VALUES)
        nn.init.normal_(self.entry.weight, std=0.05)
        for block in self.blocks:
            nn.init.zeros_(block.fall.weight)  # type: ignore[union-attr, arg-type]
            nn.init.zeros_(block.fall.bias)  # type: ignore[union-attr, arg-type]
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.policy.bias)
        nn.init.zeros_(self.likes.weight)
        nn.init.zeros_(self.likes.bias)
        nn.init.normal_(self.value.weight, std=0.01)
        nn.init.zeros_(self.value.bias)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """How much each move is liked for itself, each thing a move may lead to, and the values."""
        x = self.entry(x)
        for block in self.blocks:
            x = block(x)
        x = self.norm(x)
        return self.policy(x), self.likes(x), self.value(x)


class Expand(nn.Module):
    """Rows and masks, as bytes, to features."""

    columns: Tensor
    table: Tensor
    number_columns: Tensor
    number_zero: Tensor
    number_scale: Tensor
    spot_columns: Tensor
    spot_rows: Tensor
    spot_table: Tensor
    spots_of_moves: Tensor
    ahead_columns: Tensor
    ahead_rows: Tensor
    ahead_table: Tensor
    ahead: Tensor

    def __init__(self, features: Features) -> None:
        super().__init__()
        size = features.encoding.size
        self.count = features.count
        self.first_number = len(features.names)
        self.first_move = self.first_number + len(features.number_names)
        # A feature that is none falls on the last place, which is cut off.
        table = torch.from_numpy(features.table).long()
        table[table == features.none] = features.count
        self.register_buffer("table", table.flatten())
        self.register_buffer("columns", torch.arange(size) * 256)
        self.register_buffer("number_columns", torch.from_numpy(features.number_columns))
        self.register_buffer("number_zero", torch.from_numpy(features.number_zero))
        self.register_buffer("number_scale", torch.from_numpy(features.number_scale))
        things = features.things
        self.first_thing = self.first_move + len(features.move_names)
        self.first_ahead = self.first_thing + things.none
        self.things = things.none
        self.herder = things.herder
        self.ahead_none = things.ahead_none
        spots = things.spots
        self.register_buffer("spot_columns", torch.from_numpy(things.columns[:spots]))
        self.register_buffer("spot_rows", torch.arange(spots) * 256)
        self.register_buffer("spot_table", torch.from_numpy(things.table[:spots]).flatten())
        of_moves = torch.zeros(spots + 1, len(things.of_move))
        of_moves.scatter_(0, torch.from_numpy(things.of_move.T.copy()), 1.0)
        self.register_buffer("spots_of_moves", of_moves[:spots].contiguous())
        self.register_buffer("ahead_columns", torch.from_numpy(things.ahead_columns))
        self.register_buffer("ahead_rows", torch.arange(len(things.ahead_columns)) * 256)
        self.register_buffer("ahead_table", torch.from_numpy(things.ahead_table).flatten())
        self.register_buffer("ahead", torch.from_numpy(things.ahead))

    def lying(self, rows: Tensor) -> Tensor:
        """The thing at every spot."""
        return self.spot_table[rows[:, self.spot_columns].long() + self.spot_rows]

    def forward(self, rows: Tensor, masks: Tensor, lying: Tensor, dtype: torch.dtype) -> Tensor:
        spots = self.table[rows.long() + self.columns]
        # One place more than there are features, and a width the matrix units like.
        x = torch.zeros(len(rows), self.padded, dtype=dtype, device=rows.device)
        x.scatter_(1, spots, 1.0)
        offered = masks.to(dtype) @ self.spots_of_moves.to(dtype).T > 0
        missing = ~(offered & (lying < self.things))
        led = (self.first_thing + lying).masked_fill(missing, self.count)
        x.scatter_(1, led, 1.0)
        coming = self.ahead_table[rows[:, self.ahead_columns].long() + self.ahead_rows]
        missing = ~(self.ahead[rows[:, self.herder].long()] & (coming < self.ahead_none))
        x.scatter_(1, (self.first_ahead + coming).masked_fill(missing, self.count), 1.0)
        raw = rows[:, self.number_columns].to(torch.float32)
        numbers = (raw - self.number_zero) * self.number_scale * (raw > 0)
        x[:, self.first_number : self.first_move] = numbers.to(dtype)
        x[:, self.first_move : self.first_thing] = masks.to(dtype)
        x[:, self.count :].zero_()
        return x

    @property
    def padded(self) -> int:
        return (self.count + 1 + 15) // 16 * 16


class Seen(NamedTuple):
    """Decisions as a network is fed with them."""

    x: Tensor
    lying: Tensor  # the thing at every spot
    masks: Tensor


class Player(nn.Module):
    """Expansion and network together."""

    def __init__(self, features: Features, width: int, blocks: int, inner: int = 0) -> None:
        super().__init__()
        self.expand = Expand(features)
        moves = features.encoding.move_count
        self.net = Net(self.expand.padded, moves, features.things.none, width, blocks, inner)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of all moves (illegal ones hopeless) and the values as they come."""
        return self.answer(self.look(rows, masks))

    def look(self, rows: Tensor, masks: Tensor) -> Seen:
        kind = torch.bfloat16 if rows.is_cuda else torch.float32
        lying = self.expand.lying(rows)
        return Seen(self.expand(rows, masks, lying, kind), lying, masks)

    def answer(self, seen: Seen) -> tuple[Tensor, Tensor]:
        with torch.autocast(seen.x.device.type, torch.bfloat16, enabled=seen.x.is_cuda):
            logits, liked, values = self.net(seen.x)
            # Things behind the last one are none.
            liked = torch.nn.functional.pad(liked.float(), (0, 1)).gather(1, seen.lying)
            logits = logits + liked @ self.expand.spots_of_moves.to(liked.dtype)
        logits = logits.float().masked_fill(seen.masks == 0, -1e9)
        return torch.log_softmax(logits, 1), values.float()


def points_of(values: Tensor) -> Tensor:
    """The values in points; the last is the chance to win."""
    return torch.cat([values[:, :WIN] * POINTS, torch.sigmoid(values[:, WIN:])], 1)
