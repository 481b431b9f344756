"""What the solo opponents share: a deck of cards, one a turn."""

from __future__ import annotations

from trailboss.core.pile import draw, pour, put
from trailboss.core.source import Source
from trailboss.core.state import BaseState


def next_card(s: BaseState, source: Source, what: int) -> int:
    """The next card of the deck, which goes to the used ones; those are shuffled into a new deck
    when it is empty at the beginning of a turn."""
    if s.automa[-1] == 0:
        pour(s.automa, s.automa_used)
    card = draw(s.automa, source, what)
    put(s.automa_used, card)
    s.reveals += 1
    return card
