"""The herder's first place, as in every game."""

from __future__ import annotations

from trailboss.core.base_tables import BaseTables
from trailboss.core.events import EV_PLACED
from trailboss.core.player import BasePlayer
from trailboss.core.rules import Position


def legal_place(t: BaseTables, base: int, moves: list[int]) -> None:
    """A herder may begin on any neutral building."""
    for place in range(len(t.neutral_spaces)):
        moves.append(base + place)


def place_herder(s: Position, p: BasePlayer, space: int) -> int:
    p.herder = space
    p.started = True
    s.tell(EV_PLACED, space)
    return space
