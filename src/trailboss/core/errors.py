"""The errors a user of the library can meet. Each says what was wrong and what would be right."""

from __future__ import annotations

from trailboss.core.message import Message, say, spoken


class TrailbossError(Exception):
    """Anything Trailboss refuses to do.

    What people can meet is a message, which `text` puts into any language; what only somebody who
    writes tables or code can meet is a plain English text.
    """

    def __init__(self, message: Message | str, scopes: tuple[str, ...] = ()) -> None:
        super().__init__(message, scopes)
        self.message: Message = message if isinstance(message, Message) else verbatim(message)
        self.scopes = scopes  # the catalogues of the title it is about

    def text(self, language: str = "en", names: tuple[str, ...] = ()) -> str:
        """What was wrong, in a language."""
        return spoken(self.message, language, self.scopes, names)

    def __str__(self) -> str:
        return self.text()


def verbatim(text: str) -> Message:
    """A text that is the same in every language."""
    return say("verbatim", text=text)


class Unavailable(TrailbossError):
    """Something outside is in the way, and may not be the next time: a port in use, a database that
    is down, a full disk."""


class InvalidMove(TrailbossError):
    """The text or number does not name a move of this game at all."""


class IllegalMove(TrailbossError):
    """A move of this game, but not one that is allowed now."""

    @property
    def reason(self) -> str:
        return str(self)


class InvalidRecord(TrailbossError):
    """A record that cannot be read or does not replay; `step` is the move it fails at, if any."""

    def __init__(
        self, message: Message | str, step: int | None = None, scopes: tuple[str, ...] = ()
    ) -> None:
        problem = message if isinstance(message, Message) else verbatim(message)
        if step is not None:
            problem = say("error-at-move", step=step, problem=problem)
        super().__init__(problem, scopes)
        self.step = step

    def __reduce__(self) -> tuple[object, ...]:
        # The message holds the step already.
        return (restored, (self.message, self.step, self.scopes))


def restored(message: Message, step: int | None, scopes: tuple[str, ...]) -> InvalidRecord:
    """An InvalidRecord that comes from another process."""
    error = InvalidRecord(message, None, scopes)
    error.step = step
    return error
