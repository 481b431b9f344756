"""Positions as text and JSON; docs/positions.md specifies them, `core.sheet` reads and writes."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final, NamedTuple

from trailboss.core.course import default_names
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.core.rules import Position, Rules
from trailboss.core.sheet.loading import DEALS, filled, written
from trailboss.core.sheet.reading import (
    ALL,
    HEAD,
    Eyes,
    InvalidPosition,
    Problem,
    Reader,
    Sheet,
    seat_section,
)
from trailboss.core.sheet.shapes import given
from trailboss.core.sheet.text import (
    FORMAT,
    LONGEST_TEXT,
    Data,
    Written,
    body_of,
    checked_json,
    head_of,
    read_json,
    refused,
    split,
    to_text,
)
from trailboss.core.source import SEED_LIMIT, SeededSource
from trailboss.families import FAMILIES
from trailboss.figures import rules_for

DEALING: Final = 0x6465616C  # mixed into the seed, so that dealing and playing draw differently


# Writing ------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def sheet_for(rules: Rules, setup: Any, blank: Blank) -> Sheet:
    made: Sheet = FAMILIES[rules.family].part("sheet")(rules, blank.position)
    return made


class Blank:
    """A position that stands for all that were set up the same way."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Blank)

    def __hash__(self) -> int:
        return 0


def sheet_of(rules: Rules, position: Position) -> Sheet:
    """The sheet of the table a position is from."""
    return sheet_for(rules, getattr(position, "setup", None), Blank(position))


def position_data(
    rules: Rules,
    position: Position,
    players: int,
    options: dict[str, Any],
    names: list[str],
    eyes: Eyes = ALL,
) -> Data:
    """A position as JSON-ready data: whole, or as much as a seat may know."""
    sheet = sheet_of(rules, position)
    usual = rules.options(players, {})
    wanted = sheet.options(options)
    data: Data = {
        "format": FORMAT,
        "game": rules.id,
        "version": rules.version,
        "players": players,
        "options": {name: value for name, value in wanted.items() if value != usual[name]},
    }
    if rules.differences is not None:
        data["figures"] = rules.differences
    data.update(written(sheet, position, eyes))
    plain = default_names(players)
    for seat in range(players):
        if names[seat] != plain[seat]:
            data["seats"][seat] = {"name": names[seat], **data["seats"][seat]}
    return data


def position_text(rules: Rules, position: Position, data: Data) -> str:
    return to_text(sheet_of(rules, position), data)


# Reading ------------------------------------------------------------------------------------------


class Loaded(NamedTuple):
    """A position that was read, and what belongs to it."""

    rules: Rules
    players: int
    options: dict[str, Any]
    names: list[str] | None
    seed: int
    position: Position


def read_position(
    text: str | dict[str, Any], seed: int, insist: bool = False, trust: bool = False
) -> Loaded:
    """Read a position in any of its forms; `seed` deals what was left open, unless the position
    names one and nobody insists. InvalidPosition says what is wrong with it. Trust: it is the
    engine's own writing, and not tried out."""
    return Reading(text).loaded(seed, insist, trust)


class Examined(NamedTuple):
    """What can be said of a position, whatever is wrong with it."""

    sheet: Sheet | None  # None: not even its game and players could be read
    data: Data  # as far as it could be read
    problems: list[Problem]
    loaded: Loaded | None


def examine(text: str | dict[str, Any], seed: int) -> Examined:
    reading: Reading | None = None
    try:
        reading = Reading(text)
        loaded = reading.loaded(seed, False, False)
        return Examined(reading.sheet, reading.data, [], loaded)
    except InvalidPosition as error:
        if reading is None:
            return Examined(None, {}, error.problems, None)
        return Examined(reading.sheet, reading.data, error.problems, None)


class Reading:
    """A position that is being read: as data, then with its sheet, then as a state."""

    def __init__(self, text: str | dict[str, Any]) -> None:
        self.written: Written | None = None
        self.sheet: Sheet | None = None
        if isinstance(text, dict):
            self.data = checked_json(text)
        elif not_text(text):
            raise refused("error-position-long", most=LONGEST_TEXT)
        elif text.lstrip().startswith("{"):
            self.data = read_json(text)
        else:
            self.written = split(text)
            self.data = head_of(self.written)
        self.lines = {} if self.written is None else self.written.lines

    def loaded(self, seed: int, insist: bool, trust: bool) -> Loaded:
        data = self.data
        if data.get("seed", 0) >= SEED_LIMIT:
            at = self.lines.get((HEAD, "seed"), 0)
            raise refused("error-seed-range", at, HEAD, "seed", given=given(data["seed"]))
        seed = seed if insist else data.get("seed", seed)
        source = SeededSource(seed ^ DEALING)
        rules, players = title_of(data, self.lines)
        options = self.options(rules, players)
        self.sheet = sheet = sheet_of(rules, rules.start(players, options, source))
        reader = Reader(self.lines)
        if self.written is not None:
            data.update(body_of(sheet, self.written, reader))
            reader.fail_if_wrong(rules.scopes)
        position = self.dealt(sheet, source, trust)
        options = {**rules.options(players, {}), **sheet.options(options)}
        return Loaded(rules, players, options, names_of(data, players), seed, position)

    def options(self, rules: Rules, players: int) -> dict[str, Any]:
        wanted = self.data["options"]
        try:
            return rules.options(players, wanted)
        except TrailbossError as error:
            named = [name for name in wanted if repr(name)[1:-1] in str(error.message.args)]
            key = f"option {named[0]}" if named else ""
            at = self.lines.get((HEAD, key), 0)
            raise InvalidPosition([Problem(HEAD, key, at, error.message)]) from error

    def dealt(self, sheet: Sheet, source: SeededSource, trust: bool) -> Position:
        """The state. Cards that were dealt may not fit what is asked: then others are."""
        for _ in range(DEALS if left_open(self.data) else 0):
            with suppress(InvalidPosition):
                return filled(sheet, self.data, Reader(self.lines), source, trust)
        return filled(sheet, self.data, Reader(self.lines), source, trust)


def not_text(text: Any) -> bool:
    return not isinstance(text, str) or len(text) > LONGEST_TEXT


def title_of(data: Data, lines: dict[tuple[str, str], int]) -> tuple[Rules, int]:
    """The rules, and how many play."""
    at_game = lines.get((HEAD, "game"), 0)
    if not data.get("game"):
        raise refused("error-position-needed", at_game, HEAD, "game", key="game")
    try:
        rules = rules_for(data["game"], data.get("version"), data.get("figures"))
    except TrailbossError as error:
        raise InvalidPosition([Problem(HEAD, "game", at_game, error.message)]) from error
    players = data.get("players", 0)
    if not rules.min_players <= players <= rules.max_players:
        least, most = rules.min_players, rules.max_players
        at = lines.get((HEAD, "players"), 0)
        problem = say("error-players", game=rules.id, least=least, most=most, given=given(players))
        raise InvalidPosition([Problem(HEAD, "players", at, problem)])
    return rules, players


def left_open(data: Data) -> bool:
    """Is something left to chance?"""
    return any(
        isinstance(value, dict) and "unknown" in value
        for own in [data["table"], *data["seats"]]
        for value in own.values()
    )


def names_of(data: Data, players: int) -> list[str] | None:
    """The names of the seats; None if nobody has one."""
    names = default_names(players)
    for seat, own in enumerate(data["seats"][:players]):
        if "name" in own:
            names[seat] = " ".join(own["name"].split())
    return None if names == default_names(players) else names


def to_json(data: Data) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


__all__ = [
    "ALL",
    "Examined",
    "Eyes",
    "InvalidPosition",
    "Loaded",
    "Problem",
    "examine",
    "position_data",
    "position_text",
    "read_position",
    "seat_section",
    "to_json",
]
