"""Which moves a player would rather make, at a glance: weights for trying things out."""

from __future__ import annotations

from trailboss.core.rules import Position
from trailboss.elpaso import constants as k
from trailboss.elpaso.movement import owner_of
from trailboss.elpaso.state import State


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
        elif code == codes.token or codes.bonus <= code < codes.hire:
            weight = 1
        elif kind == k.VISIT:
            weight = 12 if code < codes.auxiliary else 4
        elif kind == k.MOVE:
            space = code - codes.move
            owner = owner_of(s.ring[space])
            weight = 8 if owner < 0 or owner == s.seat else 1
        elif kind == k.DISCARD or kind == k.PAY_CARD or kind == k.REMOVE:
            base = codes.remove if kind == k.REMOVE else codes.discard
            card = code - base
            weight = 1 + (8 if t.card_value[card] == 1 else 0)
            if s.players[s.seat].hand[card] > 1:
                weight += 20
        elif kind == k.POST:
            weight = 1 + 3 * (code - codes.deliver) ** 2
        elif kind == k.KEEP:
            weight = 6 if code == codes.keep else 2
        elif kind == k.BUILD:
            building = (code - codes.build) // len(t.building_spaces) + 1
            weight = 1 + building * building
        elif kind == k.BUY or kind == k.TRAIN:
            weight = 4 + code
        weights.append(weight)
    return weights
