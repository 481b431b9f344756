"""Shorthand for what tiles do, where a sentence would not fit: `white > $2`, `engine 2`."""

from __future__ import annotations

from trailboss.cli.speech import Voice
from trailboss.core.message import Message
from trailboss.kansas.facts import gifts, programs, things
from trailboss.kansas.tables import Tables


def brief(voice: Voice, t: Tables, program: int) -> str:
    """A program: what it asks for, `>`, what it gives."""
    return voice.brief(programs.program(t, program))


def brief_tile(voice: Voice, t: Tables, lines: tuple[tuple[int, ...], ...]) -> str:
    """All actions of a tile."""
    return voice.brief(Message("tile-actions", {"actions": programs.actions(t, lines)}))


def brief_master(voice: Voice, t: Tables, tile: int) -> str:
    """A station master: at once, and at the end."""
    return voice.brief(gifts.master(t, tile))


def brief_arrow(voice: Voice, t: Tables, city: int) -> str:
    """What a city and the one after it give together."""
    gift = gifts.arrow(t, city)
    return "" if gift is None else voice.brief(gift)


def brief_objective(voice: Voice, t: Tables, card: int, played: bool = False) -> str:
    """An objective card: its tasks, its points, and the action of one that is not `played` yet."""
    objective = things.objective(t, card)
    program = t.objective_program[card]
    if program >= 0 and not played:
        objective.args["program"] = programs.program(t, program)
    return voice.brief(objective)
