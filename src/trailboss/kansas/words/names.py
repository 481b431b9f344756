"""English words for the terminal's pictures, which are drawn in English only: the nouns that the
editions call differently. Everything else is said by the catalogues."""

from __future__ import annotations

from trailboss.kansas.tables import Tables


def word(t: Tables, common: str) -> str:
    """The edition's word for a thing that the editions call differently."""
    return t.words.get(common, common)


def hands_words(green: int, black: int) -> str:
    """The hands on a tile."""
    if green and black:
        return "green and black hand"
    if green:
        return "green hand"
    return "black hand" if black else "no hand"
