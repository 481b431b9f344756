"""What is read by functions rather than patterns: numbers, names, nouns, the steps of an action."""

from __future__ import annotations

import re
from typing import Final

from trailboss.translation.german import Noun
from trailboss.translation.grammar import (
    Ends,
    Form,
    Listed,
    Node,
    Nouns,
    Reader,
    Reading,
    Thing,
    Verbatim,
)

ARTICLES: Final = {
    "a": "ein",
    "an": "ein",
    "the": "der",
    "your": "dein",
    "her": "ihr",
    "no": "kein",
    "any": "beliebig",
    "another": "weiter",
}
ARTICLE: Final = re.compile(r"(a|an|the|your|her|no|any|another) ", re.IGNORECASE)
QUANTITY: Final = re.compile(r"(?:(up to|at least|exactly|only) )?(\d+|two)(?:( to | or )(\d+))? ")
QUANTITIES: Final = {
    None: "",
    "up to": "bis zu ",
    "at least": "mindestens ",
    "exactly": "genau ",
    "only": "nur ",
    " to ": " bis ",
    " or ": " oder ",
    "two": "zwei",
}
ORDINAL: Final = re.compile(r"(\d+)(?:st|nd|rd|th)")
NAME: Final = re.compile(r"[^\W_]+(?:-[^\W_]+)*")  # words with hyphens
MOST_WORDS: Final = 4  # of a noun


def plural_of(noun: str) -> str:
    """As the engine makes it."""
    return noun[:-3] + "men" if noun.endswith("man") else noun + "s"


def matching(pattern: str) -> Reader:
    """Whatever an expression matches stays as it is."""
    expression = re.compile(pattern)

    def read(reading: Reading, at: int, capital: bool) -> Ends:
        found = expression.match(reading.text, at)
        return {found.end(): Verbatim(found[0])} if found else {}

    return read


def read_ordinal(reading: Reading, at: int, capital: bool) -> Ends:
    found = ORDINAL.match(reading.text, at)
    return {found.end(): Verbatim(f"{found[1]}.")} if found else {}


def read_anything(reading: Reading, at: int, capital: bool) -> Ends:
    """Whatever somebody has written, up to any place."""
    text = reading.text
    return {end: Verbatim(text[at:end]) for end in range(at + 1, len(text) + 1)}


def words_from(nouns: Nouns) -> Reader:
    """A noun without anything before it."""

    def read(reading: Reading, at: int, capital: bool) -> Ends:
        return {
            end: Thing(noun, plural)
            for end, noun, plural in nouns_at(nouns, reading.text, at, capital)
        }

    return read


def nouns_at(nouns: Nouns, text: str, at: int, capital: bool) -> list[tuple[int, Noun, bool]]:
    """All nouns that begin at a place, the longest first."""
    found: list[tuple[int, Noun, bool]] = []
    end = at
    for _ in range(MOST_WORDS):
        word = NAME.match(text, end)
        if word is None:
            break
        end = word.end()
        form = text[at:end]
        known = nouns.get(form)
        if capital:
            known = nouns.get(form[:1].lower() + form[1:], known) if form[0].isupper() else None
        if known is not None:
            found.insert(0, (end, *known))
        if text[end : end + 1] != " ":
            break
        end += 1
    return found


def phrases_from(nouns: Nouns) -> Reader:
    """A noun with an article, a number or nothing before it: a card, 2 cards, up to 3 steps."""

    def read(reading: Reading, at: int, capital: bool) -> Ends:
        text = reading.text
        article = ARTICLE.match(text, at)
        if article and article[1][0].isupper() == capital:
            word = ARTICLES[article[1].lower()]
            return {
                end: Thing(noun, plural, word)
                for end, noun, plural in nouns_at(nouns, text, article.end(), False)
            }
        quantity = QUANTITY.match(text, at)
        if quantity:
            before = QUANTITIES[quantity[1]] + QUANTITIES.get(quantity[2], quantity[2])
            if quantity[3]:
                before += QUANTITIES[quantity[3]] + quantity[4]
            return {
                end: Thing(noun, plural, "", before + " ")
                for end, noun, plural in nouns_at(nouns, text, quantity.end(), False)
            }
        return {
            end: Thing(noun, plural) for end, noun, plural in nouns_at(nouns, text, at, capital)
        }

    return read


# The steps of an action -------------------------------------------------------------------------

GAIN: Final = "gain "


class Steps(Node):
    """discard a card, gain $6 and 1 certificate: what is gained has one verb in all."""

    def __init__(self, parts: list[tuple[bool, Node]]) -> None:
        self.parts = parts  # with each: is it something gained?

    def words(self, form: Form) -> str:
        groups: list[str] = []
        gains: list[Node] = []
        for gained, node in [*self.parts, (False, None)]:
            if gained and node is not None:
                gains.append(node)
                continue
            if gains:
                groups.append(Listed(gains, "und").words(("acc",)) + " erhalten")
            many = len(gains) > 1
            gains = []
            if node is not None:
                groups.append(node.words(()))
        if len(groups) == 1:
            return groups[0]
        return ", ".join(groups) if many else f"{', '.join(groups[:-1])} und {groups[-1]}"


def read_steps(reading: Reading, at: int, capital: bool) -> Ends:
    text = reading.text
    found: Ends = {}
    waiting: list[tuple[int, list[tuple[bool, Node]], bool]] = [(at, [], False)]
    while waiting:
        place, parts, closed = waiting.pop()
        small = capital and not parts
        gaining = bool(parts) and parts[-1][0]
        begin = place
        if reading.begins(GAIN, place) if small else text.startswith(GAIN, place):
            gaining = True
            begin = place + len(GAIN)
        options: list[tuple[bool, int, Node]] = []
        if gaining:
            ends = reading.ends("gained", begin, False)
            options += [(True, end, node) for end, node in ends.items()]
        if begin == place:
            ends = reading.ends("step", place, small)
            options += [(False, end, node) for end, node in ends.items()]
        for gained, end, node in options:
            longer = [*parts, (gained, node)]
            if closed or len(longer) == 1:
                found.setdefault(end, Steps(longer))
            if closed:
                continue
            if text.startswith(", ", end):
                waiting.append((end + 2, longer, False))
            if text.startswith(" and ", end):
                waiting.append((end + 5, longer, True))
    return found


def readers_for(nouns: Nouns) -> dict[str, Reader]:
    return {
        "n": matching(r"-?\d+"),
        "signed": matching(r"[+-]\d+"),
        "id": matching(r"[A-Z0-9][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*(?![A-Za-z])"),
        "word": matching(r"[a-z0-9][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*"),
        "nth": read_ordinal,
        "seat": matching(r"Seat \d+"),
        "anything": read_anything,
        "noun": words_from(nouns),
        "np": phrases_from(nouns),
        "program": read_steps,
    }
