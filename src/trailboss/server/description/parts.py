"""What the descriptions of all titles share: programs as steps, ways between spaces, look data."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from trailboss.core.message import Arg, Message, Name, plain, say
from trailboss.core.rules import Rules
from trailboss.core.tables import Figure
from trailboss.server.schema import description as schema
from trailboss.server.schema.description import Point

Say = Callable[[Message | None], str]  # in the language asked for; nothing says nothing


def thing(name: Name) -> Message:
    """A thing by its name alone."""
    return say("thing", thing=name)


def short(name: Name) -> Message:
    """The same where there is little room: on a card, a button, the map."""
    return say("thing-short", thing=name)


class Teller:
    """Says what the rules know of a thing by its name."""

    def __init__(self, rules: Rules, say: Say) -> None:
        self.rules = rules
        self.say = say

    def about(self, name: str) -> Message:
        found = self.rules.describe(name)
        assert found is not None, name
        return found

    def said(self, name: str) -> tuple[str, str]:
        """The title and the words of a thing."""
        about = self.about(name)
        return self.say(title(about)), self.say(words(about))

    def named(self, kind: str, name: str) -> str:
        return self.say(short(Name(kind, name)))


def program_name(programs: tuple[str, ...], program: int) -> str | None:
    return programs[program] if program >= 0 else None


def action_names(programs: tuple[str, ...], given: tuple[tuple[int, ...], ...]) -> list[list[str]]:
    """Actions as lists of alternatives."""
    return [[programs[program] for program in action] for action in given]


def title(about: Message) -> Message:
    """What a thing is, of all that can be said about it."""
    return Message(f"{about.id}-title", about.args)


def words(about: Message) -> Message:
    """What it does."""
    return say("thing-words", words=Message(f"{about.id}-words", about.args))


def lines(actions: Arg, say: Say) -> list[str]:
    """Every action of a tile as a sentence of its own."""
    assert isinstance(actions, tuple)
    return [say(cap(action)) for action in actions if isinstance(action, Message)]


def cap(said: Message | None) -> Message | None:
    """The same as a sentence of its own."""
    return None if said is None else say("thing-words", words=said)


def figures_data(figures: list[Figure]) -> list[schema.Figure]:
    """Figures somebody should compare with the printed game."""
    return [
        schema.Figure(
            table=figure.table,
            about=figure.about,
            confidence=figure.confidence,  # type: ignore[arg-type]
            check=figure.check,
        )
        for figure in figures
    ]


# Programs ---------------------------------------------------------------------------------------


def program_of(program: Message, words: str, say: Say) -> schema.Program:
    """A program as what it needs and what it gives, step by step, each with its words."""
    return schema.Program(
        words=words,
        needs=steps_of(program.args["needs"], say),
        gives=steps_of(program.args["gives"], say),
    )


def steps_of(steps: Arg, say: Say) -> list[schema.Step]:
    assert isinstance(steps, tuple)
    return [step_of(step, say) for step in steps if isinstance(step, Message)]


def step_of(step: Message, say: Say) -> schema.Step:
    """One step: its effect, with an amount, a counted thing or a name where it has one."""
    facts = plain(step)
    found = schema.Step(effect=facts["kind"].removeprefix("do-"), words=say(step))
    for name in ("amount", "per"):
        if name in facts:
            setattr(found, name, facts[name])
    for name in ("card", "cards"):
        if name in facts:
            found.of = facts[name]
    return found


# Ways -------------------------------------------------------------------------------------------


def edges_of(
    spaces: tuple[str, ...],
    places: tuple[tuple[int, int], ...],
    following: tuple[tuple[int, ...], ...],
    legs: list[dict[str, Any]],
) -> list[schema.Edge]:
    """Every edge with the line it is drawn along: a piece of its leg, or straight. The first leg
    that has an edge counts; one with a step that is no edge here belongs to another title."""
    lines: dict[tuple[str, str], list[Point]] = {}
    edges = {
        (spaces[here], spaces[there]) for here in range(len(spaces)) for there in following[here]
    }
    for leg in legs:
        names: list[str] = leg["spaces"]
        if not edges.issuperset(pairwise(names)):
            continue
        centres = [places[spaces.index(name)] for name in names]
        pieces = split_line([centres[0], *map(tuple, leg["points"]), centres[-1]], centres)
        for at in range(len(pieces)):
            lines.setdefault((names[at], names[at + 1]), pieces[at])
    return [
        schema.Edge(
            start=spaces[here],
            to=spaces[there],
            points=lines.get((spaces[here], spaces[there]), [places[here], places[there]]),
        )
        for here in range(len(spaces))
        for there in following[here]
    ]


def split_line(line: list[Point], stops: list[tuple[int, int]]) -> list[list[Point]]:
    """A line cut where it is nearest to each stop between the first and the last."""
    pieces: list[list[Point]] = []
    rest = line
    for stop in stops[1:-1]:
        at, point = nearest(rest, stop)
        pieces.append([*rest[: at + 1], point])
        rest = [point, *rest[at + 1 :]]
    pieces.append(rest)
    return pieces


def nearest(line: list[Point], stop: tuple[int, int]) -> tuple[int, Point]:
    """The point of a line nearest to a place, and the corner of the line before it."""
    best = (0, line[0])
    least = float("inf")
    for at in range(len(line) - 1):
        (x1, y1), (x2, y2) = line[at], line[at + 1]
        length = (x2 - x1) ** 2 + (y2 - y1) ** 2
        part = ((stop[0] - x1) * (x2 - x1) + (stop[1] - y1) * (y2 - y1)) / length if length else 0
        part = min(max(part, 0), 1)
        x, y = x1 + part * (x2 - x1), y1 + part * (y2 - y1)
        far = (stop[0] - x) ** 2 + (stop[1] - y) ** 2
        if far < least:
            least = far
            best = (at, (round(x, 1), round(y, 1)))
    return best
