"""Workers laid out: spending them as a cost, discarding them for their bonus."""

from __future__ import annotations

from trailboss.core.frames import KIND
from trailboss.core.money import gain_money
from trailboss.core.pile import put
from trailboss.core.program import RUN
from trailboss.core.source import Source
from trailboss.elpaso.asking import Asking
from trailboss.elpaso.constants import (
    COWBOY,
    JOKER,
    MOVE_STEPS,
    PAY_WORKERS,
    PAY_WORKERS_NUMBER,
    PAY_WORKERS_TYPE,
)
from trailboss.elpaso.effects import PAY
from trailboss.elpaso.events import EV_BONUS, EV_SPENT
from trailboss.elpaso.state import Player, State

# Spending ---------------------------------------------------------------------------------------


def can_spend(s: State, worker: int, count: int, further: int) -> bool:
    """Are there enough workers and jokers, and the dollars each of them costs (and `further`)?"""
    p = s.players[s.seat]
    return (
        p.ready[worker] + p.ready[JOKER] >= count
        and p.money >= count * s.tables.dollars_per_worker + further
    )


def spend(s: State, worker: int, count: int, further: int) -> None:
    """Pay dollars, then the workers; ask where jokers could stand in for some of them."""
    p = s.players[s.seat]
    gain_money(s, p, -count * s.tables.dollars_per_worker - further)
    least = least_jokers(p, worker, count)
    if least == most_jokers(p, count):
        give_workers(s, worker, count, least)
    else:
        s.push(PAY_WORKERS, worker, count)


def least_jokers(p: Player, worker: int, count: int) -> int:
    return max(0, count - p.ready[worker])


def most_jokers(p: Player, count: int) -> int:
    return min(count, p.ready[JOKER])


def legal_pay_workers(s: State, worker: int, count: int, moves: list[int]) -> None:
    p = s.players[s.seat]
    for jokers in range(least_jokers(p, worker, count), most_jokers(p, count) + 1):
        moves.append(s.tables.codes.jokers + jokers)


def pay_workers(s: State, jokers: int) -> None:
    worker = s.stack[PAY_WORKERS_TYPE]
    count = s.stack[PAY_WORKERS_NUMBER]
    s.pop()
    give_workers(s, worker, count, jokers)


def give_workers(s: State, worker: int, count: int, jokers: int) -> None:
    discard_workers(s, worker, count - jokers)
    discard_workers(s, JOKER, jokers)


def discard_workers(s: State, worker: int, count: int) -> None:
    if count:
        p = s.players[s.seat]
        p.ready[worker] -= count
        put(p.discard, s.tables.cattle_count + worker, count)
        s.tell(EV_SPENT, worker, count)


# Bonuses ----------------------------------------------------------------------------------------


def legal_bonus(s: State, moving: bool, moves: list[int]) -> None:
    """Workers that may be discarded for their bonus now; a cowboy only while moving."""
    t = s.tables
    p = s.players[s.seat]
    for worker in range(len(t.workers)):
        if p.ready[worker] == 0 or is_owed(s, worker):
            continue
        if worker == COWBOY:
            if moving:
                moves.append(t.codes.bonus + worker)
        elif p.money >= bonus_price(s, worker):
            moves.append(t.codes.bonus + worker)


def is_owed(s: State, worker: int) -> bool:
    """Is a worker needed for the cost that is being paid?"""
    stack = s.stack
    if stack[KIND] != PAY_WORKERS:
        return False
    owed = stack[PAY_WORKERS_TYPE]
    if worker != owed and worker != JOKER:
        return False
    ready = s.players[s.seat].ready
    return ready[owed] + ready[JOKER] <= stack[PAY_WORKERS_NUMBER]


def bonus_price(s: State, worker: int) -> int:
    steps = s.tables.steps[s.tables.worker_bonus[worker]]
    return steps[1] if steps[0] == PAY else 0


def use_bonus(s: State, worker: int) -> None:
    p = s.players[s.seat]
    p.ready[worker] -= 1
    put(p.discard, s.tables.cattle_count + worker)
    s.tell(EV_BONUS, worker)
    if worker == COWBOY:
        s.stack[MOVE_STEPS] += 1  # one more step in the movement being made
    else:
        s.push(RUN, s.tables.worker_bonus[worker], 0)


class PayWorkers(Asking):
    """How many jokers stand in for workers that are paid."""

    def choices(self, s: State, moves: list[int]) -> None:
        legal_pay_workers(s, s.stack[PAY_WORKERS_TYPE], s.stack[PAY_WORKERS_NUMBER], moves)

    def answer(self, s: State, code: int, source: Source) -> None:
        pay_workers(s, code - s.tables.codes.jokers)
