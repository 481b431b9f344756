"""What a seat may know as a flat list of floats; see core.encode and kansas.encode."""

from __future__ import annotations

from trailboss.core.encode import add_bits, small
from trailboss.elpaso.buildings import kind_of
from trailboss.elpaso.constants import OWNED
from trailboss.elpaso.movement import owner_of
from trailboss.elpaso.state import Player, State


def encode(s: State, seat: int) -> list[int]:
    out: list[int] = []
    encode_table(s, seat, out)
    seats = s.setup.seats
    for distance in range(seats):
        encode_player(s, s.players[(seat + distance) % seats], distance == 0, out)
    return out


def encode_table(s: State, seat: int, out: list[int]) -> None:
    t = s.tables
    seats = s.setup.seats
    out.append(s.stack[-5])
    out.append((s.seat - seat) % seats + 1 if s.seat >= 0 else 0)
    out.append((s.claimer - seat) % seats + 1 if s.claimer >= 0 else 0)
    out.append(small(s.turn))
    out.append(s.simmental)
    out.extend(s.setup.sides)
    out.extend(s.setup.train_sides)
    for tile in s.ring:
        owner = 0
        if tile >= OWNED:
            owner = (owner_of(tile) - seat) % seats + 1
            tile = OWNED + kind_of(tile)
        out.append(tile)
        out.append(owner)
    out.extend(s.buildings[: len(s.buildings)])
    out.extend(s.market[: t.cattle_count])
    out.extend(s.workers[: len(t.workers)])
    for tile in s.objective_display:
        out.append(tile + 1)
    for tile in s.bonus_display:
        out.append(tile + 1)
    out.extend(s.objectives[: len(t.objectives)])
    out.extend(s.bonuses[: len(t.bonuses)])
    if s.setup.automa >= 0:
        out.extend(s.order)
        out.extend(s.automa[: len(t.automa)])
        out.extend(s.supply[: t.card_count])


def encode_player(s: State, p: Player, own: bool, out: list[int]) -> None:
    t = s.tables
    out.append(small(p.money))
    out.append(p.tokens)
    out.append(p.herder)
    out.append(int(p.started))
    out.append(p.certificate)
    out.append(p.markers)
    add_bits(out, p.discs, len(t.discs))
    out.extend(p.posts[: len(t.posts)])
    out.extend(p.ready[: len(t.workers)])
    out.extend(p.objectives[: len(t.objectives)])
    out.extend(p.bonuses[: len(t.bonuses)])
    out.append(p.hand[-1])
    out.append(p.draw[-1])
    out.extend(p.discard[: t.card_count])
    for kind in range(t.card_count):
        out.append(p.hand[kind] + p.draw[kind])
    # Of others only what everybody knows to be in hand.
    known = p.hand if own else p.known
    out.extend(known[: t.cattle_count])
