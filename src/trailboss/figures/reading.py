"""Reading a figures file.

A figures file is an overlay (see core/tables.py) that holds tables as sections, and above them

    game = "el-paso"              the title it is for
    over = "2.66c691e2"           the version of the tables it was written from
    confirmed = ["trail.posts.12"]    what somebody has compared with the printed game

What equals the tables it was written from is no difference: a file that nobody edited changes
nothing, also when later tables say something else.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.core.rules import Rules
from trailboss.core.schema import check
from trailboss.core.tables import REMOVE, Data, Figure, Files, TableError, merge, read_toml
from trailboss.figures.components import Component, components_of, has, node_at, put, rulings_of
from trailboss.figures.differences import difference
from trailboss.figures.faults import copy_leaf, leaves_of, named, place_of
from trailboss.figures.limits import LONGEST, check_limits
from trailboss.figures.toml_lines import Path as Place
from trailboss.figures.toml_lines import lines_of
from trailboss.figures.with_figures import OVER, TABLES, made, rules_for
from trailboss.titles import (
    OtherVersion,
    TitleFolder,
    config_folder,
    folder_of,
    game_ids,
    rules_of,
    tables_of,
)

GAME: Final = "game"
CONFIRMED: Final = "confirmed"
HEAD: Final = (GAME, OVER, CONFIRMED)


class FiguresError(TrailbossError):
    """Figures that cannot be used; the message names file, line and key."""

    def __init__(self, message: Any, line: int | None = None, path: Place = ()) -> None:
        super().__init__(message)
        self.line = line
        self.path = path  # what it is about: tables, rows by their names, key


class Figures:
    """A player's own figures for a title, checked."""

    def __init__(self, title: TitleFolder, rules: Rules, confirmed: tuple[str, ...]) -> None:
        self.game = title.id
        self.rules = rules
        self.confirmed = confirmed
        self.schema = title.family.schema
        self.base = title.tables()
        self.tables = with_differences(title, self.base, rules.differences)
        self.components = components_of(self.tables, self.schema)
        self.rulings = rulings_of(self.tables)

    @property
    def differences(self) -> Data | None:
        """What records and tables of a server carry; None if everything is as in the title."""
        return self.rules.differences

    def is_confirmed(self, component: Component) -> bool:
        """By its own name, or because every figure that speaks of it is."""
        ids = [figure.id in self.confirmed for figure in component.figures]
        return component.path in self.confirmed or all(ids)

    def confirms(self, figure: Figure) -> bool:
        """Is everything confirmed that a figure speaks of?"""
        about = [
            each for each in self.components if figure.id in (known.id for known in each.figures)
        ]
        return figure.id in self.confirmed or (
            bool(about) and all(self.is_confirmed(each) for each in about)
        )

    def was(self, component: Component) -> list[Any]:
        """What the title itself has in the fields of a component."""
        if not has(self.base, self.schema, component.keys):
            return [None] * len(component.fields)  # it is new
        node = node_at(self.base, self.schema, component.keys)
        if component.fields[0].name == "":
            return [node.value]
        return [node.value.get(field.name) for field in component.fields]

    def is_changed(self, component: Component) -> bool:
        return self.was(component) != [field.value for field in component.fields]

    @property
    def checked(self) -> int:
        """How many components and rulings are confirmed."""
        rulings = [figure for figure in self.rulings if figure.id in self.confirmed]
        return len([each for each in self.components if self.is_confirmed(each)]) + len(rulings)

    @property
    def others(self) -> int:
        """How many differences there are beside the components."""
        over: Files = {} if self.differences is None else self.differences[TABLES]
        known = [each.keys for each in self.components if self.is_changed(each)]
        found = leaves_of(over, self.base, self.schema)
        leaves = [tuple(map(str, named(path, over, self.schema))) for path in found]
        return len([at for at in leaves if not any(at[: len(keys)] == keys for keys in known)])

    @property
    def count(self) -> int:
        return len(self.components) + len(self.rulings)

    @property
    def changed(self) -> int:
        return len([each for each in self.components if self.is_changed(each)])


def with_differences(title: TitleFolder, base: Files, differences: Data | None) -> Files:
    if differences is None:
        return base
    return merge(tables_of(title.id, differences[OVER]), differences[TABLES], title.family.schema)


# Files ------------------------------------------------------------------------------------------


def own_file(game: str) -> Path | None:
    """The figures of a title in the user's configuration folder, if there are any."""
    if game not in game_ids():
        return None
    file = config_folder() / "figures" / f"{game}.toml"
    return file if file.is_file() else None


def read_figures(file: str | Path, game: str | None = None) -> Figures:
    """The figures of a file, for the title it names or for `game`."""
    path = Path(file)
    try:
        with path.open("rb") as opened:
            data = opened.read(LONGEST + 1)
        text = data.decode()
    except (OSError, UnicodeDecodeError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise FiguresError(say("error-figures-file", file=str(path), problem=problem)) from error
    return figures_of_text(text, path.name, game)


def figures_of_text(text: str, name: str, game: str | None = None) -> Figures:
    """The figures of a text; errors call it `name`."""
    if len(text) > LONGEST:
        raise FiguresError(
            say("error-figures-file", file=name, problem=say("error-figures-long", most=LONGEST))
        )
    try:
        found = read_toml(text, name)
    except TableError as error:
        raise FiguresError(error.message) from error
    reading = Reading(name, found, lines_of(text))
    return reading.figures(game)


def figures_of_values(
    game: str, values: dict[str, Any], confirmed: list[str], kept: Figures | None = None
) -> Figures:
    """Figures somebody entered: a value for each field, by component and field. What `kept` has
    beside the components stays as it is. Errors have the component and field as their path."""
    title = folder_of(game)
    schema = title.family.schema
    start = kept.tables if kept is not None else title.tables()
    known = fields_by_name(components_of(start, schema))
    over: Files = {}
    for name, value in values.items():
        if name not in known:
            problem = say("error-figures-component", name=name, known=tuple(known))
            raise FiguresError(problem, None, (name,))
        keys, kind = known[name]
        if kind == "value" and isinstance(value, str) and value.isdecimal() and len(value) < 9:
            value = int(value)
        put(over, start, schema, keys, value)
    reading = Reading("", {GAME: game, CONFIRMED: confirmed, **over}, {})
    reading.base = start
    return reading.figures(game)


def fields_by_name(components: list[Component]) -> dict[str, tuple[tuple[str, ...], str]]:
    """The way to every field, and its kind, by what it is called: `trail.posts.12.vp`."""
    found: dict[str, tuple[tuple[str, ...], str]] = {}
    for component in components:
        for field in component.fields:
            keys = (*component.keys, field.name) if field.name else component.keys
            found[".".join(keys)] = (keys, field.kind)
    return found


class Reading:
    """A figures file that is being read."""

    def __init__(self, name: str, found: Data, lines: dict[Place, int]) -> None:
        self.name = name
        self.found = found
        self.lines = lines
        self.over: Files = {}
        self.schema: Data = {}
        self.base: Files = {}

    def figures(self, game: str | None) -> Figures:
        title = self.title(game)
        self.schema = title.family.schema
        written = self.base or self.written_over(title)
        for key, value in self.found.items():
            if key in HEAD:
                continue
            if not isinstance(value, dict):
                known = (*HEAD, *(f"[{table}]" for table in self.schema))
                raise self.error(say("error-figures-key", key=key, known=known), (key,))
            self.over[key] = value
        laid = self.located(lambda: self.laid(written))
        today = title.tables()
        changed = difference(written, laid, self.schema)
        if self.base:  # entered values stand for everything
            changed = difference(today, laid, self.schema)
        rules = rules_of(title.id)
        if changed:
            rules = self.loaded(title, today, changed)
        return Figures(title, rules, self.confirmed(title))

    def title(self, game: str | None) -> TitleFolder:
        named = self.found.get(GAME)
        if named is not None and not isinstance(named, str):
            raise self.error(say("error-figures-game", given=repr(named)), (GAME,))
        if named is None and game is None:
            raise self.error(say("error-figures-no-game"))
        if named is not None and game is not None and named != game:
            raise self.error(say("error-figures-other", named=named, game=game), (GAME,))
        try:
            return folder_of(game or named or "")
        except TrailbossError as error:
            raise self.error(error.message, (GAME,)) from error

    def written_over(self, title: TitleFolder) -> Files:
        """The tables the file was written from: today's, unless it names others that are known."""
        version = self.found.get(OVER)
        if version is not None and not isinstance(version, str):
            raise self.error(say("error-figures-over", given=repr(version)), (OVER,))
        try:
            return tables_of(title.id, version)
        except OtherVersion:
            return title.tables()

    def confirmed(self, title: TitleFolder) -> tuple[str, ...]:
        given = self.found.get(CONFIRMED, [])
        if not isinstance(given, list):
            raise self.error(say("error-figures-confirmed", given=repr(given)), (CONFIRMED,))
        tables = title.tables()
        known = [each.path for each in components_of(tables, self.schema)]
        known += [figure.id for figure in rules_of(title.id).figures if figure.id]
        for number, name in enumerate(given):
            if name not in known:
                raise self.error(
                    say("error-figures-no-figure", name=str(name), known=tuple(known)),
                    (CONFIRMED, number),
                )
        return tuple(dict.fromkeys(given))

    def laid(self, base: Files) -> Files:
        laid = merge(base, self.over, self.schema, "{}")
        check(laid, self.schema, "{}")
        check_limits(self.over, self.schema)
        return laid

    # Errors -------------------------------------------------------------------------------------

    def located(self, work: Callable[[], Files]) -> Files:
        """Do something whose errors name a place; add the line."""
        try:
            return work()
        except TableError as error:
            args = error.message.args
            place = str(args.get("place", "")).replace(": ", " ", 1)
            key = args.get("key", REMOVE if error.message.id == "error-table-remove" else "")
            words = f"{place} {key}".strip() or str(args.get("name", ""))
            raise self.error(error.message, place_of(words, self.over, self.schema)) from error

    def error(self, problem: Any, path: Place = ()) -> FiguresError:
        line = next(
            (self.lines[path[:end]] for end in range(len(path), 0, -1) if path[:end] in self.lines),
            None,
        )
        about = named(path, self.found, self.schema)
        if not self.name:
            return FiguresError(problem, None, about)
        if line is None:
            return FiguresError(say("error-figures", file=self.name, problem=problem), None, about)
        told = say("error-figures-line", file=self.name, line=line, problem=problem)
        return FiguresError(told, line, about)

    # Rules --------------------------------------------------------------------------------------

    def loaded(self, title: TitleFolder, today: Files, changed: Files) -> Rules:
        differences = {OVER: rules_of(title.id).version, TABLES: changed}
        try:
            return rules_for(title.id, None, differences)
        except TrailbossError as error:
            path, problem = self.culprit(title, today, error)
            raise self.error(problem, path) from error

    def culprit(self, title: TitleFolder, today: Files, error: TrailbossError) -> tuple[Place, Any]:
        """What in the file makes tables that do not load, and why: the first change from which on
        they do not."""
        leaves = list(leaves_of(self.over, today, self.schema))

        def fault(count: int) -> TrailbossError | None:
            over: Files = {}
            for path in leaves[:count]:
                copy_leaf(self.over, over, path, self.schema)
            try:
                made(title, merge(today, over, self.schema))
            except TrailbossError as found:
                return found
            return None

        low, high, problem = 0, len(leaves), error
        while high - low > 1:
            middle = (low + high) // 2
            found = fault(middle)
            if found is None:
                low = middle
            else:
                high, problem = middle, found
        path = leaves[high - 1] if leaves else ()
        return self.entry_of(path, problem), self.told(path, problem)

    def entry_of(self, path: Place, problem: TrailbossError) -> Place:
        """The very line of a list of effects, if that is what is wrong."""
        line = problem.message.args.get("line")
        value: Any = self.over
        for step in path:
            value = value[step]
        if isinstance(value, list) and isinstance(line, str):
            for number, entry in enumerate(value):
                if isinstance(entry, str) and line in entry:
                    return (*path, number)
        return path

    def told(self, path: Place, problem: TrailbossError) -> Any:
        """The error with the place as the file has it."""
        words = [str(step) for step in named(path, self.found, self.schema)]
        place = f"{words[0]}: {' '.join(words[1:])}" if len(words) > 1 else " ".join(words)
        if problem.message.id == "error-table-effect":
            return say("error-table-effect", **{**problem.message.args, "place": place})
        if "place" in problem.message.args:
            return problem.message
        return say("error-figures-place", place=place, problem=problem.message)
