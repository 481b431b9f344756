"""Which moves a player would rather make, at a glance: weights for trying things out.

Used to finish a turn in thought (core.lookahead). Zero is "not worth a thought" unless there is
nothing else.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.frames import KIND
from trailboss.core.inclination import Even, Inclination, inclinations_by_kind
from trailboss.core.rules import Position
from trailboss.kansas import constants as k
from trailboss.kansas.kinds import FRAMES
from trailboss.kansas.state import State


def incline(position: Position, legal: list[int]) -> list[int]:
    assert isinstance(position, State)
    s = position
    codes = s.tables.codes
    inclination = BY_KIND[s.stack[KIND]]
    weights: list[int] = []
    for code in legal:
        if code == codes.done or code == codes.decline:
            weights.append(2)
        elif codes.token <= code < codes.token_end or codes.play <= code < codes.play_end:
            weights.append(1)
        else:
            weights.append(inclination.weight(s, code))
    return weights


class ToUse(Inclination[State]):
    """Actions of a building rather than auxiliary ones."""

    def weight(self, s: State, code: int) -> int:
        codes = s.tables.codes
        return 12 if codes.do <= code < codes.do_end else 4


class ToGo(Inclination[State]):
    def weight(self, s: State, code: int) -> int:
        t = s.tables
        return destination_weight(s, t.route_space[code - t.codes.move])


class ToDiscard(Inclination[State]):
    def weight(self, s: State, code: int) -> int:
        return discard_weight(s, code - s.tables.codes.discard)


class ToRemove(Inclination[State]):
    def weight(self, s: State, code: int) -> int:
        return discard_weight(s, code - s.tables.codes.remove)


class ToDeliver(Inclination[State]):
    def weight(self, s: State, code: int) -> int:
        city = code - s.tables.codes.deliver
        return 1 + s.tables.city_value[city] * (1 + city)


class ToDrive(Inclination[State]):
    """Far, and to stations."""

    def weight(self, s: State, code: int) -> int:
        t = s.tables
        position = code - t.codes.engine
        weight = 2 + t.position_number[position] - t.position_number[s.players[s.seat].engine]
        return weight + 6 if t.position_station[position] >= 0 else weight


class ToKeep(Inclination[State]):
    """Certificates are there to be used."""

    def weight(self, s: State, code: int) -> int:
        return 6 if code == s.tables.codes.keep else 2


class ToBuild(Inclination[State]):
    def weight(self, s: State, code: int) -> int:
        t = s.tables
        number = (code - t.codes.build) // len(t.building_spaces) + 1
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


def discard_weight(s: State, kind: int) -> int:
    """Doubles and low cards go first."""
    t = s.tables
    if kind >= t.cattle_count:
        return 6
    weight = 1
    hand = s.players[s.seat].hand
    if hand[kind] > 1:
        weight += 30
    if t.card_value[kind] == 1:
        weight += 12
    elif t.card_value[kind] == 2:
        weight += 4
    return weight


# By the name of the kind; every question has its line.
INCLINATIONS: Final[dict[str, Inclination[State]]] = {
    "discard": ToDiscard(),
    "place": Even(),
    "phase-a": ToGo(),
    "phase-b": ToUse(),
    "offer": Even(10),
    "pay-card": ToDiscard(),
    "remove": ToRemove(),
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
}
BY_KIND: Final[list[Inclination[State]]] = inclinations_by_kind(FRAMES, INCLINATIONS)
