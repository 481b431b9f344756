"""Reading a title's tables: TOML files, and the figures in them somebody should check."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

Data = dict[str, Any]


class Figure:
    """A figure that somebody who holds the printed game should check."""

    def __init__(self, table: str, about: str, confidence: str, check: str) -> None:
        self.table = table  # the file it stands in
        self.about = about
        self.confidence = confidence  # stand-in, low or medium
        self.check = check  # where to look


def read_files(package: str, folder: str, names: tuple[str, ...]) -> dict[str, Data]:
    """The contents of a title's files, by name; a title need not have all of them."""
    place = files(package).joinpath("data", folder) if folder else files(package).joinpath("data")
    data: dict[str, Data] = {}
    for name in names:
        file = place.joinpath(f"{name}.toml")
        if file.is_file():
            data[name] = tomllib.loads(file.read_text(encoding="utf-8"))
    return data


def figures_of(data: dict[str, Data]) -> list[Figure]:
    return [
        Figure(name, figure["about"], figure["confidence"], figure["check"])
        for name in data
        for figure in data[name].get("figures", [])
    ]


def by_players(table: dict[str, int]) -> dict[int, int]:
    """A figure that depends on the number of players."""
    return {int(players): figure for players, figure in table.items()}
