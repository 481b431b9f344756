"""Patterns of one language with what they are in another, and reading a text by them.

A pattern is text with slots. `{place}` is filled by whatever the patterns of the kind `place`
match; `{from:place}` is the same under a name; `{Place}` begins with a capital letter; `{x:and
place}` and `{x:or place}` are lists. What stands for the pattern has the same slots by name, with
forms: `{card|acc}` in the accusative, `{worker|ein.dat}` with an article, `{card|?}` in the form
this pattern itself is asked for. `{=building|dat}` is a noun of the catalogue, and `{^card}`
begins with a capital letter.

Reading tries all patterns of a kind in their order at a place of the text and keeps every end they
can reach, each once: a text can be read in time that grows with its length.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from trailboss.translation.german import (
    ARTICLES,
    CASES,
    NOMINATIVE,
    PLURAL,
    SINGULAR,
    Noun,
    declined,
)

Form = tuple[str, ...]  # a case, an article, a number; in any order
Nouns = dict[str, tuple[Noun, bool]]  # by English form: the noun, and whether it is a plural
SLOT: Final = re.compile(r"\{([^{}]*)\}")
ASKED: Final = "?"


class Node:
    """A piece of text that has been understood."""

    def words(self, form: Form) -> str:
        raise NotImplementedError


class Verbatim(Node):
    """A number, a name: the same in every language."""

    def __init__(self, text: str) -> None:
        self.text = text

    def words(self, form: Form) -> str:
        return self.text


class Thing(Node):
    """A noun with what stands before it."""

    def __init__(self, noun: Noun, plural: bool, article: str = "", before: str = "") -> None:
        self.noun = noun
        self.plural = plural
        self.article = article
        self.before = before  # a number, in words or figures

    def words(self, form: Form) -> str:
        case = NOMINATIVE
        article = self.article
        plural = self.plural
        for part in form:
            if part in CASES:
                case = part
            elif part in (SINGULAR, PLURAL):
                plural = part == PLURAL
            else:
                article = part
        return self.before + declined(self.noun, case, plural, article)


class Slot(NamedTuple):
    name: str
    kind: str
    capital: bool


class Fill(NamedTuple):
    name: str
    form: Form
    capital: bool
    noun: Thing | None = None  # not from the text: a noun of the catalogue


class Pattern:
    """An English pattern and what it is in the other language."""

    def __init__(self, kind: str, source: str, target: str, nouns: Nouns) -> None:
        self.kind = kind
        self.source = source
        self.parts: list[str | Slot] = []
        names: set[str] = set()
        for at, piece in enumerate(SLOT.split(source)):
            if at % 2 == 0:
                if piece:
                    self.parts.append(piece)
                continue
            name, _, slot_kind = piece.partition(":")
            slot_kind = slot_kind or name
            listing, _, item = slot_kind.rpartition(" ")
            capital = item[:1].isupper()
            lowered = item[:1].lower() + item[1:]
            names.add(name)
            self.parts.append(Slot(name, f"{listing} {lowered}".strip(), capital))
        self.target: list[str | Fill] = []
        for at, piece in enumerate(SLOT.split(target)):
            if at % 2 == 0:
                if piece:
                    self.target.append(piece)
                continue
            name, _, form = piece.partition("|")
            capital = name.startswith("^") or name[:1].isupper()
            name = name.removeprefix("^")
            noun: Thing | None = None
            if name.startswith("="):
                noun = Thing(*nouns[name[1:]])
            elif name not in names:
                raise ValueError(f"{kind}: {target!r} fills {name!r}, which {source!r} has not")
            parts = tuple(form.split(".")) if form else ()
            for part in parts:
                if part not in (*CASES, *ARTICLES, SINGULAR, PLURAL, ASKED):
                    raise ValueError(f"{kind}: {target!r} asks for the form {part!r}")
            self.target.append(Fill(name, parts, capital, noun))

    @property
    def opening(self) -> str:
        """The first letter every match has; empty if it begins with a slot or may be empty."""
        first = self.parts[0] if self.parts else ""
        return first[0] if isinstance(first, str) and first else ""


class Match(Node):
    def __init__(self, pattern: Pattern, values: dict[str, Node]) -> None:
        self.pattern = pattern
        self.values = values

    def words(self, form: Form) -> str:
        found: list[str] = []
        for part in self.pattern.target:
            if isinstance(part, str):
                found.append(part)
                continue
            wanted: Form = ()
            for piece in part.form:
                wanted += form if piece == ASKED else (piece,)
            node = self.values[part.name] if part.noun is None else part.noun
            text = node.words(wanted)
            found.append(first_upper(text) if part.capital else text)
        return "".join(found)


class Listed(Node):
    """a; a and b; a, b and c."""

    def __init__(self, items: list[Node], last: str) -> None:
        self.items = items
        self.last = last

    def words(self, form: Form) -> str:
        texts = [item.words(form) for item in self.items]
        if len(texts) < 2:
            return "".join(texts)
        return f"{', '.join(texts[:-1])} {self.last} {texts[-1]}"


def first_upper(text: str) -> str:
    return text[:1].upper() + text[1:]


Ends = dict[int, Node]  # where a reading can end, and what it has understood
Reader = Callable[["Reading", int, bool], Ends]


class Grammar:
    """All patterns of a language, by kind."""

    def __init__(
        self, patterns: Iterable[Pattern], readers: dict[str, Reader], joins: dict[str, str]
    ) -> None:
        self.readers = dict(readers)
        self.kinds: dict[str, list[Pattern]] = {}
        for pattern in patterns:
            self.kinds.setdefault(pattern.kind, []).append(pattern)
        for kind in self.kinds:
            if kind in self.readers:
                raise ValueError(f"{kind} is read by a function and by patterns")
        # The patterns of a kind that can match at a letter, in their order.
        self.openings: dict[str, dict[str, list[Pattern]]] = {}
        self.joins = joins  # "and" and "or" in the other language
        for kind, known in self.kinds.items():
            letters = {pattern.opening for pattern in known} - {""}
            self.openings[kind] = {
                letter: [pattern for pattern in known if pattern.opening in ("", letter)]
                for letter in letters
            }
            self.openings[kind][""] = [pattern for pattern in known if not pattern.opening]
        for known in self.kinds.values():
            for pattern in known:
                for part in pattern.parts:
                    if isinstance(part, Slot):
                        self.need_kind(part.kind, pattern)

    def need_kind(self, kind: str, pattern: Pattern) -> None:
        listing, _, item = kind.rpartition(" ")
        if listing and listing not in self.joins:
            raise ValueError(f"{pattern.source!r}: there is no list with {listing!r}")
        if item not in self.kinds and item not in self.readers:
            raise ValueError(f"{pattern.source!r}: there is no kind {item!r}")

    def read(self, text: str, kind: str) -> Node | None:
        """The whole text as something of a kind; None if it is nothing of that kind."""
        return Reading(self, text).ends(kind, 0, False).get(len(text))


class Reading:
    """One text being read."""

    def __init__(self, grammar: Grammar, text: str) -> None:
        self.grammar = grammar
        self.text = text
        self.known: dict[tuple[str, int, bool], Ends] = {}

    def ends(self, kind: str, at: int, capital: bool) -> Ends:
        """Everything of a kind that begins at a place. `capital`: its first letter is one that
        the patterns write small."""
        key = (kind, at, capital)
        found = self.known.get(key)
        if found is not None:
            return found
        self.known[key] = {}  # a kind that begins with itself reads nothing there
        if kind in self.grammar.readers:
            found = self.grammar.readers[kind](self, at, capital)
        elif " " in kind:
            found = self.list_ends(kind, at, capital)
        else:
            found = self.pattern_ends(kind, at, capital)
        self.known[key] = found
        return found

    def pattern_ends(self, kind: str, at: int, capital: bool) -> Ends:
        openings = self.grammar.openings[kind]
        letter = self.text[at : at + 1]
        if capital:
            letter = letter.lower()
        found: Ends = {}
        for pattern in openings.get(letter, openings[""]):
            self.follow(pattern, 0, at, capital, {}, found)
        return found

    def follow(
        self,
        pattern: Pattern,
        part: int,
        at: int,
        capital: bool,
        values: dict[str, Node],
        found: Ends,
    ) -> None:
        """Match a pattern from one of its parts on."""
        parts = pattern.parts
        text = self.text
        while part < len(parts):
            piece = parts[part]
            if not isinstance(piece, str):
                break
            if capital:
                if not self.begins(piece, at):
                    return
                capital = False
            elif not text.startswith(piece, at):
                return
            at += len(piece)
            part += 1
        if part == len(parts):
            if at not in found:
                found[at] = Match(pattern, values)
            return
        slot = parts[part]
        assert isinstance(slot, Slot)
        for end, node in self.ends(slot.kind, at, capital or slot.capital).items():
            # What has read nothing leaves the capital letter to what comes next.
            self.follow(
                pattern, part + 1, end, capital and end == at, {**values, slot.name: node}, found
            )

    def begins(self, piece: str, at: int) -> bool:
        """Does the text go on with a piece, its first letter as a capital?"""
        if piece[0].islower():
            here = self.text[at : at + 1]
            return here == piece[0].upper() and self.text.startswith(piece[1:], at + 1)
        return self.text.startswith(piece, at)

    def list_ends(self, kind: str, at: int, capital: bool) -> Ends:
        last, _, item = kind.partition(" ")
        joined = self.grammar.joins[last]
        found: Ends = {}
        open_lists: list[tuple[int, list[Node]]] = [(at, [])]
        while open_lists:
            place, items = open_lists.pop()
            for end, node in self.ends(item, place, capital and not items).items():
                longer = [*items, node]
                if len(longer) == 1 and end not in found:
                    found[end] = Listed(longer, joined)
                if self.text.startswith(", ", end):
                    open_lists.append((end + 2, longer))
                if self.text.startswith(f" {last} ", end):
                    for close, final in self.ends(item, end + len(last) + 2, False).items():
                        found.setdefault(close, Listed([*longer, final], joined))
        return found
