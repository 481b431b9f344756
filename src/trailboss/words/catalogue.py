"""The catalogues: which languages there are, and their entries for a title."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from trailboss.core.errors import TrailbossError
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


@cache
def scope_entries(language: str, scope: str) -> dict[str, Entry]:
    """What one scope says."""
    found: dict[str, Entry] = {}
    for name, text in parts(language).get(scope, []):
        for known, entry in read(text, name).items():
            if known in found:
                raise TrailbossError(f"{name}: {known} is there twice in the texts of {scope}")
            found[known] = entry
    return found


@cache
def entries_for(language: str, scopes: tuple[str, ...]) -> dict[str, Entry]:
    """All entries of a language for a title: its own come before its family's and the shared."""
    found: dict[str, Entry] = {}
    for scope in (*reversed(SHARED), *reversed(scopes)):
        found.update(scope_entries(language, scope))
    return found
