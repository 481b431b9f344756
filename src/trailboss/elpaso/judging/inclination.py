"""Which moves a player would rather make, at a glance: weights for trying things out."""

from __future__ import annotations

from typing import Final

from trailboss.core.codec import Codes
from trailboss.core.frames import KIND
from trailboss.core.inclination import Even, Inclination, ToKeep, ToLay, ToUse, inclinations_by_kind
from trailboss.core.rules import Position
from trailboss.elpaso.kinds import FRAMES
from trailboss.elpaso.movement import owner_of
from trailboss.elpaso.state import State


def incline(position: Position, legal: list[int]) -> list[int]:
    assert isinstance(position, State)
    t = position.tables
    return BY_KIND[position.stack[KIND]].weights(position, t.codec, t.codes, legal)


class ToDiscard(ToLay[State]):
    """Doubles and low cards first."""

    def card_weight(self, s: State, card: int) -> int:
        weight = 1 + (8 if s.tables.card_value[card] == 1 else 0)
        return weight + 20 if s.players[s.seat].hand[card] > 1 else weight


class ToGo(Inclination[State]):
    def weight(self, s: State, codes: Codes, code: int) -> int:
        owner = owner_of(s.ring[code - codes.move])
        return 8 if owner < 0 or owner == s.seat else 1


class ToDeliver(Inclination[State]):
    def weight(self, s: State, codes: Codes, code: int) -> int:
        post = code - codes.deliver
        return 1 + 3 * post * post


class ToBuild(Inclination[State]):
    def weight(self, s: State, codes: Codes, code: int) -> int:
        building = (code - codes.build) // len(s.tables.building_spaces) + 1
        return 1 + building * building


class ToBuy(Inclination[State]):
    """The dearer the better."""

    def weight(self, s: State, codes: Codes, code: int) -> int:
        return 4 + code


# By the name of the kind; every question has its line.
INCLINATIONS: Final[dict[str, Inclination[State]]] = {
    "start-objective": Even(),
    "place": Even(),
    "move": ToGo(),
    "action": ToUse(),
    "train-actions": Even(),
    "auxiliary": Even(),
    "hire": Even(),
    "buy": ToBuy(),
    "train": ToBuy(),
    "build": ToBuild(),
    "pay-workers": Even(),
    "tile": Even(),
    "pay-card": ToDiscard(),
    "remove": ToDiscard(removing=True),
    "discard": ToDiscard(),
    "again": Even(),
    "keep": ToKeep(),
    "post": ToDeliver(),
    "disc": Even(),
    "offer": Even(),
    "last-call": Even(),
}
BY_KIND: Final[list[Inclination[State]]] = inclinations_by_kind(FRAMES, INCLINATIONS)
