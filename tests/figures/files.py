"""Figures files for tests."""

from __future__ import annotations

from trailboss.figures import Figures, figures_of_text
from trailboss.figures.writing import figures_text
from trailboss.words import text


def written(game: str, figures: Figures | None = None, language: str = "en") -> str:
    """The file that `trailboss figures GAME --out` writes."""
    figures = figures or figures_of_text("", "none", game)
    return figures_text(figures, lambda message: text(message, language, figures.rules.scopes))


def edited(game: str, old: str, new: str) -> str:
    """The same, with something put right."""
    before = written(game)
    after = before.replace(old, new, 1)
    assert after != before
    return after


POST_12 = ("value = 12\nvp = 4", "value = 12\nvp = 6")
