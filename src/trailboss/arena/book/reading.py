"""Reads datasets of the arena: for every seat of every game what it did, and when."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray
from pyarrow import parquet

from trailboss.arena.book.counted import Catalogue
from trailboss.arena.dataset import GAMES, MATCH, MOVES
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.core.rules import Rules
from trailboss.titles import rules_of

COLUMNS: Final = ("game", "turn", "seat", "code")
IDENTITY: Final = ("game", "rules", "players", "options", "bots", "seed")


class Dataset:
    """A folder that `trailboss arena --dataset` has written; what it holds is not read yet."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.match = match_in(folder / GAMES)
        if match_in(folder / MOVES) != self.match:
            raise TrailbossError(say("error-book-mixed", folder=str(folder)))
        if not set(COLUMNS) <= set(parquet.read_schema(folder / MOVES).names):
            raise TrailbossError(say("error-book-turns", folder=str(folder)))

    @property
    def page(self) -> tuple[str, int]:
        """What it is about: title and number of players."""
        return self.match["game"], self.match["players"]

    @property
    def rules(self) -> Rules:
        return rules_of(self.match["game"], self.match["rules"])


def match_in(path: Path) -> dict[str, Any]:
    """The match a file of a dataset is of."""
    try:
        match = json.loads((parquet.read_schema(path).metadata or {})[MATCH])
        if not set(IDENTITY) <= set(match):
            raise ValueError
    except (OSError, pa.ArrowInvalid, KeyError, TypeError, ValueError) as error:
        folder, name = str(path.parent), path.name
        raise TrailbossError(say("error-book-dataset", folder=folder, file=name)) from error
    found: dict[str, Any] = match
    return found


def gathered(folders: Iterable[Path]) -> dict[tuple[str, int], list[Dataset]]:
    """The datasets by page. Each match counts once, and a page has one set of rules."""
    pages: dict[tuple[str, int], list[Dataset]] = {}
    for folder in folders:
        one = Dataset(folder)
        others = pages.setdefault(one.page, [])
        for other in others:
            both = {"folder": str(folder), "other": str(other.folder)}
            if other.match == one.match:
                raise TrailbossError(say("error-book-twice", **both))
            if other.match["rules"] != one.match["rules"]:
                raise TrailbossError(say("error-book-rules", **both))
        others.append(one)
    return dict(sorted(pages.items()))


class Seats:
    """Every seat that a bot had, one row each, and every game. The printed opponent of a game alone
    makes no moves and has no row."""

    def __init__(self, players: int, catalogue: Catalogue, lines: list[str]) -> None:
        self.players = players
        self.catalogue = catalogue
        self.lines = lines  # of a score sheet
        self.setups: list[dict[str, Any]] = []  # the options of each
        self.forfeited = 0  # games that were left out because a bot failed
        self.setup: NDArray[Any]  # by game: number of its set-up
        self.rounds: NDArray[Any]  # by game: turns of the seat that had most
        self.block: NDArray[Any]  # by seat: games of a block share a set-up and its luck
        self.won: NDArray[Any]  # by seat: did it win?
        self.credit: NDArray[Any]  # by seat: a victory shared by k seats counts 1/k
        self.counts: NDArray[Any]  # by seat and item: how often
        self.turns: NDArray[Any]  # by seat and item: its own turn of the first time; NaN: never
        self.points: NDArray[Any]  # by seat and line of the score sheet

    @property
    def games(self) -> int:
        return len(self.setup)

    def of_setup(self, number: int) -> Seats:
        """The games of one set-up."""
        found = Seats(self.players, self.catalogue, self.lines)
        games = self.setup == number
        seats = np.repeat(games, self.players)
        found.setups = [self.setups[number]]
        found.setup, found.rounds = np.zeros(int(games.sum()), int), self.rounds[games]
        found.block = dense(self.block[seats])
        found.won, found.credit = self.won[seats], self.credit[seats]
        found.counts, found.turns = self.counts[seats], self.turns[seats]
        found.points = self.points[seats]
        return found


def read_seats(datasets: list[Dataset]) -> Seats:
    """All seats of the datasets of a page."""
    rules, players = datasets[0].rules, datasets[0].match["players"]
    catalogue = Catalogue(rules.codec)
    parts: list[dict[str, Any]] = []
    setups: list[dict[str, Any]] = []
    lines: list[str] = []
    forfeited = blocks = 0
    for one in datasets:
        games = parquet.read_table(one.folder / GAMES).to_pylist()
        whole = [row for row in games if not any(row["forfeits"])]
        forfeited += len(games) - len(whole)
        if not whole:
            continue
        lines = list(whole[0]["scores"][0])
        if one.match["options"] not in setups:
            setups.append(one.match["options"])
        part = results(whole, players, lines)
        part["setup"] = np.full(len(whole), setups.index(one.match["options"]))
        part["block"] += blocks
        blocks = int(part["block"].max()) + 1
        part["counts"], part["turns"] = deeds(one, whole, players, catalogue)
        parts.append(part)
    if not parts:
        raise TrailbossError(say("error-book-empty", folder=str(datasets[0].folder)))
    seats = Seats(players, catalogue, lines)
    seats.setups, seats.forfeited = setups, forfeited
    for name in parts[0]:
        setattr(seats, name, np.concatenate([part[name] for part in parts]))
    seats.block = dense(seats.block)
    return seats


def dense(numbers: NDArray[Any]) -> NDArray[Any]:
    """The same, counted from 0 without a gap."""
    return np.unique(numbers, return_inverse=True)[1]


def results(games: list[dict[str, Any]], players: int, lines: list[str]) -> dict[str, Any]:
    """How the games ended."""
    seats = range(players)
    credit = [
        1 / len(row["winners"]) if seat in row["winners"] else 0.0
        for row in games
        for seat in seats
    ]
    return {
        # Seats take turns in their order, the printed opponent among them.
        "rounds": np.array([-(-row["turns"] // len(row["seats"])) for row in games]),
        "block": np.array([row["block"] for row in games for _ in seats]),
        "won": np.array(credit) > 0,
        "credit": np.array(credit),
        "points": np.array(
            [[row["scores"][seat][line] for line in lines] for row in games for seat in seats]
        ),
    }


def deeds(
    dataset: Dataset, games: list[dict[str, Any]], players: int, catalogue: Catalogue
) -> tuple[NDArray[Any], NDArray[Any]]:
    """How often each seat did each item, and its own turn of the first time."""
    table = parquet.read_table(dataset.folder / MOVES, columns=list(COLUMNS))
    game, turn, seat, code = (table[name].to_numpy() for name in COLUMNS)
    place = np.full(max(row["game"] for row in games) + 1, -1)
    place[[row["game"] for row in games]] = np.arange(len(games))
    known = game < len(place)
    game, turn, seat, code = game[known], turn[known], seat[known], code[known]
    row = place[game] * players + seat
    own = (turn - 1) // len(games[0]["seats"]) + 1
    shape = (len(games) * players, len(catalogue.items))
    counts = np.zeros(shape, np.int32)
    first = np.full(shape, np.inf)
    for items in (np.array(catalogue.whole)[code], np.array(catalogue.part)[code]):
        counted = (items >= 0) & (place[game] >= 0)
        np.add.at(counts, (row[counted], items[counted]), 1)
        np.minimum.at(first, (row[counted], items[counted]), own[counted])
    return counts, np.where(np.isinf(first), np.nan, first)
