"""Which moves a player would rather make, at a glance: weights for trying things out.

Used to finish a turn in thought (core.lookahead). Zero is "not worth a thought" unless there is
nothing else.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.codec import Codes
from trailboss.core.frames import KIND
from trailboss.core.inclination import Even, Inclination, ToKeep, ToLay, ToUse, inclinations_by_kind
from trailboss.core.rules import Position
from trailboss.kansas import constants as k
from trailboss.kansas.kinds import FRAMES
from trailboss.kansas.state import State


def incline(position: Position, legal: list[int]) -> list[int]:
    assert isinstance(position, State)
    t = position.tables
    return BY_KIND[position.stack[KIND]].weights(position, t.codec, t.codes, legal)


class ToGo(Inclination[State]):
    def weight(self, s: State, codes: Codes, code: int) -> int:
        t = s.tables
        return destination_weight(s, t.route_space[code - codes.move])


class ToDiscard(ToLay[State]):
    """Doubles and low cards first."""

    def card_weight(self, s: State, card: int) -> int:
        t = s.tables
        if card >= t.cattle_count:
            return 6
        weight = 1
        if s.players[s.seat].hand[card] > 1:
            weight += 30
        if t.card_value[card] == 1:
            weight += 12
        elif t.card_value[card] == 2:
            weight += 4
        return weight


class ToDeliver(Inclination[State]):
    def weight(self, s: State, codes: Codes, code: int) -> int:
        city = code - codes.deliver
        return 1 + s.tables.city_value[city] * (1 + city)


class ToDrive(Inclination[State]):
    """Far, and to stations."""

    def weight(self, s: State, codes: Codes, code: int) -> int:
        t = s.tables
        position = code - t.codes.engine
        weight = 2 + t.position_number[position] - t.position_number[s.players[s.seat].engine]
        return weight + 6 if t.position_station[position] >= 0 else weight


class ToBuild(Inclination[State]):
    def weight(self, s: State, codes: Codes, code: int) -> int:
        t = s.tables
        number = (code - codes.build) // len(t.building_spaces) + 1
        points = t.face_vp[s.setup.faces[number]]
        return 1 + points * points


def destination_weight(s: State, space: int) -> int:
    tile = s.trail[space]
    if space == s.tables.city_space:
        return 8
    if tile < k.PRIVATE:
        return 8
    if tile < k.TILE and (tile - k.PRIVATE) // k.SEAT_TILES == s.seat:
        return 10
    return 1


# By the name of the kind; every question has its line.
INCLINATIONS: Final[dict[str, Inclination[State]]] = {
    "discard": ToDiscard(),
    "place": Even(),
    "phase-a": ToGo(),
    "phase-b": ToUse(),
    "offer": Even(10),
    "pay-card": ToDiscard(),
    "remove": ToDiscard(removing=True),
    "hire": Even(),
    "buy": Even(),
    "build": ToBuild(),
    "engine": ToDrive(),
    "engine-back": Even(),
    "engine-return": Even(),
    "engine-deliver": Even(),
    "upgrade": Even(10),
    "upgrade-behind": Even(),
    "disc": Even(),
    "master": Even(),
    "objective": Even(),
    "hazard": Even(),
    "outlaw": Even(),
    "auxiliary": Even(),
    "draw": Even(),
    "move": Even(),
    "enter-city": Even(),
    "foresight": Even(),
    "income": ToKeep(),
    "simmental": Even(),
    "city": ToDeliver(),
    "copy": Even(),
    "held": Even(),
}
BY_KIND: Final[list[Inclination[State]]] = inclinations_by_kind(FRAMES, INCLINATIONS)
