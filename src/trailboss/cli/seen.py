"""A position as a seat sees it: what all parts of a picture need, and the parts of it that every
game has."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from trailboss.cli.layout import mark, title
from trailboss.cli.speech import Voice
from trailboss.core.base_tables import BaseTables

Seen = dict[str, Any]


class SeenTable:
    """The observation, the tables, and who looks; `me` is None for somebody who only watches."""

    tables: BaseTables
    board: str  # where the observation has what lies on the spaces

    def __init__(self, tables: BaseTables, voice: Voice, seen: Seen, me: int | None) -> None:
        self.tables = tables
        self.voice = voice
        self.names = voice.names
        self.seen = seen
        self.me = me
        self.players: list[Seen] = seen["players"]
        self.count: int = seen["seats"]
        self.viewer = 0 if me is None else me  # whose costs are shown

    def title(self, heading: str, note: str) -> Text:
        """The heading of a section, with a note, by their messages."""
        return title(self.voice.said(heading), self.voice.said(note))

    def tile_on(self, space: int) -> Seen | None:
        """What lies on a space of the board."""
        tile: Seen | None = self.seen[self.board].get(self.tables.spaces[space])
        return tile

    def herders_on(self, space: int) -> list[int]:
        """Whose herders stand on a space of the board."""
        name = self.tables.spaces[space]
        return [seat for seat in range(self.count) if self.players[seat]["herder"] == name]

    def discs_on(self, places: str, name: str) -> Text:
        """The discs of all players on one of such places, by its name."""
        discs = Text()
        for seat in range(self.count):
            count = self.players[seat][places].get(name, 0)
            if count:
                discs.append_text(mark(seat))
                discs.append(f"×{count} " if count > 1 else " ")
        return discs

    def board_title(self, seat: int) -> Text:
        """The heading of a player board."""
        line = title(self.voice.said("picture-board", own="yes" if seat == self.me else "no"))
        return line.append("  ").append_text(mark(seat)).append(f" {self.names[seat]}")

    def viewer_first(self) -> list[int]:
        """All seats in the order of play."""
        seats = list(range(self.count))
        return seats[self.viewer :] + seats[: self.viewer]

    def who(self, seat: int) -> Text:
        """A player at the beginning of a line."""
        return Text.assemble(
            mark(seat), f" {self.voice.said('picture-who', name=self.names[seat])}"
        )
