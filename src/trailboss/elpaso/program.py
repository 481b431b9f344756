"""Programs: whether what an action requires can be met, and carrying it out step by step."""

from __future__ import annotations

from typing import Final

from trailboss.core.effects import STEP_WIDTH
from trailboss.core.events import EV_TOKEN
from trailboss.core.frames import KIND
from trailboss.core.hand import holds
from trailboss.core.money import gain_money
from trailboss.core.program import RUN, Program
from trailboss.core.source import Source
from trailboss.elpaso import effects as fx
from trailboss.elpaso.asking import Asking
from trailboss.elpaso.building import can_build
from trailboss.elpaso.cattle_market import can_buy, gain_card
from trailboss.elpaso.constants import (
    AUXILIARY,
    BUILD,
    BUY,
    ENGINEER,
    HIRE,
    MOVE,
    OFFER_PROGRAM,
    TILE,
    TILE_BONUS,
    TILE_OBJECTIVE,
    TRAIN,
    VISIT,
    VISIT_HIRED,
)
from trailboss.elpaso.hand import can_exchange, exchange, offer_removal, pay_card
from trailboss.elpaso.hiring import can_hire
from trailboss.elpaso.money import gain_certificates
from trailboss.elpaso.objectives import can_take
from trailboss.elpaso.state import State
from trailboss.elpaso.workers import can_spend

# What words ask that bring a question and nothing else.
QUESTIONS: Final[dict[int, int]] = {fx.BUY: BUY, fx.TRAIN: TRAIN, fx.BUILD: BUILD}


def feasible(s: State, program: int) -> bool:
    """Can everything the program requires be met now?"""
    steps = s.tables.steps[program]
    money = 0
    for at in range(0, len(steps), STEP_WIDTH):
        operation = steps[at]
        amount = steps[at + 1]
        if operation == fx.PAY:
            money += amount
            if s.players[s.seat].money < money:
                return False
        elif not step_feasible(s, operation, amount):
            return False
    return True


def step_feasible(s: State, operation: int, amount: int) -> bool:
    if operation == fx.DISCARD:
        return holds(s.players[s.seat], s.tables.sets[amount])
    if operation == fx.SELL:
        return s.players[s.seat].hand[-1] > 0
    if operation == fx.HIRE:
        return can_hire(s, amount, -1)
    if operation == fx.HIRE_ANOTHER:
        hired = s.stack[VISIT_HIRED] if s.stack[KIND] == VISIT else 0
        return hired > 0 and can_hire(s, amount, hired - 1)
    if operation == fx.BUY:
        return can_buy(s)
    if operation == fx.TRAIN:
        return can_spend(s, ENGINEER, 1, 0)
    if operation == fx.BUILD:
        return can_build(s)
    if operation == fx.OBJECTIVE:
        return can_take(s, TILE_OBJECTIVE)
    if operation == fx.BONUS:
        return can_take(s, TILE_BONUS)
    if operation == fx.ANY_TILE:
        return can_take(s, TILE_OBJECTIVE | TILE_BONUS)
    if operation == fx.GAIN:
        return s.market[amount] > 0
    if operation == fx.REMOVE:
        return holds(s.players[s.seat], s.tables.sets[amount])
    if operation == fx.EXCHANGE:
        return can_exchange(s, s.players[s.seat])
    return True


# Offers: rewards of posts and bonus tiles ---------------------------------------------------------


def settle_offer(s: State) -> bool:
    """An offer that asks nothing is taken at once, one that cannot be used goes away."""
    program = s.stack[OFFER_PROGRAM]
    operation = s.tables.steps[program][0]
    if operation == fx.REMOVE and s.players[s.seat].hand[-1]:
        return False  # whether the card is there is the player's secret
    if operation == fx.HIRE and max(s.workers):
        return False  # a worker bonus may bring the dollars that are missing
    if not feasible(s, program):
        s.pop()
        return True
    if asks_nothing(s, program):
        s.pop()
        s.push(RUN, program, 0)
        return True
    return False


def asks_nothing(s: State, program: int) -> bool:
    steps = s.tables.steps[program]
    for at in range(0, len(steps), STEP_WIDTH):
        if steps[at] not in (fx.MONEY, fx.CERTIFICATE, fx.TOKEN, fx.GAIN):
            return False
    return True


# What is carried out, and the question -----------------------------------------------------------


class Run(Program[State]):
    """A program."""

    def steps(self, s: State, program: int) -> tuple[int, ...]:
        return s.tables.steps[program]

    def step(self, s: State, operation: int, amount: int, later: bool, source: Source) -> None:
        p = s.players[s.seat]
        if operation == fx.MONEY:
            gain_money(s, p, amount)
        elif operation == fx.PAY:
            gain_money(s, p, -amount)
        elif operation == fx.CERTIFICATE:
            gain_certificates(s, p, amount)
        elif operation == fx.TOKEN:
            p.tokens += amount
            s.tell(EV_TOKEN, amount)
        elif operation == fx.DISCARD:
            pay_card(s, amount, 0)
        elif operation == fx.SELL:
            pay_card(s, s.tables.all_cattle, amount)
        elif operation == fx.HIRE:
            s.push(HIRE, amount)
        elif operation == fx.HIRE_ANOTHER:
            s.push(HIRE, amount, s.stack[VISIT_HIRED])
        elif operation == fx.OBJECTIVE:
            s.push(TILE, TILE_OBJECTIVE)
        elif operation == fx.BONUS:
            s.push(TILE, TILE_BONUS)
        elif operation == fx.ANY_TILE:
            s.push(TILE, TILE_OBJECTIVE | TILE_BONUS)
        elif operation == fx.AUXILIARY:
            s.push(AUXILIARY, amount)
        elif operation == fx.MOVE:
            s.push(MOVE, amount, 0)
        elif operation == fx.GAIN:
            gain_card(s, amount)
        elif operation == fx.REMOVE:
            offer_removal(s, amount)
        elif operation == fx.EXCHANGE:
            exchange(s, amount, source)
        else:
            s.push(QUESTIONS[operation])


class Offer(Asking):
    """Whether to use an action that is on offer."""

    def choices(self, s: State, moves: list[int]) -> None:
        codes = s.tables.codes
        program = s.stack[OFFER_PROGRAM]
        moves.append(codes.decline)
        if feasible(s, program):
            moves.append(codes.do + program)

    def answer(self, s: State, code: int, source: Source) -> None:
        s.pop()
        s.push(RUN, code - s.tables.codes.do, 0)

    def optional(self, s: State) -> bool:
        return True

    def carry_out(self, s: State, source: Source) -> bool:
        return settle_offer(s)
