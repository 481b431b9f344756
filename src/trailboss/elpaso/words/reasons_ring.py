"""Why a herder cannot move somewhere."""

from __future__ import annotations

from trailboss.core.words import too_far
from trailboss.elpaso.movement import is_location, legal_move
from trailboss.elpaso.state import State
from trailboss.elpaso.words.move_words import steps_to
from trailboss.elpaso.words.names import CITY, space_name


def against_move(s: State, space: int) -> str:
    t = s.tables
    limit = s.stack[-4]
    moves: list[int] = []
    legal_move(s, limit, moves)
    if t.codes.move + space in moves:
        return ""
    if not is_location(s, space):
        return f"{t.spaces[space]} is empty: your herder can stop only where a tile lies"
    steps = steps_to(s, space)
    if steps:
        return too_far(steps, limit)
    here = s.players[s.seat].herder
    if space == here:
        return "your herder stands there and must move on"
    return (
        f"{space_name(t, space)} is not ahead of your herder at {space_name(t, here)}:"
        f" every movement ends in {CITY}"
    )
