"""What a seat may know as a row of numbers; the columns are in elpaso.columns."""

from __future__ import annotations

from typing import Final

from trailboss.core.encoding import ZERO, bit_lists
from trailboss.core.frames import WIDTH
from trailboss.elpaso import constants as k
from trailboss.elpaso.columns import DISCS, USED
from trailboss.elpaso.delivery import permanent_certificates
from trailboss.elpaso.hand import hand_limit
from trailboss.elpaso.movement import step_limit
from trailboss.elpaso.scoring import score_lines
from trailboss.elpaso.state import State

USED_MASK: Final = (1 << USED) - 1
USED_BITS: Final = bit_lists(USED)
DISC_BITS: Final = bit_lists(DISCS)


def add_row(s: State, seat: int, out: list[int], totals: list[int]) -> None:
    """Append the row of `seat` to `out`, without the places where nobody sits, and the points each
    seat has so far to `totals`, in the order of the seats."""
    add_table(s, seat, out)
    depth = len(s.stack)
    add_frame(s, depth - WIDTH, out)
    add_frame(s, depth - 2 * WIDTH, out)
    seats = s.setup.seats
    for _ in range(seats):
        totals.append(0)
    for distance in range(seats):
        other = (seat + distance) % seats
        totals[other] = add_seat(s, other, distance == 0, out)


def add_table(s: State, seat: int, out: list[int]) -> None:
    t = s.tables
    setup = s.setup
    seats = setup.seats
    out.append(seats)
    out.append(seat)
    out.extend(setup.sides)
    out.extend(setup.train_sides)
    if setup.automa >= 0:
        out.append(1)
        for worker in s.order:
            out.append(worker + 1)
        out.extend(s.automa[: len(t.automa)])
        out.extend(s.supply[: t.card_count])
    else:
        out.extend([0] * (4 + len(t.automa) + t.card_count))
    out.append((s.seat - seat) % seats + 1 if s.seat >= 0 else 0)
    out.append((s.claimer - seat) % seats + 1 if s.claimer >= 0 else 0)
    out.append(s.turn)
    out.append(s.simmental)
    for tile in s.ring:
        if tile < k.OWNED:
            out.append(tile)
        else:
            owner, kind = divmod(tile - k.OWNED, k.SEAT_KINDS)
            distance = (owner - seat) % seats
            out.append(2 * kind - 1 + setup.sides[kind - 1] + 2 * t.kinds * distance)
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
    elif kind == k.RUN:
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


def add_seat(s: State, seat: int, own: bool, out: list[int]) -> int:
    """Append the columns of a seat; returns the points it has so far."""
    t = s.tables
    p = s.players[seat]
    automa = seat == s.setup.automa
    known = p.hand if own else p.known  # of others only what everybody knows to be in hand
    out.append(2 if automa else 1)
    out.append(p.money if p.money < 255 else 255)
    out.append(p.tokens)
    out.append(p.herder + 1 if p.started else 0)
    out.append(p.certificate)
    if automa:
        out.extend([0, p.markers, 0, 0])
    else:
        out.append(permanent_certificates(s, p))
        out.append(p.markers)
        out.append(step_limit(s, p))
        out.append(hand_limit(s, p))
    out.append(p.hand[-1])
    out.append(p.draw[-1])
    value = 0
    for kind in range(t.cattle_count):
        if known[kind]:
            value += t.card_value[kind]
    out.append(value)
    out.extend(DISC_BITS[p.discs])
    out.extend(p.posts)
    out.extend(p.ready)
    out.extend(p.objectives[: len(t.objectives)])
    out.extend(p.bonuses[: len(t.bonuses)])
    out.extend(p.discard[: t.card_count])
    hand = p.hand
    draw = p.draw
    for kind in range(t.card_count):
        out.append(hand[kind] + draw[kind])
    out.extend(known[: t.cattle_count])
    total = 0
    for points in score_lines(s, seat):
        total += points
        out.append(points + ZERO)
    return total
