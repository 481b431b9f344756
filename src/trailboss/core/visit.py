"""Using the printed actions of a place: each once, in any order."""

from __future__ import annotations

Actions = tuple[tuple[int, ...], ...]  # by place on the tile: its alternative programs


def unused_action(actions: Actions, used: int, program: int) -> int:
    """The first action not used yet (`used` has a bit for each that is) that has a program; if
    none has it, the place after the last."""
    for place in range(len(actions)):
        if not used >> place & 1 and program in actions[place]:
            return place
    return len(actions)
