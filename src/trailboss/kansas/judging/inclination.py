"""Which moves a player would rather make, at a glance: weights for trying things out.

Used to finish a turn in thought (core.lookahead). Zero is "not worth a thought" unless there is
nothing else.
"""

from __future__ import annotations

from trailboss.core.rules import Position
from trailboss.kansas import constants as k
from trailboss.kansas.state import State


def incline(position: Position, legal: list[int]) -> list[int]:
    assert isinstance(position, State)
    s = position
    t = s.tables
    codes = t.codes
    kind = s.stack[-5]
    weights: list[int] = []
    for code in legal:
        weight = 4
        if code == codes.done or code == codes.decline:
            weight = 2
        elif codes.token <= code < codes.discard or codes.play <= code < codes.token:
            weight = 1
        elif kind == k.VISIT:
            weight = 12 if code < codes.auxiliary else 4
        elif kind == k.PHASE_A:
            weight = destination_weight(s, t.route_space[code - codes.move])
        elif kind == k.DISCARD or kind == k.PAY_CARD:
            weight = discard_weight(s, code - codes.discard)
        elif kind == k.REMOVE:
            weight = discard_weight(s, code - codes.remove)
        elif kind == k.OFFER or kind == k.UPGRADE:
            weight = 10
        elif kind == k.CITY:
            city = code - codes.deliver
            weight = 1 + t.city_value[city] * (1 + city)
        elif kind == k.ENGINE:
            stop = code - codes.engine
            weight = 2 + t.position_number[stop] - t.position_number[s.players[s.seat].engine]
            if t.position_station[stop] >= 0:
                weight += 6
        elif kind == k.INCOME:
            weight = 6 if code == codes.keep else 2
        elif kind == k.BUILD:
            number = (code - codes.build) // len(t.building_spaces) + 1
            weight = 1 + t.face_vp[s.setup.faces[number]] ** 2
        weights.append(weight)
    return weights


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
