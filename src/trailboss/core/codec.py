"""The action space of a game: code <-> fields <-> notation, exact both ways.

A ruleset lists its kinds of move; each has a name, fields with named values, and a pattern for its
notation. Codes are given out in that order, the last field running fastest.
"""

from __future__ import annotations

from keyword import iskeyword
from typing import Any

from trailboss.core.errors import InvalidMove, verbatim
from trailboss.core.message import Message, plain, say


class MoveKind:
    """One kind of move: `hire {worker} from row {row}` with the values of worker and row. An
    interlude answers no question; it may be made whatever is asked."""

    def __init__(
        self,
        name: str,
        pattern: str,
        fields: tuple[tuple[str, tuple[str, ...]], ...] = (),
        interlude: bool = False,
    ) -> None:
        self.name = name
        self.pattern = pattern
        self.fields = fields
        self.interlude = interlude
        assert all(field != "kind" for field, _ in fields), "kind is the move's own name"
        self.base: int = 0
        self.size: int = 1
        for _, values in fields:
            self.size *= len(values)


class Codec:
    """All moves of a ruleset, numbered 0 ... count-1."""

    def __init__(self, kinds: tuple[MoveKind, ...]) -> None:
        self.kinds = kinds
        base = 0
        for kind in kinds:
            kind.base = base
            base += kind.size
        self.count: int = base
        self.interludes: list[bool] = []  # by code
        self.texts: list[str] = []
        self.codes: dict[str, int] = {}
        for kind in kinds:
            self.interludes.extend([kind.interlude] * kind.size)
            for offset in range(kind.size):
                text = kind.pattern.format(**dict(self.values(kind, offset)))
                assert text not in self.codes, text
                self.codes[text] = len(self.texts)
                self.texts.append(text)

    def values(self, kind: MoveKind, offset: int) -> list[tuple[str, str]]:
        """The fields of the move at `offset` inside its kind, in order."""
        found: list[tuple[str, str]] = []
        for name, values in reversed(kind.fields):
            found.append((name, values[offset % len(values)]))
            offset //= len(values)
        found.reverse()
        return found

    def kind(self, code: int) -> MoveKind:
        """The kind a code belongs to."""
        for kind in self.kinds:
            if kind.base <= code < kind.base + kind.size:
                return kind
        raise InvalidMove(say("error-move-code", last=self.count - 1, given=str(code)))

    def fields(self, code: int) -> dict[str, str]:
        """The structured value of a move: its kind and its fields."""
        kind = self.kind(code)
        found = {"kind": kind.name}
        found.update(self.values(kind, code - kind.base))
        return found

    def encode(self, fields: dict[str, str]) -> int:
        """The code of a structured value."""
        for kind in self.kinds:
            if kind.name == fields.get("kind"):
                offset = 0
                for name, values in kind.fields:
                    value = fields.get(name)
                    if value is None or value not in values:
                        raise InvalidMove(
                            f"{kind.name} needs {name} to be one of {', '.join(values[:12])}"
                            f"{' ...' if len(values) > 12 else ''}; got {value!r}"
                        )
                    offset = offset * len(values) + values.index(value)
                return kind.base + offset
        names = ", ".join(kind.name for kind in self.kinds)
        raise InvalidMove(f"{fields.get('kind')!r} is no kind of move; there are {names}")

    def text(self, code: int) -> str:
        """The notation of a move."""
        if not 0 <= code < self.count:
            raise InvalidMove(say("error-move-code", last=self.count - 1, given=str(code)))
        return self.texts[code]

    def parse(self, text: str) -> int:
        """The code of a move in notation."""
        wanted = " ".join(text.split())
        code = self.codes.get(wanted, -1)
        if code >= 0:
            return code
        first = wanted.split(" ", 1)[0]
        alike = [known for known in self.codes if known.split(" ", 1)[0] == first]
        given = repr(text)
        if alike:
            like = repr(alike[0])
            raise InvalidMove(say("error-move-like", given=given, first=repr(first), like=like))
        firsts = tuple(sorted({known.split(" ", 1)[0] for known in self.codes}))
        raise InvalidMove(say("error-no-move", given=given, known=firsts))


class Codes:
    """Where each kind of move begins in the action space: an attribute for each, so that the rules
    read it at no cost. One that is called `<kind>_end` is where the kind's moves are over. Those
    that all games have stand here; a family adds its own."""

    def __init__(self) -> None:
        self.done: int = 0
        self.decline: int = 0
        self.place: int = 0
        self.move: int = 0
        self.do: int = 0
        self.do_end: int = 0
        self.auxiliary: int = 0
        self.token: int = 0
        self.discard: int = 0
        self.remove: int = 0
        self.hire: int = 0
        self.buy: int = 0
        self.build: int = 0
        self.objective: int = 0
        self.objective_top: int = 0
        self.keep: int = 0
        self.deliver: int = 0
        self.disc: int = 0

    def fill(self, codec: Codec) -> None:
        for kind in codec.kinds:
            name = attribute_of(kind.name)
            setattr(self, name, kind.base)
            if hasattr(self, f"{name}_end"):
                setattr(self, f"{name}_end", kind.base + kind.size)


def attribute_of(kind: str) -> str:
    """The attribute of Codes for a kind of move."""
    name = kind.replace("-", "_")
    return f"{name}_" if iskeyword(name) else name


class Move:
    """A move of a ruleset: an integer that knows how it is written and, as one of `game.legal`, how
    it would work out."""

    __slots__ = ("code", "codec", "situation")

    def __init__(self, code: int, codec: Codec, situation: Any = None) -> None:
        self.code = code
        self.codec = codec
        self.situation = situation  # a core.decision.Situation, which knows moves in its turn

    @property
    def fields(self) -> dict[str, str]:
        """The structured value: the kind of move and its parameters by name."""
        return self.codec.fields(self.code)

    @property
    def message(self) -> Message:
        """What the move would do, as a message; only its notation where no position is known."""
        if self.situation is None:
            return verbatim(self.codec.text(self.code))
        message: Message = self.situation.message(self.code)
        return message

    @property
    def details(self) -> dict[str, Any]:
        """What the move would do, as plain data: its kind and fields, price, fees, gains ..."""
        return self.details_of(self.message)

    def details_of(self, message: Message) -> dict[str, Any]:
        """The same, for who has the move's message already: it takes a while to make."""
        fields = self.fields
        found: dict[str, Any] = {"kind": fields["kind"], "fields": fields}
        if message.id != "verbatim":
            for name, value in message.args.items():
                found[name] = plain(value)
        return found

    def text(self, language: str = "en") -> str:
        """The move in words."""
        if self.situation is None:
            return self.codec.text(self.code)
        words: str = self.situation.text(self.message, language)
        return words

    def __str__(self) -> str:
        return self.codec.text(self.code)

    def __repr__(self) -> str:
        return f"Move({self.code}: {self.codec.text(self.code)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and other.code == self.code and other.codec is self.codec

    def __hash__(self) -> int:
        return hash(self.code)

    def __lt__(self, other: Move) -> bool:
        return self.code < other.code
