"""More money or better cards to begin with: a table with a handicap begins with a position."""

from __future__ import annotations

from trailboss.core.errors import TrailbossError
from trailboss.core.rules import Rules
from trailboss.game import begin, with_handicap
from trailboss.server.errors import not_possible
from trailboss.server.storage.rows import Header


def opening_with(header: Header, rules: Rules, dollars: list[int], cards: list[int]) -> str:
    """The set-up with more for some seats, as the table keeps it."""
    seed, options = header.chance.seed, header.options
    try:
        game = begin(rules, header.players, seed, None, None, False, options)
        opened = with_handicap(game, dollars, cards)
    except TrailbossError as error:
        raise not_possible(error) from error
    return begin(rules, header.players, seed, None, None, False, options, opened).opening
