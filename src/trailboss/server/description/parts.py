"""What the descriptions of all titles share: programs as steps, ways between spaces, look data."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

from trailboss.core.effects import STEP_WIDTH
from trailboss.core.message import Arg, Message, Name, plain, say
from trailboss.core.tables import Figure
from trailboss.server.schema import description as schema
from trailboss.server.schema.description import Point

Say = Callable[[Message | str | None], str]  # in the language asked for; nothing says nothing
StepWords = Callable[[int, int, int], str]  # operation, amount, counted thing


def thing(name: Name) -> Message:
    """A thing by its name alone."""
    return say("thing", thing=name)


def short(name: Name) -> Message:
    """The same where there is little room: on a card, a button, the map."""
    return say("thing-short", thing=name)


def title(about: Message) -> Message:
    """What a thing is, of all that can be said about it."""
    return Message(f"{about.id}-title", about.args)


def words(about: Message) -> Message:
    """What it does."""
    return say("thing-words", words=Message(f"{about.id}-words", about.args))


def cap(said: Message | None) -> Message | None:
    """The same as a sentence of its own."""
    return None if said is None else say("thing-words", words=said)


def look_of(name: str) -> dict[str, Any]:
    """Where things are drawn: the look data of a board."""
    file = files("trailboss").joinpath("server", "data", "look", f"{name}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


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


def program_data(
    text: str, steps: tuple[int, ...], words: str, step_words: StepWords
) -> schema.Program:
    """A program as what it needs and what it gives, step by step, each with its words."""
    needs, arrow, gives = text.partition("=>")
    parts = [part.strip() for part in needs.split("+ ")]
    needed = len(parts) if arrow else 0
    if arrow:
        parts += [part.strip() for part in gives.split("+ ")]
    assert len(parts) * STEP_WIDTH == len(steps), text
    found = [
        step_data(parts[at], step_words(*steps[at * STEP_WIDTH : (at + 1) * STEP_WIDTH]))
        for at in range(len(parts))
    ]
    return schema.Program(words=words, needs=found[:needed], gives=found[needed:])


def step_data(part: str, words: str) -> schema.Step:
    """One step: its effect, with an amount, a counted thing or a name where it has one."""
    effect, *rest = part.split(" ")
    found = schema.Step(effect=effect, words=words)
    if not rest:
        return found
    if rest[0].lstrip("+-").isdecimal():
        found.amount = int(rest[0])
        if len(rest) == 3:
            found.per = rest[2]
    elif effect == "engine" or effect == "draw" or effect == "money":
        found.amount = 1
        found.per = rest[0]
    else:
        found.of = rest[0]
    return found


# Ways -------------------------------------------------------------------------------------------


def edges_of(
    spaces: tuple[str, ...],
    places: tuple[tuple[int, int], ...],
    following: tuple[tuple[int, ...], ...],
    legs: list[dict[str, Any]],
) -> list[schema.Edge]:
    """Every edge with the line it is drawn along: a piece of its leg, or straight."""
    lines: dict[tuple[str, str], list[Point]] = {}
    for leg in legs:
        names: list[str] = leg["spaces"]
        centres = [places[spaces.index(name)] for name in names]
        pieces = split_line([centres[0], *map(tuple, leg["points"]), centres[-1]], centres)
        for at in range(len(pieces)):
            lines[names[at], names[at + 1]] = pieces[at]
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
