"""Messages in words, in any language there is a catalogue for.

    text(say("event-hired", seat=Seat(0), worker=Name("worker", "cowboy"), row=1, price=6), "de")

What a catalogue lacks is said in English, and counted in `missing`.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from trailboss.core.errors import TrailbossError
from trailboss.core.message import SPEAKERS, Arg, Message, Name, Seat
from trailboss.words.catalogue import ENGLISH, LANGUAGES, check_language, entries_for
from trailboss.words.render import Rendering

__all__ = ["ENGLISH", "LANGUAGES", "MissingText", "languages", "missing", "strict", "text"]

log = logging.getLogger("trailboss.words")

# How often a text fell back to English, by language and id.
missing: Counter[tuple[str, str]] = Counter()


class MissingText(TrailbossError):
    """A catalogue has no text for an id, or a text wants an argument that is not there."""


def languages() -> tuple[str, ...]:
    """The languages Trailboss speaks, English first."""
    return LANGUAGES


def text(
    message: Message,
    language: str = ENGLISH,
    scopes: tuple[str, ...] = (),
    names: tuple[str, ...] = (),
) -> str:
    """A message in a language. `scopes`: the catalogues of its title, such as `rules.scopes`;
    `names`: who sits on the seats."""
    if names and speaks_of_a_seat(message.args.values()):
        return kept_for_a_table(message, language, scopes, names)
    return kept(message, language, scopes)


def speaks_of_a_seat(args: Iterable[Arg]) -> bool:
    for arg in args:
        if isinstance(arg, (str, int, Name)):
            continue
        if isinstance(arg, Seat):
            return True
        if isinstance(arg, (Message, tuple)):
            if speaks_of_a_seat(arg if isinstance(arg, tuple) else arg.args.values()):
                return True
    return False


@lru_cache(maxsize=50_000)
def kept(message: Message, language: str, scopes: tuple[str, ...]) -> str:
    """What every table says alike is worked out once."""
    return lenient(message, language, scopes, ())


@lru_cache(maxsize=1000)
def kept_for_a_table(
    message: Message, language: str, scopes: tuple[str, ...], names: tuple[str, ...]
) -> str:
    """What names the players is of use to those who look at their table now. More of it would only
    be a crowd of objects that live long enough to be searched for garbage again and again."""
    return lenient(message, language, scopes, names)


def lenient(
    message: Message, language: str, scopes: tuple[str, ...], names: tuple[str, ...]
) -> str:
    """In English where the language lacks something."""
    try:
        return strict(message, language, scopes, names)
    except MissingText as fault:
        first = (check_language(language), message.id) not in missing
        missing[language, message.id] += 1
        if first:
            log.warning("%s", fault)
    rendering = Rendering(ENGLISH, entries_for(ENGLISH, scopes), names)
    return rendering.message(message)


def strict(
    message: Message,
    language: str = ENGLISH,
    scopes: tuple[str, ...] = (),
    names: tuple[str, ...] = (),
) -> str:
    """The same; MissingText where `text` would fall back to English."""
    rendering = Rendering(language, entries_for(check_language(language), scopes), names)
    words = rendering.message(message)
    if rendering.faults:
        lacking = ", ".join(dict.fromkeys(rendering.faults))
        raise MissingText(f"{language}: {message.id} lacks {lacking}")
    return words


SPEAKERS.append(text)
