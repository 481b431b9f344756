"""The errors a user of the library can meet. Each says what was wrong and what would be right."""

from __future__ import annotations


class TrailbossError(Exception):
    """Anything Trailboss refuses to do."""


class InvalidMove(TrailbossError):
    """The text or number does not name a move of this game at all."""


class IllegalMove(TrailbossError):
    """A move of this game, but not one that is allowed now."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class InvalidRecord(TrailbossError):
    """A record that cannot be read or does not replay; `step` is the move it fails at, if any."""

    def __init__(self, message: str, step: int | None = None) -> None:
        super().__init__(message if step is None else f"move {step}: {message}")
        self.step = step
