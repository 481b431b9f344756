"""What a seat may know as a row of numbers, part by part; the columns are in elpaso.columns, and
elpaso.memo puts the parts together."""

from __future__ import annotations

from typing import Final

from trailboss.core.encoding import bit_lists
from trailboss.core.program import RUN
from trailboss.elpaso import constants as k
from trailboss.elpaso.columns import DISCS, USED
from trailboss.elpaso.state import Player, State

USED_MASK: Final = (1 << USED) - 1
USED_BITS: Final = bit_lists(USED)
DISC_BITS: Final = bit_lists(DISCS)


def add_head(s: State, seat: int, out: list[int]) -> None:
    """What never changes in a game."""
    t = s.tables
    setup = s.setup
    out.append(setup.seats)
    out.append(seat)
    out.extend(setup.sides)
    out.extend(setup.train_sides)
    if setup.automa < 0:
        out.extend([0] * (4 + len(t.automa) + t.card_count))


def add_automa(s: State, out: list[int]) -> None:
    t = s.tables
    out.append(1)
    for worker in s.order:
        out.append(worker + 1)
    out.extend(s.automa[: len(t.automa)])
    out.extend(s.supply[: t.card_count])


def add_ring_tiles(s: State, seat: int, out: list[int]) -> None:
    """What each tile is in the columns of the ring."""
    setup = s.setup
    out.extend(range(k.OWNED))
    for owner in range(setup.seats):
        distance = (owner - seat) % setup.seats
        for kind in range(k.SEAT_KINDS):
            if 0 < kind <= s.tables.kinds:
                out.append(2 * kind - 1 + setup.sides[kind - 1] + 2 * s.tables.kinds * distance)
            else:  # no such building
                out.append(0)


def add_markets(s: State, out: list[int]) -> None:
    t = s.tables
    out.extend(s.buildings[1:])
    out.extend(s.market[: t.cattle_count])
    out.extend(s.workers[: len(t.workers)])
    for tile in s.objective_display:
        out.append(tile + 1)
    for tile in s.bonus_display:
        out.append(tile + 1)
    out.extend(s.objectives[: len(t.objectives)])
    out.extend(s.bonuses[: len(t.bonuses)])


def add_frame(s: State, at: int, out: list[int]) -> None:
    """What a frame asks, with every field in the column for things of its sort."""
    if at < 0:
        out.extend([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        return
    stack = s.stack
    kind = stack[at]
    a = stack[at + 1]
    b = stack[at + 2]
    space = 0
    used = 0
    card = 0
    train = 0
    program = 0
    cards = 0
    post = 0
    worker = 0
    other = 0
    number = 0
    second = 0
    flag = 0
    second_flag = 0
    if kind == k.VISIT:
        space = a + 1
        used = b
        other = stack[at + 4]
    elif kind == k.MOVE:
        number = a
        flag = b
    elif kind == k.TRAIN_VISIT:
        train = a + 1
        used = b
    elif kind == k.AUXILIARY:
        number = a
        used = b
    elif kind == k.HIRE:
        number = a
        other = b
    elif kind == k.PAY_WORKERS:
        worker = a + 1
        number = b
    elif kind == k.TILE:
        flag = a & 1
        second_flag = a >> 1 & 1
    elif kind == k.PAY_CARD:
        cards = a + 1
        second = b
    elif kind == k.REMOVE:
        cards = a + 1
    elif kind == k.AGAIN or kind == k.AGAIN_CHECK or kind == k.POST:
        number = a
    elif kind == k.DISC:
        post = a + 1
    elif kind == k.OFFER:
        program = a + 1
    elif kind == RUN:
        program = a + 1
        second = b
    elif kind == k.BOUGHT:
        card = a + 1
    elif kind == k.EL_PASO:
        second = a
        number = b
    out.append(kind)
    out.append(space)
    out.extend(USED_BITS[used & USED_MASK])
    out.append(card)
    out.append(train)
    out.append(program)
    out.append(cards)
    out.append(post)
    out.append(worker)
    out.append(other)
    out.append(number)
    out.append(second)
    out.append(flag)
    out.append(second_flag)


def add_board(s: State, p: Player, out: list[int]) -> None:
    """What lies on a player's board and beside it."""
    t = s.tables
    out.extend(DISC_BITS[p.discs])
    out.extend(p.posts)
    out.extend(p.ready)
    out.extend(p.objectives[: len(t.objectives)])
    out.extend(p.bonuses[: len(t.bonuses)])
