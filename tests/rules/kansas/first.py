"""Tables of the first edition for its own tests."""

from __future__ import annotations

from typing import Any

from tests.rules.kansas.table import Table
from trailboss.kansas.tables import Tables

FIRST = "first-edition"


def table(players: int = 2, **options: Any) -> Table:
    return Table(FIRST, players, **options)


def notation(t: Table, prefix: str) -> list[str]:
    """Legal moves with the edition's own names, where Table.legal gives the shared ones."""
    t.game._legal = None
    return [str(move) for move in t.game.legal if str(move).startswith(prefix)]


def adjacent(t: Tables) -> set[frozenset[str]]:
    """Pairs of adjacent spaces, without direction."""
    return {
        frozenset((t.spaces[here], t.spaces[there]))
        for here in range(len(t.spaces))
        for there in t.space_adjacent[here]
    }
