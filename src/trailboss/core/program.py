"""Carrying out a program: what an action does, as the steps of core.effects."""

from __future__ import annotations

from typing import Final, TypeVar

from trailboss.core.effects import STEP_WIDTH
from trailboss.core.frames import WIDTH, Step
from trailboss.core.rules import Position
from trailboss.core.source import Source

P = TypeVar("P", bound=Position)

RUN: Final = 1
RUN_PROGRAM: Final = -4
RUN_STEP: Final = -3


class Program(Step[P]):
    """A program that is being carried out, up to its end or its next question."""

    def carry_out(self, s: P, source: Source) -> bool:
        stack = s.stack
        steps = self.steps(s, stack[RUN_PROGRAM])
        at = stack[RUN_STEP]
        base = len(stack)
        while at < len(steps):
            operation = steps[at]
            amount = steps[at + 1]
            if steps[at + 2]:
                amount *= self.count(s, steps[at + 2])
            at += STEP_WIDTH
            if at < len(steps):
                stack[RUN_STEP] = at
            else:
                s.pop()  # the last step: nothing is left to come back to
                base -= WIDTH
            self.step(s, operation, amount, at > STEP_WIDTH, source)
            if len(stack) != base:
                return True
        if len(steps) == 0:
            s.pop()
        return True

    def steps(self, s: P, program: int) -> tuple[int, ...]:
        raise NotImplementedError

    def count(self, s: P, thing: int) -> int:
        """How many of a thing the deciding player has."""
        raise NotImplementedError

    def step(self, s: P, operation: int, amount: int, later: bool, source: Source) -> None:
        """One step: done at once, or laid on the stack as a question."""
        raise NotImplementedError
