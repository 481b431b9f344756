"""The pending decision: the frames of the stack, the bottom one first.

A frame is written as the name of its kind and its fields: `phase-b space=A used=1`. Which fields a
kind has is read off the constants of its chapter, so a new one needs no work here.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from types import ModuleType
from typing import Any, Final, NamedTuple

from trailboss.core import program
from trailboss.core.effects import STEP_WIDTH
from trailboss.core.frames import WIDTH, Closed, Frame, Question
from trailboss.core.message import say
from trailboss.core.rules import Position
from trailboss.core.sheet.shapes import LONGEST, Wrong, given, is_number

FRAME: Final = re.compile(r'([a-z][a-z-]*)((?: +[a-z-]+=(?:"[^"]*"|[^\s"]+))*)')
PART: Final = re.compile(r'([a-z-]+)=(?:"([^"]*)"|([^\s"]+))')
LEAST: Final = -99
MOST: Final = 99_999


class Naming(NamedTuple):
    """What the numbers of a field are called: names from `base` on."""

    names: tuple[str, ...]
    base: int = 0

    def show(self, number: int) -> str | int:
        at = number - self.base
        if 0 <= at < len(self.names) and self.names[at]:
            return self.names[at]
        return number

    def read(self, name: str) -> int | None:
        return self.names.index(name) + self.base if name in self.names and name else None


def constant_of(frame: Frame[Any]) -> str:
    """A class is called as its constant: PayCard has PAY_CARD."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", type(frame).__name__).upper()


def fields_of(frames: list[Frame[Any]], constants: ModuleType) -> dict[str, list[str]]:
    """By kind: what its four fields are called, in their order; the empty text for none."""
    numbers = {**vars(program), **vars(constants)}
    names = {constant_of(frame) for frame in frames}
    found: dict[str, list[str]] = {}
    for frame in frames:
        own = constant_of(frame)
        fields = [""] * (WIDTH - 1)
        for constant, number in numbers.items():
            if not constant.startswith(own + "_") or not is_number(number):
                continue
            longer = any(
                other != own and constant.startswith(other + "_") and len(other) > len(own)
                for other in names
            )
            if not longer and -WIDTH < number < 0:
                fields[number + WIDTH - 1] = constant[len(own) + 1 :].lower().replace("_", "-")
        found[frame.name] = fields
    return found


class FrameSheet:
    """The frames of a family in words. `namings` has what fields are called, by `field` or
    `kind.field`."""

    def __init__(
        self,
        frames: list[Frame[Any]],
        constants: ModuleType,
        namings: dict[str, Naming],
        bottoms: tuple[str, ...],
    ) -> None:
        self.frames = {frame.name: frame for frame in frames}
        self.by_kind = {frame.kind: frame for frame in frames}
        self.fields = fields_of(frames, constants)
        self.namings = namings
        self.bottoms = bottoms  # kinds the first frame of a stack can be
        self.steps: Callable[[int], int] = lambda _: 0  # how long a program is

    def naming(self, kind: str, field: str) -> Naming | None:
        return self.namings.get(f"{kind}.{field}", self.namings.get(field))

    def written(self, stack: list[int]) -> list[dict[str, Any]]:
        """A stack as data."""
        found: list[dict[str, Any]] = []
        for at in range(0, len(stack), WIDTH):
            frame = self.by_kind[stack[at]]
            data: dict[str, Any] = {"frame": frame.name}
            for place, field in enumerate(self.fields[frame.name]):
                number = stack[at + 1 + place]
                naming = self.naming(frame.name, field)
                if naming is not None:
                    data[field] = naming.show(number)
                elif field and number:
                    data[field] = number
                elif number:
                    data[f"field-{place + 1}"] = number
            found.append(data)
        return found

    def show(self, data: dict[str, Any]) -> str:
        """A frame as a line of text."""
        words = [str(data["frame"])]
        for field, value in data.items():
            if field != "frame":
                shown = str(value)
                words.append(f'{field}="{shown}"' if " " in shown else f"{field}={shown}")
        return " ".join(words)

    def parse(self, text: str) -> dict[str, Any]:
        """What a line means."""
        match = FRAME.fullmatch(text)
        if match is None:
            raise Wrong(say("error-position-frame", given=given(text)))
        data: dict[str, Any] = {"frame": match[1]}
        for field, quoted, plain in PART.findall(match[2]):
            value: Any = quoted or plain
            if value.lstrip("-").isdecimal() and len(value) <= LONGEST and not quoted:
                naming = self.naming(match[1], field)
                if naming is None or naming.read(value) is None:
                    value = int(value)
            if field in data:
                raise Wrong(say("error-position-item-twice", name=field))
            data[field] = value
        return data

    def read(self, data: Any) -> list[int]:
        """A frame as numbers."""
        name = data.get("frame") if isinstance(data, dict) else data
        if not isinstance(data, dict) or not isinstance(name, str) or name not in self.frames:
            raise Wrong(
                say("error-position-name", given=given(name), known=tuple(sorted(self.frames)))
            )
        kind = str(data["frame"])
        fields = [name or f"field-{at + 1}" for at, name in enumerate(self.fields[kind])]
        numbers = [0] * len(fields)
        for field, value in data.items():
            if field == "frame":
                continue
            if field not in fields:
                known = tuple(name for name in self.fields[kind] if name)
                raise Wrong(
                    say("error-position-field", frame=kind, given=given(field), known=known)
                )
            numbers[fields.index(field)] = self.number(kind, field, value)
        frame = self.frames[kind]
        if frame.kind == program.RUN:
            most = self.steps(numbers[0])
            if not 0 <= numbers[1] < max(most, 1) or numbers[1] % STEP_WIDTH:
                raise Wrong(say("error-position-number", least=0, most=most, given=str(numbers[1])))
        return [frame.kind, *numbers]

    def number(self, kind: str, field: str, value: Any) -> int:
        naming = self.naming(kind, field)
        if naming is not None and isinstance(value, str):
            found = naming.read(value)
            if found is not None:
                return found
            known = tuple(name for name in naming.names if name)
            raise Wrong(say("error-position-name", given=given(value), known=known))
        if not is_number(value) or not LEAST <= value <= MOST:
            raise Wrong(say("error-position-number", least=LEAST, most=MOST, given=given(value)))
        return int(value)

    def checked(self, s: Position, stack: list[int]) -> None:
        """Wrong, unless somebody is asked by a stack like this."""
        bottom = self.by_kind[stack[0]].name
        if bottom not in self.bottoms:
            raise Wrong(say("error-position-bottom", given=bottom, known=self.bottoms))
        top = self.by_kind[stack[-WIDTH]]
        asks = isinstance(top, Closed) if s.seat < 0 else isinstance(top, Question)
        if not asks:
            raise Wrong(say("error-position-top", given=top.name))
