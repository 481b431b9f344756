"""Puts messages into words with the entries of a catalogue.

Besides plain Fluent the catalogues may use

    { FORM($card, "a-acc") }    a thing in a form: the attribute of that name, or the entry
                                `form-a-acc`, which is given $noun and the thing's attributes
    { FORM($card, "count", $n) }   the same with a number
    { LIST($cards, "or", "a") }    several things, joined by `list-or-next` and `list-or-last`
    { CAP($text) }                 with a capital first letter
    { LOW($text) }                 with a small first letter
    { NUMBER($value, 1) }          a number with so many decimals
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from trailboss.core.message import Arg, Message, Name, Seat
from trailboss.words.fluent import (
    Call,
    Entry,
    Expression,
    Inner,
    Literal,
    Pattern,
    Reference,
    Select,
    Variable,
)
from trailboss.words.plurals import category

Value = Any  # an Arg, or None for an argument that is not there
MINUS: Final = "\u2212"
DEEPEST: Final = 40  # messages in messages


class Rendering:
    """One message on its way into words: the entries, the players' names, and what was missing."""

    __slots__ = ("entries", "faults", "language", "names")

    def __init__(self, language: str, entries: Mapping[str, Entry], names: tuple[str, ...]) -> None:
        self.language = language
        self.entries = entries
        self.names = names
        self.faults: list[str] = []

    def message(self, message: Message, form: str = "", depth: int = 0) -> str:
        args: Mapping[str, Value] = message.args
        if form:
            args = {**args, "form": form}
        return self.entry(message.id, args, depth)

    def entry(self, id: str, args: Mapping[str, Value], depth: int) -> str:
        entry = self.entries.get(id)
        if entry is None or depth > DEEPEST:
            self.faults.append(id)
            return id
        return self.pattern(entry.pattern, args, depth)

    def pattern(self, pattern: Pattern, args: Mapping[str, Value], depth: int) -> str:
        if len(pattern) == 1 and isinstance(pattern[0], str):
            return pattern[0]
        words = ""
        for part in pattern:
            if isinstance(part, str):
                words += part
            else:
                words += self.said(self.value(part, args, depth + 1), depth + 1)
        return words

    # Values -----------------------------------------------------------------------------------

    def value(self, part: Expression, args: Mapping[str, Value], depth: int) -> Value:
        if isinstance(part, Variable):
            found = args.get(part.name)
            if found is None:
                self.faults.append(f"${part.name}")
            return found
        if isinstance(part, Select):
            return self.pattern(self.variant(part, args, depth), args, depth)
        if isinstance(part, Call):
            return FUNCTIONS[part.function](self, part, args, depth)
        if isinstance(part, Literal):
            return part.value
        if isinstance(part, Inner):
            return self.pattern(part.pattern, args, depth)
        return self.reference(part, args, depth)

    def reference(self, part: Reference, args: Mapping[str, Value], depth: int) -> str:
        """A term sees only the arguments it is given; a message sees those of its reader."""
        entry = self.entries.get(part.id)
        if entry is None or depth > DEEPEST:
            self.faults.append(part.id)
            return part.id
        pattern = entry.pattern if part.attribute is None else entry.attributes[part.attribute]
        if part.id.startswith("-"):
            args = {name: literal.value for name, literal in part.named}
        return self.pattern(pattern, args, depth)

    def variant(self, select: Select, args: Mapping[str, Value], depth: int) -> Pattern:
        """The variant for a number by itself or its plural category, for a keyword by itself, for a
        name by its id or its kind."""
        selector = select.selector
        if isinstance(selector, Variable):
            found = args.get(selector.name)
        else:
            found = self.value(selector, args, depth)
        key = key_of(found)
        if key is None:
            return select.default
        for known, pattern in select.variants:
            if known == key:
                return pattern
        if isinstance(key, (int, float)):
            plural = category(self.language, key)
            for known, pattern in select.variants:
                if known == plural:
                    return pattern
        if isinstance(found, Name):
            for known, pattern in select.variants:
                if known == found.kind:
                    return pattern
        return select.default

    def said(self, value: Value, depth: int) -> str:
        """A value in words."""
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return str(value) if value >= 0 else MINUS + str(-value)
        if isinstance(value, Name):
            return self.entry(value.key, {}, depth)
        if isinstance(value, Message):
            return self.message(value, "", depth)
        if isinstance(value, Seat):
            return self.seat(value, depth)
        if isinstance(value, tuple):
            return self.listed(value, "and", "", depth)
        if isinstance(value, float):
            return self.number(value, 1, depth)
        return "?"

    def seat(self, seat: Seat, depth: int) -> str:
        if 0 <= seat.seat < len(self.names):
            return self.names[seat.seat]
        return self.entry("seat", {"number": seat.seat + 1}, depth)

    def number(self, number: float, decimals: int, depth: int) -> str:
        whole, _, part = f"{abs(number):.{decimals}f}".partition(".")
        if len(whole) > 4:
            whole = f"{int(whole):,}".replace(",", self.entry("thousands", {}, depth))
        words = whole + self.entry("decimal-point", {}, depth) + part if part else whole
        return MINUS + words if number < 0 else words

    # Forms and lists --------------------------------------------------------------------------

    def formed(self, value: Value, form: str, number: Value, depth: int) -> str:
        """A thing in a form; the empty form is the thing as it is."""
        if not form:
            return self.said(value, depth)
        if isinstance(value, Message):
            return self.message(value, form, depth)
        if isinstance(value, tuple):
            return self.listed(value, "and", form, depth)
        if not isinstance(value, (Name, Seat)):
            return self.said(value, depth)
        args: dict[str, Value] = {} if number is None else {"n": number}
        if isinstance(value, Name):
            entry = self.entries.get(value.key)
            if entry is None:
                self.faults.append(value.key)
                return value.key
            own = entry.attributes.get(form)
            if own is not None:
                return self.pattern(own, args, depth)
            for name, pattern in entry.attributes.items():
                if all(isinstance(part, (str, Reference)) for part in pattern):  # others are forms
                    args[name] = self.pattern(pattern, {}, depth)
            args["noun"] = self.pattern(entry.pattern, {}, depth)
        else:
            args["noun"] = self.seat(value, depth)
        return self.entry(f"form-{form}", args, depth)

    def listed(self, values: tuple[Arg, ...], kind: str, form: str, depth: int) -> str:
        parts = [self.formed(value, form, None, depth) for value in values]
        if not parts:
            return ""
        words = parts[0]
        for at in range(1, len(parts)):
            joint = f"list-{kind}-last" if at == len(parts) - 1 else f"list-{kind}-next"
            words = self.entry(joint, {"a": words, "b": parts[at]}, depth)
        return words


def key_of(value: Value) -> str | int | float | None:
    """What a selector compares."""
    if isinstance(value, (str, int, float)):
        return value
    if isinstance(value, (Name, Message)):
        return value.id
    if isinstance(value, tuple):
        return len(value)
    return "seat" if isinstance(value, Seat) else None


# Functions ----------------------------------------------------------------------------------------


def arguments(
    rendering: Rendering, call: Call, args: Mapping[str, Value], depth: int
) -> list[Value]:
    """The values of a call; one that is not there is None, which is no fault."""
    return [
        args.get(given.name) if isinstance(given, Variable) else rendering.value(given, args, depth)
        for given in call.given
    ]


def form(rendering: Rendering, call: Call, args: Mapping[str, Value], depth: int) -> str:
    given = arguments(rendering, call, args, depth)
    if given[0] is None:
        rendering.faults.append(f"FORM without {call.given[0]}")
    wanted = given[1] if len(given) > 1 and given[1] else ""
    return rendering.formed(given[0], wanted, given[2] if len(given) > 2 else None, depth)


def listing(rendering: Rendering, call: Call, args: Mapping[str, Value], depth: int) -> str:
    given = arguments(rendering, call, args, depth)
    if not isinstance(given[0], tuple):
        rendering.faults.append(f"LIST without {call.given[0]}")
        return rendering.said(given[0], depth)
    kind = given[1] if len(given) > 1 and given[1] else "and"
    wanted = given[2] if len(given) > 2 and given[2] else ""
    return rendering.listed(given[0], kind, wanted, depth)


def capital(rendering: Rendering, call: Call, args: Mapping[str, Value], depth: int) -> str:
    words = rendering.said(rendering.value(call.given[0], args, depth), depth)
    return words[:1].upper() + words[1:]


def small(rendering: Rendering, call: Call, args: Mapping[str, Value], depth: int) -> str:
    words = rendering.said(rendering.value(call.given[0], args, depth), depth)
    return words[:1].lower() + words[1:]


def number(rendering: Rendering, call: Call, args: Mapping[str, Value], depth: int) -> str:
    given = arguments(rendering, call, args, depth)
    if not isinstance(given[0], (int, float)):
        return rendering.said(given[0], depth)
    return rendering.number(given[0], given[1] if len(given) > 1 else 0, depth)


FUNCTIONS: Final[dict[str, Callable[[Rendering, Call, Mapping[str, Value], int], str]]] = {
    "FORM": form,
    "LIST": listing,
    "CAP": capital,
    "LOW": small,
    "NUMBER": number,
}
