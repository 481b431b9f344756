"""Which moves a player would rather make, at a glance: weights for trying things out."""

from __future__ import annotations

from typing import Final

from trailboss.core.frames import KIND
from trailboss.core.inclination import Even, Inclination, inclinations_by_kind, weigh
from trailboss.core.rules import Position
from trailboss.elpaso.kinds import FRAMES
from trailboss.elpaso.movement import owner_of
from trailboss.elpaso.state import State


def incline(position: Position, legal: list[int]) -> list[int]:
    assert isinstance(position, State)
    codes = position.tables.codes
    aside = (codes.token, codes.token + 1, codes.bonus, codes.bonus_end)
    inclination = BY_KIND[position.stack[KIND]]
    return weigh(position, legal, inclination, (codes.done, codes.decline), aside)


class ToUse(Inclination[State]):
    """Actions of the place rather than auxiliary ones."""

    def weight(self, s: State, code: int) -> int:
        codes = s.tables.codes
        return 12 if codes.do <= code < codes.do_end else 4


class ToGo(Inclination[State]):
    def weight(self, s: State, code: int) -> int:
        owner = owner_of(s.ring[code - s.tables.codes.move])
        return 8 if owner < 0 or owner == s.seat else 1


class ToDiscard(Inclination[State]):
    def weight(self, s: State, code: int) -> int:
        return discard_weight(s, code - s.tables.codes.discard)


class ToRemove(Inclination[State]):
    def weight(self, s: State, code: int) -> int:
        return discard_weight(s, code - s.tables.codes.remove)


def discard_weight(s: State, card: int) -> int:
    """Doubles and low cards go first."""
    weight = 1 + (8 if s.tables.card_value[card] == 1 else 0)
    return weight + 20 if s.players[s.seat].hand[card] > 1 else weight


class ToDeliver(Inclination[State]):
    def weight(self, s: State, code: int) -> int:
        post = code - s.tables.codes.deliver
        return 1 + 3 * post * post


class ToKeep(Inclination[State]):
    """Certificates are there to be used for deliveries."""

    def weight(self, s: State, code: int) -> int:
        return 6 if code == s.tables.codes.keep else 2


class ToBuild(Inclination[State]):
    def weight(self, s: State, code: int) -> int:
        building = (code - s.tables.codes.build) // len(s.tables.building_spaces) + 1
        return 1 + building * building


class ToBuy(Inclination[State]):
    """The dearer the better."""

    def weight(self, s: State, code: int) -> int:
        return 4 + code


# By the name of the kind; every question is here.
EVEN: Final = (
    *("start-objective", "place", "train-actions", "auxiliary", "hire", "pay-workers", "tile"),
    *("again", "disc", "offer"),
)
ALIKE: Final[Inclination[State]] = Even()
INCLINATIONS: Final[dict[str, Inclination[State]]] = {
    **dict.fromkeys(EVEN, ALIKE),
    "move": ToGo(),
    "action": ToUse(),
    "buy": ToBuy(),
    "train": ToBuy(),
    "build": ToBuild(),
    "pay-card": ToDiscard(),
    "remove": ToRemove(),
    "discard": ToDiscard(),
    "keep": ToKeep(),
    "post": ToDeliver(),
}
BY_KIND: Final[list[Inclination[State]]] = inclinations_by_kind(FRAMES, INCLINATIONS)
