"""Shorthand for what tiles do, where a sentence would not fit: `Galloway > $2`, `herder 2`."""

from __future__ import annotations

from trailboss.cli.speech import Voice
from trailboss.core.message import Message
from trailboss.elpaso.facts import programs, things
from trailboss.elpaso.tables import Tables


def brief(voice: Voice, t: Tables, program: int) -> str:
    """A program: what it asks for, `>`, what it gives."""
    return voice.brief(programs.program(t, program))


def brief_actions(voice: Voice, t: Tables, lines: tuple[tuple[int, ...], ...]) -> list[str]:
    """The actions of a tile."""
    return [voice.brief(programs.action(t, line)) for line in lines]


def brief_tile(voice: Voice, t: Tables, lines: tuple[tuple[int, ...], ...]) -> str:
    return ", ".join(brief_actions(voice, t, lines))


def brief_face(voice: Voice, t: Tables, kind: int, side: int) -> str:
    return brief_tile(voice, t, t.kind_actions[side][kind])


def brief_objective(voice: Voice, t: Tables, tile: int) -> str:
    """An objective tile: what it needs, its points."""
    return voice.brief(Message("objective-tile", things.objective(t, tile)))


def brief_bonus(voice: Voice, t: Tables, tile: int) -> str:
    """A bonus tile: what it gives, its points."""
    return voice.brief(Message("bonus-tile", programs.bonus(t, tile)))
