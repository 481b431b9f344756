"""What a seat may know as a flat list of floats; see core.encode.

The order is fixed: the table, then every seat's things beginning with the observer's own. Seats are
numbered from the observer: 0 nobody, 1 oneself, 2 the next one, and so on.
"""

from __future__ import annotations

from trailboss.core.encode import add_bits, small
from trailboss.kansas.constants import (
    EMPTY,
    HAZARD,
    JOB_COLUMNS,
    OUTLAW,
    PRIVATE,
    TILE,
    TILE_KINDS,
)
from trailboss.kansas.movement import owner_of
from trailboss.kansas.state import Player, State


def encode(s: State, seat: int) -> list[int]:
    out: list[int] = []
    encode_table(s, seat, out)
    seats = s.setup.players
    for distance in range(seats):
        other = (seat + distance) % seats
        encode_player(s, s.players[other], distance == 0, out)
    if s.setup.automa >= 0:
        encode_automa(s, out)
    return out


def encode_table(s: State, seat: int, out: list[int]) -> None:
    t = s.tables
    seats = s.setup.players
    out.append(s.stack[-5])
    out.append((s.seat - seat) % seats + 1 if s.seat >= 0 else 0)
    out.append((s.ender - seat) % seats + 1 if s.ender >= 0 else 0)
    out.append(small(s.turn))
    out.append(s.placed)
    out.append(int(s.setup.simmental))
    out.extend(s.setup.faces)
    for space in range(len(t.spaces)):
        tile = s.trail[space]
        owner = 0
        if PRIVATE <= tile < TILE:
            owner = (owner_of(tile) - seat) % seats + 1
            tile = PRIVATE + s.setup.face(tile)
        out.append(tile)
        out.append(owner)
    for row in range(t.job_rows):
        counts = [0, 0, 0]
        for cell in range(row * JOB_COLUMNS, row * JOB_COLUMNS + seats):
            if s.jobs[cell] != EMPTY:
                counts[s.jobs[cell] - 1] += 1
        out.extend(counts)
    for kind in s.foresight:
        out.append(kind + 1)
    for bag in s.bags:
        out.extend(bag[:HAZARD])
        out.append(bag[OUTLAW])
        out.append(bag[OUTLAW + 1])
        out.append(bag[TILE_KINDS])
    out.extend(s.market[: t.cattle_count])
    out.extend(s.stock[: t.cattle_count])
    for card in s.display:
        out.append(card + 1)
    out.append(s.objectives[-1])
    for place in s.masters:
        out.append(place if place > 0 else 0)


def encode_player(s: State, p: Player, own: bool, out: list[int]) -> None:
    t = s.tables
    out.append(small(p.money))
    out.append(p.tokens)
    out.append(p.herder if p.started else 0)
    out.append(p.engine)
    out.append(p.certificate)
    out.append(p.permanent)
    out.append(p.built)
    out.append(p.woods)
    out.extend(p.workers[: len(t.workers)])
    out.extend(p.discs[: len(t.discs)])
    out.extend(p.cities[: len(t.cities)])
    add_bits(out, p.stations, len(t.stations))
    add_bits(out, p.masters, len(t.masters))
    add_bits(out, p.shed >> 1, t.building_numbers)
    hazards = 0
    points = 0
    for kind in range(HAZARD, OUTLAW):
        if p.taken[kind]:
            hazards += p.taken[kind]
            points += p.taken[kind] * t.tile_vp[kind]
    out.append(hazards)
    out.append(points)
    out.append(p.taken[OUTLAW])
    out.append(p.taken[OUTLAW + 1])
    out.extend(p.area[t.cattle_count : t.card_count])
    out.append(p.hand[-1])
    out.append(p.draw[-1])
    cards = t.cattle_count + t.objective_count
    out.extend(p.discard[:cards])
    for kind in range(cards):
        out.append(p.hand[kind] + p.draw[kind])
    # Of others only what everybody knows to be in hand.
    known = p.hand if own else p.known
    out.extend(known[:cards])


def encode_automa(s: State, out: list[int]) -> None:
    """The solo opponent: how he was set up, his specialization, the cards left in his deck."""
    out.append(int(s.setup.automa_tuned))
    out.append(s.setup.automa_first)
    out.append(s.spec)
    out.extend(s.automa)
