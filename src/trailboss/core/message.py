"""What is said, before it is put into words: a message id with typed arguments.

The rules, the server and the command line say things as messages; `trailboss.words` renders them in
a language. The arguments of a message are the facts it is about, so whoever wants the facts and not
the words takes `plain(message)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final


class Name:
    """A thing that has a name in the catalogues: `Name("worker", "cowboy")` is the text
    `worker-cowboy`."""

    __slots__ = ("_hash", "id", "kind")

    def __init__(self, kind: str, id: str) -> None:
        self.kind: Final = kind
        self.id: Final = id
        self._hash: int = 0

    @property
    def key(self) -> str:
        return f"{self.kind}-{self.id}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Name) and other.kind == self.kind and other.id == self.id

    def __hash__(self) -> int:
        if self._hash == 0:
            self._hash = hash((self.kind, self.id))
        return self._hash

    def __reduce__(self) -> Any:
        return (Name, (self.kind, self.id))

    def __repr__(self) -> str:
        return f"Name({self.kind!r}, {self.id!r})"


class Seat:
    """A seat, counted from 0; readers see the name of whoever sits there."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and other.seat == self.seat

    def __hash__(self) -> int:
        return hash(("seat", self.seat))

    def __reduce__(self) -> Any:
        return (Seat, (self.seat,))

    def __repr__(self) -> str:
        return f"Seat({self.seat})"


class Message:
    """An id and its arguments by name. Two messages that say the same are equal."""

    __slots__ = ("_hash", "args", "id")

    def __init__(self, id: str, args: dict[str, Any]) -> None:
        self.id: Final = id
        self.args: Final = args
        self._hash: int = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and other.id == self.id and other.args == self.args

    def __hash__(self) -> int:
        if self._hash == 0:
            self._hash = hash((self.id, frozenset(self.args.items())))
        return self._hash

    def __reduce__(self) -> Any:
        return (Message, (self.id, self.args))

    def __repr__(self) -> str:
        given = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"say({self.id!r}{given})"


# An argument: a number, a keyword or a text that is the same in every language, a thing with a
# name, a seat, a message of its own, or several of these. Truth values are "yes" and "no".
Arg = int | float | str | Name | Seat | Message | tuple["Arg", ...]


def say(id: str, /, **args: Arg) -> Message:
    """A message."""
    return Message(id, args)


# Puts a message into words: in a language, with the catalogues of a title, with the players' names.
Speaker = Callable[[Message, str, tuple[str, ...], tuple[str, ...]], str]
# `trailboss.words` enters itself here: the core says things and knows no language. A function, no
# object of a class, because no interpreted class can be derived from a compiled one.
SPEAKERS: Final[list[Speaker]] = []


def spoken(
    message: Message,
    language: str = "en",
    scopes: tuple[str, ...] = (),
    names: tuple[str, ...] = (),
) -> str:
    """A message in words, or as it is written while nobody can speak."""
    return SPEAKERS[0](message, language, scopes, names) if SPEAKERS else repr(message)


def plain(arg: Arg) -> Any:
    """An argument as plain data, ready for JSON: what the facts are, without how they are said.

    A name is its id, a seat its number, a message its arguments with its id as `kind`.
    """
    if isinstance(arg, Name):
        return arg.id
    if isinstance(arg, Seat):
        return arg.seat
    if isinstance(arg, Message):
        found: dict[str, Any] = {"kind": arg.id}
        for name, value in arg.args.items():
            found[name] = plain(value)
        return found
    if isinstance(arg, tuple):
        return [plain(part) for part in arg]
    return arg


def to_data(arg: Arg) -> Any:
    """An argument as JSON data from which `from_data` makes it again: how a message is stored."""
    if isinstance(arg, Name):
        return {"name": [arg.kind, arg.id]}
    if isinstance(arg, Seat):
        return {"seat": arg.seat}
    if isinstance(arg, Message):
        return {"say": arg.id, "args": {name: to_data(value) for name, value in arg.args.items()}}
    if isinstance(arg, tuple):
        return [to_data(part) for part in arg]
    return arg


def from_data(data: Any) -> Arg:
    """The argument that `to_data` wrote; ValueError if it wrote nothing like it."""
    if isinstance(data, dict):
        if "say" in data:
            given = data["args"]
            return Message(str(data["say"]), {name: from_data(given[name]) for name in given})
        if "seat" in data:
            return Seat(int(data["seat"]))
        if "name" in data:
            kind, known = data["name"]
            return Name(str(kind), str(known))
        raise ValueError(f"{data!r} is no part of a message")
    if isinstance(data, list):
        return tuple([from_data(part) for part in data])
    if isinstance(data, (int, float, str)):
        return data
    raise ValueError(f"{data!r} is no part of a message")


def message_from(data: Any) -> Message:
    """A whole message from `to_data`'s data."""
    found = from_data(data)
    if not isinstance(found, Message):
        raise ValueError(f"{data!r} is no message")
    return found
