"""Compares a language with English: texts that are missing, too many, or want other arguments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from trailboss.words.catalogue import ENGLISH, parts
from trailboss.words.fluent import Call, Entry, Expression, Inner, Pattern, Select, Variable, read

# What every language has as it needs it: its forms of nouns.
OWN: Final = "form-"
# A comment above a text may name arguments that the English text does not use.
NAMED: Final = re.compile(r"\$([a-zA-Z][\w-]*)")


class Report(NamedTuple):
    """How a language stands against English; every line names file and id."""

    language: str
    texts: int
    missing: list[str]  # English has them
    unknown: list[str]  # English does not have them
    arguments: list[str]  # these want arguments that nobody gives

    @property
    def complete(self) -> bool:
        return not (self.missing or self.unknown or self.arguments)


def variables(pattern: Pattern) -> Iterator[str]:
    """The arguments a text uses."""
    for part in pattern:
        if not isinstance(part, str):
            yield from used(part)


def used(part: Expression) -> Iterator[str]:
    if isinstance(part, Variable):
        yield part.name
    elif isinstance(part, Call):
        for given in part.given:
            yield from used(given)
    elif isinstance(part, Select):
        yield from used(part.selector)
        for _, pattern in part.variants:
            yield from variables(pattern)
    elif isinstance(part, Inner):
        yield from variables(part.pattern)


def wanted(entry: Entry) -> set[str]:
    found = set(variables(entry.pattern))
    for pattern in entry.attributes.values():
        found.update(variables(pattern))
    return found


class Known(NamedTuple):
    """An English text: its file, and the arguments it has."""

    file: str
    arguments: set[str]


def english() -> dict[tuple[str, str], Known]:
    """The English texts by scope and id."""
    found: dict[tuple[str, str], Known] = {}
    for scope, files in parts(ENGLISH).items():
        for name, text in files:
            commented = named_in_comments(text)
            for key, entry in read(text, name).items():
                arguments = wanted(entry) | commented.get(key, set()) | {"form", "n"}
                found[scope, key] = Known(name.partition("/")[2], arguments)
    return found


def named_in_comments(text: str) -> dict[str, set[str]]:
    """The arguments that the comment right above a text names."""
    found: dict[str, set[str]] = {}
    above: set[str] = set()
    for line in text.splitlines():
        if line.startswith("# "):
            above.update(NAMED.findall(line))
        else:
            if above and "=" in line:
                found[line.partition("=")[0].strip()] = above
            above = set()
    return found


def compare(language: str) -> Report:
    """A language against English, text by text. A title's own words are checked as everywhere: what
    one language overrides for an edition another need not."""
    reference = english()
    by_id = {key for _, key in reference}
    seen: set[tuple[str, str]] = set()
    unknown: list[str] = []
    arguments: list[str] = []
    for scope, files in parts(language).items():
        for name, text in files:
            for key, entry in read(text, name).items():
                seen.add((scope, key))
                if key.startswith((OWN, "-" + OWN)):
                    continue
                known = reference.get((scope, key))
                if known is None:
                    if key not in by_id:
                        unknown.append(f"{name}: {key}")
                    continue
                surplus = sorted(wanted(entry) - known.arguments)
                if surplus:
                    arguments.append(f"{name}: {key} wants {', '.join(surplus)}")
    missing = [
        f"{language}/{known.file}: {key}"
        for (scope, key), known in reference.items()
        if (scope, key) not in seen and not key.startswith(OWN)
    ]
    return Report(language, len(seen), missing, unknown, arguments)
