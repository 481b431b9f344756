"""What a seat may know as a row of numbers, part by part; the columns are in kansas.columns, and
kansas.memo puts the parts together."""

from __future__ import annotations

from typing import Final

from trailboss.core.encoding import ZERO
from trailboss.core.program import RUN
from trailboss.kansas import constants as k
from trailboss.kansas.columns import USED, Places
from trailboss.kansas.state import Player, State
from trailboss.kansas.tables import Tables

USED_MASK: Final = (1 << USED) - 1


def add_head(s: State, seat: int, places: Places, out: list[int]) -> None:
    """What never changes in a game."""
    setup = s.setup
    out.append(places.edition)
    out.append(setup.players)
    out.append(seat)
    out.append(1 if setup.simmental else 0)
    for face in setup.faces[1:]:
        out.append(face & 1)
    for _ in range(places.number_gap):
        out.append(0)
    if setup.automa < 0:
        out.extend(places.no_automa)


def add_automa(s: State, places: Places, out: list[int]) -> None:
    setup = s.setup
    out.append(2 if setup.automa_tuned else 1)
    out.append(setup.automa_first)
    out.append(s.spec + 1)
    out.extend(s.automa[: places.automa_cards])


def add_trail_tiles(s: State, seat: int, places: Places, out: list[int]) -> None:
    """What each tile is in the columns of the trail."""
    setup = s.setup
    out.extend(range(k.PRIVATE))
    for tile in range(k.PRIVATE, k.TILE):
        owner, number = divmod(tile - k.PRIVATE, k.SEAT_TILES)
        if owner < setup.players and 0 < number < len(setup.faces):
            distance = (owner - seat) % setup.players
            out.append(setup.face(tile) - 1 + places.faces * distance)
        else:  # no such building
            out.append(0)
    for kind in range(k.TILE_KINDS):
        if kind >= k.OUTLAW:
            out.append(kind - k.OUTLAW + 1)
        else:
            out.append((kind - k.HAZARD) % k.HAZARD_VARIANTS + 1)


def add_jobs(s: State, places: Places, out: list[int]) -> None:
    out.extend(places.no_jobs)
    jobs = s.jobs
    for cell in range(min(s.placed // s.setup.players + 1, s.tables.job_rows) * k.JOB_COLUMNS):
        worker = jobs[cell]
        if worker:
            out[cell // k.JOB_COLUMNS * 3 + worker - 1] += 1


def add_tiles_left(s: State, out: list[int]) -> None:
    """The foresight spaces, and the bags."""
    for kind in s.foresight:
        out.append(kind + 1)
    for bag in s.bags:
        out.append(bag[0])
        out.append(bag[1])
        out.append(bag[2])
        out.append(bag[k.OUTLAW])
        out.append(bag[k.OUTLAW + 1])
        out.append(bag[k.TILE_KINDS])


def add_cattle(s: State, places: Places, out: list[int]) -> None:
    cattle = s.tables.cattle_count
    out.extend(s.market[:cattle])
    if places.gap:
        out.extend(places.gap)
    out.extend(s.stock[:cattle])
    if places.gap:
        out.extend(places.gap)
        out.extend(places.gap)
    else:
        out.extend(s.beside[places.usual : cattle])


def add_goals(s: State, places: Places, out: list[int]) -> None:
    """Objective cards and station masters."""
    cattle = s.tables.cattle_count
    for card in s.display:
        out.append(card - cattle + 1 if card >= 0 else 0)
    out.append(s.objectives[-1])
    for place in s.masters:
        if place >= 0:
            out.append(place)
        elif place == k.MASTER_GONE:
            out.append(places.masters + 1)
        else:
            out.append(places.masters + 1 - place)


def card_place(t: Tables, places: Places, card: int) -> int:
    """The place of a card among the cards of all titles, from 1; 0 for none."""
    if card < 0:
        return 0
    return card + 1 if card < t.cattle_count else card - t.cattle_count + places.cattle + 1


def add_frame(s: State, at: int, places: Places, out: list[int]) -> None:
    """What a frame asks, with every field in the column for things of its sort."""
    if at < 0:
        out.extend([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ZERO, 0, 0])
        return
    stack = s.stack
    kind = stack[at]
    a = stack[at + 1]
    b = stack[at + 2]
    c = stack[at + 3]
    space = 0
    used = 0
    card = 0
    program = 0
    other = 0
    cards = 0
    station = 0
    city = 0
    number = 0
    second = 0
    price = 0
    flag = 0
    second_flag = 0
    if kind == k.VISIT:
        space = places.space_place[a]
        used = b
        flag = c
    elif kind == k.DISCARD or kind == k.REMOVE:
        number = a
        card = card_place(s.tables, places, b)
    elif kind == k.OFFER:
        program = places.programs[a] if a >= 0 else 0
        other = places.programs[b] if b >= 0 else 0
    elif kind == RUN:
        program = places.programs[a]
        second = b
    elif kind == k.PAY_CARD:
        cards = places.sets[a]
        card = card_place(s.tables, places, b)
        second_flag = c
    elif kind == k.HIRE:
        price = a
    elif kind == k.BUY:
        number = a
        second = b
    elif kind == k.BUILD or kind == k.REMOVE_HAZARD:
        price = a
    elif kind == k.ENGINE or kind == k.MOVE:
        number = a
        flag = b
    elif kind == k.ENGINE_BACK:
        number = a
    elif kind == k.DRAW:
        number = a
        second = b
    elif kind == k.UPGRADE or kind == k.MASTER:
        station = a + 1
    elif kind == k.DISC:
        if a >= k.STATION_TARGET:
            station = a - k.STATION_TARGET + 1
        else:
            city = a + 1
        second = b
    elif kind == k.OBJECTIVE:
        second_flag = a
        flag = b
    elif kind == k.AUXILIARY:
        flag = a
    elif kind == k.FORESIGHT:
        second = a
    elif kind == k.SIMMENTAL:
        card = card_place(s.tables, places, a)
        number = b
    elif kind == k.CITY:
        number = a
        flag = b
    elif kind == k.KANSAS_CITY:
        second = a
        number = b
        flag = stack[at + 4]
    out.append(kind)
    out.append(space)
    out.extend(places.used_bits[used & USED_MASK])
    out.append(card)
    out.append(program)
    out.append(other)
    out.append(cards)
    out.append(station)
    out.append(city)
    out.append(number)
    out.append(second)
    out.append(price + ZERO)
    out.append(flag)
    out.append(second_flag)


def add_board(s: State, p: Player, places: Places, out: list[int]) -> None:
    """What lies on a player's board and beside it."""
    t = s.tables
    out.extend(p.workers)
    out.extend(p.discs)
    out.extend(p.cities)
    out.extend(places.station_bits[p.stations])
    out.extend(places.master_bits[p.masters])
    out.extend(places.number_bits[p.shed >> 1])
    add_tiles(t, p, out)
    out.extend(p.area[t.cattle_count : t.card_count])


def hand_value(t: Tables, cards: list[int]) -> int:
    """The breeding value: the best card of each colour counts."""
    value = 0
    if cards[-1] == 0:
        return 0
    seen = -1
    # Kinds of one colour are neighbours, the best last.
    for kind in range(t.cattle_count - 1, -1, -1):
        if cards[kind] and t.card_type[kind] != seen:
            seen = t.card_type[kind]
            value += t.card_value[kind]
    return value


def add_tiles(t: Tables, p: Player, out: list[int]) -> None:
    hazards = 0
    points = 0
    if p.taken[-1]:
        for kind in range(k.HAZARD, k.OUTLAW):
            if p.taken[kind]:
                hazards += p.taken[kind]
                points += p.taken[kind] * t.tile_vp[kind]
    out.append(hazards)
    out.append(points)
    out.append(p.taken[k.OUTLAW])
    out.append(p.taken[k.OUTLAW + 1])
