"""What lies on the table in any game of the family: a cattle market, and a solo opponent's deck."""

from __future__ import annotations

from trailboss.core.rules import Position


class BaseState(Position):
    """The base of each game's state."""

    market: list[int]  # pile: cattle on display
    # The solo opponent.
    automa: list[int]  # pile: cards not drawn yet
    automa_used: list[int]

    def begin(self) -> None:
        """Before the first turn: nothing decided, nothing drawn, no solo opponent."""
        self.stack = []
        self.seat = 0
        self.turn = 0
        self.reveals = 0
        self.events = None
        self.automa = []
        self.automa_used = []

    def copy_to(self, new: BaseState) -> None:
        """Fill a new state with the things that stand here; nobody listens to it."""
        new.stack = self.stack[:]
        new.seat = self.seat
        new.turn = self.turn
        new.reveals = self.reveals
        new.events = None
        new.market = self.market[:]
        new.automa = self.automa[:]
        new.automa_used = self.automa_used[:]
