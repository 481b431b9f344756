"""How the values of fields are written, as text and as JSON data."""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.message import Message, say

NONE: Final = "-"
UNKNOWN: Final = "unknown"
LONGEST: Final = 9  # digits of a number
SHOWN: Final = 60  # signs of what was given that an error repeats


class Wrong(Exception):
    """A value that cannot be, and why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


def given(value: Any) -> str:
    """What was given, short enough for an error."""
    shown = value if isinstance(value, str) else repr(value)
    return shown if len(shown) <= SHOWN else shown[:SHOWN] + "…"


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


class Shape:
    """How a value is written."""

    kind = ""  # its name for programs that draw a form
    names: tuple[str, ...] = ()

    def show(self, data: Any) -> str:
        """The value as text."""
        raise NotImplementedError

    def parse(self, text: str) -> Any:
        """The value a text means; `check` comes after."""
        raise NotImplementedError

    def check(self, data: Any) -> None:
        """Wrong, unless the value is one of this shape."""
        raise NotImplementedError

    def described(self) -> dict[str, Any]:
        """The shape as plain data."""
        return {"shape": self.kind, "names": list(self.names)}

    def named(self, name: Any) -> None:
        if not isinstance(name, str) or name not in self.names:
            raise Wrong(say("error-position-name", given=given(name), known=self.names))


class Number(Shape):
    """`money: 12`"""

    kind = "number"

    def __init__(self, least: int = 0, most: int = 9999) -> None:
        self.least = least
        self.most = most

    def show(self, data: Any) -> str:
        return str(data)

    def parse(self, text: str) -> Any:
        digits = text.removeprefix("-")
        if not digits.isascii() or not digits.isdecimal() or len(digits) > LONGEST:
            raise self.wrong(text)
        return int(text)

    def check(self, data: Any) -> None:
        if not is_number(data) or not self.least <= data <= self.most:
            raise self.wrong(data)

    def wrong(self, data: Any) -> Wrong:
        return Wrong(
            say("error-position-number", least=self.least, most=self.most, given=given(data))
        )

    def described(self) -> dict[str, Any]:
        return {"shape": self.kind, "least": self.least, "most": self.most}


class Word(Shape):
    """`herder: A-1`, or `-` for none."""

    kind = "word"

    def __init__(self, names: tuple[str, ...], optional: bool = False) -> None:
        self.names = names
        self.optional = optional

    def show(self, data: Any) -> str:
        return NONE if data is None else str(data)

    def parse(self, text: str) -> Any:
        return None if text == NONE and self.optional else text

    def check(self, data: Any) -> None:
        if data is not None or not self.optional:
            self.named(data)

    def described(self) -> dict[str, Any]:
        return {**super().described(), "optional": self.optional}


class Text(Shape):
    """`name: Ann`"""

    kind = "text"

    def show(self, data: Any) -> str:
        return str(data)

    def parse(self, text: str) -> Any:
        return text

    def check(self, data: Any) -> None:
        if not isinstance(data, str) or not data.strip() or len(data) > SHOWN:
            raise Wrong(say("error-position-text", most=SHOWN, given=given(data)))

    def described(self) -> dict[str, Any]:
        return {"shape": self.kind}


def parts(text: str, separator: str = ",") -> list[str]:
    """What stands between separators; nothing for an empty text or a dash."""
    if text in ("", NONE):
        return []
    return [part.strip() for part in text.split(separator)]


class Counts(Shape):
    """`hand: 2 gray, white, 3 unknown`: how many of each; cards left open where that is allowed."""

    kind = "counts"

    def __init__(self, names: tuple[str, ...], open: bool = False, most: int = 99) -> None:
        self.names = names
        self.open = open
        self.most = most

    def show(self, data: Any) -> str:
        shown = [
            f"{count} {name}" if count > 1 or name == UNKNOWN else name
            for name, count in data.items()
        ]
        return ", ".join(shown) or NONE

    def parse(self, text: str) -> Any:
        found: dict[str, int] = {}
        for part in parts(text):
            count, name = 1, part
            if part not in self.names:
                first, _, rest = part.partition(" ")
                if first.isascii() and first.isdecimal() and len(first) <= LONGEST and rest:
                    count, name = int(first), rest.strip()
                elif not part:
                    raise Wrong(say("error-position-item", given=given(text)))
            if name in found:
                raise Wrong(say("error-position-item-twice", name=name))
            found[name] = count
        return found

    def check(self, data: Any) -> None:
        if not isinstance(data, dict):
            raise Wrong(say("error-position-counts", given=given(data)))
        for name, count in data.items():
            if not (self.open and name == UNKNOWN):
                self.named(name)
            if not is_number(count) or not 0 <= count <= self.most:
                raise Wrong(
                    say(
                        "error-position-count",
                        name=str(name),
                        least=0,
                        most=self.most,
                        given=given(count),
                    )
                )

    def described(self) -> dict[str, Any]:
        return {**super().described(), "open": self.open, "most": self.most}


class Names(Shape):
    """`stations: S1, S4`: some of several things, each once, in any order."""

    kind = "names"

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def show(self, data: Any) -> str:
        return ", ".join(data) or NONE

    def parse(self, text: str) -> Any:
        return parts(text)

    def check(self, data: Any) -> None:
        if not isinstance(data, list):
            raise Wrong(say("error-position-list", given=given(data)))
        for name in data:
            self.named(name)
            if data.count(name) > 1:
                raise Wrong(say("error-position-item-twice", name=str(name)))


class Places(Shape):
    """`display: OD1, -, OC2, OM3`: what lies on each of several places, `-` for an empty one."""

    kind = "places"

    def __init__(self, names: tuple[str, ...], size: int, least: int | None = None) -> None:
        self.names = names
        self.size = size
        self.least = size if least is None else least

    def show(self, data: Any) -> str:
        return ", ".join(NONE if name is None else name for name in data)

    def parse(self, text: str) -> Any:
        return [None if part.strip() == NONE else part.strip() for part in text.split(",")]

    def check(self, data: Any) -> None:
        if not isinstance(data, list):
            raise Wrong(say("error-position-list", given=given(data)))
        for name in data:
            if name is not None:
                self.named(name)
        if not self.least <= len(data) <= self.size:
            raise Wrong(
                say("error-position-places", least=self.least, most=self.size, there=len(data))
            )

    def described(self) -> dict[str, Any]:
        return {**super().described(), "size": self.size, "least": self.least}


class Rows(Shape):
    """`foresights: cowboy, - / builder, flood-4-green`: rows of places. With `fill` the rows are
    filled one after the other, and the last one may be shorter or missing."""

    kind = "rows"

    def __init__(self, names: tuple[str, ...], rows: int, columns: int, fill: bool = False) -> None:
        self.names = names
        self.rows = rows
        self.columns = columns
        self.fill = fill

    def show(self, data: Any) -> str:
        return " / ".join(", ".join(NONE if name is None else name for name in row) for row in data)

    def parse(self, text: str) -> Any:
        return [
            [None if part.strip() == NONE else part.strip() for part in row.split(",")]
            for row in text.split("/")
        ]

    def check(self, data: Any) -> None:
        if not isinstance(data, list) or not all(isinstance(row, list) for row in data):
            raise Wrong(say("error-position-list", given=given(data)))
        for row in data:
            for name in row:
                if name is not None:
                    self.named(name)
        short = len(data) - 1 if self.fill else -1  # the row that need not be full
        whole = len(data) <= self.rows if self.fill else len(data) == self.rows
        for at, row in enumerate(data):
            whole = whole and (
                len(row) == self.columns or (at == short and 0 < len(row) < self.columns)
            )
        if not whole:
            raise Wrong(say("error-position-rows", rows=self.rows, columns=self.columns))

    def described(self) -> dict[str, Any]:
        return {
            **super().described(),
            "rows": self.rows,
            "columns": self.columns,
            "fill": self.fill,
        }


class Map(Shape):
    """`trail: A-1 = 6a of 1, FLOOD-2 = flood-4-green`: what lies on which place. `values` has what
    may lie on each."""

    kind = "map"

    def __init__(self, values: dict[str, tuple[str, ...]]) -> None:
        self.names = tuple(values)
        self.values = values

    def show(self, data: Any) -> str:
        return ", ".join(f"{place} = {name}" for place, name in data.items()) or NONE

    def parse(self, text: str) -> Any:
        found: dict[str, str] = {}
        for part in parts(text):
            place, equals, name = part.partition("=")
            if not equals:
                raise Wrong(say("error-position-pair", given=given(part)))
            if place.strip() in found:
                raise Wrong(say("error-position-item-twice", name=place.strip()))
            found[place.strip()] = name.strip()
        return found

    def check(self, data: Any) -> None:
        if not isinstance(data, dict):
            raise Wrong(say("error-position-counts", given=given(data)))
        for place, name in data.items():
            self.named(place)
            if name not in self.values[place]:
                raise Wrong(
                    say(
                        "error-position-place",
                        place=place,
                        given=given(name),
                        known=self.values[place],
                    )
                )

    def described(self) -> dict[str, Any]:
        values = {place: list(names) for place, names in self.values.items()}
        return {"shape": self.kind, "names": list(self.names), "values": values}
