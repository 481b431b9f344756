"""On which line of a TOML file something stands.

`tomllib` reads what a file holds and forgets where. This walks over a text that `tomllib` has
accepted, so it may take the grammar for granted, and notes the line of every key and row.
"""

from __future__ import annotations

from typing import Final

Path = tuple[str | int, ...]  # keys, and the numbers of rows

BLANK: Final = " \t\r\n"
BARE: Final = "[]{},=#" + BLANK


class Walk:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Path, int] = {}
        self.rows: dict[Path, int] = {}  # how many rows a list has so far

    # Letters ------------------------------------------------------------------------------------

    @property
    def here(self) -> str:
        return self.text[self.at : self.at + 1]

    def skip(self, also: str = "") -> None:
        """Over blanks and remarks."""
        while self.here and self.here in BLANK + also + "#":
            if self.here == "#":
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            else:
                self.at += 1

    def quoted(self) -> str:
        """A text between quotes of any kind, as it is written."""
        mark = self.here
        long = self.text.startswith(mark * 3, self.at)
        closing = mark * 3 if long else mark
        begin = self.at = self.at + len(closing)
        while not self.text.startswith(closing, self.at):
            self.at += 2 if self.here == "\\" and mark == '"' else 1
        end = self.at
        self.at += len(closing)
        while long and self.here == mark:  # a long text may end with quotes of its own
            end += 1
            self.at += 1
        return self.text[begin:end]

    def key(self) -> tuple[str, ...]:
        """A key with its dots."""
        parts: list[str] = []
        while True:
            self.skip()
            if self.here in "\"'":
                parts.append(self.quoted())
            else:
                begin = self.at
                while self.here not in BARE and self.here != ".":
                    self.at += 1
                parts.append(self.text[begin : self.at])
            self.skip()
            if self.here != ".":
                return tuple(parts)
            self.at += 1

    # Structure ----------------------------------------------------------------------------------

    def note(self, path: Path, at: int) -> None:
        line = self.text.count("\n", 0, at) + 1
        for length in range(1, len(path) + 1):
            self.lines.setdefault(path[:length], line)

    def in_rows(self, keys: tuple[str, ...]) -> Path:
        """A path where each list on the way stands for its newest row."""
        path: Path = ()
        for key in keys:
            path = (*path, key)
            if path in self.rows:
                path = (*path, self.rows[path] - 1)
        return path

    def file(self) -> dict[Path, int]:
        table: Path = ()
        while True:
            self.skip()
            if not self.here:
                return self.lines
            begin = self.at
            if self.text.startswith("[[", self.at):
                self.at += 2
                *outer, last = self.key()
                name = (*self.in_rows(tuple(outer)), last)
                self.rows[name] = self.rows.get(name, 0) + 1
                table = (*name, self.rows[name] - 1)
                self.note(table, begin)
                self.at += 2
            elif self.here == "[":
                self.at += 1
                table = self.in_rows(self.key())
                self.note(table, begin)
                self.at += 1
            else:
                self.pair(table)

    def pair(self, table: Path) -> None:
        begin = self.at
        path = (*table, *self.key())
        self.note(path, begin)
        self.at += 1  # the equals sign
        self.value(path)

    def value(self, path: Path) -> None:
        self.skip()
        if self.here in "\"'":
            self.quoted()
        elif self.here == "[":
            self.at += 1
            number = 0
            self.skip(",")
            while self.here != "]":
                self.note((*path, number), self.at)
                self.value((*path, number))
                number += 1
                self.skip(",")
            self.at += 1
        elif self.here == "{":
            self.at += 1
            self.skip(",")
            while self.here != "}":
                self.pair(path)
                self.skip(",")
            self.at += 1
        else:
            while self.here and self.here not in BARE:
                self.at += 1


def lines_of(text: str) -> dict[Path, int]:
    """The line of every table, key and row of a TOML text, counted from 1."""
    return Walk(text).file()
