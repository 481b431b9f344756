"""Which moves a player would rather make, at a glance: weights for trying things out.

Used to finish a turn in thought (core.lookahead). Zero is "not worth a thought" unless there is
nothing else.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.frames import KIND
from trailboss.core.inclination import Even, Inclination, inclinations_by_kind, weigh
from trailboss.core.rules import Position
from trailboss.kansas import constants as k
from trailboss.kansas.kinds import FRAMES
from trailboss.kansas.state import State


def incline(position: Position, legal: list[int]) -> list[int]:
    assert isinstance(position, State)
    codes = position.tables.codes
    aside = (codes.token, codes.token_end, codes.play, codes.play_end)
    inclination = BY_KIND[position.stack[KIND]]
    return weigh(position, legal, inclination, (codes.done, codes.decline), aside)


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


# By the name of the kind; every question is here.
EVEN: Final = (
    *("place", "hire", "buy", "engine-back", "engine-return", "engine-deliver", "upgrade-behind"),
    *("disc", "master", "objective", "hazard", "outlaw", "auxiliary", "draw", "move"),
    *("enter-city", "foresight", "simmental", "copy"),
)
ALIKE: Final[Inclination[State]] = Even()
INCLINATIONS: Final[dict[str, Inclination[State]]] = {
    **dict.fromkeys(EVEN, ALIKE),
    "discard": ToDiscard(),
    "phase-a": ToGo(),
    "phase-b": ToUse(),
    "offer": Even(10),
    "pay-card": ToDiscard(),
    "remove": ToRemove(),
    "build": ToBuild(),
    "engine": ToDrive(),
    "upgrade": Even(10),
    "income": ToKeep(),
    "city": ToDeliver(),
}
BY_KIND: Final[list[Inclination[State]]] = inclinations_by_kind(FRAMES, INCLINATIONS)
