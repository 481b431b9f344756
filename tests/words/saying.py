"""What a title says, held to the catalogues: nothing may be missing."""

from __future__ import annotations

from trailboss.core.message import Message
from trailboss.titles import rules_of
from trailboss.words import strict


def said(
    message: Message | None,
    title: str = "second-edition",
    language: str = "en",
    names: tuple[str, ...] = ("Ada", "Ben", "Cleo", "Dan"),
) -> str:
    """A message in words; MissingText where another language would help out."""
    assert message is not None
    return strict(message, language, rules_of(title).scopes, names)
