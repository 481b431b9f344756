"""Hiring workers from the supply."""

from __future__ import annotations

from trailboss.core.events import EV_HIRED
from trailboss.core.frames import KIND
from trailboss.core.money import gain_money
from trailboss.core.source import Source
from trailboss.elpaso.asking import Asking
from trailboss.elpaso.constants import HIRE_BARRED, HIRE_PRICE, JOKER, VISIT, VISIT_HIRED
from trailboss.elpaso.state import State


def hire_price(s: State, worker: int, price: int) -> int:
    return price + s.tables.joker_extra if worker == JOKER else price


def can_hire(s: State, price: int, barred: int) -> bool:
    money = s.players[s.seat].money
    for worker in range(len(s.workers)):
        if worker != barred and s.workers[worker] and hire_price(s, worker, price) <= money:
            return True
    return False


def legal_hire(s: State, price: int, barred: int, moves: list[int]) -> None:
    money = s.players[s.seat].money
    for worker in range(len(s.workers)):
        if worker != barred and s.workers[worker] and hire_price(s, worker, price) <= money:
            moves.append(s.tables.codes.hire + worker)


def hire(s: State, worker: int) -> None:
    """Pay and lay the worker out. A tile that lets its visitor hire another one has to know which
    type the first was."""
    price = hire_price(s, worker, s.stack[HIRE_PRICE])
    s.pop()
    p = s.players[s.seat]
    gain_money(s, p, -price)
    s.workers[worker] -= 1
    p.ready[worker] += 1
    s.tell(EV_HIRED, worker, price)
    if s.stack[KIND] == VISIT and s.stack[VISIT_HIRED] == 0:
        s.stack[VISIT_HIRED] = worker + 1


class Hire(Asking):
    """Which worker to hire."""

    def choices(self, s: State, moves: list[int]) -> None:
        legal_hire(s, s.stack[HIRE_PRICE], s.stack[HIRE_BARRED] - 1, moves)

    def answer(self, s: State, code: int, source: Source) -> None:
        hire(s, code - s.tables.codes.hire)
