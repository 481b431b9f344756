"""What the solo opponents share: a deck of cards, one a turn."""

from __future__ import annotations

from trailboss.core.pile import draw, pour, put
from trailboss.core.source import Source


def next_card(deck: list[int], used: list[int], source: Source, what: int) -> int:
    """The next card of the deck, which goes to the used ones; those are shuffled into a new deck
    when it is empty at the beginning of a turn."""
    if deck[-1] == 0:
        pour(deck, used)
    card = draw(deck, source, what)
    put(used, card)
    return card
