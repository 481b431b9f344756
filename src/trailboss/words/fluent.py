"""Reads the Fluent syntax of the catalogues into a small tree.

https://projectfluent.org/fluent/guide: messages with attributes, terms, placeables with variables,
references, literals, functions and selectors. The tests compare this reader with `fluent.syntax`,
the reference, on every catalogue.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from trailboss.core.errors import TrailbossError


class Literal(NamedTuple):
    value: str | int | float


class Variable(NamedTuple):
    name: str


class Reference(NamedTuple):
    """Another message (`id`) or a term (`-id`), or an attribute of one; a term has arguments."""

    id: str
    attribute: str | None
    named: tuple[tuple[str, Literal], ...] = ()


class Call(NamedTuple):
    """FORM($card, "a")."""

    function: str
    given: tuple[Expression, ...]


class Select(NamedTuple):
    selector: Expression
    variants: tuple[tuple[str | int | float, Pattern], ...]
    default: Pattern


class Inner(NamedTuple):
    """A placeable in a placeable."""

    pattern: Pattern


Expression = Literal | Variable | Reference | Call | Select | Inner
Pattern = tuple[str | Expression, ...]


class Entry(NamedTuple):
    """A message or term: what it says, and its attributes."""

    pattern: Pattern
    attributes: dict[str, Pattern]


IDENTIFIER: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
NUMBER: Final = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")
BLANK: Final = re.compile(r"[ \n]*")
STRING: Final = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4})*)"')
ESCAPE: Final = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))")
ENTRY: Final = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *= *")
ATTRIBUTE: Final = re.compile(r"\n+ +\.([a-zA-Z][a-zA-Z0-9_-]*) *= *")
TEXT: Final = re.compile(r"[^{}\n]+")
LINE: Final = re.compile(r"\n([ \n]*)")  # a line break and what is blank after it


class Reader:
    """Reads one file from its beginning to its end."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text.replace("\r\n", "\n")
        self.file = file
        self.at = 0

    def fail(self, wanted: str) -> TrailbossError:
        line = self.text.count("\n", 0, self.at) + 1
        return TrailbossError(f"{self.file}, line {line}: {wanted} should stand here")

    def entries(self) -> dict[str, Entry]:
        found: dict[str, Entry] = {}
        while self.at < len(self.text):
            if self.text[self.at] in "#\n":
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end + 1
                continue
            start = ENTRY.match(self.text, self.at)
            if start is None:
                raise self.fail("an id with = and a text, or a comment")
            if start[1] in found:
                raise self.fail(f"another id than {start[1]}, which is there already,")
            self.at = start.end()
            pattern = self.pattern(0)
            attributes: dict[str, Pattern] = {}
            while attribute := ATTRIBUTE.match(self.text, self.at):
                self.at = attribute.end()
                attributes[attribute[1]] = self.pattern(0)
            if not pattern and not attributes:
                raise self.fail(f"a text for {start[1]}")
            found[start[1]] = Entry(pattern, attributes)
        return found

    # Patterns ---------------------------------------------------------------------------------

    def pattern(self, depth: int) -> Pattern:
        """Text and placeables up to the end of the entry, attribute or variant."""
        parts: list[str | Expression | int] = []  # a number: a line break with that indent
        while self.at < len(self.text):
            char = self.text[self.at]
            if char == "{":
                self.at += 1
                parts.append(self.placeable())
            elif char == "}":
                if depth == 0:
                    raise self.fail('{"}"} for a brace')
                break
            elif char == "\n":
                breaks = LINE.match(self.text, self.at)
                assert breaks is not None
                blank = breaks[1]
                indent = len(blank) - blank.rfind("\n") - 1
                after = self.text[breaks.end() : breaks.end() + 1]
                if after == "" or indent == 0 or after in ".[*}":
                    break
                parts.extend([0] * blank.count("\n"))
                parts.append(indent)
                self.at = breaks.end()
            else:
                found = TEXT.match(self.text, self.at)
                assert found is not None
                parts.append(found[0])
                self.at = found.end()
        return joined(parts)

    def placeable(self) -> Expression:
        """What stands in braces, up to the closing one."""
        self.blank()
        expression = self.expression()
        self.blank()
        if self.text.startswith("->", self.at):
            self.at += 2
            expression = self.select(expression)
        self.close("}")
        return expression

    def expression(self) -> Expression:
        text = self.text
        char = text[self.at : self.at + 1]
        if char == "{":
            self.at += 1
            return Inner((self.placeable(),))
        if char == '"' or NUMBER.match(text, self.at):
            return self.literal()
        if char == "$":
            self.at += 1
            return Variable(self.identifier())
        term = char == "-"
        if term:
            self.at += 1
        name = self.identifier()
        attribute = None
        if text.startswith(".", self.at):
            self.at += 1
            attribute = self.identifier()
        if text.startswith("(", self.at):
            given, named = self.arguments()
            return Reference("-" + name, attribute, named) if term else Call(name, given)
        return Reference("-" + name if term else name, attribute)

    def literal(self) -> Literal:
        string = STRING.match(self.text, self.at)
        if string:
            self.at = string.end()
            return Literal(ESCAPE.sub(lambda e: chr(int(e[1], 16)) if e[1] else e[2], string[1]))
        number = NUMBER.match(self.text, self.at)
        if number is None:
            raise self.fail("a text in quotation marks or a number")
        self.at = number.end()
        return Literal(float(number[0]) if "." in number[0] else int(number[0]))

    def arguments(self) -> tuple[tuple[Expression, ...], tuple[tuple[str, Literal], ...]]:
        given: list[Expression] = []
        named: list[tuple[str, Literal]] = []
        self.at += 1
        self.blank()
        while not self.text.startswith(")", self.at):
            name = IDENTIFIER.match(self.text, self.at)
            after = BLANK.match(self.text, name.end()) if name else None
            if name and after and self.text.startswith(":", after.end()):
                self.at = after.end() + 1
                self.blank()
                named.append((name[0], self.literal()))
            else:
                given.append(self.expression())
            self.blank()
            if self.text.startswith(",", self.at):
                self.at += 1
                self.blank()
            elif not self.text.startswith(")", self.at):
                raise self.fail(", or )")
        self.at += 1
        return tuple(given), tuple(named)

    def select(self, selector: Expression) -> Select:
        variants: list[tuple[str | int | float, Pattern]] = []
        default: Pattern | None = None
        self.blank()
        while not self.text.startswith("}", self.at):
            usual = self.text.startswith("*", self.at)
            if usual:
                self.at += 1
            if not self.text.startswith("[", self.at):
                raise self.fail("[ of a variant")
            self.at += 1
            self.blank()
            number = NUMBER.match(self.text, self.at)
            key = self.literal().value if number else self.identifier()
            self.close("]")
            while self.text.startswith(" ", self.at):
                self.at += 1
            pattern = self.pattern(1)
            variants.append((key, pattern))
            if usual:
                default = pattern
            self.blank()
        if default is None:
            raise self.fail("a variant with *, the usual one,")
        return Select(selector, tuple(variants), default)

    # Letters ----------------------------------------------------------------------------------

    def identifier(self) -> str:
        found = IDENTIFIER.match(self.text, self.at)
        if found is None:
            raise self.fail("a name")
        self.at = found.end()
        return found[0]

    def blank(self) -> None:
        found = BLANK.match(self.text, self.at)
        assert found is not None
        self.at = found.end()

    def close(self, char: str) -> None:
        self.blank()
        if not self.text.startswith(char, self.at):
            raise self.fail(char)
        self.at += 1


def joined(parts: list[str | Expression | int]) -> Pattern:
    """Lines put together: the indent they have in common goes, and blanks at both ends."""
    common = min((part for part in parts if isinstance(part, int) and part > 0), default=0)
    found: list[str | Expression] = []
    for at, part in enumerate(parts):
        piece = part
        if isinstance(part, int):
            piece = "" if at == 0 else "\n" + " " * max(part - common, 0)
        if isinstance(piece, str) and found and isinstance(found[-1], str):
            found[-1] += piece
        elif not isinstance(piece, int):
            found.append(piece)
    if found and isinstance(found[-1], str):
        found[-1] = found[-1].rstrip(" \n")
    return tuple(part for part in found if part != "")


def read(text: str, file: str = "catalogue") -> dict[str, Entry]:
    """All entries of a file by their ids; a term's id begins with a hyphen."""
    return Reader(text, file).entries()
