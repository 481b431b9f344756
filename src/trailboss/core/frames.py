"""The stack of frames: what is being decided or carried out, as plain integers.

Each frame is WIDTH integers: its kind and four fields whose meaning is the kind's (see
`core.rules.Position.push`). `legal` looks at the top frame only.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from trailboss.core.source import Source

WIDTH: Final = 5
KIND: Final = -5  # where the top frame has its kind

S = TypeVar("S")  # the position of a family


class Frame(Generic[S]):
    """A kind of frame. One object stands for all frames of a kind: what differs from one to the
    next is on the stack."""

    def __init__(self, kind: int, name: str, acts: bool = False) -> None:
        self.kind = kind
        self.name = name
        self.acts = acts  # may it go on without an answer?

    def legal(self, s: S, moves: list[int]) -> None:
        """Append the moves that answer the question, those that lead to the same only once."""
        raise NotImplementedError

    def allowed(self, s: S, moves: list[int]) -> None:
        """Append every move a player may answer with: those of `legal`, and others that only lead
        where one of these leads, such as the same cards in another order."""
        self.legal(s, moves)

    def decide(self, s: S, code: int, source: Source) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def optional(self, s: S) -> bool:
        """Can the question be declined, or ended without doing anything more?"""
        return False

    def carry_out(self, s: S, source: Source) -> bool:
        """Do what needs no answer, if `acts`; False if a player is asked after all."""
        raise NotImplementedError


class Question(Frame[S]):
    """A frame that asks the player whose seat it is."""


class Step(Frame[S]):
    """A frame the engine carries out by itself."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name, acts=True)

    def legal(self, s: S, moves: list[int]) -> None:
        """Nobody is asked."""

    def decide(self, s: S, code: int, source: Source) -> None:
        raise AssertionError("nobody is asked")


class Closed(Frame[S]):
    """The bottom of the stack when the game is over."""

    def legal(self, s: S, moves: list[int]) -> None:
        """Nobody is asked any more."""


def by_kind(frames: tuple[Frame[S], ...]) -> list[Frame[S]]:
    """Every kind at the place of its number; frames[0] where there is none."""
    found = [frames[0]] * (max([frame.kind for frame in frames]) + 1)
    for frame in frames:
        assert found[frame.kind] is frames[0], f"{frame.name} has the number of another kind"
        found[frame.kind] = frame
    return found
