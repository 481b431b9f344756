"""Hiring workers from the job market, and what their spaces on the player board give at once."""

from __future__ import annotations

from trailboss.core.events import EV_HIRED
from trailboss.core.frames import Question
from trailboss.core.money import pay_money
from trailboss.core.source import Source
from trailboss.kansas.constants import EMPTY, HIRE_MODIFIER, JOB_COLUMNS, OFFER, WORKER_SPACES
from trailboss.kansas.state import State


def open_rows(s: State) -> int:
    """Rows above the job market token: only their workers can be hired."""
    return min(s.placed // s.setup.players, s.tables.job_rows)


def can_hire(s: State, modifier: int) -> bool:
    p = s.players[s.seat]
    t = s.tables
    for row in range(open_rows(s)):
        if t.job_cost[row] + modifier <= p.money:
            for cell in range(row * JOB_COLUMNS, row * JOB_COLUMNS + s.setup.players):
                worker = s.jobs[cell] - 1
                if worker >= 0 and p.workers[worker] < WORKER_SPACES:
                    return True
    return False


def legal_hire(s: State, modifier: int, moves: list[int]) -> None:
    p = s.players[s.seat]
    t = s.tables
    types = len(t.workers)
    for row in range(open_rows(s)):
        if t.job_cost[row] + modifier > p.money:
            continue
        there = 0
        for cell in range(row * JOB_COLUMNS, row * JOB_COLUMNS + s.setup.players):
            if s.jobs[cell] != EMPTY:
                there |= 1 << (s.jobs[cell] - 1)
        for worker in range(types):
            if there >> worker & 1 and p.workers[worker] < WORKER_SPACES:
                moves.append(t.codes.hire + row * types + worker)


def hire(s: State, choice: int) -> None:
    """Pay, put the worker on the leftmost free space of its row, offer that space's action."""
    t = s.tables
    p = s.players[s.seat]
    row, worker = divmod(choice, len(t.workers))
    price = t.job_cost[row] + s.stack[HIRE_MODIFIER]
    s.pop()
    pay_money(s, p, price)
    cell = row * JOB_COLUMNS
    while s.jobs[cell] != worker + 1:
        cell += 1
    s.jobs = s.jobs[:]
    s.jobs[cell] = EMPTY
    p.workers[worker] += 1
    s.tell(EV_HIRED, worker, row, price)
    program = t.worker_programs[worker][p.workers[worker] - 1]
    if program >= 0:
        s.push(OFFER, program, -1)


class Hire(Question[State]):
    """Which worker to hire."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_hire(s, s.stack[HIRE_MODIFIER], moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        hire(s, code - s.tables.codes.hire)
