"""Programs: whether what an action requires can be met, and carrying it out step by step."""

from __future__ import annotations

from typing import Final

from trailboss.core.effects import STEP_WIDTH
from trailboss.core.events import EV_TOKEN
from trailboss.core.frames import WIDTH, Question
from trailboss.core.money import gain_money, pay_money
from trailboss.core.program import RUN, Program
from trailboss.core.source import Source
from trailboss.kansas import effects as fx
from trailboss.kansas.building import can_build
from trailboss.kansas.cattle_market import can_buy, cowboys
from trailboss.kansas.constants import (
    AUXILIARY,
    BUILD,
    BUY,
    COPY,
    EMPTY,
    ENGINE,
    ENGINE_BACK,
    ENGINE_DELIVER,
    HIRE,
    MOVE,
    OBJECTIVE,
    OFFER_FIRST,
    OFFER_SECOND,
    REMOVE,
    REMOVE_HAZARD,
    TAKE_OUTLAW,
    UPGRADE_BEHIND,
    VISIT,
    VISIT_SPACE,
)
from trailboss.kansas.engine import backward_reach
from trailboss.kansas.hand import can_pay_card, cycle, cycle_up_to, drawable, pay_card
from trailboss.kansas.hiring import can_hire
from trailboss.kansas.money import certificate_limit, count_of, gain_certificates
from trailboss.kansas.movement import legal_move
from trailboss.kansas.objectives import can_gain_objective
from trailboss.kansas.state import State
from trailboss.kansas.stations import stations_behind
from trailboss.kansas.trail_tiles import can_remove_hazard, can_take_outlaw

# What words ask that bring a question and nothing else.
QUESTIONS: Final[dict[int, int]] = {
    fx.OUTLAW: TAKE_OUTLAW,
    fx.DELIVER: ENGINE_DELIVER,
    fx.COPY: COPY,
    fx.UPGRADE_BEHIND: UPGRADE_BEHIND,
}


def feasible(s: State, program: int) -> bool:
    """Can everything the program requires be met now?

    Only what is asked for counts; a reward that turns out to be nothing does not matter once
    something was required, or where it is only a figure that happens to be zero.
    """
    steps = s.tables.steps[program]
    for at in range(0, len(steps), STEP_WIDTH):
        if not step_feasible(s, steps[at], steps[at + 1], at > 0):
            return False
    return True


def step_feasible(s: State, operation: int, amount: int, later: bool) -> bool:
    p = s.players[s.seat]
    if operation == fx.PAY:
        return p.money >= amount
    if operation == fx.DISCARD:
        return can_pay_card(s, amount)
    if operation == fx.ENGINE_BACK:
        return p.engine != 0 and backward_reach(s, amount) != 0
    if operation == fx.HIRE:
        return can_hire(s, amount)
    if operation == fx.BUILD:
        return can_build(s, amount)
    if operation == fx.HAZARD:
        return can_remove_hazard(s, amount)
    if operation == fx.OUTLAW:
        return can_take_outlaw(s)
    if operation == fx.BUY:
        return can_buy(s, cowboys(s))
    if operation == fx.DELIVER:
        return p.engine != 0
    if operation == fx.UPGRADE_BEHIND:
        return stations_behind(s) != 0
    if operation == fx.COPY:
        return can_copy(s)
    if operation == fx.RIDE:
        return can_ride(s, amount)
    if later:
        return True
    if operation == fx.OBJECTIVE or operation == fx.OBJECTIVE_HAND:
        return can_gain_objective(s)
    if operation == fx.DRAW or operation == fx.CYCLE:
        return drawable(p) > 0
    return True


def can_ride(s: State, steps: int) -> bool:
    moves: list[int] = []
    legal_move(s, steps, True, moves)
    return len(moves) > 0


# Offers: actions of worker spaces, objective cards and station masters ----------------------------


def offer_open(s: State, program: int) -> bool:
    """Could the offered action be possible, as far as everybody knows? What depends on the hand
    counts as possible, so that being asked tells nobody anything."""
    if program < 0:
        return False
    return s.tables.steps[program][0] == fx.DISCARD or feasible(s, program)


def settle_offer(s: State) -> bool:
    """Take an offer off the stack that cannot be used."""
    if offer_open(s, s.stack[OFFER_FIRST]) or offer_open(s, s.stack[OFFER_SECOND]):
        return False
    s.pop()
    return True


def legal_offer(s: State, first: int, second: int, moves: list[int]) -> None:
    t = s.tables
    moves.append(t.codes.decline)
    if feasible(s, first):
        moves.append(t.codes.do + first)
    if second >= 0 and feasible(s, second):
        moves.append(t.codes.do + second)


# Copying ------------------------------------------------------------------------------------------


def copy_from(s: State) -> int:
    """Where in the stack the visit is whose building copies: the topmost one."""
    at = len(s.stack) - WIDTH
    while s.stack[at] != VISIT:
        at -= WIDTH
    return at


def visited(s: State, at: int) -> int:
    """The space of the visit at a place in the stack."""
    return s.stack[at + WIDTH + VISIT_SPACE]


def copyable(s: State) -> list[int]:
    """Adjacent spaces with a building that has not been visited in this chain of copies."""
    at = copy_from(s)
    found: list[int] = []
    for space in s.tables.space_adjacent[visited(s, at)]:
        if s.trail[space] != EMPTY and not in_chain(s, space, at):
            found.append(space)
    return found


def in_chain(s: State, space: int, at: int) -> bool:
    while at >= 0:
        if s.stack[at] == VISIT and visited(s, at) == space:
            return True
        at -= WIDTH
    return False


def can_copy(s: State) -> bool:
    return len(copyable(s)) > 0


# What is carried out, and the question -----------------------------------------------------------


class Run(Program[State]):
    """A program."""

    def steps(self, s: State, program: int) -> tuple[int, ...]:
        return s.tables.steps[program]

    def count(self, s: State, thing: int) -> int:
        return count_of(s, s.players[s.seat], thing)

    def step(self, s: State, operation: int, amount: int, later: bool, source: Source) -> None:
        """A step after the first is a reward and may be forfeited."""
        p = s.players[s.seat]
        if operation == fx.MONEY:
            gain_money(s, p, amount)
        elif operation == fx.PAY:
            pay_money(s, p, amount)
        elif operation == fx.CERTIFICATE:
            gain_certificates(s, p, amount)
        elif operation == fx.CERTIFICATE_MAX:
            gain_certificates(s, p, certificate_limit(s, p))
        elif operation == fx.TOKEN:
            p.tokens += amount
            s.tell(EV_TOKEN, amount)
        elif operation == fx.DISCARD:
            pay_card(s, amount)
        elif operation == fx.ENGINE:
            if amount:
                s.push(ENGINE, amount, int(later))
        elif operation == fx.ENGINE_BACK:
            s.push(ENGINE_BACK, amount)
        elif operation == fx.HIRE:
            s.push(HIRE, amount)
        elif operation == fx.BUILD:
            s.push(BUILD, amount)
        elif operation == fx.HAZARD:
            s.push(REMOVE_HAZARD, amount)
        elif operation == fx.OBJECTIVE or operation == fx.OBJECTIVE_HAND:
            if can_gain_objective(s):
                s.push(OBJECTIVE, int(operation == fx.OBJECTIVE_HAND), int(later))
        elif operation == fx.AUXILIARY or operation == fx.AUXILIARY_DOUBLE:
            s.push(AUXILIARY, int(operation == fx.AUXILIARY_DOUBLE))
        elif operation == fx.MOVE:
            s.push(MOVE, amount, 0)
        elif operation == fx.RIDE:
            s.push(MOVE, amount, 1)
        elif operation == fx.DRAW:
            if amount:
                cycle_up_to(s, amount, source)
        elif operation == fx.CYCLE:
            cycle(s, amount, source)
        elif operation == fx.REMOVE:
            if p.hand[-1]:
                s.push(REMOVE, amount)
        elif operation == fx.BUY:
            s.push(BUY, cowboys(s))
        else:
            s.push(QUESTIONS[operation])


class Offer(Question[State]):
    """Whether to use an action that is on offer."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_offer(s, s.stack[OFFER_FIRST], s.stack[OFFER_SECOND], moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        codes = s.tables.codes
        s.pop()
        if code != codes.decline:
            s.push(RUN, code - codes.do, 0)

    def optional(self, s: State) -> bool:
        return True

    def carry_out(self, s: State, source: Source) -> bool:
        return settle_offer(s)
