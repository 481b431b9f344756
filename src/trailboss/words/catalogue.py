"""The catalogues: which languages there are, and their entries for a title."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from trailboss.core.errors import TrailbossError
from trailboss.titles import READERS, TitleFolder, forget, registry
from trailboss.words.fluent import Entry, read

# A language is a folder of catalogues/ and a place in this line.
LANGUAGES: Final = ("en", "de", "fr")
ENGLISH: Final = "en"  # what is missing elsewhere is said in English

SHARED: Final = ("common", "errors", "server", "cli")


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise TrailbossError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language


@cache
def parts(language: str) -> dict[str, list[tuple[str, str]]]:
    """The files of a language by scope: `kansas.ftl` and `kansas.events.ftl` are both kansas."""
    found: dict[str, list[tuple[str, str]]] = {}
    folder = files("trailboss.words").joinpath("catalogues", check_language(language))
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            scope = file.name.split(".")[0]
            text = file.read_text(encoding="utf-8")
            found.setdefault(scope, []).append((f"{language}/{file.name}", text))
    return found


def own_words(title: TitleFolder, language: str) -> list[tuple[str, str]]:
    """The file of a title's folder that has its words."""
    text = title.words(language)
    return [] if text is None else [(f"{title.id}/words/{language}.ftl", text)]


def read_words(title: TitleFolder) -> None:
    """Can the words of a title be read?"""
    for language in LANGUAGES:
        for name, text in own_words(title, language):
            read(text, name)


READERS.append(read_words)


def forget_titles() -> None:
    """Look for titles, and read their words, again the next time somebody asks."""
    forget()
    scope_entries.cache_clear()
    entries_for.cache_clear()


@cache
def scope_entries(language: str, scope: str) -> dict[str, Entry]:
    """What one scope says, in the catalogues and in the folder of the title that it belongs to."""
    found: dict[str, Entry] = {}
    title = registry().titles.get(scope)
    own = own_words(title, language) if title is not None else []
    for name, text in [*parts(language).get(scope, []), *own]:
        for known, entry in read(text, name).items():
            if known in found:
                raise TrailbossError(f"{name}: {known} is there twice in the texts of {scope}")
            found[known] = entry
    return found


@cache
def entries_for(language: str, scopes: tuple[str, ...]) -> dict[str, Entry]:
    """All entries of a language for a title: its own come before its family's and the shared."""
    found = title_names(language)
    for scope in (*reversed(SHARED), *reversed(scopes)):
        found.update(scope_entries(language, scope))
    return found


def title_names(language: str) -> dict[str, Entry]:
    """What the titles are called, whichever of them is spoken of: as their own words say, or else
    their tables."""
    found: dict[str, Entry] = {}
    for title in registry().titles.values():
        key = f"title-{title.id}"
        found[key] = scope_entries(language, title.id).get(key) or Entry((title.name,), {})
    return found
