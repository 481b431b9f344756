"""What figures of one's own may change, and how far.

A figures file may come from anybody: with a record, over the network. It is data and never run,
but tables can ask for more than a machine has. So numbers have bounds, the map and the players of a
title cannot be changed, and tables that load are tried before they are used.
"""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any, Final

from trailboss.core.errors import TrailbossError
from trailboss.core.message import Message, say
from trailboss.core.rules import Rules
from trailboss.core.source import SeededSource
from trailboss.core.tables import (
    ANY,
    MARKS,
    REMOVE,
    Data,
    Files,
    TableError,
    inside,
    row_key,
    row_name,
)

LEAST: Final = -99
BELOW_NOTHING: Final = ("vp", "money", "bonus")  # keys whose numbers may be negative
MOST: Final = 999
MOST_LETTERS: Final = 200  # of a text
MOST_ROWS: Final = 100  # of a list
LONGEST: Final = 100_000  # letters of a whole file
FIXED: Final = "_fixed"  # in a schema: keys that are a title's own affair
TRIAL_MOVES: Final = 150  # in a trial game of each number of players
NUMBER: Final = re.compile(r"[-+]?\d+")


def check_limits(over: Files, schema: Data, file: str = "{}") -> None:
    """Does an overlay stay within bounds? It has been merged already, so its keys are known."""
    for name, table in over.items():
        check_table(table, schema[name], file.format(name))


def check_size(over: Files) -> None:
    if len(json.dumps(over)) > LONGEST:
        raise TableError(say("error-figures-long", most=LONGEST))


def check_table(table: Data, part: Data, place: str) -> None:
    fixed: list[str] = part.get(FIXED, [])
    for key, value in table.items():
        if key in MARKS:
            continue
        if key in fixed or (ANY in fixed and key != REMOVE):
            raise TableError(say("error-figures-fixed", place=place, key=key))
        if key == REMOVE:
            for name in value if isinstance(value, list) else ():
                if name in fixed or ANY in fixed:
                    raise TableError(say("error-figures-fixed", place=place, key=str(name)))
            continue
        inner = part.get(key, part.get(ANY))
        if isinstance(inner, list):
            check_rows(value, inner[0], key, place)
        elif isinstance(inner, dict):
            check_table(value, inner, inside(place, key))
        else:
            check_value(value, key, place)


def check_rows(rows: list[Data], part: Data, key: str, place: str) -> None:
    if len(rows) > MOST_ROWS:
        raise TableError(say("error-figures-rows", place=place, key=key, most=MOST_ROWS))
    keys = row_key(part)
    for number, row in enumerate(rows):
        name = row_name(row, keys) or str(number + 1)
        own = {inner: value for inner, value in row.items() if inner not in keys or not keys}
        check_table(own, part, inside(place, f"{key} {name}"))


def check_value(value: Any, key: str, place: str) -> None:
    if isinstance(value, list):
        if len(value) > MOST_ROWS:
            raise TableError(say("error-figures-rows", place=place, key=key, most=MOST_ROWS))
        for entry in value:
            check_value(entry, key, place)
    elif isinstance(value, str):
        if len(value) > MOST_LETTERS:
            raise TableError(say("error-figures-letters", place=place, key=key, most=MOST_LETTERS))
        for number in NUMBER.findall(value):
            if len(number) > 4 or not LEAST <= int(number) <= MOST:
                raise out_of_bounds(place, key, number, LEAST)
    elif isinstance(value, int):
        least = LEAST if key in BELOW_NOTHING else 0
        if not least <= value <= MOST:
            raise out_of_bounds(place, key, str(value)[:30], least)


def out_of_bounds(place: str, key: str, given: str, least: int) -> TableError:
    return TableError(
        say("error-figures-bounds", place=place, key=key, given=given, least=least, most=MOST)
    )


def try_out(rules: Rules) -> None:
    """Set the game up for every number of players and make some moves, at random."""
    for players in range(rules.min_players, rules.max_players + 1):
        try:
            play_some(rules, players)
        except Exception as error:
            raise TableError(unplayable(players, error)) from error


def play_some(rules: Rules, players: int) -> None:
    choose = Random(players)
    source = SeededSource(players)
    position = rules.start(players, rules.options(players, {}), source)
    for _ in range(TRIAL_MOVES):
        if position.seat < 0:
            return
        allowed = rules.legal(position)
        if not allowed:
            raise TrailbossError(say("error-figures-stuck"))
        rules.apply(position, choose.choice(allowed), source)
    rules.scores(position)


def unplayable(players: int, error: Exception) -> Message:
    problem = (
        error.message if isinstance(error, TrailbossError) else f"{type(error).__name__}: {error}"
    )
    return say("error-figures-unplayable", players=players, problem=problem)
