"""Playing many moves in a row: random games, and records played again."""

from __future__ import annotations

from trailboss.core.rules import Position, Rules
from trailboss.core.source import SeededSource, Source


def playout(rules: Rules, position: Position, chance: Source, choice: SeededSource) -> int:
    """Play to the end with moves chosen at random; says how many decisions that took."""
    decisions = 0
    while position.seat >= 0:
        legal = rules.legal(position)
        rules.apply(position, legal[choice.below(len(legal))], chance)
        decisions += 1
    return decisions


class Advance:
    """Plays moves by their codes, each checked, and notes where the information barrier is."""

    def __init__(self, rules: Rules, position: Position, source: Source) -> None:
        self.rules = rules
        self.position = position
        self.source = source
        self.step: int = 0
        self.barrier_step: int = 0
        self.revealed: bool = False  # is it a revelation that made the barrier, or the turn?

    def play(self, codes: list[int]) -> bool:
        """Play all moves; False where one is not allowed, which is then the next one."""
        rules = self.rules
        position = self.position
        for code in codes:
            if not rules.accepts(position, code):
                return False
            reveals = position.reveals
            seat = position.seat
            turn = position.turn
            rules.apply(position, code, self.source)
            self.step += 1
            if position.reveals != reveals:
                self.barrier_step = self.step
                self.revealed = True
            elif position.seat != seat or position.turn != turn:
                self.barrier_step = self.step
                self.revealed = False
        return True
