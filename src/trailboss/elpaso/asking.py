"""Questions of El Paso: whatever one needs may be given away meanwhile, and then it lapses."""

from __future__ import annotations

from trailboss.core.frames import Question
from trailboss.core.source import Source
from trailboss.elpaso.state import State


class Asking(Question[State]):
    """A question that is declined when nothing answers it any more."""

    def legal(self, s: State, moves: list[int]) -> None:
        self.choices(s, moves)
        if not moves:
            moves.append(s.tables.codes.decline)

    def decide(self, s: State, code: int, source: Source) -> None:
        if code == s.tables.codes.decline or code == s.tables.codes.done:
            self.close(s)
        else:
            self.answer(s, code, source)

    def choices(self, s: State, moves: list[int]) -> None:
        """Append the moves that answer the question."""
        raise NotImplementedError

    def answer(self, s: State, code: int, source: Source) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def close(self, s: State) -> None:
        """It is declined or ended."""
        s.pop()
