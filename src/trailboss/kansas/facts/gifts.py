"""What single printed places give: worker spaces, station masters, arrows between cities."""

from __future__ import annotations

from trailboss.core.facts import given
from trailboss.core.message import Message, Name, say
from trailboss.kansas.facts.programs import per, program, programs
from trailboss.kansas.facts.things import city
from trailboss.kansas.state import State
from trailboss.kansas.tables import Tables


def worker_space(t: Tables, worker: int, space: int, s: State | None = None) -> Message | None:
    """What a space of the worker section gives: `program` at once, `points` at the end."""
    return gift(t, t.worker_programs[worker][space], t.worker_vp[space], s)


def gift(t: Tables, number: int, points: int, s: State | None) -> Message | None:
    """A program, points or both; nothing where there is neither."""
    facts = given(program=program(t, number, s) if number >= 0 else None, points=points or None)
    return Message("gift", facts) if facts else None


def arrow(t: Tables, left: int, s: State | None = None) -> Message | None:
    """What the arrow to the right of a city gives for own discs on both its ends."""
    return gift(t, t.arrow_program[left], t.arrow_vp[left], s)


def arrow_with(t: Tables, left: int, other: int, s: State | None = None) -> Message | None:
    """An arrow, told by the city at its other end."""
    gives = arrow(t, left, s)
    return None if gives is None else say("arrow", city=city(t, other), gift=gives)


def master(t: Tables, tile: int) -> Message:
    """Both halves of a station master tile: what it gives at once, and `points` for every `every`
    of the things it counts at the end."""
    points = t.master_vp[tile] or None
    facts = given(
        master=Name("master", t.masters[tile]),
        programs=programs(t, t.master_programs[tile]) or None,
        permanent=t.master_permanent[tile] or None,
        points=points,
        every=t.master_per[tile] if points else None,
        per=per(t.master_of[tile]) if points else None,
    )
    return Message("master", facts)
