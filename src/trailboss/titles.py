"""What can be played: the titles, where they are found, and their rules, those of before too.

A title is a folder: `title.toml`, which names its family or the title it extends, its tables, and,
where it has them, `words/<language>.ftl`, `rules/<language>.md`, `look.toml` and `pins/`. Folders
are looked for in the package, in the folders that TRAILBOSS_TITLES names, and in `titles` in the
user's configuration folder. See docs/editions.md.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple

from trailboss.core.errors import TrailbossError
from trailboss.core.family import Family
from trailboss.core.message import say
from trailboss.core.rules import Rules
from trailboss.core.schema import check
from trailboss.core.tables import (
    EXTENDS,
    FILE,
    Data,
    Files,
    TableError,
    merge,
    read_folder,
    read_table,
    read_toml,
)
from trailboss.families import FAMILIES

VARIABLE: Final = "TRAILBOSS_TITLES"
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LOOK: Final = "look"  # a TOML file that is no table
PINS: Final = "pins"


class TitleFolder:
    """A folder that holds a title."""

    def __init__(
        self, folder: Traversable, title: Data, family: Family, base: TitleFolder | None
    ) -> None:
        self.folder = folder
        self.id: str = title["id"]
        self.name = str(title.get("name", self.id))
        self.year = title.get("year", 0)
        self.family = family
        self.base = base  # the title it extends

    def __repr__(self) -> str:
        return f"TitleFolder({self.id!r})"

    @property
    def chain(self) -> Iterator[TitleFolder]:
        """This title and all that it is laid over."""
        found: TitleFolder | None = self
        while found is not None:
            yield found
            found = found.base

    @property
    def scopes(self) -> tuple[str, ...]:
        """The catalogues that have its words, its own first."""
        return tuple(dict.fromkeys([*(title.id for title in self.chain), self.family.scope]))

    def tables(self) -> Files:
        """What its tables hold, laid over those of the title it extends."""
        schema = self.family.schema
        for file in self.folder.iterdir():
            name, _, ending = file.name.rpartition(".")
            if ending == "toml" and name != LOOK and name not in schema:
                known = tuple(schema)
                raise TableError(say("error-table-file", file=file.name, name=name, known=known))
        own = read_folder(self.folder, tuple(schema))
        return own if self.base is None else merge(self.base.tables(), own, schema)

    def find(self, path: str) -> Traversable | None:
        """A file of its folder, or else of the title it extends."""
        for title in self.chain:
            file = title.folder.joinpath(*path.split("/"))
            if file.is_file():
                return file
        return None

    def words(self, language: str) -> str | None:
        """Its own words in a language, as Fluent text."""
        file = self.folder.joinpath("words", f"{language}.ftl")
        return file.read_text(encoding="utf-8") if file.is_file() else None

    def load(self, tables: Files, number: int = 0) -> Rules:
        """The rules with these tables; today's, or those of a number of before."""
        try:
            rules = self.family.load(tables, number or self.family.version)
        except (LookupError, TypeError, ValueError) as error:
            raise as_fault(self.folder, error) from error
        rules.scopes = self.scopes
        return rules

    def pins(self) -> Iterator[Pin]:
        """The versions of it that are kept."""
        place = self.folder.joinpath(PINS)
        if place.is_dir():
            for file in sorted(place.iterdir(), key=lambda file: file.name):
                if file.name.endswith(".json"):
                    yield read_pin(file)


class Pin(NamedTuple):
    """Tables that are kept, whole, for games that were begun with them."""

    version: str
    also: tuple[str, ...]  # other names of this version
    tables: Files


def read_pin(file: Traversable) -> Pin:
    try:
        data: Data = json.loads(file.read_text(encoding="utf-8"))
        int(data["version"].partition(".")[0])
        return Pin(data["version"], tuple(data.get("also", ())), data["tables"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise TableError(say("error-pin", file=file.name, problem=str(error))) from error


class Broken(NamedTuple):
    """A folder outside the package that holds no title that can be played, and why."""

    folder: str
    error: TrailbossError
    id: str  # of the title; empty where that could not be read


# Where titles are found -------------------------------------------------------------------------


def config_folder() -> Path:
    """The user's configuration folder, where platformdirs has it too."""
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA", "").strip()
        return Path(home or Path.home() / "AppData" / "Local") / "trailboss"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "trailboss"
    home = os.environ.get("XDG_CONFIG_HOME", "").strip()
    return Path(home or Path.home() / ".config") / "trailboss"


def outside() -> tuple[str, ...]:
    """The folders outside the package that are searched for titles."""
    named = os.environ.get(VARIABLE, "").split(os.pathsep)
    return (*(folder for folder in named if folder), str(config_folder() / "titles"))


# Others that read a title's folder, such as its words, and may refuse it.
READERS: Final[list[Callable[[TitleFolder], None]]] = []


class Registry:
    """All titles that were found."""

    def __init__(self, roots: tuple[str, ...]) -> None:
        self.roots = roots
        self.titles: dict[str, TitleFolder] = {}
        self.broken: list[Broken] = []
        self.loaded: dict[tuple[str, str], Rules] = {}
        self.versions: dict[str, tuple[str, ...]] = {}
        for family in FAMILIES.values():
            self.enter(list(title_files(files(f"trailboss.{family.id}").joinpath("data"))))
        by_year = sorted(self.titles.values(), key=lambda title: title.year)
        self.titles = {title.id: title for title in by_year}
        self.packaged = tuple(self.titles)
        for root in roots:
            self.search(root)

    def search(self, root: str) -> None:
        """Enter the titles of a folder outside the package; what is broken hurts nobody else."""
        place = Path(root)
        if not place.is_dir():
            if root in os.environ.get(VARIABLE, "").split(os.pathsep):
                self.report(root, TrailbossError(say("error-titles-folder", folder=root)))
            return
        found: list[tuple[Traversable, Data]] = []
        for folder in sorted(place.iterdir()):
            try:
                found.extend(title_files(folder.parent, folder.name))
            except TrailbossError as error:
                self.report(str(folder), error)
        self.enter(found, careful=True)

    def enter(self, found: list[tuple[Traversable, Data]], careful: bool = False) -> None:
        """Enter titles, those that are extended first. Careful: each is tried whole, and one that
        fails is reported instead of raised."""
        waiting = list(found)
        while waiting:
            ready = [at for at in waiting if not waits(at[1], [title for _, title in waiting])]
            for folder, title in ready or waiting:
                try:
                    entered = self.title(folder, title, circle=not ready)
                    if careful:
                        self.loaded[entered.id, ""] = entered.load(entered.tables())
                        list(entered.pins())
                        for read in READERS:
                            read(entered)
                    self.titles[entered.id] = entered
                except Exception as error:  # somebody's folder may hold anything
                    if not careful:
                        raise
                    self.report(str(folder), as_fault(folder, error), str(title.get("id", "")))
            waiting = [at for at in waiting if at not in ready] if ready else []

    def title(self, folder: Traversable, title: Data, circle: bool) -> TitleFolder:
        name = title.get("id")
        if not isinstance(name, str) or not ID.fullmatch(name):
            raise TableError(say("error-title-id", given=repr(name)))
        if name in self.titles:
            raise TableError(
                say("error-title-twice", title=name, folder=str(self.titles[name].folder))
            )
        extends = title.get(EXTENDS)
        if circle:
            raise TableError(say("error-title-circle", title=name, extends=str(extends)))
        if extends is not None:
            if extends not in self.titles:
                known = tuple(self.titles)
                raise TableError(say("error-title-extends", given=repr(extends), known=known))
            base = self.titles[extends]
            return TitleFolder(folder, title, base.family, base)
        family = title.get("family")
        if family not in FAMILIES:
            known = tuple(FAMILIES)
            raise TableError(say("error-title-family", given=repr(family), known=known))
        return TitleFolder(folder, title, FAMILIES[family], None)

    def report(self, folder: str, error: TrailbossError, id: str = "") -> None:
        self.broken.append(Broken(folder, error, id))


def as_fault(folder: Traversable, error: Exception) -> TrailbossError:
    """What is wrong with a title's folder, whatever it is."""
    if isinstance(error, TrailbossError):
        return error
    problem = f"{type(error).__name__}: {error}"
    return TableError(say("error-table-fit", title=folder.name, problem=problem))


def title_files(place: Traversable, name: str = "") -> Iterator[tuple[Traversable, Data]]:
    """The folders with a title in a place, or the one of that name, with what title.toml says."""
    for folder in [place.joinpath(name)] if name else place.iterdir():
        if folder.is_dir() and folder.joinpath("title.toml").is_file():
            yield folder, read_table(folder.joinpath("title.toml"))


def waits(title: Data, others: list[Data]) -> bool:
    """Does a title extend one that is still to be entered?"""
    return EXTENDS in title and any(other.get("id") == title[EXTENDS] for other in others)


# What `outside` depends on. Looked at whenever somebody asks for a title, so no more than that.
VARIABLES: Final = (
    (VARIABLE, "LOCALAPPDATA", "USERPROFILE")
    if sys.platform == "win32"
    else (VARIABLE, "XDG_CONFIG_HOME", "HOME")
)

_registries: list[tuple[list[str | None], Registry]] = []


def registry() -> Registry:
    """All titles, looked for once, and again when other folders are named."""
    named = [os.environ.get(name) for name in VARIABLES]
    if not _registries or _registries[0][0] != named:
        _registries[:] = [(named, Registry(outside()))]
    return _registries[0][1]


def forget() -> None:
    """Look for titles again the next time somebody asks."""
    _registries.clear()


# What is asked of them --------------------------------------------------------------------------


def game_ids() -> tuple[str, ...]:
    """Everything that can be played."""
    return tuple(registry().titles)


def broken_titles() -> list[Broken]:
    """The folders outside the package that cannot be played, and why."""
    return list(registry().broken)


def folder_of(game: str) -> TitleFolder:
    titles = registry().titles
    if game in titles:
        return titles[game]
    for broken in registry().broken:
        if broken.id == game:
            problem = broken.error.message
            raise TrailbossError(say("error-game-broken", game=repr(game), problem=problem))
    raise TrailbossError(say("error-no-game", game=repr(game), known=tuple(titles)))


def of_number(game: str, number: int) -> Rules:
    """The rules of a title with a number of before and the tables of today."""
    return rules_of(game, f"{number}.{rules_of(game).version.partition('.')[2]}")


class OtherVersion(TrailbossError):
    """A version of a title that is not known here."""


def rules_of(game: str, version: str | None = None) -> Rules:
    """The rules of a title, read once: today's, or those of a version that is kept."""
    title = folder_of(game)
    loaded = registry().loaded
    if (game, "") not in loaded:
        loaded[game, ""] = title.load(title.tables())
    today = loaded[game, ""]
    if version is None or version == today.version:
        return today
    if (game, version) not in loaded:
        loaded[game, version] = pinned(title, version, today)
    return loaded[game, version]


def pinned(title: TitleFolder, version: str, today: Rules) -> Rules:
    for pin in title.pins():
        if version in pin.also and plays(title, pin.version):
            return rules_of(title.id, pin.version)
    known = versions_of(title.id)
    if version not in known:
        raise OtherVersion(say("error-version", game=title.id, version=version, known=known))
    number, _, tables = version.partition(".")
    if tables == today.version.partition(".")[2]:  # other rules, the same tables
        return title.load(title.tables(), int(number))
    (pin, *_) = [pin for pin in title.pins() if pin.version.partition(".")[2] == tables]
    rules = title.load(pin.tables, int(number))
    rules.version = version  # the schema may have learned of more that matters
    return rules


def tables_of(game: str, version: str | None = None) -> Files:
    """The tables of a title: today's, or those of a version that is kept."""
    title = folder_of(game)
    today = rules_of(game).version
    if version is None or version == today:
        return title.tables()
    known = versions_of(game)
    if version in known:
        for pin in title.pins():
            if version in names_of(title, pin):
                return pin.tables
        if version.partition(".")[2] == today.partition(".")[2]:
            return title.tables()
    raise OtherVersion(say("error-version", game=game, version=version, known=known))


def plays(title: TitleFolder, version: str) -> bool:
    """Are there rules of this version's number, with whatever tables?"""
    return 1 <= int(version.partition(".")[0]) <= title.family.version


def versions_of(game: str) -> tuple[str, ...]:
    """The versions of a title that can be played, by all their names; today's is the first."""
    title = folder_of(game)
    known = registry().versions
    if game not in known:
        names = [rules_of(game).version]
        for pin in title.pins():
            names += names_of(title, pin)
        # Tables that nobody kept are known while they are those of today.
        tables = names[0].partition(".")[2]
        names += [f"{number}.{tables}" for number in range(title.family.version - 1, 0, -1)]
        known[game] = tuple(dict.fromkeys(names))
    return known[game]


def names_of(title: TitleFolder, pin: Pin) -> list[str]:
    """The versions whose tables a pin keeps, of its own rules and of all since, and how else they
    are called."""
    first, _, tables = pin.version.partition(".")
    if not plays(title, pin.version):
        return []
    numbers = range(title.family.version, int(first) - 1, -1)
    return [*(f"{number}.{tables}" for number in numbers), *pin.also]


def knows(game: str, version: str) -> bool:
    """Can a game of this version be played here?"""
    return game in game_ids() and version in versions_of(game)


def keep(game: str) -> Path | None:
    """Keep today's tables of a title in its folder, whole, so that they stay known when they are
    changed; None where they are kept already, if need be for rules of before."""
    title = folder_of(game)
    version = rules_of(game).version
    if any(version in names_of(title, pin) for pin in title.pins()):
        return None
    folder = Path(str(title.folder)) / PINS
    file = folder / f"{version}.json"
    folder.mkdir(exist_ok=True)
    data = {"version": version, "tables": title.tables()}
    file.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return file


def overlaid(game: str, over: Files, file: str = FILE) -> Rules:
    """The rules of a title with an overlay laid over its tables. `file` is how errors call a table
    of the overlay: `my.toml: {}` for a file that holds them all."""
    title = folder_of(game)
    tables = merge(title.tables(), over, title.family.schema, file)
    check(tables, title.family.schema, file)
    return title.load(tables)


def read_overlay(path: Path) -> Files:
    """An overlay from a file that holds tables as sections: `[railroad]`, `[cards.market]`."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise TableError(say("error-table-toml", file=path.name, problem=str(error))) from error
    found = read_toml(text, path.name)
    for name, table in found.items():
        if not isinstance(table, dict):
            raise TableError(say("error-overlay-section", file=path.name, key=name))
    return found


class Title:
    """A title that can be played: who for, and with which options."""

    def __init__(self, rules: Rules) -> None:
        self.id = rules.id
        self.name = rules.name
        self.players = range(rules.min_players, rules.max_players + 1)
        self.options: dict[str, Any] = rules.option_values()

    def __repr__(self) -> str:
        return f"Title({self.id!r}, players={self.players[0]}-{self.players[-1]})"


def games() -> list[Title]:
    """Everything that can be played."""
    return [Title(rules_of(game)) for game in game_ids()]
